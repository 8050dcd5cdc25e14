## Ghế

seat = Ghế { $seat }
    .you = Bạn
seat-inside = ghế { $seat }
    .you = bạn
seat-label = Ghế { $seat } ({ $who })
    .you = Ghế { $seat } (bạn)
seat-person = người
seat-empty = còn trống
seat-away = vắng, máy đánh thay
seat-away-named = { $name }: vắng, máy đánh thay
door_of = cửa của { $seat }
    .you = cửa của bạn
score = { $seat } { $points }
    .you = bạn { $points }

## Diễn biến

opened = Đã mở bàn { $game }. Bài: { $source }.
opened-fair = chia công bằng
opened-seeded = từ hạt giống
opened-given = cho sẵn
seat_taken = { $seat } đã có người ngồi.
    .you = Bạn ngồi xuống.
seat_taken-named = { $seat } ngồi vào ghế { $number }.
    .you = Bạn ngồi xuống.
seat_taken-again = { $seat } đã trở lại.
    .you = Bạn đã trở lại.
seat_left = { $seat } đã trống.
    .you = Bạn đã rời ghế.
seat_left-named = { $seat } đã rời ghế.
    .you = Bạn đã rời ghế.
seat_left-time = { $seat } hết giờ: máy đánh tiếp.
    .you = Bạn đã hết giờ: máy đánh thay bạn.
seat_left-absent = { $seat } vắng mặt: máy đánh tiếp.
    .you = Bạn đã vắng mặt: máy đánh thay bạn.
paused = Bàn tạm dừng. { $reason }
paused-over = Bàn chơi tiếp. { $reason }
restarted = Máy chủ đã khởi động lại; thời gian cho việc đang chờ tính lại từ đầu.
entropy_due = Mọi người đã cam kết phần xáo bài của mình, và nay tiết lộ.
entropy_revealed = { $seat } tiết lộ phần xáo bài của mình.
    .you = Bạn tiết lộ phần xáo bài của mình.
begun = Bài đã chia.
moved-lead = { $seat } ra { $cards }.
    .you = Bạn ra { $cards }.
moved-beat = { $seat } đè bằng { $cards }.
    .you = Bạn đè bằng { $cards }.
moved-pass = { $seat } bỏ lượt.
    .you = Bạn bỏ lượt.
moved-discard = { $seat } đánh { $cards }.
    .you = Bạn đánh { $cards }.
moved-discard-down = { $seat } úp { $cards }.
    .you = Bạn úp { $cards }.
moved-win = { $seat } ù!
    .you = Bạn ù!
moved-chiu = { $seat } chíu.
    .you = Bạn chíu.
moved-decline = { $seat } không xướng.
    .you = Bạn không xướng.
moved-chan = { $seat } ăn chắn.
    .you = Bạn ăn chắn.
moved-ca = { $seat } ăn cạ với { $cards }.
    .you = Bạn ăn cạ với { $cards }.
moved = { $seat }: { $move }.
answered = { $seat } trả lời: { $move }.
    .you = Bạn trả lời: { $move }.
hidden = { $count } lá
bonus = { $seat } được { $cards } làm thưởng mở đầu.
    .you = Bạn được { $cards } làm thưởng mở đầu.
reveal = Bốc { $card } ở { $door }.
shown = { $seat } trình { $cards }.
    .you = Bạn trình { $cards }.
uncovered = { $seat } đã úp { $cards }.
    .you = Bạn đã úp { $cards }.
round_won = { $seat } thắng { $round } với { $cards }.
    .you = Bạn thắng { $round } với { $cards }.
round = vòng
trick = lượt
paid = { $payer } trả { $points } điểm cho { $payee } ({ $reason }).
    .you = Bạn trả { $points } điểm cho { $payee } ({ $reason }).
window_opened = Có thể xướng lá này.
window_closed = Việc xướng đã xong.
settled = Kết quả ván: { $scores }.
ended-over = Ván đã kết thúc.
ended-closed = Bàn đã đóng. { $reason }
ended-void = Ván bị hủy. { $reason }
continued = Ván sau ở một bàn khác.
released = Toàn bộ nhật ký đã mở cho mọi người.

## Các nước

verb-lead = ra
verb-beat = đè
verb-pass = bỏ
verb-discard = đánh
verb-win = ù
verb-chiu = chíu
verb-decline = không
verb-chan = chắn
verb-ca = cạ
gloss-pass = bỏ qua lá này
gloss-win = tròn bài
gloss-chiu = hạ ba lá cùng nó
gloss-decline = không xướng
gloss-chan = ăn bằng lá giống nó

## Vì sao trả điểm

reason-supreme = Chí Tôn
reason-quartet = bộ bốn
reason-final = thanh toán cuối ván
reason-catch = bị bắt
reason-score = điểm ù

## Cước

bonus-xuong = Ù xuông
bonus-chi = Ù chì
bonus-thien_u = Thiên ù
bonus-tom = Tôm
bonus-bach_thu = Bạch thủ
bonus-leo = Lèo
bonus-thien_khai = Thiên khai
bonus-chiu_u = Chíu ù
bonus-bon = Bòn
bonus-bach_dinh = Bạch định (không lá đỏ)
bonus-tam_do = Tám đỏ
bonus-kinh_tu_chi = Kính tứ chi
bonus-thap_thanh = Thập thành

## Bàn chơi

hand = trên tay
hand-yours = Bài của bạn: { $count } lá
hand-empty = Bạn đã hết bài
high = ← cao nhất
banker = nhà cái
dealer = nhà cái
dead = bài chết
pile = đống
columns = cột
immediate = trả ngay { $points }
down = úp
played = đã đánh
lies = trên bàn
led = ra trước
out = Ra khỏi ván: { $count }.
stock = Nọc còn: { $count }.
public = { $card } nằm ở { $door }, { $source }.
public-1 = đánh ra
public-2 = bốc từ nọc
public-3 = lá thay
no_public = Không có lá nào ở cửa.
door = cửa
meld-chan = Chắn
meld-ca = Cạ
meld-chiu = Chíu
won = ù với
shown-zone = đã trình
high_now = Cao nhất: { $cards } của { $seat }.
to_lead = { $seat } ra bài trước.
    .you = Bạn ra bài trước.
red = * là lá đỏ

## Nơi để bài

zone-pack = bộ bài
zone-hand = trên tay
zone-trick = trên bàn
zone-pile = đống
zone-out = ra ngoài
zone-down = úp
zone-open = đã đánh
zone-stock = nọc
zone-public = lá ở cửa
zone-door = cửa
zone-chan = Chắn
zone-ca = Cạ
zone-chiu = Chíu
zone-won = ù với
zone-shown = đã trình

## Tình hình

status-opened = Đang chờ đủ người.
status-paused = Bàn tạm dừng.
status-turn = Đến lượt { $seat }.
    .you = Đến lượt bạn.
status-window = Đang giải quyết việc xướng.
status-over = Ván đã kết thúc.
status-closed = Bàn đã đóng.
status-void = Ván bị hủy.
status-wait = Xin chờ.

## Thanh toán

settlement = Thanh toán
settlement-none = Không có thanh toán.
winner = { $seat } thắng.
    .you = Bạn thắng!
winners = { $seats } cùng thắng.
draw = Hòa: không ai thắng.
stock_out = Nọc đã hết.
piles = So các đống: đống lớn nhất thắng.
immediates = Trả ngay:
immediates-none = Không có khoản trả ngay.
finals = Thanh toán cuối ván với người thắng lượt cuối:
line = { $payer } trả { $points } cho { $payee }  ({ $sum }; { $reason })
    .you = Bạn trả { $points } cho { $payee }  ({ $sum }; { $reason })
awards = Cách tính: cước cao nhất tính đủ điểm, các cước khác tính theo dịch.
awards-whole = Cách tính: có Thập thành thì mọi cước đều tính đủ điểm.
sum = { $sum } = { $points }
each_pays = Mỗi người còn lại trả { $points }.
