## Bij het spelen

choose =
    { $count ->
        [one] Je enige zet
       *[other] Jouw zet: { $count } keuzes
    }
choose-window =
    { $count ->
        [one] Claimen? { $count } antwoord
       *[other] Claimen? { $count } antwoorden
    }
choose-none = Niet jouw beurt
choose-filter = “{ $filter }”: { $count } van { $all }
time_left = nog { $seconds } s
reserve = reserve { $seconds } s
come_back = b weer zelf spelen · q stoppen
forced = Maar één zet: { $move }.
sent = Gespeeld wordt { $move } …
late = De claims waren afgehandeld voor je antwoord kwam; het telt niet.
refused = Geweigerd ({ $clause }): { $text }
lost = Verbinding verbroken ({ $reason }). Nieuwe poging; je mist niets.
resumed = De verbinding is terug.
gone = De server was niet meer te bereiken: { $reason }
keys = ↑↓ kiezen · Enter spelen · getal: ga naar · letter of /: filter · ? hulp · q weg
keys-wait = Enter: sneller · ? hulp · q stoppen
keys-help = Esc terug
keys-over = n volgend spel · Esc tafel bekijken · q stoppen
help =
    Kies een zet met de pijltjes of de muis; Enter speelt hem.
    Een getal gaat naar de zet met dat nummer.
    Een letter (of / en wat dan ook) filtert: “/66 63” laat de zetten met beide kaarten.
    Backspace en Esc halen een filter weg. Tab en paginatoetsen schuiven.
    Enter verkort ook de pauze na een zet. q verlaat de tafel.
    Als je tijd om is, speelt een AI voor je; met b speel je weer zelf.
help-cards = De kaarten van dit spel:
quit = Tot ziens.
see_again = Om het spel weer te zien: { $command }

## Regel voor regel

plain-moves =
    { $seat }, { $count ->
        [one] { $count } zet:
       *[other] { $count } zetten:
    }
plain-claims = Er kan worden geclaimd: een antwoord, of een lege regel voor niets.
plain-ask = Nummer of zet (? voor hulp):
plain-time = Tijd: { $move } s voor deze zet, en { $reserve } s in reserve.
plain-away = Een lege regel: weer zelf spelen (q stopt).
plain-help = Typ het nummer of de tekst van een zet, zoals 1 of { $example }. Een lege regel toont de zetten; q stopt.
plain-unknown = Dat is geen van de zetten: { $text }
plain-several = Dat kunnen meer zetten zijn: { $moves }
plain-next = Nog een spel? (j/n):
plain-input_ended = De invoer is afgelopen.
yes = j

## Terugkijken

replay-step = Stap { $step } van { $steps }
replay-keys = ← → stap · Paginatoetsen tien stappen · Home End · ↑ ↓ schuiven · q weg
replay-empty = Er is niets om terug te kijken.
