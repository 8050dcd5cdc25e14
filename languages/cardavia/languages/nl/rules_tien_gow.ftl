tien_gow-rules-minute = Ieder heeft acht stenen. Wie uitkomt, legt er één tot vier open. De anderen leggen er evenveel: open als ze hoger gaan, gesloten als ze opgeven. De hoogste stenen winnen de slag, en elk daarvan is een *kolom* voor de winnaar. Wie de *laatste* slag wint, wint het spel. Spelers met weinig kolommen betalen dan de winnaar; wie er meer dan vier heeft, krijgt betaald. Verzamel dus een paar kolommen, en bewaar iets sterks voor het einde.
tien_gow-rules-deal = Ieder acht stenen, gespeeld tot de laatste. De winnaar is bankhouder in het volgende spel.
tien_gow-rules-cards = Alle 32 Chinese dominostenen: twee van elk van 11 burgerlijke stenen, één van elk van 10 militaire.

## 1. Doel

tien_gow-rules-goal = Win de laatste slag. Wie die wint, wint het spel, en rekent af met elk van de anderen naar hun kolommen (TG-15).
tien_gow-rules-goal-wishes = Je wilt dus drie dingen: sterke stenen voor het einde, de uitkomst als het einde komt, en kolommen. Zonder kolom betaal je 5, met één betaal je 3, met vier betaal je niets.

## 2. Begin

tien_gow-rules-h-tiles = De stenen
tien_gow-rules-tiles = Een steen wordt geschreven als de ogen van zijn twee helften, het grootste getal eerst: [63] heeft zes en drie. Er zijn twee kleuren, *burgerlijk* en *militair*. Ze slaan elkaar nooit.
tien_gow-rules-civil = Van elke *burgerlijke* steen zijn er twee. Het gebruik bepaalt hun rang, niet de ogen.
tien_gow-rules-f-civil = Burgerlijke stenen, van hoog naar laag
tien_gow-rules-military = Van elke *militaire* steen is er één. De som van de ogen is zijn waarde en bepaalt zijn rang. Twee stenen van één waarde zijn gelijk.
tien_gow-rules-f-military = Militaire stenen, van hoog naar laag
tien_gow-rules-military-six = [42] is de enige zes, en [21] de enige drie.
tien_gow-rules-names = Kijk twee keer naar [61] en [51]. Ze lijken een zeven en een zes, maar beide zijn burgerlijk, en laag.
tien_gow-rules-h-dealing = Delen
tien_gow-rules-dealing = Elk van de vier spelers krijgt acht stenen. Er blijft geen steen over.
tien_gow-rules-banker = Eén speler, door het lot gekozen, is *bankhouder*. Speelt de tafel verder, dan is de winnaar van het vorige spel bankhouder. De bankhouder komt uit voor de eerste slag. Alles wat de bankhouder betaalt of krijgt, wordt verdubbeld (TG-13, TG-16).

## 3. Spelen

tien_gow-rules-h-groups = Waarmee je uitkomt
tien_gow-rules-groups = Je komt uit met een *groep* van één tot vier stenen. Er zijn negen soorten. Een groep is alleen te slaan met een hogere groep van dezelfde soort.
tien_gow-rules-f-groups = De negen soorten, elk met de hoogste groep
tien_gow-rules-g-civil = één burgerlijke
tien_gow-rules-g-military = één militaire
tien_gow-rules-g-civil-pair = burgerlijk paar: twee gelijke stenen
tien_gow-rules-g-military-pair = militair paar: beide stenen van een waarde
tien_gow-rules-g-supreme = de Hoogste
tien_gow-rules-g-11 = gemengd, 1+1
tien_gow-rules-g-21 = gemengd, 2+1
tien_gow-rules-g-12 = gemengd, 1+2
tien_gow-rules-g-22 = gemengd, 2+2: een kwartet
tien_gow-rules-n-civil = in de rang van burgerlijke stenen
tien_gow-rules-n-military = 9, 8, 7, 6, 5 en 3
tien_gow-rules-n-military-pair = 9, 8, 7 en 5
tien_gow-rules-n-supreme = de enige van deze soort
tien_gow-rules-n-mixed = in de rang van de kop
tien_gow-rules-mixed = Een *gemengde* groep is één of twee *koppen* met één of beide stenen van de waarde die erbij hoort. Alleen vier burgerlijke stenen zijn koppen, en elke heeft een eigen waarde.
tien_gow-rules-f-heads = Koppen en hun waarden, van hoog naar laag
tien_gow-rules-n-nine = met een negen
tien_gow-rules-n-eight = met een acht
tien_gow-rules-n-seven = met een zeven
tien_gow-rules-n-five = met een vijf
tien_gow-rules-nothing_else = Met iets anders kun je niet uitkomen. [55] is geen kop, en [42] past alleen bij [21]. Je mag elke groep in je hand breken.
tien_gow-rules-h-trick = Een slag
tien_gow-rules-trick-lead = Wie uitkomt, legt een groep open.
tien_gow-rules-trick-follow = Elk van de anderen legt op zijn beurt precies evenveel stenen: open om te slaan, of gesloten.
tien_gow-rules-trick-win = De hoogste groep wint de slag. De eigenaar neemt voor elke steen van die groep één kolom, en komt uit voor de volgende slag. Als alle stenen gespeeld zijn, is het spel afgelopen. Er zijn in totaal acht kolommen.
tien_gow-rules-up = *Open* mag je alleen een groep leggen van de soort waarmee is uitgekomen, en die moet echt hoger zijn dan de hoogste tot dan toe. Gelijk slaat niet. Een 2+1 slaat geen 1+2, al hebben beide drie stenen.
tien_gow-rules-down = *Gesloten* mag je alle stenen leggen die je wilt. Ze hoeven geen groep te zijn. Niemand hoeft te slaan: zelfs een groep die zou kunnen winnen, mag gesloten.
tien_gow-rules-secret = Wat gesloten ligt, blijft geheim. Alleen de eigenaar weet wat het is, tot het spel is afgelopen.
tien_gow-rules-supreme = *De Hoogste*, [42 21], is niet te slaan als ermee wordt uitgekomen. Je kunt er alleen mee uitkomen. Leg je hem als een ander is uitgekomen, dan gaat hij gesloten, zoals alle stenen die niet slaan. Los zijn het een gewone zes en een gewone drie.
tien_gow-rules-early_death = *Vroege dood*: is de laatste slag er een van één steen, dan moet een speler zonder kolom zijn steen gesloten leggen, ook als die zou winnen. Een laatste slag van twee of meer stenen mag iedereen winnen.
tien_gow-rules-f-equal = Voorbeeld: gelijk slaat niet
tien_gow-rules-e-equal-lead = een negen
tien_gow-rules-e-equal = de andere negen: die mag alleen gesloten
tien_gow-rules-f-trick = Voorbeeld: een slag van drie stenen
tien_gow-rules-e-lead = 2+1: twee koppen en een vijf
tien_gow-rules-e-beat = ook 2+1, en de kop is hoger
tien_gow-rules-e-tian_jiu = heeft [66 63 54], maar dat is 1+2 en slaat hier niets
tien_gow-rules-e-any = kon elke drie stenen leggen
tien_gow-rules-e-trick = cy neemt drie kolommen en komt uit. bo is drie goede stenen voor niets kwijt.

## 4. Punten en einde

tien_gow-rules-h-at_once = Direct betaald
tien_gow-rules-at_once = Wie een slag wint met de Hoogste, krijgt 2 punten van elk van de anderen. Wie een slag wint met een kwartet, krijgt er 4 van elk. Slaat een hoger kwartet een kwartet, dan wordt alleen het hogere betaald.
tien_gow-rules-at_once-banker = Is de betaler of de winnaar bankhouder, dan wordt de betaling verdubbeld.
tien_gow-rules-at_once-last = Deze betalingen zijn er ook in de laatste slag. De verdubbelingen van de afrekening gelden er nooit voor, behalve die van de bankhouder.
tien_gow-rules-h-settlement = De afrekening
tien_gow-rules-settlement = Na de laatste slag rekent de winnaar ervan af met elk van de anderen. Hun kolommen zeggen wie betaalt.
tien_gow-rules-f-base = Wat een speler de winnaar moet betalen
tien_gow-rules-n-minus = Bij een min betaalt de winnaar de speler. De winnaar heeft altijd ten minste twee kolommen, dus niemand anders heeft er zeven.
tien_gow-rules-doubled = Een bedrag wordt één keer verdubbeld voor elk hiervan dat klopt:
tien_gow-rules-double-banker = Een van de twee is bankhouder.
tien_gow-rules-double-last = De laatste slag is gewonnen met een kwartet, met de Hoogste, of met [21] als losse steen.
tien_gow-rules-double-eight = De winnaar heeft alle acht kolommen.
tien_gow-rules-multiply = Verdubbelingen vermenigvuldigen elkaar: met drie is het acht keer zoveel. Ze gelden ook voor wat de winnaar betaalt aan een speler met meer dan vier kolommen.
tien_gow-rules-score = Je score is alles wat je kreeg min alles wat je betaalde. De vier scores zijn samen nul. Een andere speler kan meer punten hebben dan de winnaar van het spel; toch is de winnaar de volgende bankhouder.
tien_gow-rules-f-plain = Voorbeeld: dee wint de laatste slag, ada is bankhouder
tien_gow-rules-e-plain = bo heeft vijf kolommen, dus dee betaalt bo. ada is bankhouder en betaalt dubbel.
tien_gow-rules-f-supreme = Voorbeeld: ada wint de laatste slag met de Hoogste, bo is bankhouder
tien_gow-rules-e-supreme = De Hoogste verdubbelt wat er te betalen is. bo betaalt als bankhouder nog eens dubbel, ook bij de directe betaling.
tien_gow-rules-h-catch = De vangst
tien_gow-rules-catch = Is de laatste slag er een van één steen, dan kun je met [21] uitkomen om de afrekening te verdubbelen. Maar wint [42] die slag, dan is wie uitkwam *gevangen*: die betaalt de winnaar wat alle drie zouden moeten betalen. De andere twee betalen niets.
tien_gow-rules-catch-double = Elk bedrag wordt verdubbeld zoals voor de speler die het zou moeten betalen. Wie uitkwam, betaalt dus dubbel voor het deel van de bankhouder, maar niet voor andere delen. Is de winnaar bankhouder, dan worden ze allemaal verdubbeld.
tien_gow-rules-catch-plus = Een speler met meer dan vier kolommen krijgt nog steeds punten van de winnaar. Is dat wie uitkwam, dan gaan ze af van wat die betaalt.
tien_gow-rules-catch-between = Het is ook een vangst als er tussendoor een andere steen de hoogste was. Het is er geen als [42] gesloten werd gelegd, of als een andere steen wint.
tien_gow-rules-f-catch = Voorbeeld: de laatste slag, en cy is gevangen. bo is bankhouder
tien_gow-rules-e-catch-lead = de drie: die zou de afrekening verdubbelen
tien_gow-rules-e-catch-beat = een vijf is hoger
tien_gow-rules-e-catch-win = een zes is nog hoger: gevangen
tien_gow-rules-e-catch-down = bo heeft geen kolom
tien_gow-rules-f-caught = De afrekening van deze slag
tien_gow-rules-e-caught = cy betaalt 3 voor dee en 10 voor bo, de bankhouder. Voor vijf kolommen krijgt cy 1 van ada: samen betaalt cy 12.

## Opties

tien_gow-rules-o-surplus = Wat de winnaar betaalt
tien_gow-rules-o-surplus-signed = Verdubbelingen gelden ook voor wat de winnaar betaalt.
tien_gow-rules-o-surplus-single = Wat de winnaar betaalt aan een speler met meer dan vier kolommen, wordt nooit verdubbeld. Dat geldt ook bij een vangst.
tien_gow-rules-o-last_trick = Directe betalingen in de laatste slag
tien_gow-rules-o-last_trick-paid = De Hoogste en kwartetten worden ook in de laatste slag direct betaald.
tien_gow-rules-o-last_trick-unpaid = In de laatste slag wordt niets direct betaald. De verdubbeling van de afrekening blijft.

## Woorden

tien_gow-rules-w-game = hemel en negen: de naam van het spel, en van de hoogste gemengde groep
tien_gow-rules-w-banker = de bankhouder
tien_gow-rules-w-column = een kolom: een stapel gewonnen stenen
tien_gow-rules-w-supreme = de Hoogste
