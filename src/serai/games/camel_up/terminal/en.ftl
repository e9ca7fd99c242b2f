leg = Leg { $leg }
player = Player
tiles = Leg tiles
tiles-short = Leg tiles
pyramids = Pyramid
pyramids-short = Pyr.
desert = Desert
desert-short = Tile
cards = Cards
cards-short = Cards
left = Leg tiles left
ranking = Order
winner-pile = Winner pile
loser-pile = Loser pile

group-pyramid = Pyramid
group-leg-tile = Leg tile
group-oasis = Oasis
group-mirage = Mirage
group-winner = Race winner
group-loser = Race loser

bench-odds_leg_ms = exact odds of the leg in { $position }
bench-odds_leg_tiles_ms = the same with { $tiles } on the track
bench-odds_race_ms = exact odds of leg and race
bench-race_table_s = the table for the race, built once
