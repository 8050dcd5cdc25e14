library-title = Kirjasto
library-lead = Kauan ennen kortteja, jotka useimmat tuntevat, kortit olivat pitkiä ja kapeita tai luusta tehtyjä. Nämä kolme perinnettä elävät yhä. Tässä on joka kortti uudelleen piirrettynä.
library-wikipedia = Lisää Wikipediassa ({ $language })
library-games = Pelit
library-uses = pelataan { $cards } kortilla, pakassa on { $all }
library-rules = Säännöt
library-play = Pelaa
library-cards = Kaikki kortit

## Millaisia pakat ovat

library-make-sichuan = Hyvin pitkiä ja kapeita kortteja, noin peukalon levyisiä. Kahden nopan silmät ovat kortin kummassakin päässä.
library-make-dominoes = Norsunluisia, luisia, puisia tai muovisia laattoja, joissa kahden nopan silmät ovat kahtena ryhmänä.
library-make-to_tom = Pitkiä, kapeita kortteja. Kummassakin päässä on luku ja maa, ja niiden välissä kuva.
library-story-sichuan = Jokainen kahden nopan 21 heitosta on pakassa neljästi. Keskellä oleva hahmo on koriste, ja niin ovat siniset kukatkin. Pakan täydentää kahdeksan lisäkorttia.
library-story-dominoes = Joka laatta on kahden nopan heitto. Heittoja on 21, ja niistä yksitoista on mukana kahdesti. Ykkösten ja nelosten silmät ovat punaisia. Tyhjiä puolia ei ole.
library-story-to_tom = Kolme vanhan rahan maata yhdestä yhdeksään ja lisäksi kolme muuta korttia. Kuvat on noin vuodesta 1900 piirretty japanilaiseen tapaan, eikä niillä ole mitään tekemistä kortin arvon kanssa.
library-other-sichuan = Sinisin kukin
library-other-dominoes = Eebenpuusta

## Pakan osat

library-part-faces = Kahden nopan heitot
library-part-civil = Siviilit: kaksi kutakin
library-part-military = Sotilaat: yksi kutakin
library-part-myriads = Vạn, myriadit
library-part-strings = Sách, nyörit
library-part-coins = Văn, kolikot
library-part-extras = Lisäkortit

## Kortti

library-copies = { $count ->
    [one] { $count } kappale
   *[other] { $count } kappaletta
}
library-unused = ei täällä käytössä
library-copies-how = Joka kortin alla: oma nimi, kirjoitusmerkit, nimen merkitys, montako pakassa on, ja mitkä täkäläisistä peleistä käyttävät sitä.
