verify = Klopt dit spel?
verify-lead = Je browser rekent dit zelf na, uit het logboek van het spel. Hij gelooft de server niet op zijn woord.
verify-running = Nagaan …
verify-insecure = Deze browser kan hier niets nagaan: daarvoor is een pagina over HTTPS nodig, of een server op je eigen computer.
verify-closed = Het logboek van dit spel is nog niet open. Het gaat open als het spel is afgelopen.
verify-rules = Of elke zet mocht en elke betaling juist is, wordt hier niet nagegaan: de pagina kent geen regels. “cardavia verify” doet dat met het opgeslagen bestand.
verify-keys = Publieke sleutels die je vertrouwt
verify-keys-hint = De sleutels die deze server nu publiceert, worden al gebruikt. Plak hier sleutels die je van vroeger hebt, of die van een andere server: elk 64 hexadecimale cijfers, of de tekst van zijn /keys.

## Uitslagen

verify-result-good = Goed
verify-result-none = Niets na te gaan
verify-result-open = Niet bevestigd
verify-result-fault = Fout
verify-verdict-good = Alles klopt.
verify-verdict-open = Er is niets fout, maar niet alles is bevestigd. Zie hieronder.
verify-verdict-fault = Er is iets fout. Zie hieronder.

## Het bestand

verify-file = Het bestand
verify-file-good =
    { $count ->
        [one] Het is heel, met { $count } spel.
       *[other] Het is heel, met { $count } spellen.
    }
verify-file-cut = Het is afgebroken bij blok { $record }.
verify-file-damaged = Het is beschadigd bij blok { $record }, of is geen bestand met spellen.
verify-file-format = Het heeft een later formaat, dat deze pagina niet kan lezen.
verify-file-order = Blok { $record } staat niet op zijn plaats.
verify-file-counted = Het einde telt andere blokken dan er zijn (blok { $record }).
verify-file-proves = Dit bewijst dat er onderweg niets verloren ging. Het bewijst niet welke spellen in het bestand zijn gezet.

## Het logboek

verify-log = Het logboek
verify-log-good =
    { $count ->
        [one] Het heeft { $count } regel, op volgorde.
       *[other] Het heeft { $count } regels, op volgorde.
    }
verify-log-number = Regel { $entry } heeft een ander nummer.
verify-log-unreadable = Regel { $entry } is niet te lezen.
verify-log-opened = Regel { $entry }: een logboek begint met het openen van een tafel, en heeft dat alleen daar.
verify-log-proves = Dit bewijst dat alle regels te lezen zijn en er geen tussenuit mist. Het bewijst niet dat ze zijn zoals ze waren.

## Het geheim van de server

verify-secret = Het geheim van de server
verify-secret-good = Het is wat de server vastlegde toen de tafel werd geopend.
verify-secret-commitment = Het is niet wat de server vastlegde.
verify-secret-published = De server publiceerde een ander dan hij gebruikte.
verify-secret-proves = Dit bewijst dat de server zijn deel van het schudden niet veranderde toen de tafel eenmaal open was.

## Wat de spelers gaven

verify-shares = Het deel van de spelers
verify-shares-good =
    { $count ->
        [one] { $count } plaats gaf bytes voor het schudden, zoals vastgelegd.
       *[other] { $count } plaatsen gaven bytes voor het schudden, elk zoals vastgelegd.
    }
verify-shares-none = Niemand gaf bytes voor het schudden: de kaartverdeling hangt alleen van het geheim van de server af.
verify-shares-broken = Plaats { $seat } gaf andere bytes dan waren vastgelegd.
verify-shares-silent = De kaarten werden gedeeld voordat plaats { $seat } bytes had gegeven.
verify-shares-proves = Als de bytes van één speler niet te raden waren, kon niemand de kaartverdeling kiezen: de server niet, en de andere spelers niet. Iemand kan een spel nog wel ongeldig maken, maar niet ongezien.

verify-own = Je eigen deel
verify-own-good = De bytes die je browser trok voor plaats { $seat }, zitten in het schudden.
verify-own-other = De bytes van plaats { $seat } zijn niet de bytes die je browser trok.
verify-own-proves = Dit bewijst dat de kaartverdeling ook van jouw bytes afhangt. Niemand kon die dus kiezen, ook niet als alle anderen samenwerkten.

## De kaarten

verify-deal = De kaarten
verify-deal-good = Het zijn precies de kaarten die volgen uit het geheim van de server en het deel van de spelers.
verify-deal-seeded = Ze volgen uit een startwaarde die werd gegeven toen de tafel werd geopend. Wie die gaf, kon die ook kiezen.
verify-deal-given = Het zijn de kaarten die werden gegeven toen de tafel werd geopend. Iemand heeft ze gekozen.
verify-deal-other = Het zijn niet de kaarten die volgen uit de startwaarde.
verify-deal-none = Er zijn geen kaarten gedeeld.
verify-deal-unknown = Deze pagina weet niet hoe { $game } wordt gedeeld.
verify-deal-proves = Dit bewijst dat er is geschud en gedeeld zoals het beschreven staat, zonder keuze.

## De keten

verify-chain = De keten van hashes
verify-chain-good =
    { $count ->
        [one] De kop na { $count } regel is berekend.
       *[other] De koppen na alle { $count } regels zijn berekend.
    }
verify-chain-other = De kop die de server noemt voor regel { $entry }, is niet de kop van deze regels.
verify-chain-proves = Op zichzelf bewijst dit niets: het bindt elke regel aan alle eerdere. De volgende twee controles zeggen of dit de koppen zijn die zijn uitgegeven.

verify-kept = Wat je browser zag
verify-kept-good =
    { $count ->
        [one] De kop die je browser kreeg terwijl je er was, zit in de keten, de laatste bij regel { $entry }.
       *[other] Alle { $count } koppen die je browser kreeg terwijl je er was, zitten in de keten, de laatste bij regel { $entry }.
    }
verify-kept-none = Je browser heeft geen koppen van dit spel bewaard: je was er niet met deze browser.
verify-kept-missing = Het logboek is veranderd na regel { $after }: de kop die je browser kreeg bij jouw stap { $revision }, zit niet in de keten.
verify-kept-proves = Dit bewijst dat er tot en met die regel niets is veranderd, weggelaten of tussengevoegd sinds je het zag. Niemand kan dat ongezien, ook de server niet.

## De handtekening

verify-signature = De handtekening
verify-signature-good =
    { $count ->
        [one] De sleutel { $key } heeft { $count } regel ondertekend.
       *[other] De sleutel { $key } heeft alle { $count } regels ondertekend.
    }
verify-signature-tail = De sleutel { $key } heeft ondertekend wat voor regel { $from } staat, maar niets vanaf daar.
verify-signature-none = Niemand heeft dit logboek ondertekend.
verify-signature-unknown = Het is ondertekend door de sleutel { $key }, die hier niet bekend is. Plak hem hieronder als je hem vertrouwt.
verify-signature-unable = Deze browser kan zulke handtekeningen niet nagaan. Een nieuwere kan het wel.
verify-signature-other = Wat de sleutel { $key } heeft ondertekend, zijn niet deze regels: er is iets veranderd in regels { $from } tot en met { $entry }.
verify-signature-forged = De handtekening onder regel { $entry } is niet van de sleutel { $key }.
verify-signature-proves = Dit bewijst dat de eigenaar van de sleutel voor het logboek instaat en eraan te houden is. Een sleutel die je van dezelfde server hebt, bewijst weinig tegen die server: bewaar sleutels van vroeger, of vergelijk ze met anderen.
