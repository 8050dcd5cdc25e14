## Chuo Pai

chuo_pai-over = 这一局已经结束。
chuo_pai-looking_on = 你只是旁观：由各座位出牌。
chuo_pai-not_on_turn = 轮到座位 { $seat }。
chuo_pai-no_verb = 戳牌里没有 { $verb }：只能领出、压牌或不出。
chuo_pai-leader_passes = 领出者不能不出。
chuo_pai-nothing_led = 这一轮还没有领出：请领出一组同牌或一个组合。
chuo_pai-led_already = 座位 { $seat } 已经领出：请压过 { $high }，压不过则不出。
chuo_pai-pass_with_cards = 不出时保留手牌：没有人垫牌。
chuo_pai-must_beat = 你能压过 { $high }，例如用 { $play }，所以必须压。
chuo_pai-no_cards = 一组至少有一张牌。
chuo_pai-not_held = 你没有 { $cards }。
chuo_pai-no_head = { $cards } 不是一组，因为一组只有同一种牌；也没有头牌组成组合。
chuo_pai-two_heads = { $cards } 不是组合：有不止一类的头牌。
chuo_pai-no_match = { $cards } 不是组合：与 { $head } 相配的点牌是 { $totals }。
chuo_pai-capped = { $cards } 在这里不是组合：组合最多四张牌。
chuo_pai-equal = { $cards } 在这里不是组合：点牌和头牌须一样多。
chuo_pai-other_family =
    { $cards } 不能压过 { $high }：牌系不同（{ $family ->
        [long] 长牌
        [yao] 幺牌
        [black] 黑牌
        [red] 红牌
       *[combinations] 组合
    }，{ $other ->
        [long] 长牌
        [yao] 幺牌
        [black] 黑牌
        [red] 红牌
       *[combinations] 组合
    }）。
chuo_pai-other_size = { $high } 只能用 { $size } 张牌来压，不能用 { $count } 张。
chuo_pai-not_higher = { $cards } 不比 { $high } 大。
chuo_pai-legal = 规则并不禁止 { $move }。

## Tien Gow

tien_gow-over = 这一局已经结束：所有牌都出完了。
tien_gow-watching = 你在旁观：只有四个座位出牌。
tien_gow-turn = 轮到座位 { $seat }。
tien_gow-verb = 天九里没有 { $verb }：只能领出、压牌或垫牌。
tien_gow-led = 已有人领出：请出 { $size } 张牌，明出来压，或暗垫。
tien_gow-nothing_led = 还没有人领出：由你领出，明出一组牌。
tien_gow-no_tiles = 请指明你要出的牌。
tien_gow-not_held = 你没有 { $cards }。
tien_gow-no_group = { $cards } 不是可以领出的牌组。
tien_gow-size = 须正好出 { $size } 张牌，与领出的一样多。
tien_gow-supreme = 至尊压不过：请暗垫两张牌。
tien_gow-supreme_follows = 至尊只能领出：这里 42 21 只能暗垫。
tien_gow-not_a_group = { $cards } 不是牌组：只能暗垫。
tien_gow-type = { $cards } 与 { $highest } 不同类：只能暗垫。
tien_gow-equal = { $cards } 只与 { $highest } 相等，相等不算压过。
tien_gow-lower = { $cards } 比 { $highest } 小。
tien_gow-early_death = 你一栋也没有赢到：最后一轮若是单张，你只能暗垫。
tien_gow-legal = 这一步合规。

## Chắn

chan-no_verb = Chắn 里没有 { $verb } 这一步。
chan-wrong_cards = { $verb } 这一步须有 { $number } 张牌。
chan-no_card = 这一局没有 { $card } 这张牌。
chan-cc_no_ca = Chi chi 不能组成 Cạ。
chan-spectator = 只有四个座位出牌。
chan-won = 这一局已经结束：有人和了。
chan-drawn = 这一局已经结束：该翻牌而牌堆已空。
chan-dead_hand = 死手不作任何决定。
chan-not_opening = 庄家（座位 { $seat }）还须打出第一张牌。
chan-not_owing = 该座位 { $seat } 打牌。
chan-not_on_turn = 轮到座位 { $seat }。
chan-nothing_public = 现在没有明牌。
chan-must_discard = 你须打出一张牌。
chan-no_discard_due = 你不须打牌：先吃明牌。
chan-claims_closed = { $card } 的叫牌已经了结。
chan-claims_due = 先按顺序了结 { $card } 的叫牌。
chan-no_claim = 你没有可放弃的叫牌。
chan-has_discard = 只有无牌可打的庄家才能放弃 Thiên ù。
chan-incomplete = 手牌不完整：还有 { $ranks } 张牌没有配对。
chan-few_chan = 手牌只有 { $chan } 个 Chắn；和牌须有六个。
chan-cc_exact = 用 Chi chi 和牌须正好六个 Chắn；手牌有 { $chan } 个。
chan-only_chiu_u = 打出的牌或替换的牌只能用 Chíu ù 和，手中须有三张 { $card }。
chan-no_triplet = Chíu 须手中有三张 { $card }；你有 { $number } 张。
chan-chiu_no_discard = 这样 Chíu 之后，你将无牌可打。
chan-not_in_hand = 你手中没有 { $card }。
chan-breaks_pair = 打出 { $card } 会拆散同牌对子。
chan-refused_discard = 你放过了 { $card }，不能再打出它。
chan-beside_discard = 你吃过 Cạ，又打过 { $other }，不能再打同数的 { $card }。
chan-discarded = 你在这一局打过 { $card }，不能吃它。
chan-laid = 你从手中用 { $card } 组过 Cạ，不能吃它。
chan-no_discard_left = 这样吃牌之后，你将无牌可打。
chan-no_pair = 你没有 { $card } 来组成 Chắn。
chan-not_a_ca = { $card } 和 { $other } 不是同数的两门。
chan-holds_card = 你手中有 { $card }，所以它不能组成 Cạ。
chan-breaks_ca = 你手中的 { $other } 也是单张：{ $card } 是手中 Cạ 的一半。
chan-last_unmatched = 你手中只有一张牌没有配对，不能吃 Cạ。
chan-refused_ca = 你放过了 { $card }，所以它不能组成 Cạ。
chan-discarded_ca = 你打过 { $card } 和 { $other }，即一个 Cạ，所以不能再吃 Cạ。
chan-legal = 叫牌按顺序了结；轮到你时可以走这一步。
