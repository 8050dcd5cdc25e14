# A table in words: seats, what happens, moves, places and the settlement. The terminal and the page say it.
#
# `.you` is the form for the reader's own seat. $seat is "Seat 2" or a player's name, as it begins a sentence; in
# seat-inside it is as it stands within one. Names are never inflected: choose sentences that need no form of them.

## Seats

seat = Seat { $seat }
    .you = You
seat-inside = seat { $seat }
    .you = you
# $who is a name, or one of the words below.
seat-label = Seat { $seat } ({ $who })
    .you = Seat { $seat } (you)
seat-person = person
seat-empty = nobody yet
seat-away = away, played by an AI
seat-away-named = { $name }: away, played by an AI
# Where discards lie in Chắn; stands within a sentence.
door_of = { $seat }'s door
    .you = your door
# A seat's score in a row of scores. $points has its sign.
score = { $seat } { $points }
    .you = you { $points }

## What happens

opened = A table of { $game } is open. Cards: { $source }.
opened-fair = a fair deal
opened-seeded = from a seed
opened-given = as given
seat_taken = { $seat } was taken.
    .you = You sit down.
seat_taken-named = Seat { $number } was taken by { $seat }.
    .you = You sit down.
seat_taken-again = { $seat } is back.
    .you = You are back.
seat_left = { $seat } was left.
    .you = You have left.
seat_left-named = { $seat } has left.
    .you = You have left.
seat_left-time = { $seat } ran out of time: an AI plays on.
    .you = Your time is out: an AI plays for you.
seat_left-absent = { $seat } is gone: an AI plays on.
    .you = You were gone: an AI plays for you.
paused = The table is paused. { $reason }
paused-over = The table goes on. { $reason }
restarted = The server was started anew; the time for what is open begins again.
entropy_due = All have committed to their part of the shuffle, and reveal it.
entropy_revealed = { $seat } reveals its part of the shuffle.
    .you = You reveal your part of the shuffle.
begun = The cards are dealt.
moved-lead = { $seat } leads { $cards }.
    .you = You lead { $cards }.
moved-beat = { $seat } beats with { $cards }.
    .you = You beat with { $cards }.
moved-pass = { $seat } passes.
    .you = You pass.
moved-discard = { $seat } discards { $cards }.
    .you = You discard { $cards }.
moved-discard-down = { $seat } lays { $cards } face down.
    .you = You lay { $cards } face down.
moved-win = { $seat } wins!
    .you = You win!
moved-chiu = { $seat } claims Chíu.
    .you = You claim Chíu.
moved-decline = { $seat } makes no claim.
    .you = You make no claim.
moved-chan = { $seat } captures as Chắn.
    .you = You capture as Chắn.
moved-ca = { $seat } captures as Cạ with { $cards }.
    .you = You capture as Cạ with { $cards }.
moved = { $seat }: { $move }.
answered = { $seat } answers: { $move }.
    .you = Your answer: { $move }.
hidden =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
bonus = { $seat } banks { $cards } as the opening bonus.
    .you = You bank { $cards } as the opening bonus.
# $door is door_of.
reveal = { $card } is turned up at { $door }.
shown = { $seat } shows { $cards }.
    .you = You show { $cards }.
uncovered = { $seat } had laid down { $cards }.
    .you = You had laid down { $cards }.
# $round is `round` or `trick`.
round_won = { $seat } wins the { $round } with { $cards }.
    .you = You win the { $round } with { $cards }.
round = round
trick = trick
paid = { $payer } pays { $points } to { $payee } ({ $reason }).
    .you = You pay { $points } to { $payee } ({ $reason }).
window_opened = Claims on the card are open.
window_closed = Claims are settled.
settled = The deal is settled: { $scores }.
ended-over = The deal is over.
ended-closed = The table was closed. { $reason }
ended-void = The deal was voided. { $reason }
continued = The next deal is at another table.
released = The whole log is open to all.

## Moves, in the list of moves

verb-lead = lead
verb-beat = beat
verb-pass = pass
verb-discard = discard
verb-win = win
verb-chiu = chiu
verb-decline = decline
verb-chan = chan
verb-ca = ca
gloss-pass = let it be
gloss-win = complete the hand
gloss-chiu = lay three with it
gloss-decline = make no claim
gloss-chan = capture it with its like

## Why points are paid

reason-supreme = Supreme
reason-quartet = a quartet
reason-final = final settlement
reason-catch = the catch
reason-score = the score

## Bonuses

bonus-xuong = Ù xuông (plain win)
bonus-chi = Ù chì (own door)
bonus-thien_u = Thiên ù (dealt complete)
bonus-tom = Tôm
bonus-bach_thu = Bạch thủ
bonus-leo = Lèo
bonus-thien_khai = Thiên khai (four dealt)
bonus-chiu_u = Chíu ù
bonus-bon = Bòn
bonus-bach_dinh = Bạch định (no red card)
bonus-tam_do = Tám đỏ (eight red cards)
bonus-kinh_tu_chi = Kính tứ chi (four Chi chi)
bonus-thap_thanh = Thập thành (ten Chắn)

## The table

hand = hand
hand-yours =
    Your hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
hand-empty = Your hand is empty
high = ← highest
banker = banker
dealer = dealer
dead = dead hand
pile = pile
columns = columns
immediate = payments { $points }
down = face down
played = played
lies = on the table
led = led
out = Out of the deal: { $count }.
stock = In the stock: { $count }.
# $door is door_of, $source one of the three below.
public = { $card } lies at { $door }, { $source }.
public-1 = discarded
public-2 = turned up
public-3 = as a replacement
no_public = No card is public.
door = door
meld-chan = Chắn
meld-ca = Cạ
meld-chiu = Chíu
won = won with
shown-zone = shown
high_now = Highest: { $cards } of { $seat }.
to_lead = { $seat } is to lead.
    .you = You are to lead.
red = * marks red cards

## Places, where nothing better is known

zone-pack = pack
zone-hand = hand
zone-trick = on the table
zone-pile = pile
zone-out = out
zone-down = face down
zone-open = played
zone-stock = stock
zone-public = public card
zone-door = door
zone-chan = Chắn
zone-ca = Cạ
zone-chiu = Chíu
zone-won = won with
zone-shown = shown

## Status: one line, at most 60 columns

status-opened = Waiting until all seats are taken.
status-paused = The table is paused.
status-turn = It is the turn of { $seat }.
    .you = It is your turn.
status-window = Claims are being settled.
status-over = The deal is over.
status-closed = The table was closed.
status-void = The deal was voided.
status-wait = A moment.

## Settlement

settlement = Settlement
settlement-none = There is no settlement.
winner = { $seat } won.
    .you = You won!
winners = { $seats } share the win.
draw = A draw: nobody won.
stock_out = The stock is used up.
piles = Piles compared: the largest wins.
immediates = Immediate payments:
immediates-none = No immediate payments.
finals = Final settlement with the winner of the last trick:
# $sum is the calculation, such as 4 × 2.
line = { $payer } pays { $payee } { $points }  ({ $sum }; { $reason })
    .you = You pay { $payee } { $points }  ({ $sum }; { $reason })
awards = How the score adds up: the highest bonus counts in full, the others by their dịch.
awards-whole = How the score adds up: with Thập thành all bonuses count in full.
sum = { $sum } = { $points }
each_pays = Each of the others pays { $points }.
