card-line = Manda merci alle botteghe dei quattro quartieri prima che finisca la settimana.
card-time = 60 min

square-camel = Cammelli
square-sack = Sacco
square-barrel = Barile
square-chest = Cassa
square-vase = Vaso
square-gold = Oro

souk-sack-white = souk bianco del Sacco
souk-sack-blue = souk blu del Sacco
souk-sack-yellow = souk giallo del Sacco
souk-sack-pink = souk rosa del Sacco
souk-barrel-white = souk bianco del Barile
souk-barrel-blue = souk blu del Barile
souk-barrel-yellow = souk giallo del Barile
souk-barrel-pink = souk rosa del Barile
souk-chest-blue = souk blu della Cassa
souk-chest-yellow = souk giallo della Cassa
souk-chest-pink = souk rosa della Cassa
souk-vase-blue = souk blu del Vaso
souk-vase-yellow = souk giallo del Vaso
souk-vase-orange = souk arancione del Vaso

building-paddock = il Recinto
building-shop = il Negozio
building-hammam = l'Hammam
building-caravanserai = il Caravanserraglio
building-bazaar = il Bazar
building-hoist = il Paranco

card-gold = 3 monete d'oro
card-camels = 3 cammelli
card-city = Cubo in città
card-caravan = Cubo sulla carovana
card-sell-camels = Cammelli in punti
card-sell-gold = Oro in punti
card-no-camels = Costruire senza cammelli
card-no-gold = Costruire senza oro
card-exchange = Cambio

do-play-gold = Gioca «{ card-gold }»
do-play-camels = Gioca «{ card-camels }»
do-play-city = Gioca «{ card-city }»: mettine uno in un negozio a te aperto
do-play-caravan = Gioca «{ card-caravan }»: mandane uno della tua riserva
do-play-sell-camels = Gioca «{ card-sell-camels }»: 2 punti l'uno, fino a 4 cammelli
do-play-sell-gold = Gioca «{ card-sell-gold }»: 1 punto l'una, fino a 10 monete d'oro
do-play-no-camels = Gioca «{ card-no-camels }»
do-play-no-gold = Gioca «{ card-no-gold }»
do-play-exchange = Gioca «{ card-exchange }»: cammelli in oro, oppure oro in cammelli
do-play-both = Gioca insieme le due carte costruzione e costruisci gratis
do-discard = Scarta «{ $card }» per un dado in più
do-roll = { $yellow ->
    [0] Tira i nove dadi bianchi
    [one] Paga 1 moneta d'oro e tira con 1 dado giallo
   *[other] Paga { $yellow } monete d'oro e tira con { $yellow } dadi gialli
}
do-take-camel = Prendi { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
}
do-take-gold = Prendi { $number ->
    [one] 1 moneta d'oro
   *[other] { $number } monete d'oro
}
do-take-neighbourhood = Rifornisci il quartiere { $square } con { $number ->
    [one] 1 cubo
   *[other] { $number } cubi
}
do-move = Usa il { $value } sulla casella { $square } per muovere il Supervisore
do-draw = Usa il { $value } sulla casella { $square } per prendere una carta
do-draw-anyway = Non ci sono più dadi: pesca una carta
do-supply = Metti un cubo nel negozio { $shop } del { $souk }
do-go = Muovi il Supervisore di { $distance ->
    [one] 1 casella
   *[other] { $distance } caselle
}, fino a { $square }{ fare }
do-stay = Lascia il Supervisore in { $square }{ fare }
fare = { $gold ->
    [0] {""}
    [one] {" "}pagando 1 moneta d'oro
   *[other] {" "}pagando { $gold } monete d'oro
}
do-first = Manda per primo il cubo di { $owner } nel negozio { $shop } del { $souk }
do-keep = Scarta un cammello: il tuo cubo nel negozio { $shop } del { $souk } resta, ne parte uno della riserva
do-yield = Lascia partire il tuo cubo dal negozio { $shop } del { $souk }
do-sell-camels = Cedi { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
} per { $points } punti
do-sell-gold = Cedi { $number ->
    [one] 1 moneta d'oro per 1 punto
   *[other] { $number } monete d'oro per { $points } punti
}
do-to-gold = Cambia 1 cammello con 1 moneta d'oro
do-to-camels = Cambia 1 moneta d'oro con 1 cammello
do-stop = Chiudi il cambio
do-build-both = Costruisci { $building } per { $camels } cammelli e { $gold } monete d'oro{ worth }
do-build-camels = Costruisci { $building } per { $camels } cammelli{ worth }
do-build-gold = Costruisci { $building } per { $gold } monete d'oro{ worth }
do-build-free = Costruisci { $building } gratis{ worth }
worth = { $points ->
    [0] {""}
   *[other] {" "}e fai { $points } punti
}
do-end = Finisci il turno

did-begin = Il primo giocatore è { $first }.
did-white-die = Un dado bianco mostra { $value }.
did-yellow-die = Un dado giallo mostra { $value }.
did-card = { shuffle }{ $drawer } pesca «{ $card }».{ news }
did-some-card = { shuffle }{ $drawer } pesca una carta.{ news }
shuffle = { $shuffled ->
    [yes] Gli scarti, rimescolati, formano un nuovo mazzo.{" "}
   *[no] {""}
}

did-play-gold = { $player } gioca «{ $card }».
did-play-camels = { $player } gioca «{ $card }».
did-play-city = { $player } gioca «{ $card }».
did-play-caravan = { $player } gioca «{ $card }».{ news }
did-play-sell-camels = { $player } gioca «{ $card }».
did-play-sell-gold = { $player } gioca «{ $card }».
did-play-no-camels = { $player } gioca «{ $card }».
did-play-no-gold = { $player } gioca «{ $card }».
did-play-exchange = { $player } gioca «{ $card }».
did-play-both = { $player } gioca insieme «{ card-no-camels }» e «{ card-no-gold }».
did-discard = { $player } scarta «{ $card }» per un dado in più.
did-roll = { $yellow ->
    [0] { $player } tira i nove dadi bianchi.
    [one] { $player } paga 1 moneta d'oro e tira con 1 dado giallo.
   *[other] { $player } paga { $yellow } monete d'oro e tira con { $yellow } dadi gialli.
}
did-take-camel = { $player } prende { $number ->
    [one] 1 cammello.
   *[other] { $number } cammelli.
}
did-take-gold = { $player } prende { $number ->
    [one] 1 moneta d'oro.
   *[other] { $number } monete d'oro.
}
did-take-neighbourhood = { $player } rifornisce il quartiere { $square } con { $number ->
    [one] 1 cubo.
   *[other] { $number } cubi, se c'è posto.
}
did-move = { $player } usa il { $value } sulla casella { $square } per muovere il Supervisore.
did-draw = { $player } usa il { $value } sulla casella { $square } per prendere una carta.
did-draw-anyway = Per { $player } non ci sono più dadi: pesca una carta.
did-supply = { $player } mette un cubo nel negozio { $shop } del { $souk }.
did-go = Il Supervisore cammina per { $distance ->
    [one] 1 casella
   *[other] { $distance } caselle
} fino a { $square }{ paid }.{ news }
paid = { $gold ->
    [0] {""}
    [one] {" "}(1 moneta d'oro pagata)
   *[other] {" "}({ $gold } monete d'oro pagate)
}
did-stay = Il Supervisore resta in { $square }{ paid }.{ news }
did-first = { $player } manda per primo il cubo di { $owner } nel negozio { $shop } del { $souk }.{ news }
did-keep = { $player } scarta un cammello; il cubo nel negozio { $shop } del { $souk } resta.{ news }
did-yield = { $player } lascia partire il cubo dal negozio { $shop } del { $souk }.{ news }
did-sell-camels = { $player } cede { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
} per { $points } punti.
did-sell-gold = { $player } cede { $number ->
    [one] 1 moneta d'oro per 1 punto.
   *[other] { $number } monete d'oro per { $points } punti.
}
did-to-gold = { $player } cambia 1 cammello con 1 moneta d'oro.
did-to-camels = { $player } cambia 1 moneta d'oro con 1 cammello.
did-stop = { $player } chiude il cambio.
did-build-both = { $player } costruisce { $building } per { $camels } cammelli e { $gold } monete d'oro.{ gains }
did-build-camels = { $player } costruisce { $building } per { $camels } cammelli.{ gains }
did-build-gold = { $player } costruisce { $building } per { $gold } monete d'oro.{ gains }
did-build-free = { $player } costruisce { $building } gratis.{ gains }
did-end = { $player } finisce il turno.
did-end-day = { $player } finisce il turno, e con esso il giorno { $day }.
did-end-week = { $player } finisce il turno, e con esso la settimana { $week }. Si contano i souk e la carovana.{ gains }
did-end-game = { $player } finisce il turno, e con esso la partita. Si contano i souk e la carovana.{ gains }

news = { loads }{ count }{ gains }
loads = { $cubes ->
    [0] {""}
    [1] {" "}Un cubo di { $owner1 } va alla carovana.
   *[2] {" "}Vanno alla carovana un cubo di { $owner1 } e poi uno di { $owner2 }.
}
count = { $full ->
    [yes] {" "}La carovana è piena: si conta e si svuota.
   *[no] {""}
}
gains = { $scorers ->
    [0] {""}
    [1] {" "}Punti: { $scorer1 } { $points1 }.
    [2] {" "}Punti: { $scorer1 } { $points1 }, { $scorer2 } { $points2 }.
    [3] {" "}Punti: { $scorer1 } { $points1 }, { $scorer2 } { $points2 }, { $scorer3 } { $points3 }.
   *[4] {" "}Punti: { $scorer1 } { $points1 }, { $scorer2 } { $points2 }, { $scorer3 } { $points3 }, { $scorer4 } { $points4 }.
}

board-city = La città
board-tower = La torre
board-caravan = La carovana
board-yours = La tua plancia e le tue carte
board-no-cards = Non hai carte.
board-piles = Nel mazzo: { $deck }, scartate: { $discards }
board-no-discards = Ancora niente è stato scartato.
board-sends = Manda alla carovana un cubo di: { $players }.
board-sends-none = Non c'è nessun cubo.
board-zoom = Più vicino
board-shop = { $souk }, negozio { $shop }
board-no-shop = nessun negozio
board-square = Casella { $square } della strada, accanto: { $shops }.{ $cost }
board-fare = { $gold ->
    [0] {" "}Ci va gratis.
    [one] {" "}Costa 1 moneta d'oro.
   *[other] {" "}Costa { $gold } monete d'oro.
}
board-free = gratis
board-supervisor = Il Supervisore è in { $square }. Dove finisce il cammino, i cubi accanto vanno alla carovana.
board-souk = { $souk }: { $filled } negozi su { $shops } riforniti, { $points } punti se completo. Di chi è: { $owner }.
board-nobody = nessuno
board-empty = vuoto
board-cube = un cubo di { $player }
board-points = { $player }: { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
board-group = { $square }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} con il { $value }{ $yellow ->
    [0] .
    [one] , di cui 1 giallo.
   *[other] , di cui { $yellow } gialli.
}
board-no-group = { $square }: nessun dado.
board-none = nessun dado
board-take-camel = Prendi { $number ->
    [one] 1 cammello.
   *[other] { $number } cammelli.
}
board-take-gold = Prendi { $number ->
    [one] 1 moneta d'oro.
   *[other] { $number } monete d'oro.
}
board-take-cubes = Rifornisci il quartiere { $square } con { $number ->
    [one] 1 cubo.
   *[other] { $number } cubi.
}
board-walk = Muovi il Supervisore di { $value ->
    [one] 1 casella.
   *[other] { $value } caselle.
}
board-draw = Prendi una carta; nel mazzo: { $deck }.
board-roll = Tira i nove dadi bianchi
board-roll-yellow = Paga { $yellow ->
    [one] 1 moneta d'oro e tira un dado giallo
   *[other] { $yellow } monete d'oro e tira { $yellow } dadi gialli
} con i nove bianchi.
board-pay = { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}
board-line = Un cubo caricato qui fa subito punti: { $points }. Quando si conta la carovana, questa fila vale { $times }.
board-camel = Cammello { $number }: { $whose }
board-free-camel = libero
board-turn = { $place ->
    [1] Primo giocatore oggi
   *[other] Gioca oggi come numero { $place }
}
board-camels = { $player }: { $number ->
    [one] 1 cammello.
   *[other] { $number } cammelli.
}
board-gold = { $player }: { $number ->
    [one] 1 moneta d'oro.
   *[other] { $number } monete d'oro.
}
board-cards = { $player }: { $number ->
    [one] 1 carta in mano.
   *[other] { $number } carte in mano.
}
board-both = Le due carte costruzione insieme
board-day = Settimana { $week }, giorno { $day }
board-days = Settimana { $week } di { $weeks }, giorno { $day } di { $days }
board-over = La partita è finita.
board-chance = Rotolano i dadi …
board-stop = Basta così
board-draw-anyway = Pesca una carta
board-end = Fine turno
board-keep = Cedi un cammello: resta
board-yield = Lascialo partire

board-building-paddock = Recinto
board-building-shop = Negozio
board-building-hammam = Hammam
board-building-caravanserai = Caravanserraglio
board-building-bazaar = Bazar
board-building-hoist = Paranco
board-built = { $building }, costruito per { $camels } cammelli e { $gold } monete d'oro.
board-price = { $building }: costa { $camels } cammelli e { $gold } monete d'oro.
board-power-paddock = Quando prendi cammelli dalla torre, 1 in più.
board-power-shop = Quando prendi oro dalla torre, 2 monete in più.
board-power-hammam = Il Supervisore fa fino a 3 caselle in più o in meno, gratis.
board-power-caravanserai = Una carta per ogni tuo cubo mandato alla carovana.
board-power-bazaar = Ogni souk completo fa 2 punti in più a fine settimana.
board-power-hoist = Quando rifornisci dalla torre, 1 cubo in più.

board-card-gold = Prendi 3 monete d'oro. O scartala per un dado in più.
board-card-camels = Prendi 3 cammelli. O scartala per un dado in più.
board-card-city = Metti un cubo in un negozio a te aperto. O scartala per un dado in più.
board-card-caravan = Carica sulla carovana un cubo della riserva. O scartala per un dado in più.
board-card-sell-camels = Cedi fino a 4 cammelli per 2 punti l'uno. O scartala per un dado in più.
board-card-sell-gold = Cedi fino a 10 monete d'oro per 1 punto l'una. O scartala per un dado in più.
board-card-no-camels = Costruisci senza pagare cammelli. O scartala per un dado in più.
board-card-no-gold = Costruisci senza pagare oro. O scartala per un dado in più.
board-card-exchange = Cambia cammelli in oro, oppure oro in cammelli. O scartala per un dado in più.

board-ask-prepare = Tira i dadi. Quelli gialli costano 1 moneta d'oro l'uno.
board-ask-choose = Prendi un gruppo di dadi: la sua azione, il Supervisore o una carta.
board-ask-finish = Costruisci, gioca una carta o finisci il turno.
board-ask-take-more = Quale gruppo vale un dado in più?
board-ask-place = { $place }: dove va il cubo?
board-ask-move = I dadi dicono { $pips }: dove va il Supervisore?
board-ask-order = Due cubi partono. Quale va per primo?
board-ask-send = I cubi vanno alla carovana.
board-ask-protect = Il tuo cubo sta per partire: { $shop }.
board-ask-sell-camels = Quanti cammelli cedi, per 2 punti l'uno?
board-ask-sell-gold = Quante monete d'oro cedi, per 1 punto l'una?
board-ask-exchange = Cambia uno alla volta, in una sola direzione.
board-ask-build = Quale edificio?
board-wait-prepare = { $player } sta per tirare.
board-wait-choose = { $player } sceglie un gruppo di dadi.
board-wait-finish = { $player } può costruire o giocare carte.
board-wait-take-more = { $player } sceglie un gruppo per un dado in più.
board-wait-place = { $player } rifornisce { $place }.
board-wait-move = { $player } muove il Supervisore di { $pips }.
board-wait-order = { $player } sceglie quale cubo va per primo.
board-wait-send = I cubi vanno alla carovana.
board-wait-protect = { $player } può salvare un cubo con un cammello: { $shop }.
board-wait-sell-camels = { $player } cede cammelli per punti.
board-wait-sell-gold = { $player } cede oro per punti.
board-wait-exchange = { $player } cambia cammelli e oro.
board-wait-build = { $player } sceglie un edificio.

board-number = Negozio { $number }
board-offer = { $building } (cammelli { $camels }, oro { $gold })

board-do-roll = Tira i dadi
board-do-protect = Il tuo cubo sta per partire
board-do-order = Quale cubo va per primo?
board-do-take = Prendi i dadi
board-do-move = Muovi il Supervisore
board-do-draw = Prendi una carta
board-do-build = Costruisci
board-do-play = Gioca una carta
board-do-discard = Scarta una carta per un dado in più
board-do-trade = Scambia
board-do-end = Finisci il turno
board-do-go = { $gold ->
    [0] Gratis
    [one] Per 1 moneta d'oro
   *[other] Per { $gold } monete d'oro
}
board-do-supply = { $souk }, { $points } punti

### La prima partita

tutorial-chapter-city = Una città da rifornire
tutorial-chapter-dice = Nove dadi per tutti
tutorial-chapter-supply = Merci per i souk
tutorial-chapter-build = Cammelli ed edifici
tutorial-chapter-caravan = Arriva il Supervisore
tutorial-chapter-gold = Oro
tutorial-chapter-cards = Carte
tutorial-chapter-supervisor = Tocca a te mandarlo
tutorial-chapter-week = Fine della settimana
tutorial-welcome = Benvenuti a Yspahan! In tre settimane di sette giorni si portano merci nei souk e alla carovana. Alla fine vince chi ha più punti. Tu sei Samira. La prima settimana la giochiamo insieme.
tutorial-souk = Le case dello stesso colore che stanno insieme formano un souk. Se a fine settimana tutti i suoi negozi hanno merci tue, segni il numero nella stella. Questo ha due negozi e vale 3.
tutorial-roll = Il primo giocatore del giorno tira nove dadi per tutti. Oggi sei tu. Tira!
tutorial-groups = I dadi uguali formano un gruppo. Il più basso va sui cammelli, gli altri salgono per i quattro quartieri, e il più alto va sempre sull'oro. Ognuno prende un gruppo: chi viene prima può scegliere.
tutorial-uses = Ogni gruppo si usa in tre modi: per quello che dà la sua casella, tanto quanti sono i dadi; per far camminare il Supervisore di tante caselle quante ne mostrano i dadi; oppure per una carta.
tutorial-take = Due dadi sul Barile sono due cubi per quel quartiere, e il suo souk bianco ha proprio due negozi. Prendili!
tutorial-place = Metti i tuoi cubi nei due negozi. Un souk è di un solo giocatore, e in ogni quartiere devi finirne uno prima di cominciarne un altro.
tutorial-end = Il souk è pieno: 3 punti, se resta così fino a fine settimana. Finisci il turno. Gli altri prendono i loro gruppi, poi Idris tira per il giorno 2.
tutorial-camels = Ora giochi dopo gli altri, e i cammelli sono ancora lì: tre dadi, tre cammelli. Ti serviranno. Prendili!
tutorial-build = Dopo i dadi puoi costruire un edificio. Il Recinto costa 2 cammelli e ne dà 1 in più ogni volta che ne prendi. Dal terzo edificio in poi arrivano anche punti. Costruiscilo!
tutorial-built = Il cammello che resta fa la guardia, come vedrai. Finisci il turno; Yusuf comincia il giorno 3.
tutorial-keep = Yusuf ha portato il Supervisore in E1, accanto al tuo negozio: quelle merci devono andare alla carovana. Ma tu hai un cammello! Cedilo, e il tuo cubo resta; al suo posto ne parte un altro della riserva.
tutorial-caravan = Quel cubo ha segnato subito 2 punti, perché viaggia nella fila in basso; in mezzo sarebbe 1, in alto niente. E a fine settimana i tuoi cubi qui contano ancora: quanti sono, per la fila più alta che hai raggiunto. Essere mandati non è sempre un male.
tutorial-gold = L'oro paga edifici e dadi gialli, e ogni moneta fa fare al Supervisore una casella in più o in meno. Prendi le due monete, poi finisci il turno.
tutorial-roll-again = Giorno 4: sei di nuovo il primo giocatore. Tira i dadi.
tutorial-draw = I due dadi sul Vaso riempirebbero perfino il suo souk giallo. Ma oggi proviamo altro: qualunque gruppo può darti invece una carta. Usa i due dadi sui cammelli.
tutorial-card = «3 cammelli»! Le tue carte sono segrete, e nel tuo turno ne giochi quante vuoi. Oppure ne scarti una per un dado in più. Giocala adesso.
tutorial-shop = Bastano per il Negozio: 2 cammelli e 2 monete d'oro, e d'ora in poi 2 monete in più ogni volta che prendi oro. Costruiscilo, poi finisci il turno.
tutorial-move = Giorno 5. Yusuf ha merci nel souk rosa della Cassa, che vale 8. Non deve riempirlo! Usa il 3 sui cammelli per far camminare il Supervisore.
tutorial-walk = Fa esattamente 3 caselle e non torna sui suoi passi; all'incrocio può andare ovunque. Da E1 si arriva in N2, accanto al cubo di Yusuf. Yusuf non ha cammelli per proteggerlo.
tutorial-sent = Yusuf prende 2 punti dalla carovana, ma il suo souk ha di nuovo un buco. Ben fatto. Finisci il turno: il giorno 6 lo giochiamo noi per te.
tutorial-yellow = L'ultimo giorno della settimana, e cominci tu. I dadi gialli costano 1 moneta d'oro l'uno, e servono solo a te: quelli che lasci vengono tolti. Tira con uno di loro.
tutorial-last-day = Tre quattro sulla Cassa, uno è giallo: giusti giusti per il suo souk giallo da tre negozi, che vale 6. Prendili, riempi il souk e finisci il turno.
tutorial-count = Si contano i punti della settimana. Souk bianco del Barile 3, souk giallo della Cassa 6, e un cubo nella prima fila della carovana 1: fanno 10 punti. Poi la città si svuota; la carovana resta carica.
tutorial-onwards = Seguirebbero altre due settimane così. Adesso sai come si fa: completa i souk, costruisci presto, tieni un cammello per le tue merci e guarda dove può andare il Supervisore.

### Da dove vengono i punti

source-souks = Souk
source-bazaar = Bazar
source-caravan = Carovana
source-buildings = Edifici
source-sales = Cammelli e oro venduti
