# What the pages of the rules say around the rules of each game, which are in rules_<game>.ftl.
#
# Marks in the sentences of rules_<game>.ftl:
# [66] is a picture of the card with its name. [66 63 54] are pictures only. Keep the codes, and put them where your
# language wants them.
# TG-6 is a clause of the rulebook; it becomes a link. Keep it.
# *word* is emphasised. A word that the reader meets for the first time is: mark the same word in your language.
# A sentence is one line. ada, bo, cy and dee are players.

rules-of = Rules of { $game }
rules-part = { $number }. { $title }

## The head of the page

rules-players = Players
rules-against = Who plays whom
rules-alone = Each plays alone, against all others.
rules-deal = One deal
rules-cards = Cards
rules-library = Look at all cards of the pack
rules-play = Play now
rules-print = Print
rules-minute = The game in a minute
rules-contents = On this page

## Parts

rules-goal = Goal
rules-setup = Setup
rules-playing = Playing
rules-scoring = Scoring and end
rules-options = Options
rules-options-say = A table may be opened with another reading of some clauses. What holds if nothing else is said is marked.
rules-default = usual
rules-words = Words that players use
rules-clauses = All clauses
rules-clauses-say = A clause is a numbered rule. When the table refuses a move, it names the clause.
# What is read out for a link to a clause, such as TG-6.
rules-clause = Clause { $clause }

## Figures

# Between cards of which the first is higher.
rules-higher = higher than
# Between cards of the same rank.
rules-equal = equal to
# Heads of columns in examples of a settlement. $reason-supreme and so on are in table.ftl.
rules-player = Player
rules-columns = Columns
rules-base = Owed
rules-factor = Doubled
rules-settled = Settlement
rules-at_once = Paid at once
rules-score = Score
rules-points = Points
rules-bonus = Bonus
# The smaller number of a bonus: what it is worth beside a bigger one. Dịch is a Vietnamese word, which stays.
rules-dich = Dịch
rules-counts = Counts
