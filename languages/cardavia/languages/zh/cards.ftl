## Games

game-chuo_pai = 戳牌
game-tien_gow = 天九
game-chan = Chắn

## Packs

deck-sichuan = 四川长牌
deck-dominoes = 牌九
deck-to_tom = Tổ Tôm

## Sichuan cards

card-sichuan-66 = 天牌
card-sichuan-11 = 地牌
card-sichuan-44 = 人牌
card-sichuan-31 = 和牌
card-sichuan-33 = 长三
card-sichuan-55 = 梅花
card-sichuan-22 = 板凳
card-sichuan-51 = 猫猫
card-sichuan-61 = 高脚
card-sichuan-64 = 四六
card-sichuan-65 = 斧头
card-sichuan-63 = 黑九
card-sichuan-54 = 红九
card-sichuan-62 = 平八
card-sichuan-53 = 弯八
card-sichuan-52 = 黑七
card-sichuan-43 = 红七
card-sichuan-42 = 二红
card-sichuan-32 = 黑五
card-sichuan-41 = 红五
card-sichuan-21 = 丁丁
card-sichuan-lu = 听用
card-sichuan-gw = 财神

## Chinese dominoes

card-dominoes-66 = 天牌
card-dominoes-11 = 地牌
card-dominoes-44 = 人牌
card-dominoes-31 = 鹅牌
card-dominoes-33 = 长三
card-dominoes-55 = 梅花
card-dominoes-22 = 板凳
card-dominoes-51 = 铜锤六
card-dominoes-61 = 高脚七
card-dominoes-64 = 屏风
card-dominoes-65 = 斧头
card-dominoes-63 = 杂九
card-dominoes-54 = 杂九
card-dominoes-62 = 杂八
card-dominoes-53 = 杂八
card-dominoes-52 = 杂七
card-dominoes-43 = 杂七
card-dominoes-42 = 大头六
card-dominoes-32 = 杂五
card-dominoes-41 = 杂五
card-dominoes-21 = 三鸡

## Tổ Tôm

card-to_tom-1m = 一万
card-to_tom-2m = 二万
card-to_tom-3m = 三万
card-to_tom-4m = 四万
card-to_tom-5m = 五万
card-to_tom-6m = 六万
card-to_tom-7m = 七万
card-to_tom-8m = 八万
card-to_tom-9m = 九万
card-to_tom-1s = 一索
card-to_tom-2s = 二索
card-to_tom-3s = 三索
card-to_tom-4s = 四索
card-to_tom-5s = 五索
card-to_tom-6s = 六索
card-to_tom-7s = 七索
card-to_tom-8s = 八索
card-to_tom-9s = 九索
card-to_tom-1c = 一文
card-to_tom-2c = 二文
card-to_tom-3c = 三文
card-to_tom-4c = 四文
card-to_tom-5c = 五文
card-to_tom-6c = 六文
card-to_tom-7c = 七文
card-to_tom-8c = 八文
card-to_tom-9c = 九文
card-to_tom-cc = 枝枝
card-to_tom-tt = 汤汤
card-to_tom-oc = 翁具
