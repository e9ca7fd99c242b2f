kind-village = villaggio
kind-sacred = sacro
kind-oasis = oasi
kind-small = merc. 3
kind-large = merc. 6
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
cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 }
bid-track = Offerte
turn-track = Turni
row = Fila
djinns = Geni
supply = ♣ { $palms } · ⌂ { $palaces } · mazzo { $deck }
bag = sacchetto
looked = Vedi
basket = In vendita
hand = In mano
last-camel = Qualcuno ha messo il suo ultimo cammello: è l'ultimo giro.
no-move = Nessuna pedina può più muoversi: è l'ultimo giro.

group-bid = Offerta
group-drop = Semina
group-tile = Tessera
group-build = Costruttori
group-kill = Uccidi
group-market = Mercato
group-djinn = Genio
group-sale = Vendita
group-power = Potere
group-turn = Turno

bench-moves_ms = tutte le mosse complete di una posizione iniziale, contate
