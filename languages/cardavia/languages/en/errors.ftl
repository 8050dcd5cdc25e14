# Why something is refused: by the table (cardavia.core.refusals), then by the API (cardavia.service.rpc).

table_paused = The table is paused.
not_ended = The deal is not over.
table_ended = Nothing more is played at this table.
no_such_game = There is no game { $game }; there are { $games }.
seat_count =
    { $title } has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, not { $count }.
no_such_ai = There is no AI player { $ai }; there are { $known }.
bad_claims = Claim windows are 'open' or 'sealed'.
bad_disclosure = The log is disclosed at the 'end' or on 'release'.
bad_time = A move time and a reserve are 0 to { $most } microseconds.
bad_grace = A grace is 0 to { $most } microseconds.
# $why is in English in every language: it is for whoever writes the client.
bad_option = { $why }.
# As above.
bad_deal = { $why }.
ai_sits = An AI player sits at seat { $seat }.
seat_kept = Seat { $seat } is kept for the player of the deal before.
somebody_sits = Somebody sits at seat { $seat }.
bad_commitment =
    A commitment has { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }.
bad_entropy = Entropy has { $least } to { $most } bytes.
other_entropy = This is not what the seat committed to.
entropy_not_due = Entropy is revealed when all seats are taken, not before.
deal_not_begun = The deal has not begun.
time_not_out = The time of seat { $seat } is not out.
seats_not_taken = Not all seats are taken.
entropy_time = There is still time to reveal entropy.
not_started = The deal has not begun: not all seats are taken.
# $revision is where the table is, $expected where the caller thought it was.
wrong_revision = The table is at your revision { $revision }, not { $expected }.
out_of_time = Your time was out; take the seat again to move.
were_absent = You were gone; take the seat again to move.
have_left = You have left the seat; take the seat again to move.
# $ai is the AI player's name.
ai_acts = The AI player { $ai } acts for seat { $seat }.
person_acts = A person acts for seat { $seat }.
answered_already = You have answered for this card.
not_your_turn = It is not your turn.
window_open = The window is still open.
no_such_seat = There are seats 0 to { $last }, no seat { $seat }.
given_up = Something went wrong in the service, so that this deal cannot go on. No player did wrong.

## The API

not_a_message = The request is no message of this method.
needs_grpc = A stream both ways needs gRPC; over HTTP/1.1 submit moves one by one, and watch.
bad_table_id = A table id is a UUID.
no_such_table = There is no such table.
too_many_tables =
    A caller opens at most { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } a minute.
too_many_open_tables =
    At most { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } may be open at once on this server; try again later.
too_many_moves =
    At most { $most ->
        [one] { $most } move
       *[other] { $most } moves
    } a second.
too_many_streams =
    A caller has at most { $most ->
        [one] { $most } stream
       *[other] { $most } streams
    } at once; end one of yours.
too_many_channels =
    A stream has at most { $most ->
        [one] { $most } channel
       *[other] { $most } channels
    }.
too_many_failures = Too many tokens and keys from this address were not good; wait.
bad_token = This token or invitation is not good for this.
no_token = A token or invitation is needed.
bad_key = The key in `authorization` is nobody's, or has expired.
issuer_failed = It cannot be told now whether this key is good.
# $roles are words of the documents, and stay in English.
for_roles = This is for { $roles } alone.
seat_given_up = The seat has been left or taken again since this token was given.
storage_failed = The log cannot be written or read now; nothing was changed.
archive_failed = This table is archived, and the archive cannot be read now; nothing was changed.
names_failed = Names cannot be stored or read now. Say it again later.
many_players =
    At most { $most ->
        [one] { $most } player
       *[other] { $most } players
    } at once.
name_invisible = A name has printable, visible characters and plain spaces only.
name_long = A name has at most { $most } characters and { $bytes } bytes.
name_marks = A name begins with no mark, and no letter of it bears more than { $most }.
name_spaces = A name has more than spaces; to delete it, leave it empty.
no_player_id = A player's id is needed.
not_your_name = Only the player or an administrator deletes a name.
too_slow = What was sent was not read in time; attach again after your last revision.
many_tables =
    At most { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } at once.
not_owner_closes = Only its owner or an administrator closes a table.
not_owner_releases = Only its owner or an administrator releases a log.
opening_id_size = A request id has { $least } to { $most } characters: best a random UUID.
move_id_size = A request id has 1 to { $most } characters.
label_long =
    A label has at most { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }.
reason_long =
    A reason has at most { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }.
cards_not_yours = Who chooses the cards needs the scope '{ $scope }'; leave them out for a fair deal.
hosts_count = Name one account, or nobody, for each seat; or leave them all out.
bad_host =
    A seat is an AI player's or an account's, whose name has at most { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }.
opening_reused = This request id was used for another table.
move_reused = This request id was used for another move.
page_size =
    A page has at most { $most ->
        [one] { $most } table
       *[other] { $most } tables
    }.
page_token = This page token was not given by this service.
seats_are = There are seats 0 to { $last }.
seed_size =
    A seed has { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }.
many_items =
    A request has at most { $most ->
        [one] { $most } item
       *[other] { $most } items
    }.
no_item = An item attaches, detaches or submits.
not_attached = Channel { $channel } is not attached.
attached_already = Channel { $channel } is attached already.
spectators_watch = Spectators do not move.
nothing_to_resume = There is nothing to resume from: you are at revision { $revision }, not { $expected }.
many_cards =
    A move has at most { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }, none hidden.
which_moment = Ask for exactly one of a revision (from 1), a log_revision (from 1) and a ply.
revisions_are = There are revisions 1 to { $last }.
log_entries =
    The log has { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }.
deal_moves =
    The deal has had { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
not_disclosed = That is told once the log of this table is disclosed.
internal = Something went wrong in the server; try again with the same request id.
shutting_down = The server is stopping; attach again after your last revision.
