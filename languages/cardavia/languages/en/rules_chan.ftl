# The rules of Chắn. rules.ftl explains the marks: [6s], CH-6, *word*. Vietnamese words of the game stay as they are.

chan-rules-minute = Collect ten pairs. A pair of identical cards is a *Chắn*; two cards of one rank and different suits are a *Cạ*. At least six of the ten must be Chắn. In your turn you may take the card that the player before you left, or else turn up a card from the stock and take that. You take a card only to lay a pair open with it, and then you discard. When the twentieth card of your ten pairs turns up at anybody’s door, call *Ù*: you win, and all others pay you. The rarer the hand, the more they pay.
chan-rules-deal = Until somebody has ten pairs, or the stock is empty and nobody pays.
chan-rules-cards = 100 of the 120 Tổ Tôm cards: four each of 24 suited cards and Chi chi.

## 1. Goal

chan-rules-goal = Be the first with ten pairs, at least six of them identical (CH-20). They are twenty cards: nineteen are yours, in your hand or laid open, and the twentieth is the card that you win on.
chan-rules-goal-paid = The three others each pay you the score of your hand (CH-26). If nobody wins before the stock is empty, nobody pays.

## 2. Setup

chan-rules-h-cards = The cards
chan-rules-cards-faces = There are four of each card. Three suits have the ranks 2 to 9: *Vạn* (myriads), *Sách* (strings) and *Văn* (coins). [cc] has no suit and no rank. The other cards of the pack stay in the box: rank 1, [tt] and [oc].
chan-rules-f-suits = The cards of the game
chan-rules-suit-m = Vạn, myriads
chan-rules-suit-s = Sách, strings
chan-rules-suit-c = Văn, coins
chan-rules-suit-cc = Chi chi, the old fisherman
chan-rules-red = Five cards are red: [8m], [9m], [8s], [9s] and [cc]. All others are black. Colours matter for some bonuses only.
chan-rules-f-red = The red cards
chan-rules-h-pairs = Pairs
chan-rules-pairs = *Chắn* is a pair of identical cards. *Cạ* is a pair of one rank and two suits. *Chíu* is four identical cards laid open, and counts as two Chắn. [cc] can be in a Chắn, but never in a Cạ.
chan-rules-f-pairs = Pairs
chan-rules-odd = To read a hand, first put identical pairs together. A card that is left over is *odd*. Two odd cards of one rank make a Cạ. A rank with one or three odd cards is *unmatched*, and so is a single [cc]. When no rank is unmatched, the hand is complete.
chan-rules-h-dealing = Dealing
chan-rules-dealing = One player, drawn at random, is the dealer. The dealer gets 20 cards, the others 19 each. 23 cards form the *stock*. Before each player is a place called the *door*: there lie the cards that this player discards or turns up.

## 3. Playing

chan-rules-h-opening = The opening
chan-rules-thien_u = If the dealer’s 20 cards already win, the dealer may win at once: *Thiên ù*.
chan-rules-opening = Otherwise the dealer discards one card, and the next player is on turn.
chan-rules-dead = A dealer with ten Chắn has no card that may be discarded. If such a dealer does not win at once, the hand is *dead*: it takes nothing, claims nothing and is not asked. In its turns it only turns up a card and lets it go. The player after the dealer then begins by turning up a card.
chan-rules-h-turn = A turn
chan-rules-turn-consider = You first look at the card that the player before you left: a discard, or a card from the stock that this player did not take. You may take it or pass.
chan-rules-turn-take = If you take it, you lay it open in a pair with a card of your hand, and discard a card at your door. The next player is on turn.
chan-rules-turn-reveal = If you pass, you turn up a card from the stock at your door. You may take that one and then discard. If you pass again, the next player is on turn, and may take it. A card that two players have passed is out of play.
chan-rules-turn-never = A card from the stock never goes into a hand: it is laid open in a pair, or lies at the door. You can only do what is allowed, so there are no penalties.
chan-rules-draw = When a card has to be turned up and the stock is empty, the deal is a draw. Nobody pays. The last card of the stock is played like any other.
chan-rules-h-claims = Claims
chan-rules-claims = When a card comes to the table, others may claim it before the player on turn decides. Each card can be claimed once, when it appears, and not again when the next player looks at it.
chan-rules-claim-win = *Ù*, on a card from the stock only. All whose hand it completes are asked, first the player at whose door it lies, then in turn. The first who accepts wins.
chan-rules-claim-chiu = *Chíu*: the player with three of the card in hand may lay all four open. Nobody claims their own discard. A discard can be won in this way only: if the Chíu completes the hand, it is a *Chíu ù* (CH-21). A plain Chíu is offered only if a card can be discarded after it.
chan-rules-chiu = After a plain Chíu you discard a card. If it was your turn, your turn ends. If it was another player’s, your discard is a *replacement*: it lies at the door of the player on turn, in place of the card that you took. It can be claimed, too. Then that player goes on: may take the replacement, or pass it. A player who had already turned up a card does not turn up another one. A dead hand lets the replacement go.
chan-rules-asked = Only players who have a claim are asked for one. The player on turn is always asked about a card, even if to pass is all that is possible.
chan-rules-hidden = Nobody learns who is asked for a claim, nor that somebody claimed nothing. To claim nothing costs nothing.
chan-rules-f-claim = Example: a claim out of turn
chan-rules-e-claim-discard = bo is on turn
chan-rules-e-claim-chiu = has three of them, and lays four open
chan-rules-e-claim-replacement = the replacement, at bo’s door
chan-rules-e-claim-pass = could take it, but does not
chan-rules-e-claim-reveal = a card from the stock, at bo’s door
chan-rules-e-claim-pass-again = now cy may take it
chan-rules-h-throw = What you may discard
chan-rules-throw = You may discard a card of which you hold one or three: no identical pair is broken. You may not discard a card that you refused (CH-16). Once you have taken a Cạ, you may not discard two suits of one rank: if one is gone, the other must stay. A Cạ that you are just taking counts already.
chan-rules-h-take = What you may take
chan-rules-take = You never take a card that you once discarded, or laid from your hand in a Cạ. After taking, you must have a card that may be discarded.
chan-rules-take-chan = *As Chắn*: you hold one or more of the same card. With two in hand, the one that is left may be discarded at once.
chan-rules-take-ca = *As Cạ*, with a card of the same rank and another suit from your hand, if all of this is true:
chan-rules-ca-none = You hold none of the card that you take.
chan-rules-ca-odd = Your card is the only odd one of its rank.
chan-rules-ca-refused = You have refused neither of the two (CH-16).
chan-rules-ca-discarded = You have not discarded two suits of any one rank.
chan-rules-ca-last = Your hand does not have exactly one thing unmatched (a rank, or a single Chi chi). When you need only one more card, you have to wait for a win.
chan-rules-refuse = If you could take a card as Chắn and pass it in your turn, you have *refused* it. For the rest of the deal you may not discard this card nor use it in a Cạ. You may still take it as Chắn, claim it as Chíu and win on it. To turn down a claim is no refusal.
chan-rules-take-win = All these limits are for taking and discarding. They never bar a win or a Chíu: you may win on a card that you discarded or refused.
chan-rules-f-take = Example: bo has discarded [4m]. This is the hand of cy
chan-rules-l-chan = Chắn
chan-rules-l-ca = Cạ
chan-rules-l-odd = Odd
chan-rules-l-won = Won on
chan-rules-n-unmatched = three ranks are unmatched: 2, 4 and 7
chan-rules-e-take = cy may take [4m] as Cạ with [4c]: it is the only odd four, and more than one rank is unmatched. Then cy discards [7c]. Now only the 2 is missing. cy wins on the next [2s], [2m] or [2c] from the stock, but cannot take a [2m] from bo as Cạ.

## 4. Scoring and end

chan-rules-h-winning = A hand that wins
chan-rules-laid = Open pairs count as they were laid. A Chíu counts as two Chắn. Nothing is rearranged.
chan-rules-concealed = In the hand, with the card that you win on, all identical pairs are Chắn; four of a card are two Chắn. A rank with two odd cards makes one Cạ. If a rank has one or three odd cards, or one [cc] is left, the hand is not complete.
chan-rules-on_cc = On [cc] you win only with exactly six Chắn and four Cạ.
chan-rules-wins = A complete hand of ten pairs wins, if at least six of them are Chắn.
chan-rules-where = You may win on a card from the stock at any door. On a discard or a replacement you win only by Chíu ù. If you do not accept a win, you may win later.
chan-rules-h-bonuses = Bonuses
chan-rules-bonuses = Bonuses (*cước*) count over all twenty cards. Each has points, and a smaller *dịch* for when it stands beside a greater bonus.
chan-rules-f-bonuses = All bonuses
chan-rules-b-xuong = a win with no other bonus
chan-rules-b-chi = the card lies at your own door: you turned it up, or it is a replacement and you Chíu ù
chan-rules-b-thien_u = the dealer’s first 20 cards win
chan-rules-b-tom = [3m 3c 7c], for each full set
chan-rules-b-bach_thu = exactly six Chắn, and no Cạ in the rank of the card that you won on
chan-rules-b-leo = [8s 9m cc], for each full set
chan-rules-b-thien_khai = for each card of which you were dealt all four
chan-rules-b-chiu_u = three of the card that you won on in your hand; also if it came from the stock
chan-rules-b-bon = for each card of which you were dealt exactly two and now have four
chan-rules-b-bach_dinh = no red card
chan-rules-b-tam_do = exactly eight red cards
chan-rules-b-kinh_tu_chi = four [cc], and no other red card
chan-rules-b-thap_thanh = ten Chắn
chan-rules-f-sets = Sets of three
chan-rules-tom = Tôm is [3m 3c 7c] at a table that does not say otherwise. An option makes it [3m 3s 7c].
chan-rules-twice = Several sets of Tôm or Lèo are several bonuses. A card serves once for each kind of bonus, but may serve several kinds. With Thiên ù there is no card that you won on, so it never goes with Ù chì, Bạch thủ or Chíu ù.
chan-rules-h-score = The score
chan-rules-score = The score is the points of your best bonus and the dịch of all others. With Thập thành it is the points of all bonuses. Without any bonus it is 2.
chan-rules-paid = Each of the three others pays you the score, so you receive it three times. A draw is zero for all.
chan-rules-f-six = Example: ada turns up [5c] at her own door
chan-rules-f-six-score = What ada’s hand scores
chan-rules-e-six = Two sets of Tôm, but no Bạch thủ: [5c] makes a Cạ in its own rank. The best bonus counts 4, each other 1. The three others pay 6 each, and ada receives 18.
chan-rules-f-ten = Example: bo wins on [2m] at cy’s door
chan-rules-f-ten-score = What bo’s hand scores
chan-rules-e-ten = Ten Chắn are Thập thành, so all bonuses count their full points. The three others pay 24 each, and bo receives 72.

## Options

chan-rules-o-tom = The set of Tôm
chan-rules-o-tom-coins = [3m 3c 7c]
chan-rules-o-tom-traditional = [3m 3s 7c], as it is traditional in Vietnam

## Words

chan-rules-w-u = the call of the winner
chan-rules-w-chan = a pair of identical cards
chan-rules-w-ca = a pair of one rank and two suits
chan-rules-w-chiu = four identical cards, laid open
chan-rules-w-cua = the door: the place before each player
chan-rules-w-noc = the stock
chan-rules-w-cuoc = a bonus
chan-rules-w-dich = what a bonus is worth beside a greater one
