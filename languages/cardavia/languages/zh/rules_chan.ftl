chan-rules-minute = 凑成十对。两张相同的牌是 *Chắn*；两张同数不同门的牌是 *Cạ*。十对里至少六对须是 Chắn。轮到你时，可以吃上一家留下的牌，否则从牌堆翻一张，也可以吃它。吃牌就是用它摊开一对，然后打出一张。当凑成十对的第二十张牌翻出来时，不论翻在谁的门前，叫 *Ù*（和牌）：你赢了，其余各家都付分。牌型越少见，付得越多。
chan-rules-deal = 直到有人凑成十对，或牌堆用完，谁也不付。
chan-rules-cards = 120 张 Tổ Tôm 牌中的 100 张：24 种有门的牌和 Chi chi，各四张。

## 1. 目标

chan-rules-goal = 最先凑成十对，其中至少六对是相同的牌（CH-20）。这就是二十张牌：十九张是你的，在手里或已摊开，第二十张是你和的那张。
chan-rules-goal-paid = 其余三家各付给你这手牌的得分（CH-26）。如果牌堆用完还没有人和牌，谁也不付。

## 2. 准备

chan-rules-h-cards = 牌
chan-rules-cards-faces = 每种牌四张。三门都有 2 到 9 的数：*万*（Vạn）、*索*（Sách）和*文*（Văn）。[cc] 没有门，也没有数。这副牌的其他牌不用：数为 1 的牌、[tt] 和 [oc]。
chan-rules-f-suits = 这个游戏用的牌
chan-rules-suit-m = 万（Vạn）
chan-rules-suit-s = 索（Sách）
chan-rules-suit-c = 文（Văn）
chan-rules-suit-cc = Chi chi，老渔夫
chan-rules-red = 五种牌是红的：[8m]、[9m]、[8s]、[9s] 和 [cc]。其余都是黑的。颜色只与几个番种有关。
chan-rules-f-red = 红牌
chan-rules-h-pairs = 对子
chan-rules-pairs = *Chắn* 是两张相同的牌。*Cạ* 是两张同数不同门的牌。*Chíu* 是摊开的四张相同的牌，算两个 Chắn。[cc] 可以组成 Chắn，但永远不能组成 Cạ。
chan-rules-f-pairs = 对子
chan-rules-odd = 看手牌时，先把相同的牌配成对。剩下的是*单张*。两张同数的单张组成一个 Cạ。一个数若有一张或三张单张，就是*没有配对*；单独一张 [cc] 也是。什么都配好了，手牌就完整了。
chan-rules-h-dealing = 发牌
chan-rules-dealing = 随机选一名玩家做庄家。庄家 20 张牌，其余每家 19 张。剩下 23 张是*牌堆*。每家面前的地方叫*门前*：这家打出或翻出的牌就放在那里。

## 3. 打法

chan-rules-h-opening = 开局
chan-rules-thien_u = 如果庄家的 20 张牌已能和牌，庄家可以马上和：*Thiên ù*。
chan-rules-opening = 否则庄家打出一张牌，轮到下一家。
chan-rules-dead = 庄家若有十个 Chắn，就无牌可打。这样的庄家若不马上和牌，就成了*死手*：不吃，不叫，也不会被问。轮到它时只翻一张牌，随它过去。这时庄家的下一家从翻牌开始。
chan-rules-h-turn = 一个回合
chan-rules-turn-consider = 你先看上一家留下的牌：打出的牌，或上一家从牌堆翻出而没有吃的牌。你可以吃，也可以不吃。
chan-rules-turn-take = 吃的话，用手里一张牌和它配成一对摊开，再打出一张牌到自己门前。轮到下一家。
chan-rules-turn-reveal = 不吃的话，从牌堆翻一张到自己门前。你可以吃这张，然后打牌。若还是不吃，就轮到下一家，下一家可以吃它。两家都不吃的牌就作废了。
chan-rules-turn-never = 牌堆的牌永远不进手牌：要么摊开成对，要么留在门前。你只能做允许的事，所以没有处罚。
chan-rules-draw = 该翻牌而牌堆已空，这一局就是和局，谁也不付。牌堆的最后一张和别的牌一样打。
chan-rules-h-claims = 叫牌
chan-rules-claims = 一张牌来到桌上时，别家可以在轮到的玩家决定之前叫它。每张牌只能叫一次，就在它出现的时候；下一家再看它时不能再叫。
chan-rules-claim-win = *Ù*（和牌），只限牌堆翻出的牌。凡靠它能让手牌完整的人都会被问，先问牌在谁门前的那家，再依次问。先接受的人赢。
chan-rules-claim-chiu = *Chíu*：手里有三张同样牌的玩家可以把四张全部摊开。谁也不能叫自己打出的牌。打出的牌只能这样和：如果 Chíu 让手牌完整，就是 *Chíu ù*（CH-21）。普通的 Chíu 只有在之后还有牌可打时才会问。
chan-rules-chiu = 普通的 Chíu 之后，你打出一张牌。如果正轮到你，你的回合就结束。如果正轮到别人，你打出的牌就是*替换的牌*：它放在轮到的玩家门前，代替你拿走的那张。它也可以被叫。然后那名玩家继续：可以吃替换的牌，也可以不吃。已经翻过牌的不再翻。死手让替换的牌过去。
chan-rules-asked = 只有能叫的玩家才会被问要不要叫。轮到的玩家总会被问要不要那张牌，哪怕只能不吃。
chan-rules-hidden = 谁被问过要不要叫，谁没有叫，别人都不知道。不叫没有任何损失。
chan-rules-f-claim = 例：没轮到时叫牌
chan-rules-e-claim-discard = 轮到 bo
chan-rules-e-claim-chiu = 有三张，摊开四张
chan-rules-e-claim-replacement = 替换的牌，在 bo 门前
chan-rules-e-claim-pass = 能吃，但不吃
chan-rules-e-claim-reveal = 牌堆的一张牌，在 bo 门前
chan-rules-e-claim-pass-again = 现在 cy 可以吃它
chan-rules-h-throw = 可以打什么
chan-rules-throw = 手里有一张或三张的牌可以打出：不拆散相同的对子。你放过的牌不能打（CH-16）。吃过 Cạ 之后，不能打出同数的两门牌：打了一门，另一门就得留着。正在吃的 Cạ 已经算在内。
chan-rules-h-take = 可以吃什么
chan-rules-take = 你打过的牌，或从手里组过 Cạ 的牌，永远不能再吃。吃牌之后，你须有牌可打。
chan-rules-take-chan = *吃成 Chắn*：你手里有一张或几张同样的牌。若有两张，剩下的那张可以马上打出。
chan-rules-take-ca = *吃成 Cạ*，用手里一张同数不同门的牌，须满足以下全部条件：
chan-rules-ca-none = 你手里没有要吃的那种牌。
chan-rules-ca-odd = 你用的牌是这个数唯一的单张。
chan-rules-ca-refused = 这两张牌你都没有放过（CH-16）。
chan-rules-ca-discarded = 任何一个数，你都没有打过两门。
chan-rules-ca-last = 你手里不是正好只有一处没有配对（一个数，或单独一张 Chi chi）。只差一张时，你得等着和牌。
chan-rules-refuse = 一张牌你本可吃成 Chắn，轮到你时却不吃，就算*放过*了它。这一局余下的时间，你不能打出这种牌，也不能用它组 Cạ。你仍然可以把它吃成 Chắn、叫 Chíu，或用它和牌。不叫不算放过。
chan-rules-take-win = 这些限制只管吃牌和打牌，从不妨碍和牌或 Chíu：你打过或放过的牌，照样可以和。
chan-rules-f-take = 例：bo 打出了 [4m]。这是 cy 的手牌
chan-rules-l-chan = Chắn
chan-rules-l-ca = Cạ
chan-rules-l-odd = 单张
chan-rules-l-won = 和的牌
chan-rules-n-unmatched = 三个数没有配对：2、4 和 7
chan-rules-e-take = cy 可以用 [4c] 把 [4m] 吃成 Cạ：它是四里唯一的单张，而且没有配对的数不止一个。然后 cy 打出 [7c]。现在只差数为 2 的牌。牌堆再翻出 [2s]、[2m] 或 [2c]，cy 就能和牌，但不能把 bo 打出的 [2m] 吃成 Cạ。

## 4. 计分与结束

chan-rules-h-winning = 能和的牌
chan-rules-laid = 摊开的对子照摊开时来算。Chíu 算两个 Chắn。什么都不重新组合。
chan-rules-concealed = 手里的牌连同和的那张，相同的对子都是 Chắn；四张相同的是两个 Chắn。一个数有两张单张，组成一个 Cạ。若有哪个数有一张或三张单张，或剩下一张 [cc]，手牌就不完整。
chan-rules-on_cc = 用 [cc] 和牌，须正好六个 Chắn 和四个 Cạ。
chan-rules-wins = 完整的十对，其中至少六对是 Chắn，就能和牌。
chan-rules-where = 牌堆翻出的牌，在谁的门前都可以和。打出的牌或替换的牌只能用 Chíu ù 和。这次不接受和牌，以后仍可以和。
chan-rules-h-bonuses = 番种
chan-rules-bonuses = 番种（*cước*）按全部二十张牌来算。每个番种有它的分，还有较小的 *dịch*，与更大的番种同在时用。
chan-rules-f-bonuses = 全部番种
chan-rules-b-xuong = 和牌而没有别的番种
chan-rules-b-chi = 和的牌在你自己门前：是你翻出的，或是替换的牌而你 Chíu ù
chan-rules-b-thien_u = 庄家最初的 20 张牌就能和
chan-rules-b-tom = [3m 3c 7c]，每凑齐一套
chan-rules-b-bach_thu = 正好六个 Chắn，而且和的牌那个数没有 Cạ
chan-rules-b-leo = [8s 9m cc]，每凑齐一套
chan-rules-b-thien_khai = 每有一种牌，发牌时四张全在你手里
chan-rules-b-chiu_u = 手里有三张与和的牌相同的牌；牌堆翻出的也算
chan-rules-b-bon = 每有一种牌，发牌时正好两张，现在四张
chan-rules-b-bach_dinh = 没有红牌
chan-rules-b-tam_do = 正好八张红牌
chan-rules-b-kinh_tu_chi = 四张 [cc]，没有别的红牌
chan-rules-b-thap_thanh = 十个 Chắn
chan-rules-f-sets = 三张一套
chan-rules-tom = 没有另外说明的牌桌上，Tôm 是 [3m 3c 7c]。有一个选项把它改为 [3m 3s 7c]。
chan-rules-twice = 几套 Tôm 或 Lèo 就是几个番种。一张牌在同一种番里只用一次，但可以用在几种番里。Thiên ù 没有和的牌，所以永远不与 Ù chì、Bạch thủ 或 Chíu ù 同算。
chan-rules-h-score = 得分
chan-rules-score = 得分是最高番种的分，加上其余番种的 dịch。有 Thập thành 时，是所有番种的分之和。一个番种也没有时是 2 分。
chan-rules-paid = 其余三家各付给你这个得分，所以你收三份。和局大家都是零分。
chan-rules-f-six = 例：ada 在自己门前翻出 [5c]
chan-rules-f-six-score = ada 这手牌的得分
chan-rules-e-six = 两套 Tôm，但没有 Bạch thủ：[5c] 在自己的数里组成了 Cạ。最高的番种计 4，其余各计 1。三家各付 6 分，ada 收 18 分。
chan-rules-f-ten = 例：bo 和了 cy 门前的 [2m]
chan-rules-f-ten-score = bo 这手牌的得分
chan-rules-e-ten = 十个 Chắn 就是 Thập thành，所以各番种都计全分。三家各付 24 分，bo 收 72 分。

## 选项

chan-rules-o-tom = Tôm 的一套牌
chan-rules-o-tom-coins = [3m 3c 7c]
chan-rules-o-tom-traditional = [3m 3s 7c]，越南的传统组法

## 行话

chan-rules-w-u = 赢家的叫声：和牌
chan-rules-w-chan = 两张相同的牌
chan-rules-w-ca = 两张同数不同门的牌
chan-rules-w-chiu = 摊开的四张相同的牌
chan-rules-w-cua = 门前：每家面前的地方
chan-rules-w-noc = 牌堆
chan-rules-w-cuoc = 番种
chan-rules-w-dich = 番种与更大的番种同在时的分
