card-line = Semina i meeple, evoca un djinn, conquista il sultanato.
card-time = 60 min

tribe-y = visir
tribe-w = anziano
tribe-g = mercante
tribe-b = costruttore
tribe-r = assassino
tribes-y = visir
tribes-w = anziani
tribes-g = mercanti
tribes-b = costruttori
tribes-r = assassini
direction-N = nord
direction-E = est
direction-S = sud
direction-W = ovest
kind-village = villaggio
kind-sacred6 = luogo sacro da 6
kind-sacred10 = luogo sacro da 10
kind-sacred12 = luogo sacro da 12
kind-sacred15 = luogo sacro da 15
kind-oasis = oasi
kind-small = mercato piccolo
kind-large = mercato grande
card-ivory = avorio
card-gems = gemme
card-gold = oro
card-papyrus = papiro
card-silk = seta
card-spices = spezie
card-fish = pesce
card-wheat = grano
card-pottery = vasellame
card-fakir = fachiro
cost-w = un anziano
cost-f = un fachiro
cost-ww = due anziani
cost-wf = un anziano e un fachiro
power-Anun-Nak = nuove pedine su una tessera vuota
power-Bouraq = un palazzo su un villaggio
power-Echidna = il doppio delle monete dei costruttori
power-Enki = una palma su un'oasi
power-Hagis = il palazzo va su una tessera vicina
power-Iblis = una seconda vittima
power-Lamia = la palma va su una tessera vicina
power-Leta = un cammello su una tessera vuota
power-Sibittis = uno sguardo ai prossimi geni
power-Sloar = una carta dal mazzo
power-Utug = un cammello su una tessera con pedine

do-bid = Offri { $price }
do-bid-less = Offri { $price } e paga { $paid } scartando { $fakirs ->
    [one] un fachiro
   *[other] { $fakirs } fachiri
 } (Kumarbi)
do-bid-all = Offri { $price } e paga quello che hai: { $paid }
do-start = Prendi le pedine da { $tile } ({ $meeples })
do-target = Usa { $djinn } su { $tile }
do-aim = Uccidi su { $tile }{ $fakirs ->
    [0] {""}
    [one] , scartando un fachiro
   *[other] , scartando { $fakirs } fachiri
 }
do-drop = Deposita una pedina su { $tile }, a { $direction }: { $tribe }
do-build = { $fakirs ->
    [0] Incassa { $coins } con i costruttori
    [one] Incassa { $coins } con i costruttori, scartando un fachiro
   *[other] Incassa { $coins } con i costruttori, scartando { $fakirs } fachiri
 }
do-kill-rival = Uccidi una pedina davanti a { $rival }: { $tribe }
do-kill = Uccidi una pedina su { $tile }: { $tribe }
do-buy = Paga 3 per la carta { $place } della fila: { $card }
do-buy-first = Paga 6 per due carte; la prima è la carta { $place } della fila: { $card }
do-second-card = Prendi anche la carta { $place } della fila: { $card }
do-pay-elders = Paga due anziani per un genio
do-pay-fakir = Paga un anziano e un fachiro per un genio
do-call = Prendi { $djinn }
do-keep = Tieni { $djinn }
do-put = Aggiungi alla vendita: { $card }
do-sell = Vendi { $size ->
    [one] la merce
   *[other] le { $size } merci
 } per { $coins }
do-use = Paga { $cost } a { $djinn }: { $power }
do-end = Finisci il turno
do-stay = Resta dove sei: nessuna pedina può muoversi
do-spare = Non uccidere nessuno
do-tribe = Prosegui con le pedine raccolte: { $count } { $tribe }
do-skip = Rinuncia all'azione della tessera: { $kind }
do-palace = Metti il palazzo su { $tile }
do-palm = Pianta la palma su { $tile }

did-bid = { $player } offre { $price }.
did-bid-less = { $player } offre { $price } e paga { $paid }, grazie a Kumarbi e a { $fakirs ->
    [one] un fachiro
   *[other] { $fakirs } fachiri
 }.
did-bid-all = { $player } offre { $price } e paga { $paid }: tutto ciò che ha.
did-start = { $player } prende le pedine da { $tile } ({ $meeples }).
did-target = { $player } usa { $djinn } su { $tile }.
did-aim = Gli assassini di { $player } colpiscono su { $tile }{ $fakirs ->
    [0] {""}
    [one] , con l'aiuto di un fachiro
   *[other] , con l'aiuto di { $fakirs } fachiri
 }.
did-drop = { $player } deposita una pedina su { $tile }: { $tribe }.
did-gather = { $player } deposita l'ultima pedina su { $tile } e raccoglie { $count } { $tribe }{ $claims ->
    [0] {""}
   *[other] . La tessera è sua
 }{ $coins ->
    [0] {""}
    [one] . Incassa una moneta
   *[other] . Incassa { $coins } monete
 }{ $cards ->
    [0] {""}
    [one] . Prende una carta dalla fila
   *[other] . Prende { $cards } carte dalla fila
 }.
did-build = I costruttori di { $player } fruttano { $coins }{ $fakirs ->
    [0] {""}
    [one] , con l'aiuto di un fachiro
   *[other] , con l'aiuto di { $fakirs } fachiri
 }.
did-kill-rival = Gli assassini di { $player } uccidono una pedina davanti a { $rival }: { $tribe }.
did-kill = Gli assassini di { $player } uccidono una pedina su { $tile }: { $tribe }.
did-buy = { $player } paga 3 e prende una carta dalla fila: { $card }.
did-buy-first = { $player } paga 6 e prende una carta dalla fila: { $card }.
did-second-card = { $player } prende un'altra carta dalla fila: { $card }.
did-pay-elders = { $player } paga due anziani per un genio.
did-pay-fakir = { $player } paga un anziano e un fachiro per un genio.
did-call = { $player } prende { $djinn }.
did-keep = { $player } tiene { $djinn }.
did-put = { $player } mette in vendita: { $card }.
did-sell = { $player } vende { $size ->
    [one] una merce
   *[other] { $size } merci
 } per { $coins }.
did-use = { $player } paga { $cost } a { $djinn }: { $power }.
did-end = { $player } finisce il turno.
did-stay = { $player } non può muovere nessuna pedina: questo è l'ultimo giro.
did-spare = Gli assassini di { $player } non uccidono nessuno.
did-tribe = { $player } prosegue con le pedine raccolte: { $count } { $tribe }.
did-skip = { $player } rinuncia all'azione della tessera: { $kind }.
did-palace = { $player } mette un palazzo su { $tile }.
did-palm = { $player } pianta una palma su { $tile }.

did-lay-tile = { $tile }: { $kind }.
did-fill-tile = Una pedina arriva su { $tile }: { $tribe }.
did-marker = Un segnalino di { $owner } va sull'indicatore dell'offerta.
did-deal-card = Nella fila arriva: { $card }.
did-deal-djinn = Compare { $djinn }.
did-draw = { $owner } pesca: { $card }.
did-draw-unseen = { $owner } pesca una carta.
did-look = { $owner } vede { $djinn }.
did-look-unseen = { $owner } guarda un genio.
did-show = { $djinn } va negli scarti.

board-sultanate = Il sultanato
board-track = Ordine di turno e delle offerte
board-market = Mercato
board-djinns = Geni
board-screen = Dietro il tuo schermo
board-round = { $round ->
    [0] Preparazione
   *[other] Giro { $round }
 }
board-end-of-game = La partita finisce con il giro in cui qualcuno mette il suo ultimo cammello o in cui nessuna pedina può muoversi.
board-over = La partita è finita.
board-chance = Si distribuiscono carte, tessere e pedine …
board-nobody = Nessuna pedina.
board-nobody-there = nessuno
board-nothing = niente
board-tile = { $tile }: { $kind }, { $points } punti, { $colour }.
board-no-tile = { $tile }: ancora nessuna tessera.
board-blue = valore blu
board-red = valore rosso
board-at-village = Chi finisce qui mette un palazzo.
board-at-sacred = Chi finisce qui può pagare due anziani, o un anziano e un fachiro, per un genio.
board-at-oasis = Chi finisce qui pianta una palma.
board-at-small = Chi finisce qui può pagare 3 per una delle prime tre carte.
board-at-large = Chi finisce qui può pagare 6 per due delle prime sei carte.
board-palms = { $palms ->
    [one] Una palma.
   *[other] { $palms } palme.
 }
board-palaces = { $palaces ->
    [one] Un palazzo.
   *[other] { $palaces } palazzi.
 }
board-owner = Di chi è il cammello: { $player }.
board-bids = Offerte
board-spot = { $price ->
    [0] Non costa niente; di questi gioca per primo l'ultimo arrivato: { $players }
    [one] Per 1 moneta: { $players }
   *[other] Per { $price } monete: { $players }
 }
board-bid-order = Le prossime offerte, in quest'ordine: { $players }
board-djinn = { $djinn }, { $points } punti.
board-djinn-price = due anziani, o uno e un fachiro
board-djinn-deck = Altri { $deck } nel mazzo
board-no-djinns = Nessun genio in attesa.
board-looked = Ciò che mostra Sibittis
board-discarded = Scartati: { $cards }.
board-deck = { $deck } nel mazzo
board-no-cards = La fila è vuota fino alla fine del giro.
board-offer = Carta { $place } della fila: { $card }.
board-palms-left = Palme rimaste: { $palms }.
board-palaces-left = Palazzi rimasti: { $palaces }.
board-bag = Nel sacchetto: { $meeples }.
board-in-sight = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } in vista, senza monete e merci.
board-altogether = { $points } con monete e merci.
board-viziers = { $player }: { $number } visir, un punto l'uno, più 10 per ogni avversario che ne ha meno.
board-elders = { $player }: { $number ->
    [one] 1 anziano
   *[other] { $number } anziani
 }, due punti l'uno.
board-camels = { $player }: { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
 } da mettere.
board-cards = { $player }: { $number ->
    [one] 1 carta
   *[other] { $number } carte
 } in mano.
board-coins = { $player }: { $number ->
    [one] 1 moneta
   *[other] { $number } monete
 }.
board-purse = Le tue monete: { $coins }. Nessun altro le vede.
board-no-hand = Ancora nessuna carta.
board-held = { $card }: { $number }.
board-worth = Le tue merci ora valgono { $coins }.
board-one-more = con un altro tipo { $coins }
board-sell = Vendi
board-used = Già usato in questo turno.

board-ask-setup = Si prepara il tabellone.
board-ask-bidding = Fai un'offerta per il turno: chi paga di più gioca prima.
board-ask-move = Scegli una tessera: ne prendi tutte le pedine.
board-ask-sow = { $left ->
    [one] Deposita l'ultima dove c'è la sua tribù.
   *[other] Depositale una alla volta: ne restano { $left }.
 }
board-ask-tribe = { $at }, raccolti { $gathered }: che cosa faranno?
board-ask-victim = Chi uccidono gli assassini su { $spot }?
board-ask-rival = Chi altro uccidono gli assassini?
board-ask-tile = { $at }, { $kind }: lo usi?
board-ask-second-card = Scegli la seconda carta.
board-ask-call = Quale genio ti servirà?
board-ask-sale = Vendi merci, usa un genio o finisci il turno.
board-ask-target = Su quale tessera agirà { $djinn }?
board-ask-place = Qui, o altrove con l'aiuto di un genio?
board-ask-keep = Quale di questi geni tieni?
board-ask-chance = Si pesca …
board-wait-setup = Si prepara il tabellone.
board-wait-bidding = { $player } fa la sua offerta.
board-wait-move = { $player } cerca una tessera da cui partire.
board-wait-sow = { $player } deposita pedine: ne restano { $left }.
board-wait-tribe = { $player } ha raccolto { $gathered } su { $at }.
board-wait-victim = Gli assassini di { $player } scelgono una vittima su { $spot }.
board-wait-rival = Gli assassini di { $player } scelgono un'altra vittima.
board-wait-tile = { $player } è su { $at }, { $kind }.
board-wait-second-card = { $player } sceglie una seconda carta.
board-wait-call = { $player } evoca un genio.
board-wait-sale = { $player } può vendere merci.
board-wait-target = { $player } sceglie una tessera per { $djinn }.
board-wait-place = { $player } sceglie dove costruire.
board-wait-keep = { $player } sceglie un genio.
board-wait-chance = Si pesca …

board-do-bid = Offri
board-do-move = Parti da una tessera
board-do-tribe = Uccidi su una tessera
board-do-target = { $djinn } agisce su una tessera
board-do-sow = Deposita una pedina
board-do-last = Deposita l'ultima pedina
board-do-drop = { $direction }, su { $tile }
board-do-build = Costruttori
board-do-rival = Uccidi davanti agli altri
board-do-kill = Uccidi
board-do-card = Prendi una carta
board-do-pay = Paga per un genio
board-do-djinn = Prendi un genio
board-do-put = Aggiungi alla vendita
board-do-sell = Vendita
board-do-use = Usa un genio
board-do-go = Prosegui
board-gain-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
 }
board-gain-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 }
board-gain-tile = la tessera
board-takes = Prenderesti: { $gain }.
board-reach = Portata: { $count }.
board-ends = La mossa può finire su { $tiles }.
board-wins = Potrebbe conquistare { $tiles }.

board-djinn-Al-Amin = Alla fine ogni due fachiri valgono una merce a tua scelta.
board-djinn-Anun-Nak = Per un anziano o un fachiro, tre pedine dal sacchetto vanno su una tessera vuota.
board-djinn-Baal = Una moneta quando ottieni un genio, due quando lo ottiene un altro.
board-djinn-Boaz = Nessuno può uccidere i tuoi visir e anziani.
board-djinn-Bouraq = Per un anziano o un fachiro, metti un palazzo su un villaggio qualsiasi.
board-djinn-Echidna = Per un anziano e un altro anziano o fachiro, i tuoi costruttori guadagnano il doppio.
board-djinn-Enki = Per un anziano o un fachiro, pianta una palma in un'oasi qualsiasi.
board-djinn-Hagis = Per un anziano o un fachiro, il palazzo che metti può andare su una tessera vicina.
board-djinn-Haurvatat = Ogni palma sulle tue tessere vale 5 punti.
board-djinn-Iblis = Per un anziano o un fachiro, i tuoi assassini fanno due vittime nello stesso posto.
board-djinn-Jafaar = Ogni tuo visir vale 3 punti.
board-djinn-Kandicha = Le tue uccisioni rendono: un mercante una carta, un costruttore monete; anziani e visir vengono da te.
board-djinn-Kumarbi = I fachiri abbassano il prezzo dell'offerta, un passo della scala ciascuno.
board-djinn-Lamia = Per un anziano o un fachiro, la palma che pianti può andare su una tessera vicina.
board-djinn-Leta = Per un anziano e un altro anziano o fachiro, metti un cammello su una tessera vuota.
board-djinn-Marid = Una moneta quando depositi una pedina su una tua tessera, due quando lo fa un altro.
board-djinn-Monkir = Una moneta quando metti un palazzo, due quando lo fa un altro.
board-djinn-Nekir = Una moneta per ogni vittima dei tuoi assassini, due per quelle degli altri.
board-djinn-Shamhat = Ogni tuo anziano vale 4 punti.
board-djinn-Sibittis = Per un anziano e un altro anziano o fachiro, guarda tre geni del mazzo e tienine uno.
board-djinn-Sloar = Per un fachiro, pesca una carta dal mazzo.
board-djinn-Utug = Per un anziano e un altro anziano o fachiro, metti un cammello su una tessera con sole pedine.
board-brief-Al-Amin = 2 fachiri, una merce
board-brief-Anun-Nak = nuove pedine
board-brief-Baal = monete per i geni
board-brief-Boaz = nessuna vittima
board-brief-Bouraq = un palazzo
board-brief-Echidna = costruttori ×2
board-brief-Enki = una palma
board-brief-Hagis = sposta un palazzo
board-brief-Haurvatat = palme da 5
board-brief-Iblis = due vittime
board-brief-Jafaar = visir da 3
board-brief-Kandicha = vittime che rendono
board-brief-Kumarbi = offerte ribassate
board-brief-Lamia = sposta una palma
board-brief-Leta = un cammello
board-brief-Marid = monete per i passi
board-brief-Monkir = monete per i palazzi
board-brief-Nekir = monete per vittime
board-brief-Shamhat = anziani da 4
board-brief-Sibittis = un genio nascosto
board-brief-Sloar = una carta
board-brief-Utug = un cammello

tutorial-chapter-land = Il sultanato
tutorial-chapter-bid = L'offerta per il turno
tutorial-chapter-sow = La semina
tutorial-chapter-djinn = Anziani e geni
tutorial-chapter-builders = Costruttori e cammelli
tutorial-chapter-assassins = Assassini
tutorial-chapter-market = Mercanti e mercato
tutorial-chapter-points = I punti
tutorial-welcome = Benvenuta nel sultanato, Samira! Sulle sue trenta tessere ci sono le pedine di cinque tribù. Le muoverai, le raccoglierai e conquisterai tessere con i tuoi cammelli. Alla fine regna chi ha più punti.
tutorial-tiles = Ogni tessera ha un valore: uno scudo blu o uno stendardo rosso. La figura dice che cosa offre a chi vi finisce la mossa: f1 è un'oasi, dove si pianta una palma; f2 è un luogo sacro, dove si evocano i geni.
tutorial-bid = Per prima cosa ognuno fa un'offerta per il turno. Idris ha offerto 1. Chi paga di più gioca prima, ma le monete sono punti: non sprecarle. C'è una bella mossa da non farsi sfuggire: offri 3.
tutorial-start = Tocca a te. Una mossa parte da una tessera con pedine: le prendi tutte. Su f1 ci sono un anziano e due costruttori. Quando indichi una tessera, i riquadri mostrano dove può finire la mossa. Prendi da f1.
tutorial-sow = Ora depositale una alla volta, ciascuna sulla tessera successiva: a nord, est, sud o ovest, mai tornando subito indietro. Scegli tu quale va dove. Un costruttore su e1, poi un costruttore su e2.
tutorial-last = L'ultima deve arrivare dove c'è già la sua tribù. Poi prendi lei e tutte quelle della sua tribù da quella tessera. Il cartellino dice che cosa porta: su f2 il tuo anziano ne incontra altri due, tre in tutto.
tutorial-elders = Gli anziani restano con te e valgono due punti l'uno. Ma possono fare di più: f2 è un luogo sacro, e due anziani, o un anziano e un fachiro, evocano un genio.
tutorial-djinn = Tre geni aspettano. Il numero sulla figura è quanto valgono, e ognuno ha un potere: indicalo per leggerlo. Haurvatat vale 8 punti, e ogni palma sulle tue tessere conterà 5 invece di 3.
tutorial-end = Ti resta un anziano. Non c'è altro da fare: finisci il turno. Poi gioca Idris, poi Yusuf, che non ha offerto niente.
tutorial-taken = Guarda f2: Idris ha preso le ultime due pedine, la tessera è vuota e ora c'è il suo cammello. Resterà sua. Lui e Yusuf hanno raccolto visir: un punto l'uno, più 10 per ogni giocatore che ne ha meno.
tutorial-order = L'ordine di gioco di questo giro è l'ordine delle offerte del prossimo: offri per prima. Fra chi non paga niente gioca prima l'ultimo arrivato. Offri 1.
tutorial-plan = Vuoi una tessera. Su b1 c'è un solo costruttore e nessun cammello. Da a3 due anziani e un costruttore possono arrivarci: a2, a1 e per ultimo il costruttore. Prendile e deposita gli anziani.
tutorial-builders = Il cartellino mostra un cammello: due costruttori lasciano b1, non resta nessuno e la tessera è tua. Ogni costruttore rende anche una moneta per ogni tessera blu fra b1 e quelle intorno: due costruttori, quattro tessere blu, 8 monete.
tutorial-camel = Il tuo primo cammello: la tessera vale 6 punti. Quando qualcuno mette l'ultimo cammello, il giro in corso è l'ultimo. Per evocare un genio qui il tuo anziano non basta. Finisci il turno.
tutorial-dear = La prossima mossa per te vale più di 5 monete. Offri 5, così nessuno te la rovina.
tutorial-stalk = Questa volta gli assassini. Prendi da c3: l'anziano su c2, il mercante su b2 e l'assassino su a2, dove ne aspetta un altro, tutto solo.
tutorial-kill = Due assassini arrivano a due tessere di distanza e uccidono una pedina. Su b2 c'è soltanto il mercante che hai appena depositato. Uccidilo, e anche quella tessera è vuota! Oppure potrebbero colpire un visir o un anziano di un avversario.
tutorial-palace = Due cammelli in una mossa! E a2 è un villaggio, perciò ha ricevuto un palazzo: altri 5 punti per te. Villaggi e oasi lo fanno da soli, di chiunque siano. Finisci il turno.
tutorial-again = Ora non c'è fretta. Offri 1.
tutorial-merchants = I mercanti portano carte: tante dall'inizio della fila quanti ne raccogli. Prendi da e2 e vai lungo il bordo: assassino su e1, assassino su d1, mercante su c1, dove ce ne sono altri due.
tutorial-buy = Tre mercanti, tre carte: vasellame, un fachiro e pesce. E c1 è un mercato grande: per 6 monete puoi prendere due delle prime sei carte. Prendi il papiro e poi la seta: le merci diverse valgono di più.
tutorial-sell = Alla fine del turno puoi vendere. Una serie di merci diverse rende 1, 3, 7, 13, 21 monete e così via: più ne hai, meglio è. Premi i tuoi quattro tipi, poi vendili per 13. Puoi anche aspettare: ciò che resta conta alla fine. I fachiri non si vendono.
tutorial-count = Hai 31 punti in vista: tre tessere, un palazzo, Haurvatat e un anziano. Anche le tue 55 monete sono punti, e nessun altro sa quante siano.
tutorial-onwards = È tutto ciò che serve. Nella partita vera si continua finché qualcuno ha messo tutti i cammelli o nessuna pedina può muoversi. Attenzione alle tessere che una sola mossa può svuotare. Buona fortuna!

### Da dove vengono i punti

source-coins = Monete
source-viziers = Visir
source-elders = Anziani
source-djinns = Geni
source-tiles = Tessere
source-palms = Palme e palazzi
source-goods = Merci
