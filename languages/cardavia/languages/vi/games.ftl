## Chuo Pai

chuo_pai-over = Ván đã kết thúc.
chuo_pai-looking_on = Bạn chỉ xem: các ghế mới được đánh.
chuo_pai-not_on_turn = Đến lượt ghế { $seat }.
chuo_pai-no_verb = Chuo Pai không có nước { $verb }: mỗi ghế ra bài, đè hoặc bỏ lượt.
chuo_pai-leader_passes = Người mở vòng không được bỏ lượt.
chuo_pai-nothing_led = Vòng này chưa ai ra bài: hãy ra một nhóm hoặc một bộ kết hợp.
chuo_pai-led_already = Ghế { $seat } đã ra bài: hãy đè { $high }, hoặc bỏ lượt nếu không đè được.
chuo_pai-pass_with_cards = Bỏ lượt thì giữ bài: không ai phải bỏ bài.
chuo_pai-must_beat = Bạn đè được { $high }, ví dụ bằng { $play }, nên phải đè.
chuo_pai-no_cards = Một nhóm có ít nhất một lá.
chuo_pai-not_held = Bạn không có { $cards }.
chuo_pai-no_head = { $cards } không phải nhóm, vì nhóm chỉ gồm lá giống nhau, và không có đầu để thành bộ kết hợp.
chuo_pai-two_heads = { $cards } không phải bộ kết hợp: có đầu của nhiều loại.
chuo_pai-no_match = { $cards } không phải bộ kết hợp: đi với { $head } là { $totals }.
chuo_pai-capped = { $cards } không phải bộ kết hợp ở đây: chỉ được nhiều nhất bốn lá.
chuo_pai-equal = { $cards } không phải bộ kết hợp ở đây: số điểm phải nhiều bằng số đầu.
chuo_pai-other_family =
    { $cards } không đè được { $high }: hai họ khác nhau ({ $family ->
        [long] trường
        [yao] yêu
        [black] đen
        [red] đỏ
       *[combinations] kết hợp
    }, { $other ->
        [long] trường
        [yao] yêu
        [black] đen
        [red] đỏ
       *[combinations] kết hợp
    }).
chuo_pai-other_size = { $high } chỉ đè được bằng { $size } lá, không phải { $count }.
chuo_pai-not_higher = { $cards } không cao hơn { $high }.
chuo_pai-legal = Luật không cấm nước { $move }.

## Tien Gow

tien_gow-over = Ván đã kết thúc: mọi quân đã đánh hết.
tien_gow-watching = Bạn đang xem: chỉ bốn ghế được đánh.
tien_gow-turn = Đến lượt ghế { $seat }.
tien_gow-verb = Tien Gow không có nước { $verb }: mỗi ghế ra bài, đè hoặc bỏ quân.
tien_gow-led = Đã có người ra bài: hãy đặt { $size } quân, ngửa để đè hoặc úp.
tien_gow-nothing_led = Chưa ai ra bài: bạn ra trước, đặt ngửa một nhóm.
tien_gow-no_tiles = Hãy nêu các quân bạn đặt.
tien_gow-not_held = Bạn không có { $cards }.
tien_gow-no_group = { $cards } không phải nhóm để ra bài.
tien_gow-size = Đặt đúng { $size } quân, bằng số quân đã ra.
tien_gow-supreme = Không đè được Chí Tôn: hãy úp hai quân.
tien_gow-supreme_follows = Chí Tôn chỉ để ra bài: ở đây 42 21 chỉ được úp.
tien_gow-not_a_group = { $cards } không phải nhóm: chỉ được úp.
tien_gow-type = { $cards } khác loại với { $highest }: chỉ được úp.
tien_gow-equal = { $cards } chỉ bằng { $highest }, mà bằng thì không đè.
tien_gow-lower = { $cards } thấp hơn { $highest }.
tien_gow-early_death = Bạn chưa thắng cột nào: ở lượt cuối một quân, bạn phải úp quân của mình.
tien_gow-legal = Nước này hợp lệ.

## Chắn

chan-no_verb = Chắn không có nước { $verb }.
chan-wrong_cards = Nước { $verb } đi với { $number } lá.
chan-no_card = Lá { $card } không có trong ván.
chan-cc_no_ca = Chi chi không làm thành cạ.
chan-spectator = Chỉ bốn ghế được đánh.
chan-won = Ván đã kết thúc: đã có người ù.
chan-drawn = Ván đã kết thúc: đến lượt bốc mà nọc đã hết.
chan-dead_hand = Bài chết thì không quyết định gì.
chan-not_opening = Nhà cái, ghế { $seat }, còn phải đánh lá đầu tiên.
chan-not_owing = Ghế { $seat } phải đánh một lá.
chan-not_on_turn = Đến lượt ghế { $seat }.
chan-nothing_public = Hiện không có lá nào ở cửa.
chan-must_discard = Bạn phải đánh một lá.
chan-no_discard_due = Bạn chưa phải đánh: hãy ăn lá ở cửa trước.
chan-claims_closed = Việc xướng lá { $card } đã xong.
chan-claims_due = Việc xướng lá { $card } được giải quyết trước, theo thứ tự.
chan-no_claim = Bạn không có gì để từ chối.
chan-has_discard = Chỉ nhà cái không còn lá hợp lệ để đánh mới được từ chối Thiên ù.
chan-incomplete = Bài chưa tròn: còn { $ranks } lá què.
chan-few_chan = Bài mới có { $chan } chắn; muốn ù phải có sáu.
chan-cc_exact = Ù bằng Chi chi phải có đúng sáu chắn; bài có { $chan }.
chan-only_chiu_u = Lá đánh ra hoặc lá thay chỉ ù được bằng Chíu ù, khi trên tay có ba lá { $card }.
chan-no_triplet = Muốn chíu phải có ba lá { $card } trên tay; bạn có { $number }.
chan-chiu_no_discard = Chíu xong bạn sẽ không còn lá hợp lệ để đánh.
chan-not_in_hand = Trên tay bạn không có { $card }.
chan-breaks_pair = Đánh { $card } là phá chắn.
chan-refused_discard = Bạn đã bỏ { $card } nên không được đánh lá ấy.
chan-beside_discard = Bạn đã ăn cạ và đã đánh { $other }, nên không được đánh { $card } cùng hàng.
chan-discarded = Bạn đã đánh { $card } trong ván này nên không được ăn lá ấy.
chan-laid = Bạn đã hạ { $card } từ tay để ăn cạ nên không được ăn lá ấy.
chan-no_discard_left = Ăn xong bạn sẽ không còn lá hợp lệ để đánh.
chan-no_pair = Bạn không có { $card } để làm chắn.
chan-not_a_ca = { $card } và { $other } không phải hai chất của một hàng.
chan-holds_card = Bạn có { $card } trên tay nên không được ăn cạ lá ấy.
chan-breaks_ca = { $other } trên tay bạn cũng lẻ: { $card } là một nửa của cạ trên tay.
chan-last_unmatched = Trên tay bạn chỉ còn một lá què nên không được ăn cạ.
chan-refused_ca = Bạn đã bỏ { $card } nên lá ấy không được vào cạ.
chan-discarded_ca = Bạn đã đánh { $card } và { $other }, tức là một cạ, nên không được ăn cạ nữa.
chan-legal = Việc xướng được giải quyết theo thứ tự; đến lượt thì bạn đi được nước này.
