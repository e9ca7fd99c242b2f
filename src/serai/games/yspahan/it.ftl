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
board-roll = Tira nove dadi
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
