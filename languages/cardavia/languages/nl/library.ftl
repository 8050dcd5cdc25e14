library-title = Bibliotheek
library-lead = Lang voor de kaarten die de meesten kennen, waren kaarten lang en smal, of van been. Deze drie tradities leven nog. Hier zijn al hun kaarten, opnieuw getekend.
library-wikipedia = Meer op Wikipedia ({ $language })
library-games = Spellen
library-uses = speelt met { $cards } van { $all } kaarten
library-rules = Regels
library-play = Spelen
library-cards = Alle kaarten

## Hoe een spel kaarten gemaakt is

library-make-sichuan = Heel lange, smalle kaarten, ongeveer zo breed als een duim. De ogen van twee dobbelstenen staan aan beide uiteinden.
library-make-dominoes = Blokjes van ivoor, been, hout of kunststof, met de ogen van twee dobbelstenen in twee groepen.
library-make-to_tom = Lange, smalle kaarten. Aan beide uiteinden staan een getal en een kleur, met een plaatje ertussen.
library-story-sichuan = Elk van de 21 worpen met twee dobbelstenen is er vier keer. De figuur in het midden is versiering, net als blauwe bloemen. Acht extra kaarten maken het spel compleet.
library-story-dominoes = Elk blokje is een worp met twee dobbelstenen, 21 in totaal, en elf daarvan zijn er twee keer. De ogen van 1 en 4 zijn rood. Geen kant is leeg.
library-story-to_tom = Drie kleuren van oud geld, van 1 tot 9, en nog drie kaarten. De plaatjes worden sinds ongeveer 1900 in Japanse stijl getekend en hebben niets te maken met wat een kaart telt.
library-other-sichuan = Met blauwe bloemen
library-other-dominoes = In ebbenhout

## Delen van een spel kaarten

library-part-faces = Worpen met twee dobbelstenen
library-part-civil = Burgerlijk: twee van elk
library-part-military = Militair: één van elk
library-part-myriads = Vạn, myriaden
library-part-strings = Sách, snoeren
library-part-coins = Văn, munten
library-part-extras = Extra kaarten

## Een kaart

library-copies = { $count ->
    [one] { $count } exemplaar
   *[other] { $count } exemplaren
}
library-unused = hier in geen spel
library-copies-how = Onder elke kaart: de eigen naam, de tekens, wat de naam betekent, hoeveel het spel er heeft, en welke spellen hier ermee spelen.
