## De balk boven de tafel

bar-games = Alle spellen
bar-table = Tafel
bar-connecting = Verbinden …
bar-watching = Je kijkt mee.
bar-keys = Toetsen
source-fair = Eerlijk gedeeld
source-seeded = Uit startwaarde
source-given = Gegeven kaarten
source-check = Dit spel nagaan

## Plaatsen

side-ai = AI
side-columns =
    { $count ->
        [one] { $count } kolom
       *[other] { $count } kolommen
    }
side-turn = aan zet
    .you = jouw beurt
clock = Tijd: { $time }
clock-reserve = Reserve: { $time }
card-unknown = Een kaart

## Het midden van de tafel

middle = Midden van de tafel
front-high = Hoogste
front-led = Uitkomst
front-laid = Gelegd
front-stock = Stok: { $count }
front-out = Uit: { $count }

## Zetten, op knoppen

do = Speel { $cards }
do-lead = Kom uit met { $cards }
do-beat = Sla met { $cards }
do-pass = Pas
do-discard = Leg af: { $cards }
do-discard-down = Leg gesloten: { $cards }
do-win = Ù! Win
do-chiu = Chíu
do-decline = Geen claim
do-chan = Neem als Chắn
do-ca = Neem als Cạ met { $cards }

## De eigen hand en zetten

own-hand =
    { $count ->
        [one] Je hand: { $count } kaart
       *[other] Je hand: { $count } kaarten
    }
own-out = in geen zet die mag
own-side = Je hand en zetten
own-moves = Jouw zet
ask =
    { $count ->
        [one] Je enige zet
       *[other] Jouw zet: { $count } keuzes
    }
ask-claim = Claim je { $card }?
ask-claim-none = Je hebt geen claim op { $card }.
ask-take = Neem je { $card }?
claim-time = Nog { $seconds } s open; geen antwoord is geen claim.
claim-wait = Neem de tijd.
choose-cards = Kies kaarten.
choose-more =
    { $count ->
        [one] { $count } zet met meer kaarten.
       *[other] { $count } zetten met meer kaarten.
    }
choose-all =
    { $count ->
        [one] { $count } zet
       *[other] Alle { $count } zetten
    }
choose-rest = … en nog { $count }: kies kaarten.
choose-why = Waarom niet { $cards }?
choose-back = Terugleggen
choose-forced = Deze zet wordt voor je gespeeld.
others-move = De anderen zijn aan zet.
others-faster = Sneller
late-answer = De claims waren afgehandeld voor je antwoord kwam. Het telt niet.
close-message = Dit bericht sluiten
rule = Regel { $clause }

## Berichten

lost-connection = De verbinding is verbroken. Nieuwe poging; je mist niets.
away = Een AI speelt voor je.
away-back = Weer zelf spelen
paused-notice = De tafel is gepauzeerd. De tijd staat stil.

## Wachten op anderen

wait-for =
    { $count ->
        [one] Wachten op { $count } speler
       *[other] Wachten op { $count } spelers
    }
wait-shuffle = Schudden
wait-links = Stuur elk van je vrienden een link. Wie hem opent, gaat zitten.
wait-watch = Meekijken
wait-copy = Kopieer
wait-copied = Gekopieerd
wait-share = Deel
join-sitting = Je gaat zitten …
join-refused = Plaatsnemen lukt niet
join-watch = Tafel bekijken

## Het einde

end-next = Volgend spel
end-join = Naar volgend spel
end-watch = Volgend spel bekijken
end-replay = Terugkijken

## Wat er gebeurt, en de naam van de speler

log = Wat er gebeurde
name = Je naam aan deze tafel
name-set = Zet

## Toetsen

key-title = Toetsen
key-note = De toetsen werken zolang de hand of je zetten de focus hebben.
key-close = Sluiten
key-arrows = Van kaart naar kaart; eerste en laatste kaart
key-space = Een kaart kiezen of terugleggen
key-enter = Spelen wat gekozen is
key-escape = Alle kaarten terugleggen
key-down = Naar de zetten, en terug naar de hand
key-digit = De zet met dit nummer doen
key-no = Passen; niets claimen
key-why = Waarom niet deze kaarten?
key-faster = Sneller
key-log = Naar wat er gebeurde
key-help = Deze toetsen
