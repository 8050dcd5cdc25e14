library-title = 牌库
library-lead = 早在人们熟悉的扑克牌之前，牌或是又长又窄，或是用骨头做成。这三种传统至今还活着。这里有每一张牌，都是重新画的。
library-wikipedia = 维基百科上的更多内容（{ $language }）
library-games = 游戏
library-uses = 用 { $all } 张牌中的 { $cards } 张
library-rules = 规则
library-play = 开始玩
library-cards = 全部牌

## 牌的样子

library-make-sichuan = 又高又窄的牌，约一个拇指宽。两端是两颗骰子的点数。
library-make-dominoes = 用象牙、骨头、木头或塑料做的牌，两颗骰子的点数分在两半。
library-make-to_tom = 又长又窄的牌。两端写着数和门，中间是图画。
library-story-sichuan = 两颗骰子有 21 种掷法，每种四张。中间的人物只是装饰，蓝花也是。再加八张额外的牌，凑成一副。
library-story-dominoes = 每张牌是两颗骰子的一种掷法，共 21 种，其中十一种各有两张。1 点和 4 点是红色的。没有空白的一半。
library-story-to_tom = 三门都是古时的钱，从 1 到 9，另外还有三张牌。大约从 1900 年起，图画采用日本风格，与牌的大小无关。
library-other-sichuan = 蓝花牌
library-other-dominoes = 乌木牌

## 一副牌的各部分

library-part-faces = 两颗骰子的掷法
library-part-civil = 文子：每种两张
library-part-military = 武子：每种一张
library-part-myriads = 万（Vạn）
library-part-strings = 索（Sách）
library-part-coins = 文（Văn）
library-part-extras = 额外的牌

## 一张牌

library-copies = { $count } 张
library-unused = 这里的游戏不用
library-copies-how = 每张牌下面：它的本名、汉字、名字的意思、一副牌里有几张，以及这里哪些游戏用到它。
