# The rules of Chuo Pai. rules.ftl explains the marks: [66], CP-6, *word*.

chuo_pai-rules-minute = Everybody has 28 cards. In a round, the leader lays one or more cards, and each of the others goes higher or passes, once. *If you can go higher, you must.* Only the highest play scores: its cards go into its owner’s pile, and all other cards of the round are gone. Whoever passes keeps all cards. When at most one player still has cards, the deal is over, and the largest pile wins. So lead where nobody can beat you, and make the others spend good cards in rounds that they lose.
chuo_pai-rules-deal = 28 cards each, until at most one player still holds cards.
chuo_pai-rules-cards = 84 of the 92 Sichuan cards: four of each of the 21 domino faces.

## 1. Goal

chuo_pai-rules-goal = Have the largest pile at the end. Each round that you win adds the cards *of your winning play* to your pile, and each card there is one point (CP-13, CP-16).
chuo_pai-rules-goal-not = Getting rid of cards is not the goal. A card that is beaten is lost to all. A card that is still in your hand at the end is worth nothing.

## 2. Setup

chuo_pai-rules-h-cards = The cards
chuo_pai-rules-cards-faces = A card is written as its two numbers of pips, the larger first: [63] has six and three. There are four of each face. Blue flowers on some cards only decorate them. Four [lu] and four [gw] belong to the pack, but not to this game.
chuo_pai-rules-families = Each face belongs to one of four *families*. Cards of different families never beat each other: [65] is beaten by [64], [61] or [51], but not by [66]. Cards with an equals sign between them have the same rank.
chuo_pai-rules-f-families = The families, each from high to low
chuo_pai-rules-family-long = long
chuo_pai-rules-family-yao = yao
chuo_pai-rules-family-black = black
chuo_pai-rules-family-red = red
chuo_pai-rules-h-dealing = Dealing
chuo_pai-rules-dealing = Each of the three players gets 28 cards. No card is left over.
chuo_pai-rules-leader = One player, drawn at random, leads to the first round. Play goes clockwise.
chuo_pai-rules-h-bonus = The opening bonus
chuo_pai-rules-bonus = Before the first lead, the table looks for [21] and [42] in each hand. A hand with at least one of *each* puts all its cards of both kinds into its owner’s pile. They are two to eight points for nothing. A hand with only one of the two kinds keeps them. This happens by itself, to every player who has both kinds, and does not change who leads.
chuo_pai-rules-f-bonus = What the bonus brings
chuo_pai-rules-n-bonus-four = four points, and 24 cards stay in the hand
chuo_pai-rules-n-bonus-none = nothing: they stay in the hand
chuo_pai-rules-n-bonus-eight = eight points, and 20 cards stay in the hand

## 3. Playing

chuo_pai-rules-h-plays = What can be played
chuo_pai-rules-group = A *group* is one to four cards of the same face. [62] and [53] have the same rank, but together they are no group.
chuo_pai-rules-f-group = Groups
chuo_pai-rules-combination = A *combination* joins one or more *heads* with one or more of the *totals* that belong to them. Heads are the four highest long cards. Totals are cards of the black and the red family, in any mixture. A combination has one class only. It may have as many heads and totals as there are: 2 to 12 cards.
chuo_pai-rules-classes = Combinations are a family of their own. The class alone ranks them. Two combinations of one class with the same number of cards are equal.
chuo_pai-rules-f-classes = Heads and their totals, from high to low
chuo_pai-rules-n-nine = totals of nine
chuo_pai-rules-n-eight = totals of eight
chuo_pai-rules-n-seven = totals of seven
chuo_pai-rules-n-five = totals of five
chuo_pai-rules-no_total = Only these black and red cards are totals. [44] has eight pips, but it is no eight; [61] has seven, but it is no seven.
chuo_pai-rules-f-no_group = Not allowed
chuo_pai-rules-n-no_group = two faces, and no head
chuo_pai-rules-n-two_classes = heads of two classes
chuo_pai-rules-h-round = A round
chuo_pai-rules-round-lead = The leader plays a group or a combination. The leader cannot pass.
chuo_pai-rules-round-follow = Each of the others who still holds cards acts once, in turn: beats the highest play so far, or passes. Then the round is over. There is no second lap.
chuo_pai-rules-round-won = The highest play wins. Its cards go into its owner’s pile. All other cards of the round leave the deal.
chuo_pai-rules-round-next = The winner leads to the next round. If the winner has no cards left, the next player who has some leads.
chuo_pai-rules-h-beating = Beating
chuo_pai-rules-beat = A play beats another if it is of the *same family*, has the *same number* of cards, and is *strictly higher*. Equal does not beat. Groups and combinations never meet. Of combinations the number of all cards counts, not how many are heads.
chuo_pai-rules-must = If you can beat, you must, even if it breaks up a larger group. You choose with which play.
chuo_pai-rules-pass = If you cannot beat, you pass and keep your cards. Nobody ever throws a card away.
chuo_pai-rules-tells = So a pass tells something: this player had nothing to beat that play. Remember it.
chuo_pai-rules-f-eights = Example: equal cards
chuo_pai-rules-e-eights-lead = a pair of the black family
chuo_pai-rules-e-eights-beat = bo also holds [62 62], which are only equal. The pair of nines is higher, so bo must play it.
chuo_pai-rules-e-eights-pass = cannot beat the nines
chuo_pai-rules-e-eights = bo puts two cards into the pile and leads. The eights of ada are out of the deal.
chuo_pai-rules-f-choice = Example: a choice
chuo_pai-rules-e-choice-lead = a long card
chuo_pai-rules-e-choice-beat = bo must beat, with [33] or with [11], and plays the lower one
chuo_pai-rules-e-choice-high = higher still
chuo_pai-rules-f-combinations = Example: combinations
chuo_pai-rules-e-combinations-lead = Earth-Eight: two heads and two totals
chuo_pai-rules-e-combinations-beat = Heaven-Nine: one head and three totals. Four cards, and the class is higher.
chuo_pai-rules-e-combinations-pass = holds [44 44 52 43]. It has four cards, but its class is lower.
chuo_pai-rules-e-combinations = [66 66 66 66] would not have beaten the lead: four cards of one face are a group.

## 4. Scoring and end

chuo_pai-rules-end = After each round the table counts who still holds cards. If it is one player at most, the deal ends. A player who has not yet acted in a round acts first, even if both others have no cards left. The count comes before a new leader is found.
chuo_pai-rules-points = Each card in your pile is one point. The opening bonus counts too. Cards that are left in a hand count nothing.
chuo_pai-rules-winner = The largest pile wins. If two or three largest piles are equal, their owners share the win. Nothing breaks the tie.
chuo_pai-rules-f-piles = Example: three piles
chuo_pai-rules-piles-share = shares the win
chuo_pai-rules-f-last = Example: the last cards
chuo_pai-rules-e-last-lead = the last card of ada
chuo_pai-rules-e-last-pass = holds [22 22] and cannot beat. bo has no cards and is not asked.
chuo_pai-rules-e-last = ada scores one point. Only cy holds cards now, so the deal is over, and cy’s two cards count nothing.
chuo_pai-rules-f-all = Example: everybody has one card
chuo_pai-rules-e-all = cy scores one point. Nobody holds cards, and the deal is over.

## Options

chuo_pai-rules-o-combinations = Size of combinations
chuo_pai-rules-o-combinations-free = At least one head and one total: 2 to 12 cards.
chuo_pai-rules-o-combinations-equal = As many totals as heads: 2, 4, 6 or 8 cards.
chuo_pai-rules-o-combinations-capped = At least one head and one total, at most four cards.
chuo_pai-rules-o-note = An option holds for leading and for beating. It changes nothing else.

## Words

chuo_pai-rules-w-yao = one: the family of [51] and [61]
chuo_pai-rules-w-nine = Heaven-Nine
chuo_pai-rules-w-eight = Earth-Eight
chuo_pai-rules-w-seven = Man-Seven
chuo_pai-rules-w-five = Harmony-Five
chuo_pai-rules-w-nail = a nail: what [21] looks like
