rules-of = { $game } 规则
rules-part = { $number }. { $title }

## 页首

rules-players = 玩家
rules-against = 谁对谁
rules-alone = 各打各的，对手是其余所有人。
rules-deal = 一局
rules-cards = 牌
rules-library = 看这副牌的每一张
rules-play = 现在就玩
rules-print = 打印
rules-minute = 一分钟学会
rules-contents = 本页内容

## 各部分

rules-goal = 目标
rules-setup = 准备
rules-playing = 打法
rules-scoring = 计分与结束
rules-options = 选项
rules-options-say = 开牌桌时，有些条文可以选另一种读法。没有另外说明时采用的读法有标记。
rules-default = 通常
rules-words = 行话
rules-clauses = 全部条文
rules-clauses-say = 条文是编了号的规则。牌桌拒绝一步时，会指出是哪一条。
rules-clause = 条文 { $clause }

## 图表

rules-higher = 大于
rules-equal = 等于
rules-player = 玩家
rules-columns = 栋
rules-base = 应付
rules-factor = 加倍
rules-settled = 结算
rules-at_once = 即付
rules-score = 得分
rules-points = 分
rules-bonus = 番种
rules-dich = Dịch
rules-counts = 计入
