card-line = Sow the meeples, summon a djinn, win the sultanate.
card-time = 60 min

tribe-y = vizier
tribe-w = elder
tribe-g = merchant
tribe-b = builder
tribe-r = assassin
tribes-y = viziers
tribes-w = elders
tribes-g = merchants
tribes-b = builders
tribes-r = assassins
direction-N = north
direction-E = east
direction-S = south
direction-W = west
kind-village = village
kind-sacred6 = sacred place worth 6
kind-sacred10 = sacred place worth 10
kind-sacred12 = sacred place worth 12
kind-sacred15 = sacred place worth 15
kind-oasis = oasis
kind-small = small market
kind-large = large market
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
cost-w = an elder
cost-f = a fakir
cost-ww = two elders
cost-wf = an elder and a fakir
power-Anun-Nak = new meeples for an empty tile
power-Bouraq = a palace for a village
power-Echidna = twice the builders' coins
power-Enki = a palm for an oasis
power-Hagis = the palace goes to a tile around
power-Iblis = a second kill
power-Lamia = the palm goes to a tile around
power-Leta = a camel for an empty tile
power-Sibittis = a look at the djinns to come
power-Sloar = a card from the deck
power-Utug = a camel for a tile with meeples

do-bid = Bid { $price }
do-bid-less = Bid { $price }, and pay { $paid } for { $fakirs ->
    [one] a fakir
   *[other] { $fakirs } fakirs
 } (Kumarbi)
do-bid-all = Bid { $price }, and pay the { $paid } you have
do-start = Take up the meeples on { $tile } ({ $meeples })
do-target = Let { $djinn } work on { $tile }
do-aim = Kill on { $tile }{ $fakirs ->
    [0] {""}
    [one] , discarding a fakir
   *[other] , discarding { $fakirs } fakirs
 }
do-drop = Drop a meeple on { $tile }, to the { $direction }: { $tribe }
do-build = { $fakirs ->
    [0] Let the builders earn { $coins }
    [one] Let the builders earn { $coins }, discarding a fakir
   *[other] Let the builders earn { $coins }, discarding { $fakirs } fakirs
 }
do-kill-rival = Kill a meeple in front of { $rival }: { $tribe }
do-kill = Kill a meeple on { $tile }: { $tribe }
do-buy = Pay 3 for card { $place } of the row: { $card }
do-buy-first = Pay 6 for two cards, the first being card { $place } of the row: { $card }
do-second-card = Take card { $place } of the row as well: { $card }
do-pay-elders = Pay two elders for a djinn
do-pay-fakir = Pay an elder and a fakir for a djinn
do-call = Take { $djinn }
do-keep = Keep { $djinn }
do-put = Add { $card } to the goods you sell
do-sell = Sell the { $size ->
    [one] good
   *[other] { $size } goods
 } for { $coins }
do-use = Pay { $cost } to { $djinn }: { $power }
do-end = End your turn
do-stay = Stay where you are: no meeples can move
do-spare = Kill nobody
do-tribe = Go on with the { $tribe } you have gathered ({ $count })
do-skip = Leave the { $kind } alone
do-palace = Place the palace on { $tile }
do-palm = Plant the palm on { $tile }

did-bid = { $player } bids { $price }.
did-bid-less = { $player } bids { $price } and pays { $paid }, thanks to Kumarbi and { $fakirs ->
    [one] a fakir
   *[other] { $fakirs } fakirs
 }.
did-bid-all = { $player } bids { $price } and pays { $paid }: all there is.
did-start = { $player } takes up the meeples on { $tile } ({ $meeples }).
did-target = { $player } lets { $djinn } work on { $tile }.
did-aim = { $player }'s assassins strike on { $tile }{ $fakirs ->
    [0] {""}
    [one] , with the help of a fakir
   *[other] , with the help of { $fakirs } fakirs
 }.
did-drop = { $player } drops a meeple on { $tile }: { $tribe }.
did-gather = { $player } drops the last meeple on { $tile } and gathers { $count } { $tribe }{ $claims ->
    [0] {""}
   *[other] . The tile is taken
 }{ $coins ->
    [0] {""}
    [one] . A coin comes in
   *[other] . { $coins } coins come in
 }{ $cards ->
    [0] {""}
    [one] . A card is taken from the row
   *[other] . { $cards } cards are taken from the row
 }.
did-build = { $player }'s builders earn { $coins }{ $fakirs ->
    [0] {""}
    [one] , with the help of a fakir
   *[other] , with the help of { $fakirs } fakirs
 }.
did-kill-rival = { $player }'s assassins kill a meeple in front of { $rival }: { $tribe }.
did-kill = { $player }'s assassins kill a meeple on { $tile }: { $tribe }.
did-buy = { $player } pays 3 and takes a card from the row: { $card }.
did-buy-first = { $player } pays 6 and takes a card from the row: { $card }.
did-second-card = { $player } takes another card from the row: { $card }.
did-pay-elders = { $player } pays two elders for a djinn.
did-pay-fakir = { $player } pays an elder and a fakir for a djinn.
did-call = { $player } takes { $djinn }.
did-keep = { $player } keeps { $djinn }.
did-put = { $player } lays down { $card } to sell.
did-sell = { $player } sells { $size ->
    [one] a good
   *[other] { $size } goods
 } for { $coins }.
did-use = { $player } pays { $cost } to { $djinn }: { $power }.
did-end = { $player } ends the turn.
did-stay = { $player } cannot move any meeples: this is the last round.
did-spare = { $player }'s assassins kill nobody.
did-tribe = { $player } goes on with the { $tribe } gathered ({ $count }).
did-skip = { $player } leaves the { $kind } alone.
did-palace = { $player } places a palace on { $tile }.
did-palm = { $player } plants a palm on { $tile }.

did-lay-tile = { $tile }: { $kind }.
did-fill-tile = A meeple comes to { $tile }: { $tribe }.
did-marker = A marker of { $owner } goes to the bid track.
did-deal-card = The row gets { $card }.
did-deal-djinn = { $djinn } appears.
did-draw = { $owner } draws { $card }.
did-draw-unseen = { $owner } draws a card.
did-look = { $owner } sees { $djinn }.
did-look-unseen = { $owner } looks at a djinn.
did-show = { $djinn } is discarded.

### Where points come from

source-coins = Coins
source-viziers = Viziers
source-elders = Elders
source-djinns = Djinns
source-tiles = Tiles
source-palms = Palms and palaces
source-goods = Goods
