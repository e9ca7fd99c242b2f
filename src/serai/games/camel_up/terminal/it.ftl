leg = Tappa { $leg }
player = Giocatore
tiles = Tessere tappa
tiles-short = Tessere
pyramids = Piramide
pyramids-short = Pir.
desert = Deserto
desert-short = Des.
cards = Carte
cards-short = Carte
left = Tessere tappa rimaste
ranking = Ordine
winner-pile = Mazzo del vincente
loser-pile = Mazzo del perdente

group-pyramid = Piramide
group-leg-tile = Tessera tappa
group-oasis = Oasi
group-mirage = Miraggio
group-winner = Vincente
group-loser = Perdente

bench-odds_leg_ms = probabilità esatte della tappa in { $position }
bench-odds_leg_tiles_ms = le stesse con { $tiles } in pista
bench-odds_race_ms = probabilità esatte di tappa e gara
bench-race_table_s = la tabella per la gara, costruita una volta
