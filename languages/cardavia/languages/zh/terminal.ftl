## 进行中

choose =
    { $count ->
        [1] 你只有一种走法
       *[other] 轮到你：{ $count } 种走法
    }
choose-window = 叫牌？{ $count } 种回答
choose-none = 还没轮到你
choose-filter = “{ $filter }”：{ $count } / { $all }
time_left = 还剩 { $seconds } 秒
reserve = 备用 { $seconds } 秒
come_back = b 自己接着打 · q 退出
forced = 只有一种走法：{ $move }。
sent = 正在出 { $move } …
late = 你回答之前叫牌已了结；这次不算。
refused = 不行（{ $clause }）：{ $text }
lost = 连接断开（{ $reason }）。正在重试；不会漏掉什么。
resumed = 连接已恢复。
gone = 再也连不上服务器：{ $reason }
keys = ↑↓ 选择 · Enter 出牌 · 数字：跳到 · 字母或 /：筛选 · ? 帮助 · q 退出
keys-wait = Enter：加快 · ? 帮助 · q 退出
keys-help = Esc 返回
keys-over = n 下一局 · Esc 看牌桌 · q 退出
help =
    用方向键或鼠标选择走法；Enter 出牌。
    数字跳到该编号的走法。
    字母（或 / 加任意内容）用来筛选：“/66 63”留下同时含两张牌的走法。
    退格键和 Esc 取消筛选。Tab 和翻页键滚动。
    Enter 也能缩短出牌后的停顿。q 离开牌桌。
    如果你的时间到了，电脑会代你打；按 b 自己接着打。
help-cards = 这副牌的牌：
quit = 再见。
see_again = 重看这一局：{ $command }

## 逐行模式

plain-moves = { $seat }，{ $count } 种走法：
plain-claims = 可以叫牌：请回答，空行表示不叫。
plain-ask = 编号或走法（? 帮助）：
plain-time = 时间：这一步 { $move } 秒，备用 { $reserve } 秒。
plain-away = 空行：自己接着打（q 退出）。
plain-help = 请输入走法的编号或文字，例如 1 或 { $example }。空行列出走法；q 退出。
plain-unknown = 没有这种走法：{ $text }
plain-several = 可能是多种走法：{ $moves }
plain-next = 再来一局？（y/n）：
plain-input_ended = 输入已结束。
yes = y

## 回放

replay-step = 第 { $step } 步，共 { $steps } 步
replay-keys = ← → 一步 · 翻页键十步 · Home End · ↑ ↓ 滚动 · q 退出
replay-empty = 没有可回放的内容。
