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

### Da dove vengono i punti

source-coins = Monete
source-viziers = Visir
source-elders = Anziani
source-djinns = Geni
source-tiles = Tessere
source-palms = Palme e palazzi
source-goods = Merci
