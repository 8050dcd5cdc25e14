# What the page says besides the table: the header, home, settings, problems.

## The header and titles of windows

# The name of the list of links in the header.
nav = Pages
# Leads to the home page.
nav-games = Cardavia: all games
nav-library = Library
title-table = Table
title-join = Sitting down
title-replay = Replay
page-close = Close

## Home

# Also the title of the window.
home-title = Old card games, one click away
home-lead = Play against AI players at once, or with friends by a link. There is nothing to install, and you need no account.
home-play = Play against AI players
home-rules = Rules
home-rules-of = Rules of { $game }
home-players = { $count } players
home-minutes = { $minutes } minutes

home-line-chuo_pai = Lay higher and higher. Only the play that wins the round scores.
home-line-tien_gow = Win tricks. Only the last one decides who is paid.
home-line-chan = Be the first to make ten pairs, six of them identical.
# What kind of game it is.
home-kind-chuo_pai = climbing
home-kind-tien_gow = tricks
home-kind-chan = pairs
home-luck-chuo_pai = some luck
home-luck-tien_gow = much luck
home-luck-chan = much luck
# What it is like, for somebody who has never played it.
home-like-chuo_pai = Good to begin with: few rules. If you can go higher, you must; so the art is in what you lead.
home-like-tien_gow = Quick and tense. Win a trick or two, and keep something strong for the very end.
home-like-chan = The richest of the three: draw, throw, and claim what others throw. The table tells you what you may do.

home-friends = With friends
# How many people play; AI players take the other seats.
home-people = People
home-listed = Anybody may watch and sit down
home-friends-how = At the table you get a link for each friend. Who opens it sits down.
home-open = Open a table

home-link = Were you sent a link?
home-link-how = Open it, or paste it here: to sit down, to watch, or to replay a deal.
home-link-field = Link
home-link-go = Go
home-link-wrong = This is no link of a table or of a deal.
home-file = Replay a deal from a file

home-tables = Tables to watch
home-tables-none = No table is open to all now. To watch friends, use the link that they send.
home-status-opened = waiting for players
home-status-playing = being played
home-status-over = over
home-status-closed = closed
home-status-void = voided

home-library-line = Three traditions of cards: where they come from, and what every card is called.
home-programs = For programs and terminals: how to connect
deck-place-sichuan = Sichuan, China
deck-place-dominoes = China
deck-place-to_tom = Vietnam
deck-size = { $count } cards

## Where there is nothing

unknown-title = There is nothing here
unknown-line = The address leads nowhere. A part of it may be missing.
unknown-games = All games

## Settings

settings = Settings
settings-reset = Reset all settings
settings-language = Language
settings-language-system = As the browser
settings-surroundings = Surroundings
settings-surroundings-system = As the browser
settings-surroundings-dark = Dark
settings-surroundings-light = Light
settings-contrast = Contrast
settings-contrast-low = soft
settings-contrast-high = strong
# How much of the material of the table is seen: wood, felt, a mat.
settings-grain = Grain
settings-grain-low = smooth
settings-grain-high = rough
settings-warmth = Colour temperature
settings-warmth-low = cool
settings-warmth-high = warm
settings-cardSize = Size of cards
settings-cardSize-low = small
settings-cardSize-high = large
settings-motion = Motion
settings-motion-system = As the browser
settings-motion-on = On
settings-motion-off = Off
# The hand that plays: buttons are on its side.
settings-hand = Hand
settings-hand-right = Right
settings-hand-left = Left
# Whether the page makes a move for the player when only one is legal.
settings-forced = When only one move is possible
settings-forced-ask = Ask me
settings-forced-play = Play it for me
settings-sound = Sound
settings-sound-off = Off
settings-sound-on = On
settings-volume = Volume
settings-volume-low = quiet
settings-volume-high = loud

## Problems

problem-lost = The server cannot be reached. Try again in a while.
# $what is a message of the browser, in a language of its own.
problem-other = Something went wrong: { $what }
