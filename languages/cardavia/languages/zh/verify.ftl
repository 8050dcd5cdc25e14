verify = 这一局可信吗？
verify-lead = 这些检查由你的浏览器根据这一局的记录自己计算，不听信服务器的说法。
verify-running = 正在检查 …
verify-insecure = 浏览器在这里什么也检查不了：需要 HTTPS 页面，或你自己电脑上的服务器。
verify-closed = 这一局的记录还没有公开。这一局结束后才公开。
verify-rules = 每一步是否合规、每笔付分是否正确，这里不检查：这个页面不懂规则。“cardavia verify” 可以用存下的文件来检查。
verify-keys = 你信任的公钥
verify-keys-hint = 这台服务器现在公布的密钥已在使用。请把你以前存下的密钥，或其他服务器的密钥粘贴到这里：每个为 64 位十六进制数字，或它的 /keys 的内容。

## 结果

verify-result-good = 正确
verify-result-none = 无可检查
verify-result-open = 没有担保
verify-result-fault = 有误
verify-verdict-good = 一切可信。
verify-verdict-open = 没有错误，但并非一切都有担保。见下文。
verify-verdict-fault = 有地方不对。见下文。

## 文件

verify-file = 文件
verify-file-good = 文件完整，有 { $count } 局。
verify-file-cut = 文件在第 { $record } 项处被截断。
verify-file-damaged = 文件在第 { $record } 项处损坏，或不是牌局文件。
verify-file-format = 文件是较新的格式，这个页面读不了。
verify-file-order = 第 { $record } 项的位置不对。
verify-file-counted = 文件末尾所记的项数与实际不符（第 { $record } 项）。
verify-file-proves = 这证明途中没有丢失什么，但不证明文件里放进了哪些牌局。

## 记录

verify-log = 记录
verify-log-good = 共 { $count } 条，顺序正确。
verify-log-number = 第 { $entry } 条的编号不对。
verify-log-unreadable = 第 { $entry } 条无法读取。
verify-log-opened = 第 { $entry } 条：记录以开牌桌开始，而且只在开头有这一条。
verify-log-proves = 这证明所有条目都能读取，中间没有缺少，但不证明它们保持原样。

## 服务器的秘密

verify-secret = 服务器的秘密
verify-secret-good = 与服务器开牌桌时承诺的一致。
verify-secret-commitment = 与服务器承诺的不一致。
verify-secret-published = 服务器公布的与所用的不是同一个。
verify-secret-proves = 这证明牌桌开了之后，服务器没有改变自己那部分洗牌。

## 玩家的部分

verify-shares = 玩家的部分
verify-shares-good = { $count } 个座位为洗牌提供了字节，都与各自的承诺一致。
verify-shares-none = 没有人为洗牌提供字节：发牌只取决于服务器的秘密。
verify-shares-broken = 座位 { $seat } 提供的字节与它的承诺不一致。
verify-shares-silent = 座位 { $seat } 还没有提供字节，牌就发了。
verify-shares-proves = 只要有一名玩家的字节无法猜到，就没有人能挑选发牌：服务器不能，其他玩家也不能。仍可能有人使这一局作废，但瞒不过别人。

verify-own = 你自己的部分
verify-own-good = 你的浏览器为座位 { $seat } 抽取的字节在洗牌之中。
verify-own-other = 座位 { $seat } 的字节不是你的浏览器抽取的那些。
verify-own-proves = 这证明发牌也取决于你的字节。所以谁也不能挑选它，即使其他所有人串通。

## 牌

verify-deal = 牌
verify-deal-good = 正是由服务器的秘密和玩家的部分得出的牌。
verify-deal-seeded = 由开牌桌时给定的种子得出。给种子的人可能挑选过它。
verify-deal-given = 是开牌桌时指定的牌。有人挑选了它们。
verify-deal-other = 不是由种子得出的牌。
verify-deal-none = 没有发牌。
verify-deal-unknown = 这个页面不知道 { $game } 怎样发牌。
verify-deal-proves = 这证明洗牌和发牌都照文档进行，没有人挑选。

## 链

verify-chain = 哈希链
verify-chain-good = 已算出每一条之后的链头，共 { $count } 条。
verify-chain-other = 服务器所说的第 { $entry } 条的链头，不是这些条目的链头。
verify-chain-proves = 单凭这一点什么也不证明：它只把每一条与之前所有条目绑在一起。下面两项检查说明这些是不是当时给出的链头。

verify-kept = 你的浏览器看到的
verify-kept-good = 你在场时浏览器收到的 { $count } 个链头都在链中，最后一个在第 { $entry } 条。
verify-kept-none = 你的浏览器没有保存这一局的链头：当时你不是用它进的牌桌。
verify-kept-missing = 记录在第 { $after } 条之后被改动过：你的浏览器在你的第 { $revision } 步收到的链头不在链中。
verify-kept-proves = 这证明从你看到以来，到那一条为止没有任何改动、删减或添加。谁也不能瞒着做到，服务器也不能。

## 签名

verify-signature = 签名
verify-signature-good = 密钥 { $key } 签署了全部 { $count } 条。
verify-signature-tail = 密钥 { $key } 签署了第 { $from } 条之前的内容，但从那里起没有签署。
verify-signature-none = 这份记录没有人签名。
verify-signature-unknown = 签名的密钥 { $key } 不在这里已知的密钥之中。如果你信任它，请粘贴在下面。
verify-signature-unable = 这个浏览器不能检查这种签名。新一些的可以。
verify-signature-other = 密钥 { $key } 签署的不是这些条目：第 { $from } 到 { $entry } 条之间有改动。
verify-signature-forged = 第 { $entry } 条下的签名不是密钥 { $key } 的签名。
verify-signature-proves = 这证明密钥的主人为这份记录担保，并须对它负责。从同一台服务器得到的密钥，对那台服务器说明不了多少：请保存以前的密钥，或与别人核对。
