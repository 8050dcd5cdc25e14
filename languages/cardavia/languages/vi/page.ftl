## Đầu trang và tên các cửa sổ

nav = Các trang
nav-games = Cardavia: mọi trò chơi
nav-library = Thư viện
title-table = Bàn
title-join = Ngồi vào bàn
title-replay = Xem lại
page-close = Đóng

## Trang chủ

home-title = Những trò bài xưa, bấm là chơi
home-lead = Chơi ngay với máy, hoặc gửi đường dẫn rủ bạn bè. Không phải cài gì, không cần tài khoản.
home-play = Chơi với máy
home-rules = Luật
home-rules-of = Luật { $game }
home-players = { $count } người
home-minutes = { $minutes } phút

home-line-chuo_pai = Đè cao dần, cao mãi. Chỉ nước thắng vòng mới được điểm.
home-line-tien_gow = Thắng các lượt. Chỉ lượt cuối định đoạt ai được trả.
home-line-chan = Tròn mười đôi trước mọi người, sáu đôi phải là chắn.
home-kind-chuo_pai = đè bài
home-kind-tien_gow = ăn lượt
home-kind-chan = ghép đôi
home-luck-chuo_pai = hơi may rủi
home-luck-tien_gow = rất may rủi
home-luck-chan = rất may rủi
home-like-chuo_pai = Hợp để bắt đầu: ít luật. Đè được thì phải đè; hay dở là ở lá bạn ra.
home-like-tien_gow = Nhanh và hồi hộp. Thắng một hai lượt, rồi để dành quân mạnh cho lượt cuối cùng.
home-like-chan = Phong phú nhất trong ba trò: bốc, đánh, và xướng lá người khác đánh. Bàn sẽ chỉ cho bạn được làm gì.

home-friends = Với bạn bè
home-people = Số người
home-listed = Ai cũng được xem và ngồi vào
home-friends-how = Vào bàn, bạn sẽ có một đường dẫn cho mỗi người bạn. Ai mở thì ngồi vào.
home-open = Mở bàn

home-link = Có người gửi bạn đường dẫn?
home-link-how = Hãy mở nó, hoặc dán vào đây: để ngồi vào, để xem, hay để xem lại một ván.
home-link-field = Đường dẫn
home-link-go = Đi
home-link-wrong = Đây không phải đường dẫn của bàn hay của ván nào.
home-file = Xem lại ván từ tệp

home-tables = Bàn đang mở cho xem
home-tables-none = Hiện không có bàn nào mở cho mọi người. Muốn xem bạn bè chơi, hãy dùng đường dẫn họ gửi.
home-status-opened = đang chờ người
home-status-playing = đang chơi
home-status-over = đã xong
home-status-closed = đã đóng
home-status-void = bị hủy

home-library-line = Ba truyền thống chơi bài: từ đâu mà có, và mỗi lá gọi là gì.
home-programs = Cho chương trình và terminal: cách kết nối
deck-place-sichuan = Tứ Xuyên, Trung Quốc
deck-place-dominoes = Trung Quốc
deck-place-to_tom = Việt Nam
deck-size = { $count } lá

## Nơi không có gì

unknown-title = Ở đây không có gì
unknown-line = Địa chỉ này không dẫn đến đâu. Có thể nó bị thiếu một phần.
unknown-games = Mọi trò chơi

## Cài đặt

settings = Cài đặt
settings-reset = Đặt lại tất cả
settings-language = Ngôn ngữ
settings-language-system = Theo trình duyệt
settings-surroundings = Khung cảnh
settings-surroundings-system = Theo trình duyệt
settings-surroundings-dark = Tối
settings-surroundings-light = Sáng
settings-contrast = Tương phản
settings-contrast-low = dịu
settings-contrast-high = mạnh
settings-grain = Chất liệu
settings-grain-low = mịn
settings-grain-high = thô
settings-warmth = Nhiệt độ màu
settings-warmth-low = lạnh
settings-warmth-high = ấm
settings-cardSize = Cỡ lá bài
settings-cardSize-low = nhỏ
settings-cardSize-high = lớn
settings-motion = Chuyển động
settings-motion-system = Theo trình duyệt
settings-motion-on = Bật
settings-motion-off = Tắt
settings-hand = Tay
settings-hand-right = Phải
settings-hand-left = Trái
settings-forced = Khi chỉ có một nước
settings-forced-ask = Hỏi tôi
settings-forced-play = Đánh hộ tôi
settings-sound = Âm thanh
settings-sound-off = Tắt
settings-sound-on = Bật
settings-volume = Âm lượng
settings-volume-low = nhỏ
settings-volume-high = to

## Trục trặc

problem-lost = Không liên lạc được với máy chủ. Lát nữa hãy thử lại.
problem-other = Có trục trặc: { $what }
