# What the table of the page says besides `table.ftl`: buttons, hints, what is only heard.

## The bar above the table

bar-games = All games
bar-table = Table
bar-connecting = Connecting …
bar-watching = You watch.
bar-keys = Keys
# Where the cards come from; a link to the page that checks it.
source-fair = Fair deal
source-seeded = Dealt from a seed
source-given = Given cards
source-check = Check this deal

## Seats

side-ai = AI
# $count is how many columns a seat has won in Tien Gow.
side-columns =
    { $count ->
        [one] { $count } column
       *[other] { $count } columns
    }
side-turn = to move
    .you = your turn
# What is left of a player's time, such as 1:05; $reserve beside it for the whole deal.
clock = Time: { $time }
clock-reserve = Reserve: { $time }
card-unknown = A card

## The middle of the table

middle = Middle of the table
# Below what a seat has laid in this round or trick.
front-high = Highest
front-led = Led
front-laid = Laid
front-stock = Stock: { $count }
front-out = Out: { $count }

## Moves, on buttons. $cards are the names of the cards.

do = Play { $cards }
do-lead = Lead { $cards }
do-beat = Beat with { $cards }
do-pass = Pass
do-discard = Discard { $cards }
do-discard-down = Lay face down: { $cards }
do-win = Ù! Win
do-chiu = Chíu
do-decline = No claim
do-chan = Take as Chắn
do-ca = Take as Cạ with { $cards }

## One's own hand and moves

own-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
# Said of a card in the hand, after its name.
own-out = in no legal move
own-side = Your hand and moves
own-moves = Your move
ask =
    { $count ->
        [one] Your only move
       *[other] Your move: { $count } choices
    }
# $card is the name of the public card.
ask-claim = Do you claim { $card }?
ask-claim-none = You have no claim to { $card }.
ask-take = Do you take { $card }?
# How long one may still answer.
claim-time = Open for { $seconds } s more; no answer is no claim.
claim-wait = Take your time.
choose-cards = Choose cards.
choose-more =
    { $count ->
        [one] { $count } move with more cards.
       *[other] { $count } moves with more cards.
    }
choose-all =
    { $count ->
        [one] { $count } move
       *[other] All { $count } moves
    }
choose-rest = … and { $count } more: choose cards.
choose-why = Why not { $cards }?
choose-back = Put back
choose-forced = It will be played for you.
others-move = The others are to move.
others-faster = Faster
late-answer = The claims were settled before your answer came. It counts for nothing.
close-message = Close this message
rule = Rule { $clause }

## Notices

lost-connection = The connection is lost. Trying again; nothing is missed.
away = An AI plays for you.
away-back = Play yourself again
paused-notice = The table is paused. No time passes.

## Waiting for others

wait-for =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
wait-shuffle = Shuffling
wait-links = Send each of your friends a link. Who opens it sits down.
wait-watch = To watch
wait-copy = Copy
wait-copied = Copied
wait-share = Share
join-sitting = Sitting down …
join-refused = This seat cannot be taken
join-watch = Watch the table

## The end

end-next = Next deal
end-join = To the next deal
end-watch = Watch the next deal
end-replay = Replay

## The log, and the player's name

log = What happened
name = Your name at this table
name-set = Set

## Keys

key-title = Keys
key-note = Keys count while the hand or your moves have the focus.
key-close = Close
key-arrows = From card to card; first and last card
key-space = Choose a card, or put it back
key-enter = Play what is chosen
key-escape = Put all cards back
key-down = To the moves, and back to the hand
key-digit = Make the move with this number
key-no = Pass; make no claim
key-why = Why not these cards?
key-faster = Faster
key-log = To what happened
key-help = These keys
