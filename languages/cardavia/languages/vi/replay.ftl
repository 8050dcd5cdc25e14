replay = Xem lại
replay-loading = Đang đọc ván …
replay-other = Ván khác
replay-unreadable = Không xem được ván này: nhật ký của nó bị hỏng. Chỗ sai được nêu ở dưới.

## Một tệp

replay-file = Các ván trong tệp
replay-choose = Mở tệp có ván
replay-choose-hint = Hãy chọn tệp, hoặc thả vào đây. Tên tệp kết thúc bằng .cardavia hoặc .jsonl. Tệp chỉ được đọc trong trình duyệt của bạn, không gửi đi đâu.
replay-deals = { $count } ván trong { $file }
replay-entries = { $count } mục
replay-none = Tệp này không có ván nào.
replay-damaged = Một ván bị hỏng
replay-status-over = đã xong
replay-status-void = bị hủy
replay-status-closed = đã đóng
replay-status-open = đang tiếp diễn

## Điều khiển

replay-controls = Đi qua ván
replay-first = Về đầu (Home)
replay-back = Lùi một bước (←)
replay-play = Chạy (phím cách)
replay-pause = Dừng (phím cách)
replay-forth = Tới một bước (→)
replay-last = Đến cuối (End)
replay-at = Bước { $step } / { $count }
replay-speed = Tốc độ
replay-speed-slow = chậm
replay-speed-even = vừa
replay-speed-fast = nhanh
replay-eyes = Hiện
replay-eyes-all = mọi tay bài
replay-happened = Diễn biến
replay-part = Bạn thấy những gì bạn đã thấy khi chơi. Toàn bộ ván, với mọi tay bài, chưa được mở.

## Chia sẻ

replay-share = Chia sẻ ván này
replay-share-link = Chia sẻ đường dẫn đến bước này
replay-copied = Đã chép đường dẫn
replay-download = Lưu thành tệp
replay-verify = Nguyên vẹn?
replay-table = Bàn
replay-address = Địa chỉ của bước này
