# Why a move is not legal. Cards are codes, such as 66 or 8m; seats are counted from 0; moves are in the notation.

## Chuo Pai

chuo_pai-over = The deal is over.
chuo_pai-looking_on = You only look on: the seats play.
chuo_pai-not_on_turn = Seat { $seat } is on turn.
chuo_pai-no_verb = There is no { $verb } in Chuo Pai: a seat leads, beats or passes.
chuo_pai-leader_passes = The leader of a round cannot pass.
chuo_pai-nothing_led = Nothing has been led in this round: lead a group or a combination.
chuo_pai-led_already = Seat { $seat } has led already: beat { $high }, or pass if you cannot.
chuo_pai-pass_with_cards = A pass keeps its cards: nobody ever discards.
chuo_pai-must_beat = You can beat { $high }, with { $play } for example, so you must.
chuo_pai-no_cards = A group has at least one card.
chuo_pai-not_held = You do not hold { $cards }.
chuo_pai-no_head = { $cards } is no group, which has one face only, and there is no head to make it a combination.
chuo_pai-two_heads = { $cards } is no combination: it has heads of more than one class.
chuo_pai-no_match = { $cards } is no combination: the totals that match { $head } are { $totals }.
chuo_pai-capped = { $cards } is no combination here: it has at most four cards.
chuo_pai-equal = { $cards } is no combination here: it has as many totals as heads.
# $family and $other are long, yao, black, red or combinations.
chuo_pai-other_family = { $cards } ({ $family }) cannot beat { $high } ({ $other }): the families differ.
chuo_pai-other_size =
    { $high } can be beaten with { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } only, not with { $count }.
chuo_pai-not_higher = { $cards } is not strictly higher than { $high }.
chuo_pai-legal = Nothing in the rules speaks against { $move }.

## Tien Gow

tien_gow-over = The deal is over: all tiles are played.
tien_gow-watching = You are watching: only the four seats play.
tien_gow-turn = It is the turn of seat { $seat }.
tien_gow-verb = There is no { $verb } in Tien Gow: a seat leads, beats or discards.
tien_gow-led =
    A group has been led already: lay { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }, face up to beat it or face down.
tien_gow-nothing_led = Nothing has been led: you lead, and lay a group face up.
tien_gow-no_tiles = Name the tiles that you lay.
tien_gow-not_held = You do not hold { $cards }.
tien_gow-no_group = { $cards } is no group that may be led.
tien_gow-size =
    Lay exactly { $size ->
        [one] { $size } tile, as many as was led.
       *[other] { $size } tiles, as many as were led.
    }
tien_gow-supreme = Supreme cannot be beaten: lay two tiles face down.
tien_gow-supreme_follows = Supreme can only be led: here 42 21 may only go face down.
tien_gow-not_a_group = { $cards } is no group: it may only go face down.
tien_gow-type = { $cards } is of another type than { $highest }: it may only go face down.
tien_gow-equal = { $cards } only equals { $highest }, and equal does not beat.
tien_gow-lower = { $cards } is lower than { $highest }.
tien_gow-early_death = You have won no column: in a last trick of one tile you must lay your tile face down.
tien_gow-legal = This move is legal.

## Chắn

chan-no_verb = Chắn has no move { $verb }.
chan-wrong_cards =
    The move { $verb } is made with { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
chan-no_card = The card { $card } is not in play.
chan-cc_no_ca = Chi chi makes no Cạ.
chan-spectator = Only the four seats make moves.
chan-won = The deal is over: a seat has won.
chan-drawn = The deal is over: a reveal was due and the stock was empty.
chan-dead_hand = A dead hand decides nothing.
chan-not_opening = The dealer, seat { $seat }, has yet to make the opening discard.
chan-not_owing = Seat { $seat } is to discard.
chan-not_on_turn = Seat { $seat } is on turn.
chan-nothing_public = There is no public card now.
chan-must_discard = You owe a discard.
chan-no_discard_due = You owe no discard: first capture the public card.
chan-claims_closed = The claims on { $card } have been settled.
chan-claims_due = The claims on { $card } are settled first, in their order.
chan-no_claim = You have no claim to decline.
chan-has_discard = Only a dealer who has no legal discard can decline Thiên ù.
chan-incomplete =
    The hand is not complete: { $ranks ->
        [one] { $ranks } card stays
       *[other] { $ranks } cards stay
    } unmatched.
chan-few_chan = The hand would have { $chan } Chắn; a win takes six.
chan-cc_exact = A win on Chi chi takes exactly six Chắn; the hand would have { $chan }.
chan-only_chiu_u = A discard or replacement is won on only by Chíu ù, with three { $card } in hand.
chan-no_triplet = A Chíu takes three { $card } in hand; you have { $number }.
chan-chiu_no_discard = After that Chíu you would have no legal discard.
chan-not_in_hand = You have no { $card } in hand.
chan-breaks_pair = Playing { $card } would break an identical pair.
chan-refused_discard = You have refused { $card } and may not discard it.
chan-beside_discard = You have captured a Cạ and discarded { $other }, so { $card } of the same rank may not follow.
chan-discarded = You have discarded { $card } in this deal and may not capture it.
chan-laid = You have laid { $card } from your hand in a Cạ and may not capture it.
chan-no_discard_left = After that capture you would have no legal discard.
chan-no_pair = You have no { $card } to make a Chắn with.
chan-not_a_ca = { $card } and { $other } are not two suits of one rank.
chan-holds_card = You have { $card } in hand, so it may not go into a Cạ.
chan-breaks_ca = { $other } is odd in your hand too: { $card } is part of a Cạ in hand.
chan-last_unmatched = Only one card of your hand is unmatched, so you may not capture a Cạ.
chan-refused_ca = You have refused { $card }, so it may not go into a Cạ.
chan-discarded_ca = You have discarded { $card } and { $other }, a Cạ, and may capture none.
chan-legal = The claims are settled in their order; the move is open to you in its turn.
