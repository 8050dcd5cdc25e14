# The library: packs of cards, where they come from, and what is in them.

library-title = Library
library-lead = Long before the cards that most people know, cards were long and slim, or made of bone. These three traditions are alive. Here is every card, drawn anew.
# $language is a language's own name for itself, such as "Tiếng Việt".
library-wikipedia = More on Wikipedia ({ $language })
library-games = Games
# How many cards of the pack a game is played with.
library-uses = plays with { $cards } of { $all } cards
library-rules = Rules
library-play = Play
library-cards = All cards

## What packs are made like

library-make-sichuan = Very tall and slim cards, about as wide as a thumb. The pips of two dice lie at both ends.
library-make-dominoes = Blocks of ivory, bone, wood or plastic, with the pips of two dice in two groups.
library-make-to_tom = Long, narrow cards. A number and a suit are written at both ends, with a picture between.
library-story-sichuan = Each of the 21 throws of two dice is there four times. The figure in the middle is decoration, and so are blue flowers. Eight extra cards complete the pack.
library-story-dominoes = Each block is a throw of two dice, 21 in all, and eleven of them are there twice. The pips of 1 and 4 are red. No side is blank.
library-story-to_tom = Three suits of old money, from 1 to 9, and three cards besides. The pictures have been drawn in a Japanese manner since about 1900, and have nothing to do with what a card counts.
# The same pack in another make.
library-other-sichuan = With blue flowers
library-other-dominoes = In ebony

## Parts of a pack

library-part-faces = Throws of two dice
# Blocks that there are two of.
library-part-civil = Civil: two of each
# Blocks that there is one of.
library-part-military = Military: one of each
library-part-myriads = Vạn, myriads
library-part-strings = Sách, strings
library-part-coins = Văn, coins
library-part-extras = Extra cards

## A card

library-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
library-unused = in no game here
library-copies-how = Below each card: its own name, its characters, what the name means, how many the pack has, and which of the games here play with it.
