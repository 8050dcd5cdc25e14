table_paused = Pöytä on tauolla.
not_ended = Jako ei ole päättynyt.
table_ended = Tässä pöydässä ei enää pelata.
no_such_game = Peliä { $game } ei ole; pelit ovat { $games }.
seat_count =
    { $title }: tässä pelissä on { $seats ->
        [one] { $seats } paikka
       *[other] { $seats } paikkaa
    }, ei { $count }.
no_such_ai = Tekoälypelaajaa { $ai } ei ole; valittavissa ovat { $known }.
bad_claims = Vaatimusikkunat ovat 'open' tai 'sealed'.
bad_disclosure = Loki avataan lopussa ('end') tai julkaistaessa ('release').
bad_time = Siirtoaika ja reservi ovat 0–{ $most } mikrosekuntia.
bad_grace = Lisäaika on 0–{ $most } mikrosekuntia.
bad_option = Valinta ei kelpaa: { $why }.
bad_deal = Jako ei kelpaa: { $why }.
ai_sits = Paikalla { $seat } on tekoälypelaaja.
seat_kept = Paikka { $seat } on varattu edellisen jaon pelaajalle.
somebody_sits = Paikka { $seat } on jo varattu.
bad_commitment =
    Sitoumuksessa on { $bytes ->
        [one] { $bytes } tavu
       *[other] { $bytes } tavua
    }.
bad_entropy = Satunnaisuutta on { $least }–{ $most } tavua.
other_entropy = Tämä ei ole se, mihin paikka sitoutui.
entropy_not_due = Satunnaisuus paljastetaan, kun kaikki paikat ovat täynnä, ei aiemmin.
deal_not_begun = Jako ei ole alkanut.
time_not_out = Paikan { $seat } aika ei ole lopussa.
seats_not_taken = Paikkoja on vielä vapaana.
entropy_time = Satunnaisuuden paljastamiseen on vielä aikaa.
not_started = Jako ei ole alkanut: paikkoja on vielä vapaana.
wrong_revision = Pöytä on sinun tarkistusnumerossasi { $revision }, ei { $expected }.
out_of_time = Aikasi loppui; ota paikka uudelleen pelataksesi.
were_absent = Olit poissa; ota paikka uudelleen pelataksesi.
have_left = Olet jättänyt paikan; ota se uudelleen pelataksesi.
ai_acts = Tekoälypelaaja { $ai } pelaa paikan { $seat } puolesta.
person_acts = Paikalla { $seat } pelaa ihminen.
answered_already = Olet jo vastannut tästä kortista.
not_your_turn = Ei ole sinun vuorosi.
window_open = Ikkuna on vielä auki.
no_such_seat = Paikat ovat 0–{ $last }; paikkaa { $seat } ei ole.
given_up = Palvelussa meni jokin vikaan, eikä tämä jako voi jatkua. Kukaan pelaaja ei tehnyt väärin.

## Rajapinta

not_a_message = Pyyntö ei ole tämän metodin viesti.
needs_grpc = Kaksisuuntainen virta vaatii gRPC:n; lähetä siirrot HTTP/1.1:llä yksi kerrallaan ja seuraa pöytää Watch-kutsulla.
bad_table_id = Pöydän tunnus on UUID.
no_such_table = Tällaista pöytää ei ole.
too_many_tables =
    Yksi kutsuja avaa enintään { $most ->
        [one] { $most } pöydän
       *[other] { $most } pöytää
    } minuutissa.
too_many_open_tables =
    Tällä palvelimella voi olla kerralla auki enintään { $most ->
        [one] { $most } pöytä
       *[other] { $most } pöytää
    }; yritä myöhemmin uudelleen.
too_many_moves =
    Enintään { $most ->
        [one] { $most } siirto
       *[other] { $most } siirtoa
    } sekunnissa.
too_many_streams =
    Kutsujalla on enintään { $most ->
        [one] { $most } virta
       *[other] { $most } virtaa
    } kerrallaan; päätä jokin omistasi.
too_many_channels =
    Virralla on enintään { $most ->
        [one] { $most } kanava
       *[other] { $most } kanavaa
    }.
too_many_failures = Liian moni avain tai tunniste tästä osoitteesta ei kelvannut; odota.
bad_token = Tämä tunniste tai kutsu ei kelpaa tähän.
no_token = Tarvitaan tunniste tai kutsu.
bad_key = Otsakkeen `authorization` avain ei ole kenenkään tai se on vanhentunut.
issuer_failed = Nyt ei voida sanoa, kelpaako tämä avain.
for_roles = Tämä on vain näille: { $roles }.
seat_given_up = Paikka on jätetty tai otettu uudelleen tämän tunnisteen antamisen jälkeen.
storage_failed = Lokia ei nyt voida kirjoittaa eikä lukea; mikään ei muuttunut.
archive_failed = Tämä pöytä on arkistoitu, eikä arkistoa nyt voida lukea; mikään ei muuttunut.
names_failed = Nimiä ei nyt voida tallentaa eikä lukea. Yritä myöhemmin uudelleen.
many_players =
    Enintään { $most ->
        [one] { $most } pelaaja
       *[other] { $most } pelaajaa
    } kerralla.
name_invisible = Nimessä on vain tulostuvia, näkyviä merkkejä ja tavallisia välejä.
name_long = Nimessä on enintään { $most } merkkiä ja { $bytes } tavua.
name_marks = Nimi ei ala tarkkeella, eikä missään kirjaimessa ole tarkkeita enempää kuin { $most }.
name_spaces = Nimessä on muutakin kuin välejä; poista nimi jättämällä se tyhjäksi.
no_player_id = Tarvitaan pelaajan tunnus.
not_your_name = Vain pelaaja itse tai ylläpitäjä poistaa nimen.
too_slow = Lähetettyä ei luettu ajoissa; liity uudelleen viimeisen tarkistusnumerosi jälkeen.
many_tables =
    Enintään { $most ->
        [one] { $most } pöytä
       *[other] { $most } pöytää
    } kerralla.
not_owner_closes = Vain omistaja tai ylläpitäjä sulkee pöydän.
not_owner_releases = Vain omistaja tai ylläpitäjä julkaisee lokin.
opening_id_size = Pyynnön tunnuksessa on { $least }–{ $most } merkkiä: paras on satunnainen UUID.
move_id_size = Pyynnön tunnuksessa on 1–{ $most } merkkiä.
label_long =
    Nimilapussa on enintään { $most ->
        [one] { $most } tavu
       *[other] { $most } tavua
    }.
reason_long =
    Syyssä on enintään { $most ->
        [one] { $most } tavu
       *[other] { $most } tavua
    }.
cards_not_yours = Korttien valitsijalla on oltava oikeus '{ $scope }'; jätä kortit pois, niin jako on reilu.
hosts_count = Nimeä joka paikalle tili tai ei ketään; tai jätä kaikki pois.
bad_host =
    Paikka on tekoälypelaajan tai tilin, jonka nimessä on enintään { $most ->
        [one] { $most } tavu
       *[other] { $most } tavua
    }.
opening_reused = Tätä pyynnön tunnusta on käytetty toiseen pöytään.
move_reused = Tätä pyynnön tunnusta on käytetty toiseen siirtoon.
page_size =
    Sivulla on enintään { $most ->
        [one] { $most } pöytä
       *[other] { $most } pöytää
    }.
page_token = Tämä sivutunniste ei ole tämän palvelun antama.
seats_are = Paikat ovat 0–{ $last }.
seed_size =
    Siemenluvussa on { $bytes ->
        [one] { $bytes } tavu
       *[other] { $bytes } tavua
    }.
many_items =
    Pyynnössä on enintään { $most ->
        [one] { $most } osa
       *[other] { $most } osaa
    }.
no_item = Osa liittää, irrottaa tai tekee siirron.
not_attached = Kanavaa { $channel } ei ole liitetty.
attached_already = Kanava { $channel } on jo liitetty.
spectators_watch = Katsojat eivät tee siirtoja.
nothing_to_resume = Jatkettavaa ei ole: olet tarkistusnumerossa { $revision }, et { $expected }.
many_cards =
    Siirrossa on enintään { $most ->
        [one] { $most } kortti
       *[other] { $most } korttia
    }, ei piilotettuja.
which_moment = Pyydä täsmälleen yhtä: revision (1 alkaen), log_revision (1 alkaen) tai ply.
revisions_are = Tarkistusnumerot ovat 1–{ $last }.
log_entries =
    Lokissa on { $count ->
        [one] { $count } merkintä
       *[other] { $count } merkintää
    }.
deal_moves =
    Jaossa on tehty { $count ->
        [one] { $count } siirto
       *[other] { $count } siirtoa
    }.
not_disclosed = Tämä kerrotaan, kun pöydän loki on avattu.
internal = Palvelimessa meni jokin vikaan; yritä uudelleen samalla pyynnön tunnuksella.
shutting_down = Palvelin pysähtyy; liity uudelleen viimeisen tarkistusnumerosi jälkeen.
