## Lúc chơi

choose =
    { $count ->
        [1] Nước duy nhất của bạn
       *[other] Lượt bạn: { $count } lựa chọn
    }
choose-window = Xướng? { $count } câu trả lời
choose-none = Chưa đến lượt bạn
choose-filter = “{ $filter }”: { $count } / { $all }
time_left = còn { $seconds } giây
reserve = dự trữ { $seconds } giây
come_back = b tự đánh tiếp · q thoát
forced = Chỉ có một nước: { $move }.
sent = Đang đánh { $move } …
late = Việc xướng đã xong trước khi bạn trả lời; câu trả lời không tính.
refused = Không được ({ $clause }): { $text }
lost = Mất kết nối ({ $reason }). Đang thử lại; không bỏ lỡ gì.
resumed = Đã kết nối lại.
gone = Không liên lạc được với máy chủ nữa: { $reason }
keys = ↑↓ chọn · Enter đánh · số: đến nước đó · chữ hoặc /: lọc · ? trợ giúp · q thoát
keys-wait = Enter: nhanh hơn · ? trợ giúp · q thoát
keys-help = Esc quay lại
keys-over = n ván sau · Esc xem bàn · q thoát
help =
    Chọn nước bằng phím mũi tên hoặc chuột; Enter để đánh.
    Gõ số để đến nước mang số đó.
    Gõ chữ (hoặc / và bất cứ gì) để lọc: “/66 63” giữ lại các nước có cả hai lá.
    Phím xóa lùi và Esc bỏ lọc. Tab và các phím trang để cuộn.
    Enter cũng rút ngắn quãng nghỉ sau mỗi nước. q rời bàn.
    Nếu bạn hết giờ, máy đánh thay bạn; b để tự đánh tiếp.
help-cards = Các lá của bộ bài này:
quit = Tạm biệt.
see_again = Để xem lại ván: { $command }

## Từng dòng

plain-moves = { $seat }, { $count } nước:
plain-claims = Có thể xướng: hãy trả lời, hoặc để dòng trống nếu không.
plain-ask = Số hoặc nước (? trợ giúp):
plain-time = Thời gian: { $move } giây cho nước này, và { $reserve } giây dự trữ.
plain-away = Dòng trống: tự đánh tiếp (q thoát).
plain-help = Gõ số hoặc chữ của một nước, ví dụ 1 hoặc { $example }. Dòng trống liệt kê các nước; q thoát.
plain-unknown = Không có nước nào như vậy: { $text }
plain-several = Có thể là nhiều nước: { $moves }
plain-next = Chơi ván nữa? (c/k):
plain-input_ended = Đã hết dữ liệu nhập.
yes = c

## Xem lại

replay-step = Bước { $step } / { $steps }
replay-keys = ← → bước · phím trang mười bước · Home End · ↑ ↓ cuộn · q thoát
replay-empty = Không có gì để xem lại.
