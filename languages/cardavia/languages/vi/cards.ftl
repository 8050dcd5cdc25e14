## Games

game-chuo_pai = Chuo Pai
game-tien_gow = Tien Gow
game-chan = Chắn

## Packs

deck-sichuan = Bài Tứ Xuyên
deck-dominoes = Domino Trung Hoa
deck-to_tom = Tổ Tôm

## Sichuan cards

card-sichuan-66 = Thiên (Trời)
card-sichuan-11 = Địa (Đất)
card-sichuan-44 = Nhân (Người)
card-sichuan-31 = Hòa
card-sichuan-33 = Trường Tam
card-sichuan-55 = Mai Hoa
card-sichuan-22 = Bản Đắng (Ghế)
card-sichuan-51 = Mèo
card-sichuan-61 = Cao Cước
card-sichuan-64 = Tứ Lục
card-sichuan-65 = Phủ Đầu (Rìu)
card-sichuan-63 = Hắc Cửu
card-sichuan-54 = Hồng Cửu
card-sichuan-62 = Bình Bát
card-sichuan-53 = Loan Bát
card-sichuan-52 = Hắc Thất
card-sichuan-43 = Hồng Thất
card-sichuan-42 = Nhị Hồng
card-sichuan-32 = Hắc Ngũ
card-sichuan-41 = Hồng Ngũ
card-sichuan-21 = Đinh (Cái đinh)
card-sichuan-lu = Thính Dụng
card-sichuan-gw = Thần Tài

## Chinese dominoes

card-dominoes-66 = Thiên (Trời)
card-dominoes-11 = Địa (Đất)
card-dominoes-44 = Nhân (Người)
card-dominoes-31 = Nga (Ngỗng)
card-dominoes-33 = Trường Tam
card-dominoes-55 = Mai
card-dominoes-22 = Bản (Ván)
card-dominoes-51 = Lục Đầu To
card-dominoes-61 = Thất Chân Dài
card-dominoes-64 = Vách
card-dominoes-65 = Rìu
card-dominoes-63 = Cửu
card-dominoes-54 = Cửu
card-dominoes-62 = Bát
card-dominoes-53 = Bát
card-dominoes-52 = Thất
card-dominoes-43 = Thất
card-dominoes-42 = Đại Lục
card-dominoes-32 = Ngũ
card-dominoes-41 = Ngũ
card-dominoes-21 = Tiểu Tam

## Tổ Tôm

card-to_tom-1m = 1 vạn
card-to_tom-2m = 2 vạn
card-to_tom-3m = 3 vạn
card-to_tom-4m = 4 vạn
card-to_tom-5m = 5 vạn
card-to_tom-6m = 6 vạn
card-to_tom-7m = 7 vạn
card-to_tom-8m = 8 vạn
card-to_tom-9m = 9 vạn
card-to_tom-1s = 1 sách
card-to_tom-2s = 2 sách
card-to_tom-3s = 3 sách
card-to_tom-4s = 4 sách
card-to_tom-5s = 5 sách
card-to_tom-6s = 6 sách
card-to_tom-7s = 7 sách
card-to_tom-8s = 8 sách
card-to_tom-9s = 9 sách
card-to_tom-1c = 1 văn
card-to_tom-2c = 2 văn
card-to_tom-3c = 3 văn
card-to_tom-4c = 4 văn
card-to_tom-5c = 5 văn
card-to_tom-6c = 6 văn
card-to_tom-7c = 7 văn
card-to_tom-8c = 8 văn
card-to_tom-9c = 9 văn
card-to_tom-cc = Chi chi
card-to_tom-tt = Thang thang
card-to_tom-oc = Ông cụ
