## 页眉与窗口标题

nav = 页面
nav-games = Cardavia：全部游戏
nav-library = 牌库
title-table = 牌桌
title-join = 入座
title-replay = 回放
page-close = 关闭

## 首页

home-title = 古老的牌戏，一点即玩
home-lead = 马上和电脑玩家对局，或者发个链接约朋友一起玩。不用安装，也不用账户。
home-play = 和电脑玩家对局
home-rules = 规则
home-rules-of = { $game } 规则
home-players = { $count } 人
home-minutes = { $minutes } 分钟

home-line-chuo_pai = 一手压过一手。只有赢下这一轮的牌才得分。
home-line-tien_gow = 一轮轮地赢。最后一轮决定谁收分。
home-line-chan = 抢先凑成十对，其中六对须是同牌。
home-kind-chuo_pai = 压牌
home-kind-tien_gow = 争轮
home-kind-chan = 配对
home-luck-chuo_pai = 有些运气
home-luck-tien_gow = 很靠运气
home-luck-chan = 很靠运气
home-like-chuo_pai = 适合入门：规则少。能压就必须压，功夫全在领出什么。
home-like-tien_gow = 节奏快，扣人心弦。先赢一两轮，把大牌留到最后。
home-like-chan = 三种里变化最多：翻牌、打牌，还能叫别人打出的牌。你能做什么，牌桌会告诉你。

home-friends = 和朋友一起玩
home-people = 人数
home-listed = 谁都可以旁观和入座
home-friends-how = 在牌桌上，每位朋友有一个链接。谁打开，谁就入座。
home-open = 开一张牌桌

home-link = 收到链接了吗？
home-link-how = 直接打开，或粘贴在这里：可以入座、旁观，或回放一局。
home-link-field = 链接
home-link-go = 前往
home-link-wrong = 这不是牌桌或牌局的链接。
home-file = 从文件回放一局

home-tables = 可以旁观的牌桌
home-tables-none = 现在没有对所有人开放的牌桌。要看朋友打牌，请用他们发来的链接。
home-status-opened = 等人入座
home-status-playing = 进行中
home-status-over = 已结束
home-status-closed = 已关闭
home-status-void = 已作废

home-library-line = 三种传统的牌：它们从哪里来，每张牌叫什么。
home-programs = 程序和终端如何连接
deck-place-sichuan = 中国四川
deck-place-dominoes = 中国
deck-place-to_tom = 越南
deck-size = { $count } 张牌

## 什么也没有的地方

unknown-title = 这里什么也没有
unknown-line = 这个地址没有内容，也许少了一部分。
unknown-games = 全部游戏

## 设置

settings = 设置
settings-reset = 恢复全部默认设置
settings-language = 语言
settings-language-system = 跟随浏览器
settings-surroundings = 环境
settings-surroundings-system = 跟随浏览器
settings-surroundings-dark = 深色
settings-surroundings-light = 浅色
settings-contrast = 对比度
settings-contrast-low = 柔和
settings-contrast-high = 强烈
settings-grain = 纹理
settings-grain-low = 光滑
settings-grain-high = 粗糙
settings-warmth = 色温
settings-warmth-low = 冷
settings-warmth-high = 暖
settings-cardSize = 牌的大小
settings-cardSize-low = 小
settings-cardSize-high = 大
settings-motion = 动画
settings-motion-system = 跟随浏览器
settings-motion-on = 开
settings-motion-off = 关
settings-hand = 惯用手
settings-hand-right = 右手
settings-hand-left = 左手
settings-forced = 只有一种走法时
settings-forced-ask = 问我
settings-forced-play = 替我出
settings-sound = 声音
settings-sound-off = 关
settings-sound-on = 开
settings-volume = 音量
settings-volume-low = 小
settings-volume-high = 大

## 故障

problem-lost = 连不上服务器。请过一会儿再试。
problem-other = 出了问题：{ $what }
