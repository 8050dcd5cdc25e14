chuo_pai-rules-minute = 每人 28 张牌。一轮里，领出者出一张或几张牌，其余各家各有一次机会，压过或不出。*能压就必须压。*只有最大的一手得分：它的牌归入出牌者的赢牌，这一轮其余的牌都出局。不出的人保留手牌。当最多只剩一名玩家有牌时，这一局结束，赢牌最多者胜。所以要领出没人压得过的牌，让别人在输掉的轮次里耗掉好牌。
chuo_pai-rules-deal = 每人 28 张牌，打到最多只剩一名玩家有牌。
chuo_pai-rules-cards = 92 张四川长牌中的 84 张：21 种骨牌牌面各四张。

## 1. 目标

chuo_pai-rules-goal = 结束时赢牌最多。每赢一轮，把*赢下它的那一手*的牌归入你的赢牌，其中每张一分（CP-13、CP-16）。
chuo_pai-rules-goal-not = 目标不是把牌出光。被压过的牌谁也得不到。结束时还在手里的牌不值分。

## 2. 准备

chuo_pai-rules-h-cards = 牌
chuo_pai-rules-cards-faces = 牌用两个点数来写，大的在前：[63] 有六点和三点。每种牌面四张。有些牌上的蓝花只是装饰。四张 [lu] 和四张 [gw] 属于这副牌，但这个游戏不用。
chuo_pai-rules-families = 每种牌面属于四个*牌系*之一。不同牌系永远不能互压：[64]、[61]、[51] 能压 [65]，[66] 却不能。中间有等号的牌一样大。
chuo_pai-rules-f-families = 各牌系，从大到小
chuo_pai-rules-family-long = 长牌
chuo_pai-rules-family-yao = 幺牌
chuo_pai-rules-family-black = 黑牌
chuo_pai-rules-family-red = 红牌
chuo_pai-rules-h-dealing = 发牌
chuo_pai-rules-dealing = 三名玩家每人 28 张牌，一张不剩。
chuo_pai-rules-leader = 随机选一名玩家在第一轮领出。按顺时针方向进行。
chuo_pai-rules-h-bonus = 开局奖牌
chuo_pai-rules-bonus = 第一次领出之前，牌桌查看每家手里的 [21] 和 [42]。两种*各*有至少一张的人，把这两种牌全部归入自己的赢牌，白得二到八分。只有其中一种的人，牌留在手里。这一步自动进行，凡有两种牌的玩家都得，也不改变由谁领出。
chuo_pai-rules-f-bonus = 奖牌得多少
chuo_pai-rules-n-bonus-four = 四分，手里还有 24 张牌
chuo_pai-rules-n-bonus-none = 没有：留在手里
chuo_pai-rules-n-bonus-eight = 八分，手里还有 20 张牌

## 3. 打法

chuo_pai-rules-h-plays = 可以出什么
chuo_pai-rules-group = *一组*是一到四张同样牌面的牌。[62] 和 [53] 一样大，但放在一起不成一组。
chuo_pai-rules-f-group = 成组的牌
chuo_pai-rules-combination = *组合*由一张或几张*头牌*，配上一张或几张与它相应的*点牌*。头牌是最大的四种长牌。点牌是黑牌和红牌，可以随意混搭。一个组合只能属于一类。头牌和点牌有多少张都可以：2 到 12 张牌。
chuo_pai-rules-classes = 组合自成一个牌系，只按类定大小。同类而且张数相同的两个组合一样大。
chuo_pai-rules-f-classes = 头牌和所配的点牌，从大到小
chuo_pai-rules-n-nine = 九点的点牌
chuo_pai-rules-n-eight = 八点的点牌
chuo_pai-rules-n-seven = 七点的点牌
chuo_pai-rules-n-five = 五点的点牌
chuo_pai-rules-no_total = 只有这些黑牌和红牌是点牌。[44] 有八点，却不算八；[61] 有七点，却不算七。
chuo_pai-rules-f-no_group = 不行的牌
chuo_pai-rules-n-no_group = 两种牌面，又没有头牌
chuo_pai-rules-n-two_classes = 有两类头牌
chuo_pai-rules-h-round = 一轮
chuo_pai-rules-round-lead = 领出者出一组或一个组合。领出者不能不出。
chuo_pai-rules-round-follow = 其余还有牌的各家依次行动一次：压过目前最大的一手，或不出。然后这一轮就结束，没有第二圈。
chuo_pai-rules-round-won = 最大的一手赢，它的牌归入出牌者的赢牌。这一轮其余的牌出局。
chuo_pai-rules-round-next = 赢家在下一轮领出。赢家若已没有牌，由下一个还有牌的玩家领出。
chuo_pai-rules-h-beating = 压牌
chuo_pai-rules-beat = 压过一手牌，须*同牌系*、*同张数*，而且*更大*。相等不算压过。一组与组合之间不能互压。组合只看总张数，不看其中有几张头牌。
chuo_pai-rules-must = 能压就必须压，哪怕要拆开更大的一组。用哪一手来压，由你选。
chuo_pai-rules-pass = 压不过就不出，手牌保留。没有人需要垫牌。
chuo_pai-rules-tells = 所以不出也透露了消息：这家没有能压过那一手的牌。记住它。
chuo_pai-rules-f-eights = 例：一样大的牌
chuo_pai-rules-e-eights-lead = 一对黑牌
chuo_pai-rules-e-eights-beat = bo 还有 [62 62]，但那只是相等。一对九更大，所以 bo 必须出它。
chuo_pai-rules-e-eights-pass = 压不过一对九
chuo_pai-rules-e-eights = bo 把两张牌归入赢牌，接着领出。ada 的一对八出局。
chuo_pai-rules-f-choice = 例：有得选
chuo_pai-rules-e-choice-lead = 一张长牌
chuo_pai-rules-e-choice-beat = bo 必须压，用 [33] 或 [11]，出了较小的
chuo_pai-rules-e-choice-high = 还要更大
chuo_pai-rules-f-combinations = 例：组合
chuo_pai-rules-e-combinations-lead = 地八：两张头牌和两张点牌
chuo_pai-rules-e-combinations-beat = 天九：一张头牌和三张点牌。也是四张，类更大。
chuo_pai-rules-e-combinations-pass = 有 [44 44 52 43]，也是四张，但类更小。
chuo_pai-rules-e-combinations = [66 66 66 66] 也压不过领出的牌：四张同样牌面的牌是一组。

## 4. 计分与结束

chuo_pai-rules-end = 每轮之后，牌桌数一数谁还有牌。最多只剩一名玩家时，这一局结束。一轮里还没有行动的玩家先行动，哪怕另外两家都没有牌了。数完之后才定新的领出者。
chuo_pai-rules-points = 你的赢牌每张一分，开局奖牌也算。留在手里的牌不算分。
chuo_pai-rules-winner = 赢牌最多者胜。如果有两家或三家并列最多，就共同获胜，不再分高下。
chuo_pai-rules-f-piles = 例：三家的赢牌
chuo_pai-rules-piles-share = 并列获胜
chuo_pai-rules-f-last = 例：最后几张牌
chuo_pai-rules-e-last-lead = ada 的最后一张牌
chuo_pai-rules-e-last-pass = 有 [22 22]，压不过。bo 没有牌，不用问。
chuo_pai-rules-e-last = ada 得一分。现在只有 cy 还有牌，所以这一局结束，cy 的两张牌不算分。
chuo_pai-rules-f-all = 例：每人只剩一张牌
chuo_pai-rules-e-all = cy 得一分。谁也没有牌了，这一局结束。

## 选项

chuo_pai-rules-o-combinations = 组合的张数
chuo_pai-rules-o-combinations-free = 至少一张头牌和一张点牌：2 到 12 张。
chuo_pai-rules-o-combinations-equal = 点牌和头牌一样多：2、4、6 或 8 张。
chuo_pai-rules-o-combinations-capped = 至少一张头牌和一张点牌，最多四张。
chuo_pai-rules-o-note = 选项对领出和压牌都有效，此外没有别的改变。

## 行话

chuo_pai-rules-w-yao = 一点：[51] 和 [61] 的牌系
chuo_pai-rules-w-nine = 天牌配九点
chuo_pai-rules-w-eight = 地牌配八点
chuo_pai-rules-w-seven = 人牌配七点
chuo_pai-rules-w-five = 和牌配五点
chuo_pai-rules-w-nail = 钉子：[21] 的样子
