chan-rules-minute = Verzamel tien paren. Een paar gelijke kaarten is een *Chắn*; twee kaarten van één rang en verschillende kleuren zijn een *Cạ*. Ten minste zes van de tien moeten Chắn zijn. In je beurt mag je de kaart nemen die de vorige speler liet liggen, of anders een kaart van de stok draaien en die nemen. Je neemt een kaart alleen om er een paar mee open te leggen, en daarna leg je af. Als de twintigste kaart van je tien paren bij wiens deur ook wordt gedraaid, roep dan *Ù*: je wint, en alle anderen betalen je. Hoe zeldzamer de hand, hoe meer ze betalen.
chan-rules-deal = Tot iemand tien paren heeft, of de stok leeg is en niemand betaalt.
chan-rules-cards = 100 van de 120 Tổ Tôm-kaarten: vier van elk van 24 kaarten met een kleur en van Chi chi.

## 1. Doel

chan-rules-goal = Heb als eerste tien paren, waarvan ten minste zes gelijke (CH-20). Dat zijn twintig kaarten: negentien zijn van jou, in je hand of open gelegd, en de twintigste is de kaart waarop je wint.
chan-rules-goal-paid = Elk van de andere drie betaalt je de score van je hand (CH-26). Wint niemand voordat de stok leeg is, dan betaalt niemand.

## 2. Begin

chan-rules-h-cards = De kaarten
chan-rules-cards-faces = Van elke kaart zijn er vier. Drie kleuren hebben de rangen 2 tot 9: *Vạn* (myriaden), *Sách* (snoeren) en *Văn* (munten). [cc] heeft geen kleur en geen rang. De andere kaarten van het spel blijven in de doos: rang 1, [tt] en [oc].
chan-rules-f-suits = De kaarten van het spel
chan-rules-suit-m = Vạn, myriaden
chan-rules-suit-s = Sách, snoeren
chan-rules-suit-c = Văn, munten
chan-rules-suit-cc = Chi chi, de oude visser
chan-rules-red = Vijf kaarten zijn rood: [8m], [9m], [8s], [9s] en [cc]. Alle andere zijn zwart. Rood of zwart doet er alleen bij sommige bonussen toe.
chan-rules-f-red = De rode kaarten
chan-rules-h-pairs = Paren
chan-rules-pairs = *Chắn* is een paar gelijke kaarten. *Cạ* is een paar van één rang en twee kleuren. *Chíu* is vier gelijke kaarten, open gelegd, en telt als twee Chắn. [cc] kan in een Chắn, maar nooit in een Cạ.
chan-rules-f-pairs = Paren
chan-rules-odd = Om een hand te lezen, leg je eerst gelijke paren bij elkaar. Een kaart die overblijft, is *los*. Twee losse kaarten van één rang zijn een Cạ. Een rang met één of drie losse kaarten is *ongepaard*, en zo ook een enkele [cc]. Als geen rang ongepaard is, is de hand compleet.
chan-rules-h-dealing = Delen
chan-rules-dealing = Eén speler, door het lot gekozen, is de gever. De gever krijgt 20 kaarten, de anderen elk 19. 23 kaarten vormen de *stok*. Voor elke speler is een plek die de *deur* heet: daar liggen de kaarten die deze speler aflegt of draait.

## 3. Spelen

chan-rules-h-opening = De opening
chan-rules-thien_u = Als de 20 kaarten van de gever al winnen, mag de gever meteen winnen: *Thiên ù*.
chan-rules-opening = Anders legt de gever één kaart af, en is de volgende speler aan de beurt.
chan-rules-dead = Een gever met tien Chắn heeft geen kaart die mag worden afgelegd. Wint die gever niet meteen, dan is de hand *dood*: die neemt niets, claimt niets en wordt niets gevraagd. Aan de beurt draait een dode hand alleen een kaart, en laat die gaan. De speler na de gever begint dan met een kaart te draaien.
chan-rules-h-turn = Een beurt
chan-rules-turn-consider = Je kijkt eerst naar de kaart die de vorige speler liet liggen: een afgelegde kaart, of een kaart van de stok die deze speler niet nam. Je mag die nemen of passen.
chan-rules-turn-take = Neem je de kaart, dan leg je die open in een paar met een kaart uit je hand, en leg je een kaart af bij je deur. De volgende speler is aan de beurt.
chan-rules-turn-reveal = Pas je, dan draai je een kaart van de stok bij je deur. Die mag je nemen, en dan leg je af. Pas je weer, dan is de volgende speler aan de beurt, die de kaart mag nemen. Een kaart waarvoor twee spelers hebben gepast, is uit het spel.
chan-rules-turn-never = Een kaart van de stok gaat nooit naar een hand: die ligt open in een paar, of bij de deur. Je kunt alleen doen wat mag, dus er zijn geen straffen.
chan-rules-draw = Als er een kaart moet worden gedraaid en de stok leeg is, is het spel gelijk. Niemand betaalt. De laatste kaart van de stok wordt gespeeld als elke andere.
chan-rules-h-claims = Claims
chan-rules-claims = Als een kaart op tafel komt, mogen anderen die claimen voordat de speler die aan de beurt is, beslist. Elke kaart kan één keer worden geclaimd, als die verschijnt, en niet nog eens als de volgende speler ernaar kijkt.
chan-rules-claim-win = *Ù*, alleen op een kaart van de stok. Iedereen die er de hand mee compleet maakt, wordt gevraagd: eerst de speler bij wiens deur de kaart ligt, dan de anderen op volgorde. De eerste die aanneemt, wint.
chan-rules-claim-chiu = *Chíu*: de speler met drie van deze kaart in de hand mag alle vier open leggen. Wat je zelf net hebt afgelegd, kun je niet claimen. Op een afgelegde kaart kun je alleen zo winnen: maakt de Chíu de hand compleet, dan is het een *Chíu ù* (CH-21). Een gewone Chíu wordt alleen aangeboden als er daarna een kaart kan worden afgelegd.
chan-rules-chiu = Na een gewone Chíu leg je een kaart af. Was het jouw beurt, dan eindigt die. Was het de beurt van een ander, dan is de kaart die je aflegt een *vervanging*: die ligt bij de deur van de speler die aan de beurt is, in plaats van de kaart die je nam. Ook een vervanging kan worden geclaimd. Dan gaat die speler verder, en mag de vervanging nemen of passen. Wie al een kaart had gedraaid, draait er niet nog een. Een dode hand laat de vervanging gaan.
chan-rules-asked = Alleen spelers die een claim hebben, worden ernaar gevraagd. De speler die aan de beurt is, wordt altijd naar een kaart gevraagd, ook als alleen passen mogelijk is.
chan-rules-hidden = Niemand merkt wie er naar een claim wordt gevraagd, of dat iemand niets claimde. Niets claimen kost niets.
chan-rules-f-claim = Voorbeeld: een claim buiten de beurt
chan-rules-e-claim-discard = bo is aan de beurt
chan-rules-e-claim-chiu = heeft er drie, en legt er vier open
chan-rules-e-claim-replacement = de vervanging, bij de deur van bo
chan-rules-e-claim-pass = zou die kunnen nemen, maar doet het niet
chan-rules-e-claim-reveal = een kaart van de stok, bij de deur van bo
chan-rules-e-claim-pass-again = nu mag cy die nemen
chan-rules-h-throw = Wat je mag afleggen
chan-rules-throw = Je mag een kaart afleggen waarvan je er één of drie hebt: zo breekt er geen gelijk paar. Je mag geen kaart afleggen die je hebt geweigerd (CH-16). Heb je een Cạ genomen, dan mag je geen twee kleuren van één rang afleggen: is de ene weg, dan moet de andere blijven. Een Cạ die je net neemt, telt al.
chan-rules-h-take = Wat je mag nemen
chan-rules-take = Je neemt nooit een kaart die je eerder hebt afgelegd, of uit je hand in een Cạ hebt gelegd. Na het nemen moet je een kaart hebben die mag worden afgelegd.
chan-rules-take-chan = *Als Chắn*: je hebt één of meer van dezelfde kaart. Met twee in de hand mag de overgebleven kaart meteen worden afgelegd.
chan-rules-take-ca = *Als Cạ*, met een kaart van dezelfde rang en een andere kleur uit je hand, als dit allemaal klopt:
chan-rules-ca-none = Je hebt geen van de kaart die je neemt.
chan-rules-ca-odd = Jouw kaart is de enige losse van die rang.
chan-rules-ca-refused = Je hebt geen van de twee geweigerd (CH-16).
chan-rules-ca-discarded = Je hebt van geen enkele rang twee kleuren afgelegd.
chan-rules-ca-last = Je hand heeft niet precies één ding ongepaard (een rang, of één enkele Chi chi). Mis je nog maar één kaart, dan moet je wachten tot je wint.
chan-rules-refuse = Kon je een kaart nemen als Chắn en pas je in je beurt, dan heb je die *geweigerd*. De rest van het spel mag je deze kaart niet afleggen en niet in een Cạ gebruiken. Je mag die nog wel nemen als Chắn, claimen als Chíu en ermee winnen. Een claim afslaan is geen weigering.
chan-rules-take-win = Al deze grenzen zijn voor nemen en afleggen. Ze verhinderen nooit winst of een Chíu: je mag winnen op een kaart die je hebt afgelegd of geweigerd.
chan-rules-f-take = Voorbeeld: bo heeft [4m] afgelegd. Dit is de hand van cy
chan-rules-l-chan = Chắn
chan-rules-l-ca = Cạ
chan-rules-l-odd = Los
chan-rules-l-won = Gewonnen op
chan-rules-n-unmatched = drie rangen zijn ongepaard: 2, 4 en 7
chan-rules-e-take = cy mag [4m] nemen als Cạ met [4c]: dat is de enige losse vier, en er is meer dan één rang ongepaard. Dan legt cy [7c] af. Nu ontbreekt alleen de 2. cy wint op de volgende [2s], [2m] of [2c] van de stok, maar kan geen [2m] van bo nemen als Cạ.

## 4. Punten en einde

chan-rules-h-winning = Een hand die wint
chan-rules-laid = Open paren tellen zoals ze zijn gelegd. Een Chíu telt als twee Chắn. Er wordt niets anders geschikt.
chan-rules-concealed = In de hand, met de kaart waarop je wint, zijn alle gelijke paren Chắn; vier van een kaart zijn twee Chắn. Een rang met twee losse kaarten is één Cạ. Heeft een rang één of drie losse kaarten, of blijft er één [cc] over, dan is de hand niet compleet.
chan-rules-on_cc = Op [cc] win je alleen met precies zes Chắn en vier Cạ.
chan-rules-wins = Een complete hand van tien paren wint, als er ten minste zes Chắn zijn.
chan-rules-where = Je mag winnen op een kaart van de stok bij elke deur. Op een afgelegde kaart of een vervanging win je alleen met Chíu ù. Neem je een winst niet aan, dan mag je later winnen.
chan-rules-h-bonuses = Bonussen
chan-rules-bonuses = Bonussen (*cước*) tellen over alle twintig kaarten. Elke heeft punten, en een kleinere *dịch* voor als hij naast een grotere bonus staat.
chan-rules-f-bonuses = Alle bonussen
chan-rules-b-xuong = winst zonder andere bonus
chan-rules-b-chi = de kaart ligt bij je eigen deur: jij hebt die gedraaid, of het is een vervanging en je wint met Chíu ù
chan-rules-b-thien_u = de eerste 20 kaarten van de gever winnen
chan-rules-b-tom = [3m 3c 7c], voor elk volledig drietal
chan-rules-b-bach_thu = precies zes Chắn, en geen Cạ in de rang van de kaart waarop je won
chan-rules-b-leo = [8s 9m cc], voor elk volledig drietal
chan-rules-b-thien_khai = voor elke kaart waarvan je er vier gedeeld kreeg
chan-rules-b-chiu_u = drie van de kaart waarop je won in je hand; ook als die van de stok kwam
chan-rules-b-bon = voor elke kaart waarvan je er precies twee gedeeld kreeg en nu vier hebt
chan-rules-b-bach_dinh = geen rode kaart
chan-rules-b-tam_do = precies acht rode kaarten
chan-rules-b-kinh_tu_chi = vier [cc], en geen andere rode kaart
chan-rules-b-thap_thanh = tien Chắn
chan-rules-f-sets = Drietallen
chan-rules-tom = Tôm is [3m 3c 7c] aan een tafel die niets anders zegt. Met een optie is het [3m 3s 7c].
chan-rules-twice = Verscheidene Tôm of Lèo zijn verscheidene bonussen. Een kaart telt één keer voor elke soort bonus, maar mag voor meer soorten tellen. Bij Thiên ù is er geen kaart waarop je won, dus die gaat nooit samen met Ù chì, Bạch thủ of Chíu ù.
chan-rules-h-score = De score
chan-rules-score = De score is de punten van je beste bonus en de dịch van alle andere. Met Thập thành is het de punten van alle bonussen. Zonder bonus is het 2.
chan-rules-paid = Elk van de drie anderen betaalt je de score, dus je krijgt hem drie keer. Gelijkspel is nul voor iedereen.
chan-rules-f-six = Voorbeeld: ada draait [5c] bij de eigen deur
chan-rules-f-six-score = Wat de hand van ada scoort
chan-rules-e-six = Twee keer Tôm, maar geen Bạch thủ: [5c] maakt een Cạ in de eigen rang. De beste bonus telt 4, elke andere 1. De drie anderen betalen elk 6, en ada krijgt 18.
chan-rules-f-ten = Voorbeeld: bo wint op [2m] bij de deur van cy
chan-rules-f-ten-score = Wat de hand van bo scoort
chan-rules-e-ten = Tien Chắn zijn Thập thành, dus alle bonussen tellen met hun volle punten. De drie anderen betalen elk 24, en bo krijgt 72.

## Opties

chan-rules-o-tom = Het drietal van Tôm
chan-rules-o-tom-coins = [3m 3c 7c]
chan-rules-o-tom-traditional = [3m 3s 7c], zoals de traditie in Vietnam het wil

## Woorden

chan-rules-w-u = de roep van de winnaar
chan-rules-w-chan = een paar gelijke kaarten
chan-rules-w-ca = een paar van één rang en twee kleuren
chan-rules-w-chiu = vier gelijke kaarten, open gelegd
chan-rules-w-cua = de deur: de plek voor elke speler
chan-rules-w-noc = de stok
chan-rules-w-cuoc = een bonus
chan-rules-w-dich = wat een bonus waard is naast een grotere
