library-title = Thư viện
library-lead = Rất lâu trước những lá bài mà ai cũng biết, quân bài dài và mảnh, hoặc làm bằng xương. Ba truyền thống này vẫn sống. Đây là từng lá một, vẽ lại mới.
library-wikipedia = Xem thêm trên Wikipedia ({ $language })
library-games = Trò chơi
library-uses = chơi với { $cards } trong { $all } lá
library-rules = Luật
library-play = Chơi
library-cards = Mọi lá bài

## Bộ bài trông thế nào

library-make-sichuan = Những lá rất dài và mảnh, rộng chừng một ngón tay cái. Hai đầu lá có chấm của hai con xúc xắc.
library-make-dominoes = Những quân bằng ngà, xương, gỗ hay nhựa, mang chấm của hai con xúc xắc chia làm hai nhóm.
library-make-to_tom = Những lá dài và hẹp. Hai đầu lá ghi số và chất, ở giữa là hình vẽ.
library-story-sichuan = Hai con xúc xắc có 21 mặt ra, mỗi mặt có bốn lá. Hình người ở giữa chỉ để trang trí, hoa xanh cũng vậy. Tám lá phụ làm tròn bộ bài.
library-story-dominoes = Mỗi quân là một mặt ra của hai con xúc xắc, tất cả 21 mặt; mười một mặt có hai quân. Chấm của 1 và 4 màu đỏ. Không bên nào để trống.
library-story-to_tom = Ba chất là tiền thời xưa, từ 1 đến 9, thêm ba lá nữa. Từ khoảng năm 1900 hình được vẽ theo lối Nhật Bản, và không liên quan gì đến giá trị của lá.
library-other-sichuan = Có hoa xanh
library-other-dominoes = Bằng gỗ mun

## Các phần của bộ bài

library-part-faces = Mặt của hai con xúc xắc
library-part-civil = Văn: mỗi loại hai quân
library-part-military = Võ: mỗi loại một quân
library-part-myriads = Vạn
library-part-strings = Sách
library-part-coins = Văn
library-part-extras = Lá phụ

## Một lá

library-copies = { $count } lá
library-unused = không dùng ở đây
library-copies-how = Dưới mỗi lá: tên riêng, chữ Hán, nghĩa của tên, bộ bài có mấy lá, và những trò nào ở đây dùng nó.
