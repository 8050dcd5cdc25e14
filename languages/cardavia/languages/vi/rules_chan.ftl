chan-rules-minute = Gom đủ mười đôi. Hai lá giống hệt nhau là *Chắn*; hai lá cùng hàng khác chất là *Cạ*. Trong mười đôi phải có ít nhất sáu Chắn. Đến lượt, bạn có thể ăn lá mà người trước để lại, hoặc không thì bốc một lá từ nọc và ăn lá ấy. Ăn lá nào là để hạ một đôi với lá ấy, rồi bạn đánh một lá. Khi lá thứ hai mươi của mười đôi được bốc lên, ở cửa ai cũng vậy, hãy hô *Ù*: bạn thắng, và mọi người khác trả cho bạn. Bài càng hiếm, họ trả càng nhiều.
chan-rules-deal = Đến khi có người đủ mười đôi, hoặc nọc hết và không ai trả gì.
chan-rules-cards = 100 trong 120 lá Tổ Tôm: 24 lá có chất và Chi chi, mỗi thứ bốn lá.

## 1. Mục tiêu

chan-rules-goal = Đủ mười đôi trước mọi người, trong đó ít nhất sáu đôi giống hệt nhau (CH-20). Tất cả là hai mươi lá: mười chín lá là của bạn, trên tay hoặc đã hạ, và lá thứ hai mươi là lá bạn ù.
chan-rules-goal-paid = Mỗi người trong ba người kia trả cho bạn số điểm của bài (CH-26). Nếu nọc hết mà chưa ai ù thì không ai trả gì.

## 2. Chuẩn bị

chan-rules-h-cards = Các lá
chan-rules-cards-faces = Mỗi lá có bốn. Ba chất có hàng từ 2 đến 9: *Vạn*, *Sách* và *Văn*. [cc] không có chất, cũng không có hàng. Những lá khác của bộ bài để trong hộp: hàng 1, [tt] và [oc].
chan-rules-f-suits = Các lá dùng trong trò này
chan-rules-suit-m = Vạn
chan-rules-suit-s = Sách
chan-rules-suit-c = Văn
chan-rules-suit-cc = Chi chi, ông lão câu cá
chan-rules-red = Năm lá màu đỏ: [8m], [9m], [8s], [9s] và [cc]. Mọi lá khác màu đen. Màu chỉ quan trọng với vài cước.
chan-rules-f-red = Các lá đỏ
chan-rules-h-pairs = Các đôi
chan-rules-pairs = *Chắn* là hai lá giống hệt nhau. *Cạ* là hai lá cùng hàng khác chất. *Chíu* là bốn lá giống hệt nhau đã hạ, tính là hai Chắn. [cc] có thể làm Chắn, nhưng không bao giờ làm Cạ.
chan-rules-f-pairs = Các đôi
chan-rules-odd = Muốn đọc bài, trước hết hãy ghép những lá giống hệt nhau thành đôi. Lá thừa ra là lá *lẻ*. Hai lá lẻ cùng hàng làm thành một Cạ. Hàng có một hoặc ba lá lẻ là hàng *què*; một [cc] lẻ cũng vậy. Khi không còn gì què thì bài đã tròn.
chan-rules-h-dealing = Chia bài
chan-rules-dealing = Một người được chọn ngẫu nhiên làm nhà cái. Nhà cái được 20 lá, những người khác mỗi người 19 lá. 23 lá làm *nọc*. Trước mỗi người có một chỗ gọi là *cửa*: lá người ấy đánh ra hay bốc lên nằm ở đó.

## 3. Cách chơi

chan-rules-h-opening = Mở đầu
chan-rules-thien_u = Nếu 20 lá của nhà cái đã ù được, nhà cái có thể ù ngay: *Thiên ù*.
chan-rules-opening = Nếu không, nhà cái đánh một lá, rồi đến lượt người kế tiếp.
chan-rules-dead = Nhà cái có mười Chắn thì không có lá nào được phép đánh. Nếu nhà cái ấy không ù ngay thì bài là bài *chết*: không ăn, không xướng và không được hỏi. Đến lượt, nó chỉ bốc một lá rồi để lá ấy qua. Khi đó người sau nhà cái bắt đầu bằng việc bốc một lá.
chan-rules-h-turn = Một lượt
chan-rules-turn-consider = Trước hết bạn xem lá mà người trước để lại: lá đánh ra, hoặc lá từ nọc mà người ấy không ăn. Bạn có thể ăn hoặc bỏ qua.
chan-rules-turn-take = Nếu ăn, bạn hạ lá ấy thành đôi với một lá trên tay, rồi đánh một lá ở cửa mình. Đến lượt người kế tiếp.
chan-rules-turn-reveal = Nếu bỏ qua, bạn bốc một lá từ nọc ở cửa mình. Bạn có thể ăn lá ấy rồi đánh một lá. Nếu lại bỏ qua thì đến lượt người kế tiếp, và người ấy có thể ăn nó. Lá mà hai người đã bỏ qua thì không còn dùng nữa.
chan-rules-turn-never = Lá từ nọc không bao giờ lên tay: hoặc được hạ thành đôi, hoặc nằm ở cửa. Bạn chỉ làm được điều được phép, nên không có phạt.
chan-rules-draw = Nếu phải bốc mà nọc đã hết thì ván hòa. Không ai trả gì. Lá cuối cùng của nọc vẫn chơi như mọi lá khác.
chan-rules-h-claims = Xướng
chan-rules-claims = Khi một lá ra bàn, người khác có thể xướng nó trước khi người đến lượt quyết định. Mỗi lá chỉ xướng được một lần, lúc nó vừa ra, và không được nữa khi người kế tiếp xem nó.
chan-rules-claim-win = *Ù*, chỉ với lá từ nọc. Mọi người tròn bài nhờ lá ấy đều được hỏi, đầu tiên là chủ cửa có lá ấy, rồi lần lượt từng người. Ai nhận trước thì thắng.
chan-rules-claim-chiu = *Chíu*: người có ba lá ấy trên tay có thể hạ cả bốn. Không ai xướng lá do chính mình đánh. Lá đánh ra chỉ ù được theo cách này: nếu Chíu làm tròn bài thì đó là *Chíu ù* (CH-21). Chíu thường chỉ được mời nếu sau đó còn lá được phép đánh.
chan-rules-chiu = Sau khi Chíu thường, bạn đánh một lá. Nếu đang lượt bạn thì lượt của bạn kết thúc. Nếu đang lượt người khác thì lá bạn đánh là *lá thay*: nó nằm ở cửa người đang lượt, thay cho lá bạn đã lấy. Lá thay cũng có thể được xướng. Sau đó người ấy đi tiếp: ăn lá thay, hoặc bỏ qua. Ai đã bốc rồi thì không bốc nữa. Bài chết thì để lá thay qua.
chan-rules-asked = Chỉ người có thể xướng mới được hỏi. Người đến lượt thì luôn được hỏi về lá ấy, dù chỉ có thể bỏ qua.
chan-rules-hidden = Không ai biết ai được hỏi xướng, cũng không biết có người đã không xướng. Không xướng thì không mất gì.
chan-rules-f-claim = Ví dụ: xướng ngoài lượt
chan-rules-e-claim-discard = đến lượt bo
chan-rules-e-claim-chiu = có ba lá ấy, và hạ bốn lá
chan-rules-e-claim-replacement = lá thay, ở cửa của bo
chan-rules-e-claim-pass = ăn được, nhưng không ăn
chan-rules-e-claim-reveal = lá từ nọc, ở cửa của bo
chan-rules-e-claim-pass-again = giờ cy có thể ăn nó
chan-rules-h-throw = Được đánh lá nào
chan-rules-throw = Bạn được đánh lá mà trên tay có một hoặc ba: như vậy không phá đôi giống nhau nào. Bạn không được đánh lá đã bỏ (CH-16). Khi đã ăn Cạ, bạn không được đánh hai chất của một hàng: một lá đã đi thì lá kia phải ở lại. Cạ bạn đang ăn cũng tính rồi.
chan-rules-h-take = Được ăn lá nào
chan-rules-take = Bạn không bao giờ ăn lá mình từng đánh, hay từng hạ từ tay để ăn Cạ. Ăn xong bạn phải còn lá được phép đánh.
chan-rules-take-chan = *Ăn Chắn*: trên tay bạn có một hoặc nhiều lá giống nó. Nếu có hai thì lá còn lại được phép đánh ngay.
chan-rules-take-ca = *Ăn Cạ*, với một lá cùng hàng khác chất trên tay, nếu đúng tất cả những điều này:
chan-rules-ca-none = Trên tay bạn không có lá giống lá bạn ăn.
chan-rules-ca-odd = Lá của bạn là lá lẻ duy nhất của hàng ấy.
chan-rules-ca-refused = Bạn chưa bỏ lá nào trong hai lá (CH-16).
chan-rules-ca-discarded = Bạn chưa đánh hai chất của cùng một hàng.
chan-rules-ca-last = Trên tay bạn không phải chỉ có đúng một chỗ què (hàng què, hoặc Chi chi lẻ). Khi chỉ còn thiếu một lá, bạn phải chờ ù.
chan-rules-refuse = Nếu một lá ăn Chắn được mà đến lượt bạn lại bỏ qua, bạn đã *bỏ* lá ấy. Đến hết ván, bạn không được đánh lá ấy, cũng không được dùng nó trong Cạ. Bạn vẫn được ăn Chắn, Chíu và ù với lá ấy. Không xướng thì không tính là bỏ.
chan-rules-take-win = Mọi giới hạn này là cho việc ăn và đánh. Chúng không bao giờ ngăn Ù hay Chíu: bạn được ù lá mình đã đánh hay đã bỏ.
chan-rules-f-take = Ví dụ: bo đã đánh [4m]. Đây là bài của cy
chan-rules-l-chan = Chắn
chan-rules-l-ca = Cạ
chan-rules-l-odd = Lẻ
chan-rules-l-won = Ù với
chan-rules-n-unmatched = ba hàng què: 2, 4 và 7
chan-rules-e-take = cy được ăn [4m] làm Cạ với [4c]: đó là lá bốn lẻ duy nhất, và có hơn một hàng què. Rồi cy đánh [7c]. Giờ chỉ còn thiếu hàng 2. cy ù khi nọc ra [2s], [2m] hoặc [2c], nhưng không được ăn Cạ lá [2m] do bo đánh.

## 4. Tính điểm và kết thúc

chan-rules-h-winning = Bài ù
chan-rules-laid = Các đôi đã hạ tính đúng như đã hạ. Một Chíu tính là hai Chắn. Không được xếp lại.
chan-rules-concealed = Trên tay, kể cả lá bạn ù, mọi đôi giống hệt nhau là Chắn; bốn lá giống nhau là hai Chắn. Hàng có hai lá lẻ làm thành một Cạ. Nếu có hàng còn một hoặc ba lá lẻ, hoặc thừa một [cc], thì bài chưa tròn.
chan-rules-on_cc = Với [cc], bạn chỉ ù khi có đúng sáu Chắn và bốn Cạ.
chan-rules-wins = Bài tròn mười đôi thì ù được, nếu ít nhất sáu đôi là Chắn.
chan-rules-where = Bạn được ù lá từ nọc ở bất cứ cửa nào. Lá đánh ra hay lá thay thì chỉ ù được bằng Chíu ù. Nếu không nhận ù, về sau bạn vẫn được ù.
chan-rules-h-bonuses = Cước
chan-rules-bonuses = Các *cước* tính trên cả hai mươi lá. Mỗi cước có điểm, và số *dịch* nhỏ hơn để dùng khi nó đi cùng cước lớn hơn.
chan-rules-f-bonuses = Mọi cước
chan-rules-b-xuong = ù mà không có cước nào khác
chan-rules-b-chi = lá ù nằm ở cửa bạn: bạn bốc nó, hoặc nó là lá thay và bạn Chíu ù
chan-rules-b-thien_u = 20 lá đầu của nhà cái ù ngay
chan-rules-b-tom = [3m 3c 7c], cho mỗi bộ đủ
chan-rules-b-bach_thu = đúng sáu Chắn, và không có Cạ nào ở hàng của lá ù
chan-rules-b-leo = [8s 9m cc], cho mỗi bộ đủ
chan-rules-b-thien_khai = cho mỗi lá mà bạn được chia đủ cả bốn
chan-rules-b-chiu_u = trên tay có ba lá giống lá ù; lá từ nọc cũng tính
chan-rules-b-bon = cho mỗi lá mà bạn được chia đúng hai và nay có bốn
chan-rules-b-bach_dinh = không có lá đỏ
chan-rules-b-tam_do = đúng tám lá đỏ
chan-rules-b-kinh_tu_chi = bốn lá [cc], không có lá đỏ nào khác
chan-rules-b-thap_thanh = mười Chắn
chan-rules-f-sets = Các bộ ba
chan-rules-tom = Tôm là [3m 3c 7c] ở bàn không chọn khác. Có tùy chọn đổi thành [3m 3s 7c].
chan-rules-twice = Nhiều bộ Tôm hay Lèo là nhiều cước. Một lá chỉ dùng một lần cho mỗi loại cước, nhưng dùng được cho nhiều loại. Thiên ù không có lá ù, nên không bao giờ đi với Ù chì, Bạch thủ hay Chíu ù.
chan-rules-h-score = Điểm
chan-rules-score = Điểm là điểm của cước cao nhất cộng dịch của mọi cước khác. Có Thập thành thì cộng đủ điểm của mọi cước. Không có cước nào thì được 2.
chan-rules-paid = Mỗi người trong ba người kia trả số điểm ấy, nên bạn được nhận ba lần. Ván hòa thì ai cũng không điểm.
chan-rules-f-six = Ví dụ: ada bốc [5c] ở cửa mình
chan-rules-f-six-score = Điểm bài của ada
chan-rules-e-six = Hai bộ Tôm, nhưng không có Bạch thủ: [5c] làm thành Cạ ở đúng hàng của nó. Cước cao nhất tính 4, mỗi cước khác tính 1. Ba người kia mỗi người trả 6, và ada nhận 18.
chan-rules-f-ten = Ví dụ: bo ù [2m] ở cửa của cy
chan-rules-f-ten-score = Điểm bài của bo
chan-rules-e-ten = Mười Chắn là Thập thành, nên mọi cước tính đủ điểm. Ba người kia mỗi người trả 24, và bo nhận 72.

## Tùy chọn

chan-rules-o-tom = Bộ Tôm
chan-rules-o-tom-coins = [3m 3c 7c]
chan-rules-o-tom-traditional = [3m 3s 7c], theo truyền thống Việt Nam

## Từ

chan-rules-w-u = tiếng hô của người thắng
chan-rules-w-chan = hai lá giống hệt nhau
chan-rules-w-ca = hai lá cùng hàng khác chất
chan-rules-w-chiu = bốn lá giống hệt nhau, đã hạ
chan-rules-w-cua = chỗ trước mặt mỗi người
chan-rules-w-noc = các lá còn lại để bốc
chan-rules-w-cuoc = điểm thưởng cho bài ù
chan-rules-w-dich = điểm của một cước khi đi cùng cước lớn hơn
