## Chuo Pai

chuo_pai-over = Het spel is afgelopen.
chuo_pai-looking_on = Je kijkt alleen toe: de plaatsen spelen.
chuo_pai-not_on_turn = Plaats { $seat } is aan de beurt.
chuo_pai-no_verb = In Chuo Pai bestaat { $verb } niet: een plaats komt uit, slaat of past.
chuo_pai-leader_passes = Wie een ronde opent, kan niet passen.
chuo_pai-nothing_led = Er is deze ronde niet uitgekomen: kom uit met een groep of een combinatie.
chuo_pai-led_already = Plaats { $seat } is al uitgekomen: sla { $high }, of pas als je niet kunt.
chuo_pai-pass_with_cards = Wie past, houdt zijn kaarten: niemand legt af.
chuo_pai-must_beat = Je kunt { $high } slaan, bijvoorbeeld met { $play }, dus het moet.
chuo_pai-no_cards = Een groep heeft ten minste één kaart.
chuo_pai-not_held = Je hebt { $cards } niet.
chuo_pai-no_head = { $cards } is geen groep, want die is van één soort, en zonder kop is het geen combinatie.
chuo_pai-two_heads = { $cards } is geen combinatie: er zijn koppen van meer dan één klasse.
chuo_pai-no_match = { $cards } is geen combinatie: bij { $head } passen { $totals }.
chuo_pai-capped = { $cards } is hier geen combinatie: die heeft ten hoogste vier kaarten.
chuo_pai-equal = { $cards } is hier geen combinatie: die heeft evenveel totalen als koppen.
chuo_pai-other_family =
    { $cards } kan { $high } niet slaan: de families verschillen ({ $family ->
        [long] lang
        [yao] yao
        [black] zwart
        [red] rood
       *[combinations] combinatie
    }, { $other ->
        [long] lang
        [yao] yao
        [black] zwart
        [red] rood
       *[combinations] combinatie
    }).
chuo_pai-other_size =
    { $high } is alleen te slaan met { $size ->
        [one] { $size } kaart
       *[other] { $size } kaarten
    }, niet met { $count }.
chuo_pai-not_higher = { $cards } is niet hoger dan { $high }.
chuo_pai-legal = Niets in de regels verbiedt { $move }.

## Tien Gow

tien_gow-over = Het spel is afgelopen: alle stenen zijn gespeeld.
tien_gow-watching = Je kijkt toe: alleen de vier plaatsen spelen.
tien_gow-turn = Plaats { $seat } is aan de beurt.
tien_gow-verb = In Tien Gow bestaat { $verb } niet: een plaats komt uit, slaat of legt af.
tien_gow-led =
    Er is al uitgekomen: leg { $size ->
        [one] { $size } steen
       *[other] { $size } stenen
    }, open om te slaan of gesloten.
tien_gow-nothing_led = Er is nog niet uitgekomen: jij komt uit, met een groep open.
tien_gow-no_tiles = Noem de stenen die je legt.
tien_gow-not_held = Je hebt { $cards } niet.
tien_gow-no_group = { $cards } is geen groep om mee uit te komen.
tien_gow-size =
    Leg precies { $size ->
        [one] { $size } steen, net als de uitkomst.
       *[other] { $size } stenen, net als de uitkomst.
    }
tien_gow-supreme = De Hoogste is niet te slaan: leg twee stenen gesloten.
tien_gow-supreme_follows = Met de Hoogste kun je alleen uitkomen: hier mag 42 21 alleen gesloten.
tien_gow-not_a_group = { $cards } is geen groep: het mag alleen gesloten.
tien_gow-type = { $cards } is van een andere soort dan { $highest }: het mag alleen gesloten.
tien_gow-equal = { $cards } is maar gelijk aan { $highest }, en gelijk slaat niet.
tien_gow-lower = { $cards } is lager dan { $highest }.
tien_gow-early_death = Je hebt geen kolom gewonnen: in een laatste slag van één steen moet je gesloten leggen.
tien_gow-legal = Deze zet mag.

## Chắn

chan-no_verb = In Chắn bestaat de zet { $verb } niet.
chan-wrong_cards =
    De zet { $verb } wordt gedaan met { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }.
chan-no_card = De kaart { $card } speelt niet mee.
chan-cc_no_ca = Chi chi vormt geen Cạ.
chan-spectator = Alleen de vier plaatsen doen zetten.
chan-won = Het spel is afgelopen: een plaats heeft gewonnen.
chan-drawn = Het spel is afgelopen: er moest worden gedraaid en de stok was leeg.
chan-dead_hand = Een dode hand beslist niets.
chan-not_opening = De gever, plaats { $seat }, moet nog als eerste afleggen.
chan-not_owing = Plaats { $seat } moet afleggen.
chan-not_on_turn = Plaats { $seat } is aan de beurt.
chan-nothing_public = Er ligt nu geen open kaart.
chan-must_discard = Je moet nog afleggen.
chan-no_discard_due = Je hoeft niet af te leggen: neem eerst de open kaart.
chan-claims_closed = De claims op { $card } zijn afgehandeld.
chan-claims_due = Eerst worden de claims op { $card } afgehandeld, in hun volgorde.
chan-no_claim = Je hebt geen claim om af te slaan.
chan-has_discard = Alleen een gever die niets mag afleggen, kan Thiên ù afslaan.
chan-incomplete =
    De hand is niet compleet: { $ranks ->
        [one] { $ranks } kaart blijft
       *[other] { $ranks } kaarten blijven
    } over.
chan-few_chan = De hand zou { $chan } Chắn hebben; om te winnen zijn er zes nodig.
chan-cc_exact = Winnen met Chi chi vraagt precies zes Chắn; de hand zou er { $chan } hebben.
chan-only_chiu_u = Op een afgelegde of vervangende kaart win je alleen met Chíu ù, met drie { $card } in de hand.
chan-no_triplet = Voor Chíu zijn drie { $card } in de hand nodig; je hebt er { $number }.
chan-chiu_no_discard = Na die Chíu zou je niets meer mogen afleggen.
chan-not_in_hand = Je hebt geen { $card } in de hand.
chan-breaks_pair = { $card } spelen zou een gelijk paar breken.
chan-refused_discard = Je hebt { $card } geweigerd en mag die niet afleggen.
chan-beside_discard = Je hebt een Cạ genomen en { $other } afgelegd, dus { $card } van dezelfde rang mag niet volgen.
chan-discarded = Je hebt { $card } in dit spel afgelegd en mag die niet nemen.
chan-laid = Je hebt { $card } uit je hand in een Cạ gelegd en mag die niet nemen.
chan-no_discard_left = Daarna zou je niets meer mogen afleggen.
chan-no_pair = Je hebt geen { $card } om een Chắn te maken.
chan-not_a_ca = { $card } en { $other } zijn geen twee kleuren van één rang.
chan-holds_card = Je hebt { $card } in de hand, dus die mag niet in een Cạ.
chan-breaks_ca = { $other } is ook los in je hand: { $card } hoort bij een Cạ in de hand.
chan-last_unmatched = Er is nog maar één losse kaart in je hand, dus je mag geen Cạ nemen.
chan-refused_ca = Je hebt { $card } geweigerd, dus die mag niet in een Cạ.
chan-discarded_ca = Je hebt { $card } en { $other } afgelegd, een Cạ, en mag er geen nemen.
chan-legal = De claims worden in hun volgorde afgehandeld; de zet staat je daarna open.
