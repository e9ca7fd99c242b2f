city = Città
tiles = Tessere
leads-to = Porta a

short-ivory = av
short-silk = se
short-fruit = fr
short-jewels = gi
short-spices = sp
short-free2 = libero 2
short-free4 = libero 4
short-thief = ladro
short-vizier = visir
short-crook = truff.
short-shopkeeper = bott.

player = Giocatore
column-silver = Argento
column-goods = Merci
column-crooks = Truff.
column-shopkeepers = Bott.
column-tokens = Gettoni

note-bid = { $player } offre { $silver }.
note-tile = In uso:
note-chosen = Scelte dai Gran Visir:
note-bag = Nel sacchetto: { $count } merci.
note-legend = + Compratore, - Venditore, › baratto, [ ] azione stampata per il capo, ♟ pedina del capo
note-reconstruction = Mappa e tessere sono una ricostruzione: serai rules silk_road spiega perché.

group-bid = Offri
group-answer = Rispondi
group-go = Muovi
group-bonus = Prima
group-take = Prendi
group-crook = Truffatore
group-deal = Tratta
group-give = Dai
group-get = Ricevi
group-rob = Ruba
group-name = Gran Visir
group-show = Mostra
group-hand = Pedina
