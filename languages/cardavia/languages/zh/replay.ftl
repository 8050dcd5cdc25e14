replay = 回放
replay-loading = 正在读取这一局 …
replay-other = 另一局
replay-unreadable = 这一局无法显示：它的记录已损坏。问题列在下面。

## 文件

replay-file = 文件里的牌局
replay-choose = 打开牌局文件
replay-choose-hint = 选择文件，或拖放到这里。文件名以 .cardavia 或 .jsonl 结尾。文件只在你的浏览器里读取，不会发往任何地方。
replay-deals = { $file } 中有 { $count } 局
replay-entries = { $count } 条
replay-none = 这个文件里没有牌局。
replay-damaged = 已损坏的一局
replay-status-over = 已结束
replay-status-void = 已作废
replay-status-closed = 已关闭
replay-status-open = 进行中

## 控制

replay-controls = 逐步看这一局
replay-first = 到开头（Home）
replay-back = 后退一步（←）
replay-play = 播放（空格键）
replay-pause = 暂停（空格键）
replay-forth = 前进一步（→）
replay-last = 到结尾（End）
replay-at = 第 { $step } 步，共 { $count } 步
replay-speed = 速度
replay-speed-slow = 慢
replay-speed-even = 中
replay-speed-fast = 快
replay-eyes = 显示
replay-eyes-all = 所有手牌
replay-happened = 经过
replay-part = 你看到的是你打牌时看到的。整局和所有手牌还没有公开。

## 分享

replay-share = 分享这一局
replay-share-link = 分享这一步的链接
replay-copied = 链接已复制
replay-download = 存为文件
replay-verify = 可信吗？
replay-table = 牌桌
replay-address = 这一步的地址
