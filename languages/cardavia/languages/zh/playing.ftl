## 牌桌上方的栏

bar-games = 全部游戏
bar-table = 牌桌
bar-connecting = 正在连接 …
bar-watching = 你在旁观。
bar-keys = 按键
source-fair = 公平发牌
source-seeded = 由种子发牌
source-given = 指定的牌
source-check = 检查这一局

## 座位

side-ai = 电脑
side-columns = { $count } 栋
side-turn = 轮到
    .you = 轮到你
clock = 时间：{ $time }
clock-reserve = 备用：{ $time }
card-unknown = 一张牌

## 牌桌中央

middle = 牌桌中央
front-high = 最大
front-led = 领出
front-laid = 已出
front-stock = 牌堆：{ $count }
front-out = 出局：{ $count }

## 按钮上的走法

do = 出 { $cards }
do-lead = 领出 { $cards }
do-beat = 用 { $cards } 压
do-pass = 不要
do-discard = 打出 { $cards }
do-discard-down = 暗垫 { $cards }
do-win = Ù！和牌
do-chiu = Chíu
do-decline = 不叫
do-chan = 吃成 Chắn
do-ca = 用 { $cards } 吃成 Cạ

## 自己的手牌与走法

own-hand = 你的手牌：{ $count } 张
own-out = 现在不能出
own-side = 你的手牌与走法
own-moves = 你的走法
ask =
    { $count ->
        [1] 你只有一种走法
       *[other] 轮到你：{ $count } 种走法
    }
ask-claim = 要叫 { $card } 吗？
ask-claim-none = 你不能叫 { $card }。
ask-take = 要吃 { $card } 吗？
claim-time = 还有 { $seconds } 秒；不回答就是不叫。
claim-wait = 慢慢来。
choose-cards = 请选牌。
choose-more = 还有 { $count } 种走法要加牌。
choose-all = 全部走法：{ $count }
choose-rest = … 还有 { $count } 种：请选牌。
choose-why = 为何不能出 { $cards }？
choose-back = 放回
choose-forced = 会替你出。
others-move = 轮到别人。
others-faster = 加快
late-answer = 你回答之前叫牌已了结，这次不算。
close-message = 关闭这条消息
rule = 条文 { $clause }

## 通知

lost-connection = 连接断开。正在重试；不会漏掉什么。
away = 电脑正在代你打。
away-back = 自己接着打
paused-notice = 牌桌已暂停，不计时。

## 等待别人

wait-for = 还在等 { $count } 名玩家
wait-shuffle = 正在洗牌
wait-links = 给每位朋友发一个链接。谁打开，谁就入座。
wait-watch = 旁观
wait-copy = 复制
wait-copied = 已复制
wait-share = 分享
join-sitting = 正在入座 …
join-refused = 这个座位坐不了
join-watch = 旁观牌桌

## 结束

end-next = 下一局
end-join = 进入下一局
end-watch = 旁观下一局
end-replay = 回放

## 经过与玩家的名字

log = 经过
name = 你在这张牌桌上的名字
name-set = 确定

## 按键

key-title = 按键
key-note = 焦点在手牌或走法上时，按键才有效。
key-close = 关闭
key-arrows = 在牌之间移动；第一张和最后一张
key-space = 选一张牌，或放回
key-enter = 出选好的牌
key-escape = 全部放回
key-down = 到走法，再回到手牌
key-digit = 走这个编号的一步
key-no = 不要；不叫
key-why = 为什么不能出这些牌？
key-faster = 加快
key-log = 到经过
key-help = 这些按键
