# The rules of Tien Gow. rules.ftl explains the marks: [66], TG-6, *word*. Here cards are called tiles.

tien_gow-rules-minute = Everybody has eight tiles. The leader lays one to four of them face up. The others lay as many: face up if they go higher, face down if they give up. The highest tiles win the trick, and each of them is a *column* for the winner. The winner of the *last* trick wins the deal. Players with few columns then pay the winner; a player with more than four is paid. So collect a few columns, and keep something strong for the end.
tien_gow-rules-deal = Eight tiles each, played to the last one. The winner is the banker of the next deal.
tien_gow-rules-cards = All 32 Chinese dominoes: two of each of 11 civil tiles, one of each of 10 military tiles.

## 1. Goal

tien_gow-rules-goal = Win the last trick. Whoever wins it wins the deal, and settles with each of the others by their columns (TG-15).
tien_gow-rules-goal-wishes = So you want three things: strong tiles for the end, the lead when the end comes, and columns. Without a column you pay 5, with one you pay 3, with four you pay nothing.

## 2. Setup

tien_gow-rules-h-tiles = The tiles
tien_gow-rules-tiles = A tile is written as the pips of its two halves, the larger number first: [63] has six and three. There are two suits, *civil* and *military*. They never beat each other.
tien_gow-rules-civil = There are two of each *civil* tile. Custom ranks them, not the pips.
tien_gow-rules-f-civil = Civil tiles, from high to low
tien_gow-rules-military = There is one of each *military* tile. The sum of its pips is its value, and ranks it. Two tiles of one value are equal.
tien_gow-rules-f-military = Military tiles, from high to low
tien_gow-rules-military-six = [42] is the only six, and [21] the only three.
tien_gow-rules-names = Look twice at [61] and [51]. They look like a seven and a six, but both are civil, and low.
tien_gow-rules-h-dealing = Dealing
tien_gow-rules-dealing = Each of the four players gets eight tiles. No tile is left over.
tien_gow-rules-banker = One player, drawn at random, is the *banker*. If the table plays on, the winner of the last deal is the banker. The banker leads to the first trick. All that the banker pays or receives is doubled (TG-13, TG-16).

## 3. Playing

tien_gow-rules-h-groups = What can be led
tien_gow-rules-groups = You lead a *group* of one to four tiles. There are nine types. A group can only be beaten by a higher group of its own type.
tien_gow-rules-f-groups = The nine types, each with its highest group
tien_gow-rules-g-civil = civil single
tien_gow-rules-g-military = military single
tien_gow-rules-g-civil-pair = civil pair: two identical tiles
tien_gow-rules-g-military-pair = military pair: both tiles of a value
tien_gow-rules-g-supreme = Supreme
tien_gow-rules-g-11 = mixed, 1+1
tien_gow-rules-g-21 = mixed, 2+1
tien_gow-rules-g-12 = mixed, 1+2
tien_gow-rules-g-22 = mixed, 2+2: a quartet
tien_gow-rules-n-civil = ranked as civil tiles are
tien_gow-rules-n-military = 9, 8, 7, 6, 5, 3
tien_gow-rules-n-military-pair = 9, 8, 7, 5
tien_gow-rules-n-supreme = the only one of its type
tien_gow-rules-n-mixed = ranked by the head
tien_gow-rules-mixed = A *mixed* group joins one or two *heads* with one or both tiles of the value that belongs to them. Only four civil tiles are heads, and each has its own value.
tien_gow-rules-f-heads = Heads and their values, from high to low
tien_gow-rules-n-nine = with a nine
tien_gow-rules-n-eight = with an eight
tien_gow-rules-n-seven = with a seven
tien_gow-rules-n-five = with a five
tien_gow-rules-nothing_else = Nothing else can be led. [55] is no head, and [42] has no partner but [21]. You may break up any group in your hand.
tien_gow-rules-h-trick = A trick
tien_gow-rules-trick-lead = The leader lays a group face up.
tien_gow-rules-trick-follow = Each of the others, in turn, lays exactly as many tiles: face up to beat, or face down.
tien_gow-rules-trick-win = The highest group wins the trick. Its owner takes one column for each tile of the group, and leads to the next trick. When all tiles are played, the deal ends. There are eight columns in all.
tien_gow-rules-up = *Face up* you may only lay a group of the type that was led, and it must be strictly higher than the highest so far. Equal does not beat. A 2+1 does not beat a 1+2, although both have three tiles.
tien_gow-rules-down = *Face down* you may lay any tiles. They need not be a group. Nobody has to beat: even a group that could win may go face down.
tien_gow-rules-secret = What lies face down stays secret. Only its owner knows it until the deal ends.
tien_gow-rules-supreme = *Supreme*, [42 21], cannot be beaten when it is led. It can only be led. If you lay it on another player’s lead, it goes face down, like any tiles that do not beat. As single tiles, its two tiles are an ordinary six and three.
tien_gow-rules-early_death = *Early death*: if the last trick is of one tile, a player without a column must lay the tile face down, even if it would win. In a last trick of two or more tiles anybody may win.
tien_gow-rules-f-equal = Example: equal does not beat
tien_gow-rules-e-equal-lead = a nine
tien_gow-rules-e-equal = the other nine: it can only go face down
tien_gow-rules-f-trick = Example: a trick of three tiles
tien_gow-rules-e-lead = 2+1: two heads and a five
tien_gow-rules-e-beat = also 2+1, and the head is higher
tien_gow-rules-e-tian_jiu = holds [66 63 54], but that is 1+2 and beats nothing here
tien_gow-rules-e-any = could lay any three tiles
tien_gow-rules-e-trick = cy takes three columns and leads. bo has spent three good tiles for nothing.

## 4. Scoring and end

tien_gow-rules-h-at_once = Paid at once
tien_gow-rules-at_once = Whoever wins a trick with Supreme gets 2 points from each of the others. Whoever wins a trick with a quartet gets 4 from each. If a higher quartet beats a quartet, only the higher one is paid.
tien_gow-rules-at_once-banker = If the payer or the winner is the banker, the payment is doubled.
tien_gow-rules-at_once-last = These payments are made on the last trick too. The doublings of the settlement never touch them, except the banker’s.
tien_gow-rules-h-settlement = The settlement
tien_gow-rules-settlement = After the last trick, its winner settles with each of the others. Their columns say who pays.
tien_gow-rules-f-base = What a player owes to the winner
tien_gow-rules-n-minus = With a minus, the winner pays the player. The winner always has at least two columns, so nobody else has seven.
tien_gow-rules-doubled = An amount is doubled once for each of these that is true:
tien_gow-rules-double-banker = One of the two is the banker.
tien_gow-rules-double-last = The last trick was won with a quartet, with Supreme, or with [21] as a single tile.
tien_gow-rules-double-eight = The winner has all eight columns.
tien_gow-rules-multiply = Doublings multiply: three of them make eight times as much. They also count for what the winner pays to a player with more than four columns.
tien_gow-rules-score = Your score is all that you received less all that you paid. The four scores add up to zero. Another player may have more points than the winner of the deal; all the same, the winner is the next banker.
tien_gow-rules-f-plain = Example: dee wins the last trick, ada is the banker
tien_gow-rules-e-plain = bo has five columns, so dee pays bo. ada is the banker and pays double.
tien_gow-rules-f-supreme = Example: ada wins the last trick with Supreme, bo is the banker
tien_gow-rules-e-supreme = Supreme doubles what is owed. bo pays double once more as the banker, and also at once.
tien_gow-rules-h-catch = The catch
tien_gow-rules-catch = If the last trick is of one tile, it may be led with [21], to double the settlement. But if [42] wins that trick, the leader is *caught*: the leader pays the winner what all three would have owed. The other two pay nothing.
tien_gow-rules-catch-double = Each amount is doubled as for the player who would have owed it. So the leader pays double for the banker’s part, but not for other parts. If the winner is the banker, all of them are doubled.
tien_gow-rules-catch-plus = A player with more than four columns still gets points from the winner. If that is the leader, they are taken off what the leader pays.
tien_gow-rules-catch-between = It is a catch even if another tile was highest in between. It is none if [42] was laid face down, or if another tile wins.
tien_gow-rules-f-catch = Example: the last trick, and cy is caught. bo is the banker
tien_gow-rules-e-catch-lead = the three: it would double the settlement
tien_gow-rules-e-catch-beat = a five is higher
tien_gow-rules-e-catch-win = a six is higher still: caught
tien_gow-rules-e-catch-down = bo has no column
tien_gow-rules-f-caught = The settlement of this trick
tien_gow-rules-e-caught = cy pays 3 for dee and 10 for bo, who is the banker. For five columns cy gets 1 from ada: together, cy pays 12.

## Options

tien_gow-rules-o-surplus = What the winner pays
tien_gow-rules-o-surplus-signed = Doublings count for what the winner pays, too.
tien_gow-rules-o-surplus-single = What the winner pays to a player with more than four columns is never doubled. That holds in a catch too.
tien_gow-rules-o-last_trick = Payments at once on the last trick
tien_gow-rules-o-last_trick-paid = Supreme and quartets are paid at once on the last trick too.
tien_gow-rules-o-last_trick-unpaid = On the last trick nothing is paid at once. The doubling of the settlement stays.

## Words

tien_gow-rules-w-game = heaven and nine: the name of the game, and of its highest mixed group
tien_gow-rules-w-banker = the banker
tien_gow-rules-w-column = a column: a stack of tiles that were won
tien_gow-rules-w-supreme = Supreme
