## Thanh phía trên bàn

bar-games = Mọi trò chơi
bar-table = Bàn
bar-connecting = Đang kết nối …
bar-watching = Bạn đang xem.
bar-keys = Phím
source-fair = Chia công bằng
source-seeded = Chia từ hạt giống
source-given = Bài cho sẵn
source-check = Kiểm ván này

## Các ghế

side-ai = máy
side-columns = { $count } cột
side-turn = đến lượt
    .you = lượt bạn
clock = Giờ: { $time }
clock-reserve = Dự trữ: { $time }
card-unknown = Một lá

## Giữa bàn

middle = Giữa bàn
front-high = Cao nhất
front-led = Ra trước
front-laid = Đã đặt
front-stock = Nọc: { $count }
front-out = Ra ngoài: { $count }

## Các nước, trên nút bấm

do = Đánh { $cards }
do-lead = Ra { $cards }
do-beat = Đè bằng { $cards }
do-pass = Bỏ qua
do-discard = Đánh { $cards }
do-discard-down = Úp { $cards }
do-win = Ù!
do-chiu = Chíu
do-decline = Không xướng
do-chan = Ăn chắn
do-ca = Ăn cạ với { $cards }

## Bài và nước của mình

own-hand = Bài của bạn: { $count } lá
own-out = không đánh được lúc này
own-side = Bài và nước của bạn
own-moves = Nước của bạn
ask =
    { $count ->
        [1] Nước duy nhất của bạn
       *[other] Lượt bạn: { $count } lựa chọn
    }
ask-claim = Bạn xướng { $card }?
ask-claim-none = Bạn không xướng được { $card }.
ask-take = Bạn ăn { $card }?
claim-time = Còn { $seconds } giây; không trả lời là không xướng.
claim-wait = Cứ thong thả.
choose-cards = Hãy chọn bài.
choose-more = { $count } nước có thêm lá.
choose-all = Mọi nước: { $count }
choose-rest = … và { $count } nước nữa: hãy chọn bài.
choose-why = Sao không { $cards }?
choose-back = Bỏ chọn
choose-forced = Nước này sẽ được đánh hộ bạn.
others-move = Đến lượt người khác.
others-faster = Nhanh hơn
late-answer = Việc xướng đã xong trước khi bạn trả lời. Câu trả lời không tính.
close-message = Đóng thông báo này
rule = Điều { $clause }

## Thông báo

lost-connection = Mất kết nối. Đang thử lại; không bỏ lỡ gì.
away = Máy đang đánh thay bạn.
away-back = Tự đánh tiếp
paused-notice = Bàn đang tạm dừng. Thời gian không tính.

## Chờ người khác

wait-for = Đang chờ { $count } người chơi
wait-shuffle = Đang xáo bài
wait-links = Hãy gửi cho mỗi người bạn một đường dẫn. Ai mở thì ngồi vào.
wait-watch = Để xem
wait-copy = Chép
wait-copied = Đã chép
wait-share = Chia sẻ
join-sitting = Đang ngồi vào …
join-refused = Không ngồi được ghế này
join-watch = Xem bàn này

## Kết thúc

end-next = Ván sau
end-join = Sang ván sau
end-watch = Xem ván sau
end-replay = Xem lại

## Diễn biến và tên người chơi

log = Diễn biến
name = Tên của bạn ở bàn này
name-set = Đặt

## Phím

key-title = Phím
key-note = Phím có tác dụng khi con trỏ đang ở bài hoặc ở các nước của bạn.
key-close = Đóng
key-arrows = Từ lá này sang lá khác; lá đầu và lá cuối
key-space = Chọn một lá, hoặc bỏ chọn
key-enter = Đánh những lá đã chọn
key-escape = Bỏ chọn mọi lá
key-down = Đến các nước, và quay lại bài
key-digit = Đi nước mang số này
key-no = Bỏ qua; không xướng
key-why = Sao không được những lá này?
key-faster = Nhanh hơn
key-log = Đến diễn biến
key-help = Các phím này
