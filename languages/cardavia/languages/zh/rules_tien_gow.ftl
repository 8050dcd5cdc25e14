tien_gow-rules-minute = 每人八张牌。领出者明出一到四张。其余各家出同样多的牌：能压过就明出，放弃就暗垫。最大的牌赢下这一轮，其中每张牌为赢家记一*栋*。赢下*最后*一轮的人赢得这一局。然后栋少的玩家付分给赢家；超过四栋的玩家反而收分。所以要赢几栋，并把大牌留到最后。
tien_gow-rules-deal = 每人八张牌，打到最后一张。赢家做下一局的庄家。
tien_gow-rules-cards = 全部 32 张牌九牌：11 种文子各两张，10 种武子各一张。

## 1. 目标

tien_gow-rules-goal = 赢下最后一轮。谁赢了它，谁就赢得这一局，并按栋数与其余各家结算（TG-15）。
tien_gow-rules-goal-wishes = 所以你要三样东西：留到最后的大牌、最后关头的领出权，还有栋。没有栋付 5 分，一栋付 3 分，四栋不用付。

## 2. 准备

tien_gow-rules-h-tiles = 牌
tien_gow-rules-tiles = 牌用两半的点数来写，大的在前：[63] 有六点和三点。牌分两类，*文子*和*武子*，彼此永远不能压。
tien_gow-rules-civil = *文子*每种两张。大小依照习俗，不看点数。
tien_gow-rules-f-civil = 文子，从大到小
tien_gow-rules-military = *武子*每种一张。总点数就是它的点，也决定大小。同点的两张牌一样大。
tien_gow-rules-f-military = 武子，从大到小
tien_gow-rules-military-six = [42] 是唯一的六点，[21] 是唯一的三点。
tien_gow-rules-names = 看清楚 [61] 和 [51]。它们像七点和六点，其实都是文子，而且很小。
tien_gow-rules-h-dealing = 发牌
tien_gow-rules-dealing = 四名玩家每人八张牌，一张不剩。
tien_gow-rules-banker = 随机选一名玩家做*庄家*。如果接着打下去，上一局的赢家做庄。第一轮由庄家领出。庄家付出和收进的一切都加倍（TG-13、TG-16）。

## 3. 打法

tien_gow-rules-h-groups = 可以领出什么
tien_gow-rules-groups = 你领出一个一到四张的*牌组*。牌组有九种类型，只能被同一类型中更大的牌组压过。
tien_gow-rules-f-groups = 九种类型，各举最大的牌组
tien_gow-rules-g-civil = 文子单张
tien_gow-rules-g-military = 武子单张
tien_gow-rules-g-civil-pair = 文子对：两张相同的牌
tien_gow-rules-g-military-pair = 武子对：同点的两张牌
tien_gow-rules-g-supreme = 至尊
tien_gow-rules-g-11 = 文武 1+1
tien_gow-rules-g-21 = 文武 2+1
tien_gow-rules-g-12 = 文武 1+2
tien_gow-rules-g-22 = 文武 2+2：四张组合
tien_gow-rules-n-civil = 大小同文子
tien_gow-rules-n-military = 9、8、7、6、5、3
tien_gow-rules-n-military-pair = 9、8、7、5
tien_gow-rules-n-supreme = 此类型只有这一组
tien_gow-rules-n-mixed = 按头牌定大小
tien_gow-rules-mixed = *文武*牌组由一张或两张*头牌*，配上与它相应的点的一张或两张武子组成。只有四种文子是头牌，各配自己的点。
tien_gow-rules-f-heads = 头牌和所配的点，从大到小
tien_gow-rules-n-nine = 配九点
tien_gow-rules-n-eight = 配八点
tien_gow-rules-n-seven = 配七点
tien_gow-rules-n-five = 配五点
tien_gow-rules-nothing_else = 除此之外都不能领出。[55] 不是头牌，[42] 只能配 [21]。手中的任何牌组都可以拆开。
tien_gow-rules-h-trick = 一轮
tien_gow-rules-trick-lead = 领出者明出一个牌组。
tien_gow-rules-trick-follow = 其余各家依次出正好同样多的牌：明出来压，或暗垫。
tien_gow-rules-trick-win = 最大的牌组赢下这一轮。出它的人按牌组的张数，每张得一栋，并在下一轮领出。所有牌出完，这一局就结束。总共有八栋。
tien_gow-rules-up = *明出*的只能是与领出同类型的牌组，而且必须比目前最大的更大。相等不算压过。2+1 压不过 1+2，尽管都是三张牌。
tien_gow-rules-down = *暗垫*可以用任何牌，不必成牌组。谁也不是非压不可：能赢的牌组也可以暗垫。
tien_gow-rules-secret = 暗垫的牌保密。这一局结束之前，只有垫牌的人自己知道。
tien_gow-rules-supreme = *至尊* [42 21] 领出后压不过。它只能领出。别人领出时，你若出这两张，就像其他压不过的牌一样暗垫。拆成单张时，它们是普通的六点和三点。
tien_gow-rules-early_death = *早死*：最后一轮若是单张，没有栋的玩家只能暗垫，即使那张牌能赢。最后一轮若是两张或更多，谁都可以赢。
tien_gow-rules-f-equal = 例：相等不算压过
tien_gow-rules-e-equal-lead = 一张九点
tien_gow-rules-e-equal = 另一张九点：只能暗垫
tien_gow-rules-f-trick = 例：三张牌的一轮
tien_gow-rules-e-lead = 2+1：两张头牌和一张五点
tien_gow-rules-e-beat = 也是 2+1，头牌更大
tien_gow-rules-e-tian_jiu = 有 [66 63 54]，但那是 1+2，在这里什么也压不过
tien_gow-rules-e-any = 可以出任何三张牌
tien_gow-rules-e-trick = cy 得三栋，接着领出。bo 白白用掉了三张好牌。

## 4. 计分与结束

tien_gow-rules-h-at_once = 即付
tien_gow-rules-at_once = 用至尊赢下一轮，其余每家各付 2 分。用四张组合赢下一轮，每家各付 4 分。四张组合若被更大的四张组合压过，只付更大的那一组。
tien_gow-rules-at_once-banker = 付分者或赢家是庄家时，付分加倍。
tien_gow-rules-at_once-last = 最后一轮也有这些付分。除庄家的加倍以外，结算的各种加倍都不影响它们。
tien_gow-rules-h-settlement = 结算
tien_gow-rules-settlement = 最后一轮之后，赢家与其余每家结算。由各家的栋数决定谁付分。
tien_gow-rules-f-base = 玩家应付给赢家的分
tien_gow-rules-n-minus = 负数表示赢家付给该玩家。赢家至少有两栋，所以别人不会有七栋。
tien_gow-rules-doubled = 以下每有一项成立，应付的分加倍一次：
tien_gow-rules-double-banker = 双方之一是庄家。
tien_gow-rules-double-last = 最后一轮是用四张组合、至尊或单张 [21] 赢的。
tien_gow-rules-double-eight = 赢家得了全部八栋。
tien_gow-rules-multiply = 各次加倍相乘：三次就是八倍。赢家付给超过四栋的玩家的分也要加倍。
tien_gow-rules-score = 你的得分是收进的总和减去付出的总和。四家得分相加为零。别的玩家的分可能比这一局的赢家多；即使如此，下一局仍由赢家做庄。
tien_gow-rules-f-plain = 例：dee 赢下最后一轮，ada 是庄家
tien_gow-rules-e-plain = bo 有五栋，所以 dee 付给 bo。ada 是庄家，付双倍。
tien_gow-rules-f-supreme = 例：ada 用至尊赢下最后一轮，bo 是庄家
tien_gow-rules-e-supreme = 至尊使应付的分加倍。bo 是庄家，再加倍一次，即付的分也加倍。
tien_gow-rules-h-catch = 捉牌
tien_gow-rules-catch = 最后一轮若是单张，可以领出 [21]，使结算加倍。但如果 [42] 赢了这一轮，领出者就*被捉*：三家本应付的分，全由领出者付给赢家。另外两家不用付。
tien_gow-rules-catch-double = 每一份按本应付它的玩家来加倍。所以庄家的那份，领出者付双倍，其余的则不加倍。如果赢家是庄家，每一份都加倍。
tien_gow-rules-catch-plus = 超过四栋的玩家仍从赢家收分。如果那正是领出者，就从领出者应付的分里扣除。
tien_gow-rules-catch-between = 中间曾有别的牌最大，仍算捉牌。[42] 若是暗垫的，或别的牌赢了，就不算。
tien_gow-rules-f-catch = 例：最后一轮，cy 被捉。bo 是庄家
tien_gow-rules-e-catch-lead = 三点：本可使结算加倍
tien_gow-rules-e-catch-beat = 五点更大
tien_gow-rules-e-catch-win = 六点还要大：捉住了
tien_gow-rules-e-catch-down = bo 没有栋
tien_gow-rules-f-caught = 这一轮的结算
tien_gow-rules-e-caught = cy 替 dee 付 3 分，替庄家 bo 付 10 分。cy 有五栋，从 ada 收 1 分：合计 cy 付 12 分。

## 选项

tien_gow-rules-o-surplus = 赢家付的分
tien_gow-rules-o-surplus-signed = 赢家付的分也要加倍。
tien_gow-rules-o-surplus-single = 赢家付给超过四栋的玩家的分从不加倍。捉牌时也一样。
tien_gow-rules-o-last_trick = 最后一轮的即付
tien_gow-rules-o-last_trick-paid = 最后一轮的至尊和四张组合也即付。
tien_gow-rules-o-last_trick-unpaid = 最后一轮不即付。结算的加倍照旧。

## 行话

tien_gow-rules-w-game = 天牌配九点：既是游戏名，也是最大的文武牌组
tien_gow-rules-w-banker = 庄家
tien_gow-rules-w-column = 栋：赢得的一摞牌
tien_gow-rules-w-supreme = 至尊
