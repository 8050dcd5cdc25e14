tien_gow-rules-minute = Mỗi người có tám quân. Người ra trước đặt ngửa từ một đến bốn quân. Những người khác đặt đúng bấy nhiêu: ngửa nếu đè cao hơn, úp nếu bỏ. Các quân cao nhất thắng lượt, và mỗi quân ấy là một *cột* cho người thắng. Ai thắng lượt *cuối* thì thắng ván. Khi đó người ít cột trả cho người thắng; người hơn bốn cột thì được trả. Vậy hãy kiếm vài cột, và để dành quân mạnh cho lượt cuối.
tien_gow-rules-deal = Mỗi người tám quân, đánh đến quân cuối cùng. Người thắng làm nhà cái ván sau.
tien_gow-rules-cards = Đủ 32 quân domino Trung Hoa: 11 loại văn, mỗi loại hai quân; 10 quân võ, mỗi quân chỉ có một.

## 1. Mục tiêu

tien_gow-rules-goal = Thắng lượt cuối. Ai thắng lượt ấy thì thắng ván, và thanh toán với từng người còn lại theo số cột của họ (TG-15).
tien_gow-rules-goal-wishes = Vậy bạn cần ba thứ: quân mạnh để dành, quyền ra trước khi đến cuối ván, và cột. Không có cột nào bạn trả 5, một cột trả 3, bốn cột thì không trả gì.

## 2. Chuẩn bị

tien_gow-rules-h-tiles = Các quân
tien_gow-rules-tiles = Một quân được viết bằng số chấm của hai nửa, số lớn trước: [63] có sáu và ba. Có hai chất, *văn* và *võ*. Hai chất không bao giờ đè nhau.
tien_gow-rules-civil = Mỗi loại *văn* có hai quân. Thứ bậc theo tục lệ, không theo số chấm.
tien_gow-rules-f-civil = Quân văn, từ cao xuống thấp
tien_gow-rules-military = Mỗi quân *võ* chỉ có một. Tổng số chấm là giá trị, và định thứ bậc của nó. Hai quân cùng giá trị thì bằng nhau.
tien_gow-rules-f-military = Quân võ, từ cao xuống thấp
tien_gow-rules-military-six = [42] là quân sáu duy nhất, và [21] là quân ba duy nhất.
tien_gow-rules-names = Hãy nhìn kỹ [61] và [51]. Trông như bảy và sáu, nhưng cả hai là quân văn, và thấp.
tien_gow-rules-h-dealing = Chia bài
tien_gow-rules-dealing = Mỗi người trong bốn người chơi được tám quân. Không còn quân nào thừa.
tien_gow-rules-banker = Một người được chọn ngẫu nhiên làm *nhà cái*. Nếu bàn chơi tiếp thì người thắng ván trước làm cái. Nhà cái ra trước ở lượt đầu. Mọi khoản nhà cái trả hay nhận đều gấp đôi (TG-13, TG-16).

## 3. Cách chơi

tien_gow-rules-h-groups = Ra được những gì
tien_gow-rules-groups = Bạn ra một *nhóm* từ một đến bốn quân. Có chín loại. Một nhóm chỉ bị đè bởi nhóm cao hơn cùng loại.
tien_gow-rules-f-groups = Chín loại, mỗi loại với nhóm cao nhất
tien_gow-rules-g-civil = một quân văn
tien_gow-rules-g-military = một quân võ
tien_gow-rules-g-civil-pair = đôi văn: hai quân giống hệt nhau
tien_gow-rules-g-military-pair = đôi võ: cả hai quân của một giá trị
tien_gow-rules-g-supreme = Chí Tôn
tien_gow-rules-g-11 = hỗn hợp, 1+1
tien_gow-rules-g-21 = hỗn hợp, 2+1
tien_gow-rules-g-12 = hỗn hợp, 1+2
tien_gow-rules-g-22 = hỗn hợp, 2+2: bộ bốn
tien_gow-rules-n-civil = thứ bậc như quân văn
tien_gow-rules-n-military = thứ bậc 9, 8, 7, 6, 5, 3
tien_gow-rules-n-military-pair = thứ bậc 9, 8, 7, 5
tien_gow-rules-n-supreme = loại này chỉ có một nhóm
tien_gow-rules-n-mixed = thứ bậc theo đầu
tien_gow-rules-mixed = Nhóm *hỗn hợp* ghép một hoặc hai *đầu* với một hoặc cả hai quân của giá trị đi với nó. Chỉ bốn loại quân văn làm đầu, và mỗi loại có giá trị riêng.
tien_gow-rules-f-heads = Các đầu và giá trị đi kèm, từ cao xuống thấp
tien_gow-rules-n-nine = với quân chín
tien_gow-rules-n-eight = với quân tám
tien_gow-rules-n-seven = với quân bảy
tien_gow-rules-n-five = với quân năm
tien_gow-rules-nothing_else = Ngoài ra không ra được gì khác. [55] không phải đầu, và [42] chỉ đi được với [21]. Bạn được tách bất kỳ nhóm nào trên tay.
tien_gow-rules-h-trick = Một lượt
tien_gow-rules-trick-lead = Người ra trước đặt ngửa một nhóm.
tien_gow-rules-trick-follow = Những người khác lần lượt đặt đúng bấy nhiêu quân: ngửa để đè, hoặc úp.
tien_gow-rules-trick-win = Nhóm cao nhất thắng lượt. Chủ của nó được một cột cho mỗi quân trong nhóm, và ra trước ở lượt sau. Khi mọi quân đã đánh hết thì ván kết thúc. Tất cả có tám cột.
tien_gow-rules-up = *Đặt ngửa* thì phải là nhóm cùng loại với nhóm đã ra, và cao hơn hẳn nhóm đang cao nhất. Bằng thì không đè. 2+1 không đè được 1+2, dù cả hai có ba quân.
tien_gow-rules-down = *Đặt úp* thì quân nào cũng được, không cần thành nhóm. Không ai bắt buộc phải đè: cả nhóm thắng được cũng có thể úp.
tien_gow-rules-secret = Quân úp được giữ kín. Chỉ chủ của nó biết, cho đến khi ván kết thúc.
tien_gow-rules-supreme = *Chí Tôn*, [42 21], khi đã ra thì không đè được. Nó chỉ để ra. Nếu bạn đặt nó khi người khác ra thì phải úp, như mọi quân không đè. Để riêng từng quân thì đó là quân sáu và quân ba bình thường.
tien_gow-rules-early_death = *Chết sớm*: nếu lượt cuối là lượt một quân, ai chưa có cột nào phải úp quân của mình, dù nó thắng được. Ở lượt cuối có hai quân trở lên thì ai cũng thắng được.
tien_gow-rules-f-equal = Ví dụ: bằng thì không đè
tien_gow-rules-e-equal-lead = một quân chín
tien_gow-rules-e-equal = quân chín kia: chỉ được úp
tien_gow-rules-f-trick = Ví dụ: một lượt ba quân
tien_gow-rules-e-lead = 2+1: hai đầu và một quân năm
tien_gow-rules-e-beat = cũng 2+1, mà đầu cao hơn
tien_gow-rules-e-tian_jiu = có [66 63 54], nhưng đó là 1+2, ở đây không đè được gì
tien_gow-rules-e-any = có thể đặt ba quân bất kỳ
tien_gow-rules-e-trick = cy được ba cột và ra trước. bo mất không ba quân tốt.

## 4. Tính điểm và kết thúc

tien_gow-rules-h-at_once = Trả ngay
tien_gow-rules-at_once = Ai thắng một lượt bằng Chí Tôn được mỗi người còn lại trả 2 điểm. Ai thắng một lượt bằng bộ bốn được mỗi người trả 4. Nếu bộ bốn bị bộ bốn cao hơn đè thì chỉ trả cho bộ cao hơn.
tien_gow-rules-at_once-banker = Nếu người trả hoặc người thắng là nhà cái thì trả gấp đôi.
tien_gow-rules-at_once-last = Lượt cuối cũng trả như vậy. Các lần gấp đôi khi thanh toán không tính vào khoản này, trừ gấp đôi của nhà cái.
tien_gow-rules-h-settlement = Thanh toán
tien_gow-rules-settlement = Sau lượt cuối, người thắng lượt ấy thanh toán với từng người còn lại. Số cột của họ cho biết ai trả.
tien_gow-rules-f-base = Mỗi người phải trả cho người thắng
tien_gow-rules-n-minus = Có dấu trừ thì người thắng trả cho người kia. Người thắng luôn có ít nhất hai cột, nên không ai khác có bảy cột.
tien_gow-rules-doubled = Một khoản được gấp đôi một lần cho mỗi điều sau đây nếu đúng:
tien_gow-rules-double-banker = Một trong hai người là nhà cái.
tien_gow-rules-double-last = Lượt cuối được thắng bằng bộ bốn, bằng Chí Tôn, hoặc bằng một quân [21].
tien_gow-rules-double-eight = Người thắng có cả tám cột.
tien_gow-rules-multiply = Các lần gấp đôi nhân với nhau: ba lần thành gấp tám. Chúng cũng tính cho khoản người thắng trả cho người hơn bốn cột.
tien_gow-rules-score = Điểm của bạn là mọi khoản nhận trừ mọi khoản trả. Cộng điểm của bốn người lại bằng không. Có khi người khác nhiều điểm hơn người thắng ván; dù vậy, người thắng ván vẫn làm nhà cái ván sau.
tien_gow-rules-f-plain = Ví dụ: dee thắng lượt cuối, ada là nhà cái
tien_gow-rules-e-plain = bo có năm cột nên dee trả cho bo. ada là nhà cái nên trả gấp đôi.
tien_gow-rules-f-supreme = Ví dụ: ada thắng lượt cuối bằng Chí Tôn, bo là nhà cái
tien_gow-rules-e-supreme = Chí Tôn làm khoản phải trả gấp đôi. bo là nhà cái nên gấp đôi thêm lần nữa, khoản trả ngay cũng gấp đôi.
tien_gow-rules-h-catch = Bị bắt
tien_gow-rules-catch = Nếu lượt cuối là lượt một quân, có thể ra [21] để gấp đôi thanh toán. Nhưng nếu [42] thắng lượt ấy thì người ra *bị bắt*: người ấy trả cho người thắng phần mà cả ba lẽ ra phải trả. Hai người kia không trả gì.
tien_gow-rules-catch-double = Mỗi khoản được gấp đôi như với người lẽ ra phải trả nó. Vậy người ra trả gấp đôi cho phần của nhà cái, nhưng không gấp đôi các phần khác. Nếu người thắng là nhà cái thì mọi phần đều gấp đôi.
tien_gow-rules-catch-plus = Người hơn bốn cột vẫn được người thắng trả điểm. Nếu đó chính là người ra thì số điểm ấy được trừ vào phần phải trả.
tien_gow-rules-catch-between = Dù ở giữa có quân khác cao nhất thì vẫn là bị bắt. Nếu [42] đặt úp, hoặc quân khác thắng, thì không phải bị bắt.
tien_gow-rules-f-catch = Ví dụ: lượt cuối, cy bị bắt. bo là nhà cái
tien_gow-rules-e-catch-lead = quân ba: lẽ ra gấp đôi thanh toán
tien_gow-rules-e-catch-beat = quân năm cao hơn
tien_gow-rules-e-catch-win = quân sáu còn cao hơn: bị bắt
tien_gow-rules-e-catch-down = bo không có cột nào
tien_gow-rules-f-caught = Thanh toán của lượt này
tien_gow-rules-e-caught = cy trả 3 thay dee và 10 thay bo, là nhà cái. Có năm cột nên cy được ada trả 1: tính chung, cy trả 12.

## Tùy chọn

tien_gow-rules-o-surplus = Người thắng phải trả
tien_gow-rules-o-surplus-signed = Khoản người thắng phải trả cũng được gấp đôi.
tien_gow-rules-o-surplus-single = Khoản người thắng trả cho người hơn bốn cột không bao giờ gấp đôi. Khi có người bị bắt cũng vậy.
tien_gow-rules-o-last_trick = Trả ngay ở lượt cuối
tien_gow-rules-o-last_trick-paid = Ở lượt cuối, Chí Tôn và bộ bốn cũng được trả ngay.
tien_gow-rules-o-last_trick-unpaid = Ở lượt cuối không trả ngay gì cả. Gấp đôi khi thanh toán vẫn giữ.

## Từ

tien_gow-rules-w-game = trời và chín: tên trò chơi, và tên nhóm hỗn hợp cao nhất
tien_gow-rules-w-banker = nhà cái
tien_gow-rules-w-column = cột: một chồng quân đã thắng
tien_gow-rules-w-supreme = Chí Tôn
