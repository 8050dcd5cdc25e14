replay = Terugkijken
replay-loading = Het spel wordt gelezen …
replay-other = Een ander spel
replay-unreadable = Dit spel is niet te tonen: het logboek is beschadigd. Hieronder staat wat er mis is.

## Een bestand

replay-file = Spellen in een bestand
replay-choose = Een bestand met spellen openen
replay-choose-hint = Kies het, of laat het hier los. Bestanden eindigen op .cardavia of .jsonl. Een bestand wordt alleen in je browser gelezen; het wordt nergens heen gestuurd.
replay-deals =
    { $count ->
        [one] { $count } spel in { $file }
       *[other] { $count } spellen in { $file }
    }
replay-entries =
    { $count ->
        [one] { $count } regel
       *[other] { $count } regels
    }
replay-none = In dit bestand staat geen spel.
replay-damaged = Een beschadigd spel
replay-status-over = afgelopen
replay-status-void = ongeldig
replay-status-closed = gesloten
replay-status-open = gaat verder

## Bediening

replay-controls = Door het spel lopen
replay-first = Naar het begin (Home)
replay-back = Een stap terug (←)
replay-play = Afspelen (Spatie)
replay-pause = Pauze (Spatie)
replay-forth = Een stap verder (→)
replay-last = Naar het einde (End)
replay-at = Stap { $step } van { $count }
replay-speed = Snelheid
replay-speed-slow = traag
replay-speed-even = gewoon
replay-speed-fast = snel
replay-eyes = Toon
replay-eyes-all = alle handen
replay-happened = Wat er gebeurde
replay-part = Je ziet wat je zag terwijl je speelde. Het hele spel, met alle handen, is nog niet open.

## Delen

replay-share = Dit spel delen
replay-share-link = Een link naar deze stap delen
replay-copied = De link is gekopieerd
replay-download = Opslaan als bestand
replay-verify = Klopt het?
replay-table = De tafel
replay-address = Het adres van deze stap
