kind-village = village
kind-sacred = sacred
kind-oasis = oasis
kind-small = mkt 3
kind-large = mkt 6
card-ivory = ivory
card-gems = gems
card-gold = gold
card-papyrus = papyrus
card-silk = silk
card-spices = spices
card-fish = fish
card-wheat = wheat
card-pottery = pottery
card-fakir = fakir
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
bid-track = Bids
turn-track = Turns
row = Row
djinns = Djinns
supply = ♣ { $palms } · ⌂ { $palaces } · deck { $deck }
bag = bag
looked = You see
basket = To sell
hand = In hand
last-camel = Somebody has placed their last camel: this is the last round.
no-move = No meeples can move any more: this is the last round.

group-bid = Bid
group-drop = Drop
group-tile = Tile
group-build = Builders
group-kill = Kill
group-market = Market
group-djinn = Djinn
group-sale = Sale
group-power = Power
group-turn = Turn

bench-moves_ms = all complete moves of a start position, counted
