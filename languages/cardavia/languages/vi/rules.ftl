rules-of = Luật { $game }
rules-part = { $number }. { $title }

## Đầu trang

rules-players = Người chơi
rules-against = Ai đấu với ai
rules-alone = Mỗi người tự chơi, đấu với tất cả.
rules-deal = Một ván
rules-cards = Bài
rules-library = Xem mọi lá của bộ bài
rules-play = Chơi ngay
rules-print = In
rules-minute = Luật trong một phút
rules-contents = Trong trang này

## Các phần

rules-goal = Mục tiêu
rules-setup = Chuẩn bị
rules-playing = Cách chơi
rules-scoring = Tính điểm và kết thúc
rules-options = Tùy chọn
rules-options-say = Khi mở bàn có thể chọn cách hiểu khác cho vài điều luật. Cách dùng khi không nói gì thêm được đánh dấu.
rules-default = thường dùng
rules-words = Từ của người chơi
rules-clauses = Mọi điều luật
rules-clauses-say = Mỗi điều luật có một số. Khi bàn từ chối một nước, nó nêu điều luật ấy.
rules-clause = Điều { $clause }

## Hình

rules-higher = cao hơn
rules-equal = bằng
rules-player = Người chơi
rules-columns = Cột
rules-base = Phải trả
rules-factor = Gấp
rules-settled = Thanh toán
rules-at_once = Trả ngay
rules-score = Tổng điểm
rules-points = Điểm
rules-bonus = Cước
rules-dich = Dịch
rules-counts = Tính
