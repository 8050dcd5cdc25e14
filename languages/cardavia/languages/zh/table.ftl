## 座位

seat = 座位 { $seat }
    .you = 你
seat-inside = 座位 { $seat }
    .you = 你
seat-label = 座位 { $seat }（{ $who }）
    .you = 座位 { $seat }（你）
seat-person = 真人
seat-empty = 空位
seat-away = 离开，电脑代打
seat-away-named = { $name }：离开，电脑代打
door_of = { $seat } 的门前
    .you = 你的门前
score = { $seat } { $points }
    .you = 你 { $points }

## 经过

opened = { $game } 牌桌已开。发牌：{ $source }。
opened-fair = 公平发牌
opened-seeded = 由种子发牌
opened-given = 指定的牌
seat_taken = { $seat } 已有人入座。
    .you = 你入座了。
seat_taken-named = { $seat } 坐到座位 { $number }。
    .you = 你入座了。
seat_taken-again = { $seat } 回来了。
    .you = 你回来了。
seat_left = { $seat } 空出来了。
    .you = 你离座了。
seat_left-named = { $seat } 离座了。
    .you = 你离座了。
seat_left-time = { $seat } 时间已到：由电脑接着打。
    .you = 你的时间已到：由电脑代打。
seat_left-absent = { $seat } 不在：由电脑接着打。
    .you = 你曾离开：由电脑代打。
paused = 牌桌已暂停。{ $reason }
paused-over = 牌桌继续。{ $reason }
restarted = 服务器已重新启动；未决事项重新计时。
entropy_due = 各方已承诺自己那部分洗牌，现在公开。
entropy_revealed = { $seat } 公开自己那部分洗牌。
    .you = 你公开自己那部分洗牌。
begun = 牌已发好。
moved-lead = { $seat } 领出 { $cards }。
    .you = 你领出 { $cards }。
moved-beat = { $seat } 用 { $cards } 压过。
    .you = 你用 { $cards } 压过。
moved-pass = { $seat } 不出。
    .you = 你不出。
moved-discard = { $seat } 打出 { $cards }。
    .you = 你打出 { $cards }。
moved-discard-down = { $seat } 暗垫 { $cards }。
    .you = 你暗垫 { $cards }。
moved-win = { $seat } 和了！
    .you = 你和了！
moved-chiu = { $seat } 叫 Chíu。
    .you = 你叫 Chíu。
moved-decline = { $seat } 不叫。
    .you = 你不叫。
moved-chan = { $seat } 吃成 Chắn。
    .you = 你吃成 Chắn。
moved-ca = { $seat } 用 { $cards } 吃成 Cạ。
    .you = 你用 { $cards } 吃成 Cạ。
moved = { $seat }：{ $move }。
answered = { $seat } 回答：{ $move }。
    .you = 你的回答：{ $move }。
hidden = { $count } 张牌
bonus = { $seat } 收下 { $cards } 作为开局奖牌。
    .you = 你收下 { $cards } 作为开局奖牌。
reveal = { $card } 翻在{ $door }。
shown = { $seat } 亮出 { $cards }。
    .you = 你亮出 { $cards }。
uncovered = { $seat } 暗垫的是 { $cards }。
    .you = 你暗垫的是 { $cards }。
round_won = { $seat } 以 { $cards } 赢下这一{ $round }。
    .you = 你以 { $cards } 赢下这一{ $round }。
round = 轮
trick = 轮
paid = { $payer } 付 { $points } 分给 { $payee }（{ $reason }）。
    .you = 你付 { $points } 分给 { $payee }（{ $reason }）。
window_opened = 可以叫这张牌。
window_closed = 叫牌已了结。
settled = 结算：{ $scores }。
ended-over = 这一局已经结束。
ended-closed = 牌桌已关闭。{ $reason }
ended-void = 这一局作废。{ $reason }
continued = 下一局在另一张牌桌。
released = 全部记录已向所有人公开。

## 出牌

verb-lead = 领出
verb-beat = 压
verb-pass = 不出
verb-discard = 打
verb-win = 和
verb-chiu = chíu
verb-decline = 不叫
verb-chan = chắn
verb-ca = cạ
gloss-pass = 放过
gloss-win = 手牌完整
gloss-chiu = 配上手中三张
gloss-decline = 不叫牌
gloss-chan = 用同牌吃

## 为何付分

reason-supreme = 至尊
reason-quartet = 四张组合
reason-final = 最后结算
reason-catch = 捉牌
reason-score = 得分

## 番种

bonus-xuong = Ù xuông（平和）
bonus-chi = Ù chì（自家门前）
bonus-thien_u = Thiên ù（天和）
bonus-tom = Tôm
bonus-bach_thu = Bạch thủ
bonus-leo = Lèo
bonus-thien_khai = Thiên khai（起手四张）
bonus-chiu_u = Chíu ù
bonus-bon = Bòn
bonus-bach_dinh = Bạch định（无红牌）
bonus-tam_do = Tám đỏ（八红）
bonus-kinh_tu_chi = Kính tứ chi（四张 Chi chi）
bonus-thap_thanh = Thập thành（十 Chắn）

## 牌桌

hand = 手牌
hand-yours = 你的手牌：{ $count } 张
hand-empty = 你没有手牌了
high = ← 最大
banker = 庄家
dealer = 庄家
dead = 死手
pile = 赢牌
columns = 栋
immediate = 即付 { $points }
down = 暗垫
played = 已出
lies = 桌上
led = 领出
out = 出局的牌：{ $count }。
stock = 牌堆剩余：{ $count }。
public = { $card } 在{ $door }，{ $source }。
public-1 = 打出的
public-2 = 翻出的
public-3 = 替换的
no_public = 没有明牌。
door = 门前
meld-chan = Chắn
meld-ca = Cạ
meld-chiu = Chíu
won = 和牌
shown-zone = 亮牌
high_now = 最大：{ $cards }（{ $seat }）。
to_lead = 由 { $seat } 领出。
    .you = 由你领出。
red = * 表示红牌

## 牌的位置

zone-pack = 整副牌
zone-hand = 手牌
zone-trick = 桌上
zone-pile = 赢牌
zone-out = 出局
zone-down = 暗垫
zone-open = 已出
zone-stock = 牌堆
zone-public = 明牌
zone-door = 门前
zone-chan = Chắn
zone-ca = Cạ
zone-chiu = Chíu
zone-won = 和牌
zone-shown = 亮牌

## 状态

status-opened = 等待所有座位坐满。
status-paused = 牌桌已暂停。
status-turn = 轮到 { $seat }。
    .you = 轮到你。
status-window = 正在了结叫牌。
status-over = 这一局已经结束。
status-closed = 牌桌已关闭。
status-void = 这一局作废。
status-wait = 请稍候。

## 结算

settlement = 结算
settlement-none = 没有结算。
winner = { $seat } 赢了。
    .you = 你赢了！
winners = { $seats } 并列获胜。
draw = 和局：没有人赢。
stock_out = 牌堆已用完。
piles = 比较赢牌：最多者胜。
immediates = 即时付分：
immediates-none = 没有即时付分。
finals = 与最后一轮的赢家结算：
line = { $payer } 付 { $points } 分给 { $payee }（{ $sum }；{ $reason }）
    .you = 你付 { $points } 分给 { $payee }（{ $sum }；{ $reason }）
awards = 得分的算法：最高的番种全计，其余各计其 dịch。
awards-whole = 得分的算法：有 Thập thành 时所有番种全计。
sum = { $sum } = { $points }
each_pays = 其余每人付 { $points }。
