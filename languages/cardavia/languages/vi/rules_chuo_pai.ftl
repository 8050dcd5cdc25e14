chuo_pai-rules-minute = Mỗi người có 28 lá. Trong một vòng, người mở vòng ra một hay nhiều lá, rồi mỗi người còn lại đè cao hơn hoặc bỏ lượt, một lần. *Đè được thì phải đè.* Chỉ nước cao nhất ăn điểm: các lá của nó vào đống của chủ nó, mọi lá khác trong vòng ra khỏi ván. Ai bỏ lượt thì giữ hết bài. Khi chỉ còn nhiều nhất một người có bài thì ván kết thúc, và đống lớn nhất thắng. Vậy hãy ra những lá không ai đè nổi, và khiến người khác tiêu lá tốt trong các vòng họ thua.
chuo_pai-rules-deal = Mỗi người 28 lá, đến khi chỉ còn nhiều nhất một người có bài.
chuo_pai-rules-cards = 84 trong 92 lá bài Tứ Xuyên: 21 mặt domino, mỗi mặt bốn lá.

## 1. Mục tiêu

chuo_pai-rules-goal = Có đống lớn nhất khi kết thúc. Mỗi vòng thắng thêm vào đống của bạn các lá *của nước đã thắng*, và mỗi lá trong đống là một điểm (CP-13, CP-16).
chuo_pai-rules-goal-not = Hết bài sớm không phải là mục tiêu. Lá bị đè thì không ai được. Lá còn trên tay khi kết thúc không đáng gì.

## 2. Chuẩn bị

chuo_pai-rules-h-cards = Các lá
chuo_pai-rules-cards-faces = Một lá được viết bằng hai số chấm, số lớn trước: [63] có sáu và ba. Mỗi mặt có bốn lá. Hoa xanh trên vài lá chỉ để trang trí. Bốn lá [lu] và bốn lá [gw] thuộc bộ bài, nhưng không dùng trong trò này.
chuo_pai-rules-families = Mỗi mặt thuộc một trong bốn *họ*. Các lá khác họ không bao giờ đè nhau: [65] bị [64], [61] hoặc [51] đè, nhưng không bị [66] đè. Các lá có dấu bằng ở giữa là ngang bậc.
chuo_pai-rules-f-families = Các họ, mỗi họ từ cao xuống thấp
chuo_pai-rules-family-long = trường
chuo_pai-rules-family-yao = yêu
chuo_pai-rules-family-black = đen
chuo_pai-rules-family-red = đỏ
chuo_pai-rules-h-dealing = Chia bài
chuo_pai-rules-dealing = Mỗi người trong ba người chơi được 28 lá. Không còn lá nào thừa.
chuo_pai-rules-leader = Một người được chọn ngẫu nhiên mở vòng đầu. Chơi theo chiều kim đồng hồ.
chuo_pai-rules-h-bonus = Thưởng mở đầu
chuo_pai-rules-bonus = Trước nước đầu tiên, bàn tìm [21] và [42] trong bài từng người. Ai có ít nhất một lá *mỗi thứ* thì mọi lá thuộc hai thứ ấy vào đống của người đó: hai đến tám điểm, không mất gì. Ai chỉ có một trong hai thứ thì giữ trên tay. Việc này tự diễn ra, cho mọi người có cả hai thứ, và không đổi người mở vòng.
chuo_pai-rules-f-bonus = Thưởng được bao nhiêu
chuo_pai-rules-n-bonus-four = bốn điểm, trên tay còn 24 lá
chuo_pai-rules-n-bonus-none = không được gì: vẫn ở trên tay
chuo_pai-rules-n-bonus-eight = tám điểm, trên tay còn 20 lá

## 3. Cách chơi

chuo_pai-rules-h-plays = Đánh được những gì
chuo_pai-rules-group = *Nhóm* là một đến bốn lá cùng mặt. [62] và [53] ngang bậc, nhưng đi với nhau thì không phải nhóm.
chuo_pai-rules-f-group = Nhóm
chuo_pai-rules-combination = *Bộ kết hợp* ghép một hay nhiều lá *đầu* với một hay nhiều lá *điểm* đi với nó. Đầu là bốn loại lá trường cao nhất. Điểm là lá của họ đen và họ đỏ, lẫn lộn thế nào cũng được. Một bộ kết hợp chỉ thuộc một loại. Có bao nhiêu đầu và điểm cũng được: từ 2 đến 12 lá.
chuo_pai-rules-classes = Các bộ kết hợp là một họ riêng. Chỉ loại định thứ bậc. Hai bộ kết hợp cùng loại và cùng số lá thì bằng nhau.
chuo_pai-rules-f-classes = Đầu và điểm đi kèm, từ cao xuống thấp
chuo_pai-rules-n-nine = điểm chín
chuo_pai-rules-n-eight = điểm tám
chuo_pai-rules-n-seven = điểm bảy
chuo_pai-rules-n-five = điểm năm
chuo_pai-rules-no_total = Chỉ những lá đen và đỏ này là điểm. [44] có tám chấm, nhưng không phải lá tám; [61] có bảy chấm, nhưng không phải lá bảy.
chuo_pai-rules-f-no_group = Không được
chuo_pai-rules-n-no_group = hai mặt, mà không có đầu
chuo_pai-rules-n-two_classes = đầu của hai loại
chuo_pai-rules-h-round = Một vòng
chuo_pai-rules-round-lead = Người mở vòng ra một nhóm hoặc một bộ kết hợp. Người mở vòng không được bỏ lượt.
chuo_pai-rules-round-follow = Những người khác còn bài lần lượt đi mỗi người một lần: đè nước đang cao nhất, hoặc bỏ lượt. Thế là hết vòng. Không quay lại lần thứ hai.
chuo_pai-rules-round-won = Nước cao nhất thắng. Các lá của nó vào đống của chủ nó. Mọi lá khác trong vòng ra khỏi ván.
chuo_pai-rules-round-next = Người thắng mở vòng sau. Nếu người thắng đã hết bài, người kế tiếp còn bài mở vòng.
chuo_pai-rules-h-beating = Đè
chuo_pai-rules-beat = Một nước đè được nước khác nếu *cùng họ*, *cùng số lá*, và *cao hơn hẳn*. Bằng thì không đè. Nhóm và bộ kết hợp không bao giờ đè nhau. Với bộ kết hợp, tính số lá tất cả, không tính có mấy lá là đầu.
chuo_pai-rules-must = Đè được thì phải đè, dù phải phá một nhóm lớn hơn. Đè bằng nước nào là do bạn chọn.
chuo_pai-rules-pass = Không đè được thì bạn bỏ lượt và giữ bài. Không ai phải bỏ lá nào.
chuo_pai-rules-tells = Vì vậy bỏ lượt cho biết một điều: người ấy không có gì để đè nước đó. Hãy nhớ lấy.
chuo_pai-rules-f-eights = Ví dụ: lá bằng nhau
chuo_pai-rules-e-eights-lead = một đôi của họ đen
chuo_pai-rules-e-eights-beat = bo còn có [62 62], nhưng đôi ấy chỉ bằng. Đôi chín cao hơn, nên bo phải đánh đôi chín.
chuo_pai-rules-e-eights-pass = không đè được đôi chín
chuo_pai-rules-e-eights = bo cho hai lá vào đống và mở vòng sau. Đôi tám của ada ra khỏi ván.
chuo_pai-rules-f-choice = Ví dụ: được chọn
chuo_pai-rules-e-choice-lead = một lá trường
chuo_pai-rules-e-choice-beat = bo phải đè, bằng [33] hoặc [11], và đánh lá thấp hơn
chuo_pai-rules-e-choice-high = còn cao hơn
chuo_pai-rules-f-combinations = Ví dụ: bộ kết hợp
chuo_pai-rules-e-combinations-lead = Địa-Bát: hai đầu và hai điểm
chuo_pai-rules-e-combinations-beat = Thiên-Cửu: một đầu và ba điểm. Bốn lá, mà loại cao hơn.
chuo_pai-rules-e-combinations-pass = có [44 44 52 43]. Bốn lá, nhưng loại thấp hơn.
chuo_pai-rules-e-combinations = [66 66 66 66] cũng không đè được: bốn lá cùng mặt là một nhóm.

## 4. Tính điểm và kết thúc

chuo_pai-rules-end = Sau mỗi vòng, bàn đếm xem ai còn bài. Nếu nhiều nhất chỉ một người còn thì ván kết thúc. Ai chưa đi trong vòng thì được đi đã, dù hai người kia đã hết bài. Đếm xong mới tìm người mở vòng mới.
chuo_pai-rules-points = Mỗi lá trong đống của bạn là một điểm. Thưởng mở đầu cũng tính. Lá còn trên tay không tính.
chuo_pai-rules-winner = Đống lớn nhất thắng. Nếu hai hoặc ba đống lớn nhất bằng nhau, chủ của chúng cùng thắng. Không có cách nào phân hơn thua nữa.
chuo_pai-rules-f-piles = Ví dụ: ba đống
chuo_pai-rules-piles-share = cùng thắng
chuo_pai-rules-f-last = Ví dụ: những lá cuối
chuo_pai-rules-e-last-lead = lá cuối cùng của ada
chuo_pai-rules-e-last-pass = có [22 22] và không đè được. bo đã hết bài nên không được hỏi.
chuo_pai-rules-e-last = ada được một điểm. Giờ chỉ cy còn bài, nên ván kết thúc, và hai lá của cy không tính.
chuo_pai-rules-f-all = Ví dụ: mỗi người còn một lá
chuo_pai-rules-e-all = cy được một điểm. Không ai còn bài, và ván kết thúc.

## Tùy chọn

chuo_pai-rules-o-combinations = Cỡ của bộ kết hợp
chuo_pai-rules-o-combinations-free = Ít nhất một đầu và một điểm: từ 2 đến 12 lá.
chuo_pai-rules-o-combinations-equal = Số điểm bằng số đầu: 2, 4, 6 hoặc 8 lá.
chuo_pai-rules-o-combinations-capped = Ít nhất một đầu và một điểm, nhiều nhất bốn lá.
chuo_pai-rules-o-note = Tùy chọn áp dụng cả khi ra và khi đè. Nó không đổi gì khác.

## Từ

chuo_pai-rules-w-yao = một: họ của [51] và [61]
chuo_pai-rules-w-nine = Thiên-Cửu (Trời-Chín)
chuo_pai-rules-w-eight = Địa-Bát (Đất-Tám)
chuo_pai-rules-w-seven = Nhân-Thất (Người-Bảy)
chuo_pai-rules-w-five = Hòa-Ngũ (Hòa-Năm)
chuo_pai-rules-w-nail = cái đinh: [21] trông giống vậy
