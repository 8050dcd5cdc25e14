# What the terminal player says besides.

## Playing; titles (choose) have at most 30 columns, keys at most 78

choose =
    { $count ->
        [one] Your only move
       *[other] Your move: { $count } choices
    }
choose-window =
    { $count ->
        [one] Claim? { $count } answer
       *[other] Claim? { $count } answers
    }
choose-none = Not your move
choose-filter = “{ $filter }”: { $count } of { $all }
time_left = { $seconds } s left
reserve = reserve { $seconds } s
come_back = b play yourself again · q quit
forced = Only one move: { $move }.
sent = Playing { $move } …
late = The claims were settled before your answer came; it counts for nothing.
refused = Refused ({ $clause }): { $text }
lost = Connection lost ({ $reason }). Trying again; nothing is missed.
resumed = The connection is back.
gone = The server could not be reached any more: { $reason }
keys = ↑↓ choose · Enter play · number: go to · letter or /: filter · ? help · q quit
keys-wait = Enter: faster · ? help · q quit
keys-help = Esc back
keys-over = n next deal · Esc look at the table · q quit
help =
    Choose a move with the arrow keys or the mouse; Enter plays it.
    A number goes to the move of that number.
    A letter (or / and anything) filters: “/66 63” leaves the moves with both cards.
    Backspace and Esc undo a filter. Tab and Page keys scroll.
    Enter also shortens the pause after a move. q leaves the table.
    If your time is out an AI plays for you; b lets you play yourself again.
help-cards = The cards of this pack:
quit = Good-bye.
see_again = To see the deal again: { $command }

## Plain mode

plain-moves =
    { $seat }, { $count ->
        [one] { $count } move:
       *[other] { $count } moves:
    }
plain-claims = Claims are open: an answer, or an empty line for none.
plain-ask = Number or move (? for help):
plain-time = Time: { $move } s for this move, and { $reserve } s in reserve.
plain-away = An empty line: play yourself again (q quits).
plain-help = Type a move's number or text, for example 1 or { $example }. An empty line lists the moves; q quits.
plain-unknown = That is none of the moves: { $text }
plain-several = That could be several moves: { $moves }
plain-next = Next deal? (y/n):
plain-input_ended = The input has ended.
# The letter that plain-next asks for.
yes = y

## Replay

replay-step = Step { $step } of { $steps }
replay-keys = ← → step · Page keys ten steps · Home End · ↑ ↓ scroll · q quit
replay-empty = There is nothing to replay.
