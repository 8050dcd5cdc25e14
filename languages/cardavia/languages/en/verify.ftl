# What vouches for a deal: checks that the page makes in the browser. A deal is "sound" if nothing in its record was changed.
#
# Entries are the numbered lines of the record. A "commitment" is a hash that fixes a secret before it is shown. A "head" is the
# last hash of a chain over all entries. Keep these words the same in all sentences.

verify = Is this deal sound?
verify-lead = Your browser computes these checks by itself, from the record of the deal. It does not take the server’s word for them.
verify-running = Checking …
verify-insecure = This browser can check nothing here: that takes a page on HTTPS, or a server on your own machine.
verify-closed = The record of this deal is not open yet. It opens when the deal is over.
verify-rules = Whether each move was allowed, and each payment right, is not checked here: the page knows no rules. “cardavia verify” does that with the saved file.
verify-keys = Public keys that you trust
verify-keys-hint = The keys that this server publishes now are used already. Paste keys here that you had before, or those of another server: 64 hexadecimal digits each, or the text of its /keys.

## Results

verify-result-good = Good
verify-result-none = Nothing to check
verify-result-open = Not vouched for
verify-result-fault = Wrong
verify-verdict-good = All is sound.
verify-verdict-open = Nothing is wrong, but not all is vouched for. See below.
verify-verdict-fault = Something is wrong. See below.

## The file. $record is a number.

verify-file = The file
verify-file-good =
    { $count ->
        [one] It is whole, with { $count } deal.
       *[other] It is whole, with { $count } deals.
    }
verify-file-cut = It was cut off at record { $record }.
verify-file-damaged = It is damaged at record { $record }, or is no file of deals.
verify-file-format = It is of a later format that this page cannot read.
verify-file-order = Record { $record } is out of place.
verify-file-counted = Its end counts other records than there are (record { $record }).
verify-file-proves = This proves that nothing was lost on the way. It does not prove which deals were put into the file.

## The record

verify-log = The record
verify-log-good =
    { $count ->
        [one] It has { $count } entry, in order.
       *[other] It has { $count } entries, in order.
    }
verify-log-number = Entry { $entry } has another number.
verify-log-unreadable = Entry { $entry } cannot be read.
verify-log-opened = Entry { $entry }: a record begins with the opening of a table, and has it only there.
verify-log-proves = This proves that all entries can be read and none between them is missing. It does not prove that they are as they were.

## The server's secret

verify-secret = The server’s secret
verify-secret-good = It is the one that the server committed to when the table was opened.
verify-secret-commitment = It is not the one that the server committed to.
verify-secret-published = The server published another one than it used.
verify-secret-proves = This proves that the server did not change its part of the shuffle once the table was open.

## What the players gave

verify-shares = The players’ part
verify-shares-good =
    { $count ->
        [one] { $count } seat gave bytes for the shuffle, as it had committed to them.
       *[other] { $count } seats gave bytes for the shuffle, each as it had committed to them.
    }
verify-shares-none = Nobody gave bytes for the shuffle: the deal hangs on the server’s secret alone.
verify-shares-broken = Seat { $seat } gave other bytes than it had committed to.
verify-shares-silent = The cards were dealt before seat { $seat } had given its bytes.
verify-shares-proves = If one player’s bytes could not be guessed, nobody could choose the deal: not the server, and not the other players. Somebody can still void a deal, but not unseen.

verify-own = Your own part
verify-own-good = The bytes that your browser drew for seat { $seat } are in the shuffle.
verify-own-other = The bytes of seat { $seat } are not those that your browser drew.
verify-own-proves = This proves that the deal hangs on your bytes too. So nobody could choose it, even if all others worked together.

## The cards

verify-deal = The cards
verify-deal-good = They are exactly those that follow from the server’s secret and the players’ part.
verify-deal-seeded = They follow from a seed that was given when the table was opened. Who gave it could choose it.
verify-deal-given = They are those that were given when the table was opened. Somebody chose them.
verify-deal-other = They are not those that follow from the seed.
verify-deal-none = No cards were dealt.
# $game is a name in the API.
verify-deal-unknown = This page does not know how { $game } is dealt.
verify-deal-proves = This proves that the pack was shuffled and dealt as it is documented, without a choice.

## The chain

verify-chain = The chain of hashes
verify-chain-good =
    { $count ->
        [one] Its head after { $count } entry is computed.
       *[other] Its heads after all { $count } entries are computed.
    }
verify-chain-other = The head that the server tells of entry { $entry } is not the head of these entries.
verify-chain-proves = By itself this proves nothing: it binds each entry to all before it. The next two checks tell whether these are the heads that were given out.

verify-kept = What your browser saw
verify-kept-good =
    { $count ->
        [one] The head that your browser was given while you were there is in the chain, the last at entry { $entry }.
       *[other] All { $count } heads that your browser was given while you were there are in the chain, the last at entry { $entry }.
    }
verify-kept-none = Your browser has kept no heads of this deal: you were not there with it.
# $revision counts what the player saw.
verify-kept-missing = The record was changed after entry { $after }: the head that your browser was given at your step { $revision } is not in the chain.
verify-kept-proves = This proves that nothing up to that entry was changed, left out or put in since you saw it. Nobody can do that unseen, not even the server.

## The signature. $key is the short name of a key.

verify-signature = The signature
verify-signature-good =
    { $count ->
        [one] The key { $key } signed { $count } entry.
       *[other] The key { $key } signed all { $count } entries.
    }
verify-signature-tail = The key { $key } signed what comes before entry { $from }, but nothing from there on.
verify-signature-none = Nobody signed this record.
verify-signature-unknown = The key { $key } signed it, which is not among those that are known here. Paste it below if you trust it.
verify-signature-unable = This browser cannot check such signatures. A newer one can.
verify-signature-other = What the key { $key } signed are not these entries: something was changed in entries { $from } to { $entry }.
verify-signature-forged = The signature under entry { $entry } is not one of the key { $key }.
verify-signature-proves = This proves that the owner of the key vouches for the record, and can be held to it. A key that you have from the same server proves little against that server: keep keys from before, or compare them with others.
