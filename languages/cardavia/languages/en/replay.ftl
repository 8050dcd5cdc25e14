# The page that shows a recorded deal step by step.

replay = Replay
replay-loading = The deal is being read …
# Another file, or another deal of it.
replay-other = Another deal
replay-unreadable = This deal cannot be shown: its record is damaged. What is wrong stands below.

## A file

replay-file = Deals of a file
replay-choose = Open a file of deals
replay-choose-hint = Choose it, or drop it here. Files end in .cardavia or .jsonl. A file is read in your browser alone; it is sent nowhere.
# $file is the name of the file.
replay-deals =
    { $count ->
        [one] { $count } deal in { $file }
       *[other] { $count } deals in { $file }
    }
# How much of the log there is.
replay-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
replay-none = There is no deal in this file.
replay-damaged = A deal that is damaged
replay-status-over = over
replay-status-void = voided
replay-status-closed = closed
replay-status-open = goes on

## Controls

replay-controls = Going through the deal
replay-first = To the beginning (Home)
replay-back = A step back (←)
replay-play = Play (Space)
replay-pause = Pause (Space)
replay-forth = A step forward (→)
replay-last = To the end (End)
replay-at = Step { $step } of { $count }
replay-speed = Speed
replay-speed-slow = slow
replay-speed-even = even
replay-speed-fast = fast
# Whose view is shown; the next one is a choice: all hands face up.
replay-eyes = Show
replay-eyes-all = all hands
replay-happened = What happened
replay-part = You see what you saw while you played. The whole deal, with all hands, is not open yet.

## Sharing

replay-share = Share this deal
replay-share-link = Share a link to this step
replay-copied = The link is copied
replay-download = Save as a file
replay-verify = Is it sound?
replay-table = The table
replay-address = The address of this step
