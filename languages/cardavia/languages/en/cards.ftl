# Games, packs and cards. Games keep the names that players know. A card's own name, and its characters, come with
# the pack; here is what its name means. Ids end in the card's code. Names have at most 19 columns.

## Games

game-chuo_pai = Chuo Pai
game-tien_gow = Tien Gow
game-chan = Chắn

## Packs

deck-sichuan = Sichuan cards
deck-dominoes = Chinese dominoes
deck-to_tom = Tổ Tôm

## Sichuan cards

card-sichuan-66 = Heaven
card-sichuan-11 = Earth
card-sichuan-44 = Man
card-sichuan-31 = Harmony
card-sichuan-33 = Long Three
card-sichuan-55 = Plum Blossom
card-sichuan-22 = Bench
card-sichuan-51 = Cat
card-sichuan-61 = High Foot
card-sichuan-64 = Four-Six
card-sichuan-65 = Axe
card-sichuan-63 = Black Nine
card-sichuan-54 = Red Nine
card-sichuan-62 = Straight Eight
card-sichuan-53 = Crooked Eight
card-sichuan-52 = Black Seven
card-sichuan-43 = Red Seven
card-sichuan-42 = Two Red
card-sichuan-32 = Black Five
card-sichuan-41 = Red Five
card-sichuan-21 = Nail
card-sichuan-lu = Listen-Use
card-sichuan-gw = God of Wealth

## Chinese dominoes

card-dominoes-66 = Heaven
card-dominoes-11 = Earth
card-dominoes-44 = Man
card-dominoes-31 = Goose
card-dominoes-33 = Double Three
card-dominoes-55 = Plum
card-dominoes-22 = Board
card-dominoes-51 = Big Head Six
card-dominoes-61 = Long Leg Seven
card-dominoes-64 = Partition
card-dominoes-65 = Axe
card-dominoes-63 = Nine
card-dominoes-54 = Nine
card-dominoes-62 = Eight
card-dominoes-53 = Eight
card-dominoes-52 = Seven
card-dominoes-43 = Seven
card-dominoes-42 = Big Six
card-dominoes-32 = Five
card-dominoes-41 = Five
card-dominoes-21 = Little Three

## Tổ Tôm

card-to_tom-1m = 1 of myriads
card-to_tom-2m = 2 of myriads
card-to_tom-3m = 3 of myriads
card-to_tom-4m = 4 of myriads
card-to_tom-5m = 5 of myriads
card-to_tom-6m = 6 of myriads
card-to_tom-7m = 7 of myriads
card-to_tom-8m = 8 of myriads
card-to_tom-9m = 9 of myriads
card-to_tom-1s = 1 of strings
card-to_tom-2s = 2 of strings
card-to_tom-3s = 3 of strings
card-to_tom-4s = 4 of strings
card-to_tom-5s = 5 of strings
card-to_tom-6s = 6 of strings
card-to_tom-7s = 7 of strings
card-to_tom-8s = 8 of strings
card-to_tom-9s = 9 of strings
card-to_tom-1c = 1 of coins
card-to_tom-2c = 2 of coins
card-to_tom-3c = 3 of coins
card-to_tom-4c = 4 of coins
card-to_tom-5c = 5 of coins
card-to_tom-6c = 6 of coins
card-to_tom-7c = 7 of coins
card-to_tom-8c = 8 of coins
card-to_tom-9c = 9 of coins
card-to_tom-cc = Chi chi
card-to_tom-tt = Thang thang
card-to_tom-oc = Ông cụ
