table_paused = De tafel is gepauzeerd.
not_ended = Het spel is niet afgelopen.
table_ended = Aan deze tafel wordt niet meer gespeeld.
no_such_game = Het spel { $game } bestaat niet; er zijn: { $games }.
seat_count =
    { $title } heeft { $seats ->
        [one] { $seats } plaats
       *[other] { $seats } plaatsen
    }, niet { $count }.
no_such_ai = De AI-speler { $ai } bestaat niet; er zijn: { $known }.
bad_claims = Claimvensters zijn 'open' of 'sealed'.
bad_disclosure = Het logboek wordt aan het einde ('end') of bij vrijgave ('release') geopend.
bad_time = Een zettijd en een reserve zijn 0 tot { $most } microseconden.
bad_grace = Een marge is 0 tot { $most } microseconden.
bad_option = Ongeldige optie: { $why }.
bad_deal = Ongeldige kaartverdeling: { $why }.
ai_sits = Op plaats { $seat } zit een AI-speler.
seat_kept = Plaats { $seat } is voor de speler van het vorige spel.
somebody_sits = Op plaats { $seat } zit al iemand.
bad_commitment =
    Een vastlegging heeft { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }.
bad_entropy = Entropie heeft { $least } tot { $most } bytes.
other_entropy = Dit is niet wat de plaats heeft vastgelegd.
entropy_not_due = Entropie wordt onthuld als alle plaatsen bezet zijn, niet eerder.
deal_not_begun = Het spel is niet begonnen.
time_not_out = De tijd van plaats { $seat } is niet om.
seats_not_taken = Niet alle plaatsen zijn bezet.
entropy_time = Er is nog tijd om entropie te onthullen.
not_started = Het spel is niet begonnen: niet alle plaatsen zijn bezet.
wrong_revision = De tafel is bij jouw revisie { $revision }, niet { $expected }.
out_of_time = Je tijd was om; neem de plaats weer in om te spelen.
were_absent = Je was weg; neem de plaats weer in om te spelen.
have_left = Je hebt de plaats verlaten; neem haar weer in om te spelen.
ai_acts = De AI-speler { $ai } speelt voor plaats { $seat }.
person_acts = Een mens speelt op plaats { $seat }.
answered_already = Je hebt voor deze kaart al geantwoord.
not_your_turn = Je bent niet aan de beurt.
window_open = Het venster is nog open.
no_such_seat = Er zijn plaatsen 0 tot en met { $last }, geen plaats { $seat }.
given_up = Er ging iets mis in de dienst, dus dit spel kan niet verder. Geen speler heeft schuld.

## De API

not_a_message = Het verzoek is geen bericht van deze methode.
needs_grpc = Een stroom in beide richtingen heeft gRPC nodig; stuur over HTTP/1.1 de zetten één voor één en kijk mee met Watch.
bad_table_id = De id van een tafel is een UUID.
no_such_table = Zo'n tafel bestaat niet.
too_many_tables =
    Je opent ten hoogste { $most ->
        [one] { $most } tafel
       *[other] { $most } tafels
    } per minuut.
too_many_open_tables =
    Op deze server staan ten hoogste { $most ->
        [one] { $most } tafel
       *[other] { $most } tafels
    } tegelijk open; probeer het later opnieuw.
too_many_moves =
    Ten hoogste { $most ->
        [one] { $most } zet
       *[other] { $most } zetten
    } per seconde.
too_many_streams =
    Je hebt ten hoogste { $most ->
        [one] { $most } stroom
       *[other] { $most } stromen
    } tegelijk; beëindig er een.
too_many_channels =
    Een stroom heeft ten hoogste { $most ->
        [one] { $most } kanaal
       *[other] { $most } kanalen
    }.
too_many_failures = Te veel sleutels en tokens van dit adres waren niet goed; wacht.
bad_token = Dit token of deze uitnodiging geldt hier niet.
no_token = Er is een token of uitnodiging nodig.
bad_key = De sleutel in `authorization` is van niemand of is verlopen.
issuer_failed = Nu is niet te zeggen of deze sleutel goed is.
for_roles = Dit is alleen voor { $roles }.
seat_given_up = De plaats is verlaten of opnieuw ingenomen sinds dit token werd gegeven.
storage_failed = Het logboek kan nu niet worden geschreven of gelezen; er is niets veranderd.
archive_failed = Deze tafel is gearchiveerd en het archief kan nu niet worden gelezen; er is niets veranderd.
names_failed = Namen kunnen nu niet worden bewaard of gelezen. Probeer het later weer.
many_players =
    Ten hoogste { $most ->
        [one] { $most } speler
       *[other] { $most } spelers
    } tegelijk.
name_invisible = Een naam heeft alleen afdrukbare, zichtbare tekens en gewone spaties.
name_long = Een naam heeft ten hoogste { $most } tekens en { $bytes } bytes.
name_marks = Een naam begint niet met een los accent, en geen letter draagt er meer dan { $most }.
name_spaces = Een naam is meer dan spaties; laat hem leeg om hem te wissen.
no_player_id = De id van een speler is nodig.
not_your_name = Alleen de speler zelf of een beheerder wist een naam.
too_slow = Wat werd gestuurd, werd niet op tijd gelezen; sluit opnieuw aan na je laatste revisie.
many_tables =
    Ten hoogste { $most ->
        [one] { $most } tafel
       *[other] { $most } tafels
    } tegelijk.
not_owner_closes = Alleen de eigenaar of een beheerder sluit een tafel.
not_owner_releases = Alleen de eigenaar of een beheerder geeft een logboek vrij.
opening_id_size = Een verzoek-id heeft { $least } tot { $most } tekens: het best een willekeurige UUID.
move_id_size = Een verzoek-id heeft 1 tot { $most } tekens.
label_long =
    Een label heeft ten hoogste { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }.
reason_long =
    Een reden heeft ten hoogste { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }.
cards_not_yours = Wie de kaarten kiest, heeft het recht '{ $scope }' nodig; laat ze weg voor een eerlijke verdeling.
hosts_count = Noem voor elke plaats een account, of niemand; of laat ze allemaal weg.
bad_host =
    Een plaats is van een AI-speler of van een account, met een naam van ten hoogste { $most ->
        [one] { $most } byte
       *[other] { $most } bytes
    }.
opening_reused = Deze verzoek-id is voor een andere tafel gebruikt.
move_reused = Deze verzoek-id is voor een andere zet gebruikt.
page_size =
    Een pagina heeft ten hoogste { $most ->
        [one] { $most } tafel
       *[other] { $most } tafels
    }.
page_token = Dit paginatoken is niet door deze dienst gegeven.
seats_are = Er zijn plaatsen 0 tot en met { $last }.
seed_size =
    Een startwaarde heeft { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }.
many_items =
    Een verzoek heeft ten hoogste { $most ->
        [one] { $most } onderdeel
       *[other] { $most } onderdelen
    }.
no_item = Een onderdeel sluit aan, koppelt los of doet een zet.
not_attached = Kanaal { $channel } is niet aangesloten.
attached_already = Kanaal { $channel } is al aangesloten.
spectators_watch = Toeschouwers spelen niet.
nothing_to_resume = Er is niets om te hervatten: je bent bij revisie { $revision }, niet { $expected }.
many_cards =
    Een zet heeft ten hoogste { $most ->
        [one] { $most } kaart
       *[other] { $most } kaarten
    }, geen verborgen.
which_moment = Vraag precies een van deze: revision (vanaf 1), log_revision (vanaf 1) of ply.
revisions_are = Er zijn revisies 1 tot en met { $last }.
log_entries =
    Het logboek heeft { $count ->
        [one] { $count } regel
       *[other] { $count } regels
    }.
deal_moves =
    In dit spel { $count ->
        [one] is { $count } zet
       *[other] zijn { $count } zetten
    } gedaan.
not_disclosed = Dat wordt verteld als het logboek van deze tafel open is.
internal = Er ging iets mis in de server; probeer het weer met dezelfde verzoek-id.
shutting_down = De server stopt; sluit opnieuw aan na je laatste revisie.
