## Chuo Pai

chuo_pai-over = Jako on päättynyt.
chuo_pai-looking_on = Sinä vain katsot: paikat pelaavat.
chuo_pai-not_on_turn = Vuorossa on paikka { $seat }.
chuo_pai-no_verb = Chuo Paissa ei ole siirtoa { $verb }: paikka avaa, lyö tai passaa.
chuo_pai-leader_passes = Kierroksen avaaja ei voi passata.
chuo_pai-nothing_led = Kierrosta ei ole avattu: avaa ryhmällä tai yhdistelmällä.
chuo_pai-led_already = Paikka { $seat } on jo avannut: lyö { $high } tai passaa, jos et voi.
chuo_pai-pass_with_cards = Passaava pitää korttinsa: kukaan ei heitä pois.
chuo_pai-must_beat = Pöydän { $high } on lyötävissä, esimerkiksi näin: { $play }. Siksi sinun täytyy lyödä.
chuo_pai-no_cards = Ryhmässä on ainakin yksi kortti.
chuo_pai-not_held = Sinulla ei ole: { $cards }.
chuo_pai-no_head = { $cards } ei ole ryhmä, jossa kortit ovat samoja, eikä siinä ole päätä yhdistelmään.
chuo_pai-two_heads = { $cards } ei ole yhdistelmä: siinä on useamman luokan päitä.
chuo_pai-no_match = { $cards } ei ole yhdistelmä: pää { $head } sopii yhteen näiden kanssa: { $totals }.
chuo_pai-capped = { $cards } ei ole tässä yhdistelmä: siinä on enintään neljä korttia.
chuo_pai-equal = { $cards } ei ole tässä yhdistelmä: siinä on yhtä monta summaa kuin päätä.
chuo_pai-other_family =
    { $cards } ei voi lyödä tätä: { $high }. Perheet ovat eri ({ $family ->
        [long] pitkä
        [yao] yao
        [black] musta
        [red] punainen
       *[combinations] yhdistelmä
    }, { $other ->
        [long] pitkä
        [yao] yao
        [black] musta
        [red] punainen
       *[combinations] yhdistelmä
    }).
chuo_pai-other_size =
    { $high }: lyömiseen tarvitaan tasan { $size ->
        [one] { $size } kortti
       *[other] { $size } korttia
    }, ei { $count }.
chuo_pai-not_higher = { $cards } ei ole korkeampi kuin { $high }.
chuo_pai-legal = Säännöt eivät estä siirtoa { $move }.

## Tien Gow

tien_gow-over = Jako on päättynyt: kaikki laatat on pelattu.
tien_gow-watching = Sinä katsot: vain neljä paikkaa pelaa.
tien_gow-turn = Vuorossa on paikka { $seat }.
tien_gow-verb = Tien Gow'ssa ei ole siirtoa { $verb }: paikka avaa, lyö tai heittää pois.
tien_gow-led =
    Tikki on jo avattu: pane { $size ->
        [one] { $size } laatta
       *[other] { $size } laattaa
    }, näkyviin lyödäksesi tai nurin.
tien_gow-nothing_led = Tikkiä ei ole avattu: sinä avaat ja panet ryhmän näkyviin.
tien_gow-no_tiles = Nimeä laatat, jotka panet.
tien_gow-not_held = Sinulla ei ole: { $cards }.
tien_gow-no_group = { $cards } ei ole ryhmä, jolla voi avata.
tien_gow-size =
    Pane tasan { $size ->
        [one] { $size } laatta, kuten avauksessa.
       *[other] { $size } laattaa, kuten avauksessa.
    }
tien_gow-supreme = Ylintä ei voi lyödä: pane kaksi laattaa nurin.
tien_gow-supreme_follows = Ylimmällä voi vain avata: tässä 42 21 menee nurin.
tien_gow-not_a_group = { $cards } ei ole ryhmä: se menee nurin.
tien_gow-type = { $cards } on eri lajia kuin { $highest }: se menee nurin.
tien_gow-equal = { $cards } on vain yhtä korkea kuin { $highest }, eikä yhtä korkea lyö.
tien_gow-lower = { $cards } on matalampi kuin { $highest }.
tien_gow-early_death = Et ole voittanut pylvästä: yhden laatan viimeisessä tikissä laattasi menee nurin.
tien_gow-legal = Tämä siirto on laillinen.

## Chắn

chan-no_verb = Chắnissa ei ole siirtoa { $verb }.
chan-wrong_cards =
    Siirtoon { $verb } kuuluu { $number ->
        [one] { $number } kortti
       *[other] { $number } korttia
    }.
chan-no_card = Kortti { $card } ei ole pelissä.
chan-cc_no_ca = Chi chi ei muodosta Cạ-paria.
chan-spectator = Vain neljä paikkaa tekee siirtoja.
chan-won = Jako on päättynyt: joku on voittanut.
chan-drawn = Jako on päättynyt: piti kääntää kortti, ja pakka oli tyhjä.
chan-dead_hand = Kuollut käsi ei päätä mistään.
chan-not_opening = Jakajan, paikka { $seat }, on ensin heitettävä pois kortti.
chan-not_owing = Paikan { $seat } on heitettävä pois kortti.
chan-not_on_turn = Vuorossa on paikka { $seat }.
chan-nothing_public = Pöydällä ei nyt ole avointa korttia.
chan-must_discard = Sinun on heitettävä pois kortti.
chan-no_discard_due = Sinun ei tarvitse heittää pois: ota ensin avoin kortti.
chan-claims_closed = Kortin { $card } vaatimukset on ratkaistu.
chan-claims_due = Kortin { $card } vaatimukset ratkaistaan ensin, järjestyksessä.
chan-no_claim = Sinulla ei ole vaatimusta, josta luopua.
chan-has_discard = Vain jakaja, joka ei saa heittää mitään pois, voi luopua Thiên ùsta.
chan-incomplete =
    Käsi ei ole valmis: { $ranks ->
        [one] { $ranks } kortti jää
       *[other] { $ranks } korttia jää
    } ilman paria.
chan-few_chan = Kädessä olisi { $chan } Chắn; voittoon tarvitaan kuusi.
chan-cc_exact = Voitto Chi chi -kortilla vaatii tasan kuusi Chắn; kädessä olisi { $chan }.
chan-only_chiu_u = Pois heitetyllä tai korvaavalla kortilla voittaa vain Chíu ù; kädessä on oltava kolme: { $card }.
chan-no_triplet = Chíu vaatii kädessä kolme korttia { $card }; sinulla on { $number }.
chan-chiu_no_discard = Sen Chíun jälkeen et saisi heittää pois mitään.
chan-not_in_hand = Kädessäsi ei ole korttia { $card }.
chan-breaks_pair = Kortin { $card } pelaaminen rikkoisi saman kortin parin.
chan-refused_discard = Olet kieltäytynyt kortista { $card } etkä saa heittää sitä pois.
chan-beside_discard = Olet ottanut Cạ-parin ja heittänyt pois { $other }; samanarvoinen { $card } ei saa seurata.
chan-discarded = Olet heittänyt pois kortin { $card } tässä jaossa etkä saa ottaa sitä.
chan-laid = Olet pannut kädestäsi kortin { $card } Cạ-pariin etkä saa ottaa sitä.
chan-no_discard_left = Sen jälkeen et saisi heittää pois mitään.
chan-no_pair = Sinulla ei ole korttia { $card } Chắn-pariin.
chan-not_a_ca = { $card } ja { $other } eivät ole saman arvon kaksi maata.
chan-holds_card = Kortti { $card } on kädessäsi, joten se ei saa mennä Cạ-pariin.
chan-breaks_ca = Myös { $other } on parittomana kädessäsi: { $card } kuuluu Cạ-pariin kädessä.
chan-last_unmatched = Kädessäsi on vain yksi kortti ilman paria, joten et saa ottaa Cạ-paria.
chan-refused_ca = Olet kieltäytynyt kortista { $card }, joten se ei saa mennä Cạ-pariin.
chan-discarded_ca = Olet heittänyt pois kortit { $card } ja { $other }, eli Cạ-parin, etkä saa ottaa sellaista.
chan-legal = Vaatimukset ratkaistaan järjestyksessä; siirto on sinulle avoin vuorollaan.
