## Chuo Pai

chuo_pai-over = A leosztás véget ért.
chuo_pai-looking_on = Te csak nézed: a helyek játszanak.
chuo_pai-not_on_turn = Ez a hely következik: { $seat }.
chuo_pai-no_verb = A Chuo Paiban nincs ilyen lépés: { $verb }; egy hely hív, üt vagy passzol.
chuo_pai-leader_passes = A kör hívója nem passzolhat.
chuo_pai-nothing_led = Ebben a körben még nem hívtak: hívj egy csoportot vagy egy kombinációt.
chuo_pai-led_already = Már hívott ez a hely: { $seat }. Üsd: { $high }, vagy passzolj, ha nem tudod.
chuo_pai-pass_with_cards = Aki passzol, megtartja a lapjait: itt senki sem dob el lapot.
chuo_pai-must_beat = Ez üthető: { $high }, például így: { $play }; ezért ütnöd kell.
chuo_pai-no_cards = Egy csoportban legalább egy lap van.
chuo_pai-not_held = Nincs nálad: { $cards }.
chuo_pai-no_head = { $cards }: nem csoport, mert az egyforma lapokból áll, és fej nélkül nem is kombináció.
chuo_pai-two_heads = { $cards }: nem kombináció, mert egynél több osztály fejei vannak benne.
chuo_pai-no_match = { $cards }: nem kombináció, mert ehhez: { $head } ezek illenek: { $totals }.
chuo_pai-capped = { $cards }: itt nem kombináció, mert abban legfeljebb négy lap van.
chuo_pai-equal = { $cards }: itt nem kombináció, mert abban ugyanannyi összeg van, mint fej.
chuo_pai-other_family =
    { $cards } nem ütheti ezt: { $high }. A családjuk más ({ $family ->
        [long] hosszú
        [yao] yao
        [black] fekete
        [red] piros
       *[combinations] kombináció
    }, { $other ->
        [long] hosszú
        [yao] yao
        [black] fekete
        [red] piros
       *[combinations] kombináció
    }).
chuo_pai-other_size = { $high }: ezt csak { $size } lappal lehet ütni, nem ennyivel: { $count }.
chuo_pai-not_higher = { $cards } nem magasabb, mint { $high }.
chuo_pai-legal = A szabályokban semmi sem szól ez ellen: { $move }.

## Tien Gow

tien_gow-over = A leosztás véget ért: minden követ kijátszottak.
tien_gow-watching = Te nézed: csak a négy hely játszik.
tien_gow-turn = Ez a hely következik: { $seat }.
tien_gow-verb = A Tien Gow-ban nincs ilyen lépés: { $verb }; egy hely hív, üt vagy dob.
tien_gow-led = Már hívtak: tegyél { $size } követ, nyíltan, hogy üss, vagy lefordítva.
tien_gow-nothing_led = Még nem hívtak: te hívsz, egy csoportot nyíltan.
tien_gow-no_tiles = Nevezd meg a köveket, amelyeket leteszel.
tien_gow-not_held = Nincs nálad: { $cards }.
tien_gow-no_group = { $cards }: nem olyan csoport, amelyet hívni lehet.
tien_gow-size = Pontosan { $size } követ tegyél, amennyit hívtak.
tien_gow-supreme = A Legfelsőt nem lehet ütni: tegyél két követ lefordítva.
tien_gow-supreme_follows = A Legfelsőt csak hívni lehet: itt 42 21 csak lefordítva tehető.
tien_gow-not_a_group = { $cards }: nem csoport, csak lefordítva tehető.
tien_gow-type = { $cards } más fajta, mint { $highest }: csak lefordítva tehető.
tien_gow-equal = { $cards } csak egyenlő ezzel: { $highest }, és az egyenlő nem üt.
tien_gow-lower = { $cards } alacsonyabb, mint { $highest }.
tien_gow-early_death = Nem nyertél oszlopot: az egy köves utolsó ütésben lefordítva kell tenned.
tien_gow-legal = Ez a lépés szabályos.

## Chắn

chan-no_verb = A Chắnban nincs ilyen lépés: { $verb }.
chan-wrong_cards = Ehhez a lépéshez { $number } lap kell: { $verb }.
chan-no_card = Ez a lap nincs játékban: { $card }.
chan-cc_no_ca = A Chi chi nem alkot Cạ párt.
chan-spectator = Csak a négy hely lép.
chan-won = A leosztás véget ért: egy hely nyert.
chan-drawn = A leosztás véget ért: fel kellett volna csapni, de a talon üres.
chan-dead_hand = Halott kéz semmiről sem dönt.
chan-not_opening = Az osztónak ({ $seat }. hely) még el kell dobnia az első lapot.
chan-not_owing = Ennek a helynek kell dobnia: { $seat }.
chan-not_on_turn = Ez a hely következik: { $seat }.
chan-nothing_public = Most nincs nyitott lap.
chan-must_discard = Dobnod kell egy lapot.
chan-no_discard_due = Nem kell dobnod: előbb vidd el a nyitott lapot.
chan-claims_closed = Erről a lapról már döntöttek: { $card }.
chan-claims_due = Előbb az erre a lapra szóló igények következnek, sorrendben: { $card }.
chan-no_claim = Nincs igényed, amelyről lemondhatnál.
chan-has_discard = Csak olyan osztó mondhat le a Thiên ù-ról, aki semmit sem dobhat szabályosan.
chan-incomplete = A kéz nem teljes: { $ranks } lap pár nélkül marad.
chan-few_chan = A kézben { $chan } Chắn volna; a győzelemhez hat kell.
chan-cc_exact = Chi chi lappal pontosan hat Chắn kell a győzelemhez; a kézben { $chan } volna.
chan-only_chiu_u = Dobott vagy pótló lappal csak Chíu ù nyer, három ilyen lappal a kézben: { $card }.
chan-no_triplet = A Chíuhoz három ilyen lap kell a kézben: { $card }; nálad ennyi van: { $number }.
chan-chiu_no_discard = A Chíu után semmit sem dobhatnál szabályosan.
chan-not_in_hand = Nincs a kezedben: { $card }.
chan-breaks_pair = { $card } kijátszása egyforma párt bontana meg.
chan-refused_discard = Ezt a lapot visszautasítottad, ezért nem dobhatod: { $card }.
chan-beside_discard = Vittél egy Cạ párt és eldobtad: { $other }; az azonos értékű { $card } nem követheti.
chan-discarded = Ezt a lapot ebben a leosztásban eldobtad, ezért nem viheted: { $card }.
chan-laid = Ezt a lapot Cạ párba tetted a kezedből, ezért nem viheted: { $card }.
chan-no_discard_left = Utána semmit sem dobhatnál szabályosan.
chan-no_pair = Nincs ilyen lapod a Chắnhoz: { $card }.
chan-not_a_ca = { $card } és { $other }: nem egy érték két színe.
chan-holds_card = { $card } a kezedben van, ezért nem mehet Cạ párba.
chan-breaks_ca = { $other } is páratlan a kezedben: { $card } egy kézben lévő Cạ része.
chan-last_unmatched = Csak egy lapodnak nincs párja, ezért nem vihetsz Cạ párt.
chan-refused_ca = Ezt a lapot visszautasítottad, ezért nem mehet Cạ párba: { $card }.
chan-discarded_ca = Eldobtad: { $card } és { $other }, ami egy Cạ; ezért egyet sem vihetsz.
chan-legal = Az igények sorrendben következnek; a lépés a maga idejében nyitva áll előtted.
