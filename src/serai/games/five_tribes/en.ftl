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

board-sultanate = The sultanate
board-track = Turn track and order of bids
board-market = Market
board-djinns = Djinns
board-screen = Behind your screen
board-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
 }
board-end-of-game = The game ends after the round in which somebody places their last camel, or in which no meeples can move.
board-over = The game is over.
board-chance = Cards, tiles and meeples are being dealt …
board-nobody = No meeples.
board-nobody-there = nobody
board-nothing = nothing
board-tile = { $tile }: { $kind }, { $points } points, { $colour }.
board-no-tile = { $tile }: no tile yet.
board-blue = blue value
board-red = red value
board-at-village = Who ends here places a palace.
board-at-sacred = Who ends here may pay two elders, or an elder and a fakir, for a djinn.
board-at-oasis = Who ends here plants a palm.
board-at-small = Who ends here may pay 3 for one of the first three cards.
board-at-large = Who ends here may pay 6 for two of the first six cards.
board-palms = { $palms ->
    [one] A palm.
   *[other] { $palms } palms.
 }
board-palaces = { $palaces ->
    [one] A palace.
   *[other] { $palaces } palaces.
 }
board-owner = A camel of { $player } holds it.
board-bids = Bids
board-spot = { $price ->
    [0] Free of charge; the last to come here plays first of these: { $players }
    [one] For 1 coin: { $players }
   *[other] For { $price } coins: { $players }
 }
board-bid-order = In this order they bid next: { $players }
board-djinn = { $djinn }, { $points } points.
board-djinn-price = two elders, or one and a fakir
board-djinn-deck = { $deck } more in the deck
board-no-djinns = No djinn is waiting.
board-looked = What Sibittis shows
board-discarded = Discarded: { $cards }.
board-deck = { $deck } in the deck
board-no-cards = The row is empty until the round ends.
board-offer = Card { $place } of the row: { $card }.
board-palms-left = Palms left: { $palms }.
board-palaces-left = Palaces left: { $palaces }.
board-bag = In the bag: { $meeples }.
board-in-sight = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } in sight, without coins and goods.
board-altogether = { $points } with coins and goods.
board-viziers = { $player }: { $number ->
    [one] 1 vizier
   *[other] { $number } viziers
 }, a point each, and 10 for everybody who has fewer.
board-elders = { $player }: { $number ->
    [one] 1 elder
   *[other] { $number } elders
 }, two points each.
board-camels = { $player }: { $number ->
    [one] 1 camel
   *[other] { $number } camels
 } left to place.
board-cards = { $player }: { $number ->
    [one] 1 card
   *[other] { $number } cards
 } in hand.
board-coins = { $player }: { $number ->
    [one] 1 coin
   *[other] { $number } coins
 }.
board-purse = Your coins: { $coins }. Nobody else sees them.
board-no-hand = No cards yet.
board-held = { $card }: { $number }.
board-worth = Your goods are worth { $coins } now.
board-one-more = with one more kind { $coins }
board-sell = Sell
board-used = Used in this turn.

board-ask-setup = The board is being laid.
board-ask-bidding = Bid for your turn: the dearest plays first.
board-ask-move = Choose a tile: you take up all its meeples.
board-ask-sow = { $left ->
    [one] Drop the last one where its tribe is.
   *[other] Drop them one by one, { $left } to go.
 }
board-ask-tribe = { $gathered } gathered on { $at }: what will they do?
board-ask-victim = Whom do the assassins kill on { $spot }?
board-ask-rival = Whom else do the assassins kill?
board-ask-tile = { $at }, { $kind }: use it?
board-ask-second-card = Choose the second card.
board-ask-call = Which djinn will serve you?
board-ask-sale = Sell goods, use a djinn, or end your turn.
board-ask-target = On which tile shall { $djinn } work?
board-ask-place = Place it here, or elsewhere with a djinn's help?
board-ask-keep = Which of these djinns will you keep?
board-ask-chance = Something is being drawn …
board-wait-setup = The board is being laid.
board-wait-bidding = { $player } bids.
board-wait-move = { $player } looks for a tile to start from.
board-wait-sow = { $player } drops meeples, { $left } to go.
board-wait-tribe = { $player } has gathered { $gathered } on { $at }.
board-wait-victim = { $player }'s assassins choose a victim on { $spot }.
board-wait-rival = { $player }'s assassins choose another victim.
board-wait-tile = { $player } is at { $at }, { $kind }.
board-wait-second-card = { $player } chooses a second card.
board-wait-call = { $player } calls a djinn.
board-wait-sale = { $player } may sell goods.
board-wait-target = { $player } chooses a tile for { $djinn }.
board-wait-place = { $player } chooses where to build.
board-wait-keep = { $player } chooses a djinn.
board-wait-chance = Something is being drawn …

board-do-bid = Bid
board-do-move = Start from a tile
board-do-tribe = Kill on a tile
board-do-target = { $djinn } works on a tile
board-do-sow = Drop a meeple
board-do-last = Drop the last meeple
board-do-drop = { $direction }, on { $tile }
board-do-build = Builders
board-do-rival = Kill in front of others
board-do-kill = Kill
board-do-card = Take a card
board-do-pay = Pay for a djinn
board-do-djinn = Take a djinn
board-do-put = Add to the sale
board-do-sell = Sale
board-do-use = Use a djinn
board-do-go = Go on
board-gain-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
board-gain-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
board-gain-tile = the tile
board-takes = You would take { $gain }.
board-reach = They reach { $count } tiles far.
board-ends = The move may end on { $tiles }.
board-wins = It could win { $tiles }.

board-djinn-Al-Amin = At the end every two fakirs count as a good of your choice.
board-djinn-Anun-Nak = For an elder or a fakir, three meeples from the bag come to an empty tile.
board-djinn-Baal = A coin when you gain a djinn, two when another does.
board-djinn-Boaz = Nobody can kill your viziers and elders.
board-djinn-Bouraq = For an elder or a fakir, place a palace on any village.
board-djinn-Echidna = For an elder and one more elder or fakir, your builders earn twice as much.
board-djinn-Enki = For an elder or a fakir, plant a palm on any oasis.
board-djinn-Hagis = For an elder or a fakir, a palace that you place may go to a tile around.
board-djinn-Haurvatat = Each palm on your tiles is worth 5 points.
board-djinn-Iblis = For an elder or a fakir, your assassins kill two at one place.
board-djinn-Jafaar = Each of your viziers is worth 3 points.
board-djinn-Kandicha = Your kills pay: a merchant a card, a builder coins; elders and viziers come to you.
board-djinn-Kumarbi = Fakirs make a bid cheaper, a step of the track each.
board-djinn-Lamia = For an elder or a fakir, a palm that you plant may go to a tile around.
board-djinn-Leta = For an elder and one more elder or fakir, place a camel on an empty tile.
board-djinn-Marid = A coin when you drop a meeple on a tile of yours, two when another does.
board-djinn-Monkir = A coin when you place a palace, two when another does.
board-djinn-Nekir = A coin for each meeple your assassins kill, two for each of another's.
board-djinn-Shamhat = Each of your elders is worth 4 points.
board-djinn-Sibittis = For an elder and one more elder or fakir, look at three djinns of the deck and keep one.
board-djinn-Sloar = For a fakir, draw a card from the deck.
board-djinn-Utug = For an elder and one more elder or fakir, place a camel on a tile with nothing but meeples.
board-brief-Al-Amin = 2 fakirs are a good
board-brief-Anun-Nak = new meeples
board-brief-Baal = coins for djinns
board-brief-Boaz = no one killed
board-brief-Bouraq = a palace
board-brief-Echidna = builders ×2
board-brief-Enki = a palm
board-brief-Hagis = move a palace
board-brief-Haurvatat = palms worth 5
board-brief-Iblis = kill two
board-brief-Jafaar = viziers worth 3
board-brief-Kandicha = kills pay
board-brief-Kumarbi = cheaper bids
board-brief-Lamia = move a palm
board-brief-Leta = a camel
board-brief-Marid = coins for drops
board-brief-Monkir = coins for palaces
board-brief-Nekir = coins for kills
board-brief-Shamhat = elders worth 4
board-brief-Sibittis = a djinn unseen
board-brief-Sloar = a card
board-brief-Utug = a camel

tutorial-chapter-land = The sultanate
tutorial-chapter-bid = Bidding for a turn
tutorial-chapter-sow = Sowing meeples
tutorial-chapter-djinn = Elders and djinns
tutorial-chapter-builders = Builders and camels
tutorial-chapter-assassins = Assassins
tutorial-chapter-market = Merchants and the market
tutorial-chapter-points = Points
tutorial-welcome = Welcome to the sultanate, Samira! Its thirty tiles are full of meeples of five tribes. You will move them, gather them and win tiles with your camels. Whoever has most points in the end rules.
tutorial-tiles = Every tile has a value: a blue shield or a red banner. Its picture tells what it offers to whoever ends a move there: f1 is an oasis, where a palm is planted; f2 is a sacred place, where djinns are called.
tutorial-bid = First everybody bids for their turn. Idris has bid 1. The dearest spot plays first, and coins are points, so do not waste them. There is a good move on the board that must not get away: bid 3.
tutorial-start = You are first. A move begins on any tile with meeples: you take up all of them. On f1 there are an elder and two builders. While you point at a tile, rings show where its move may end. Take up f1.
tutorial-sow = Now drop them one by one, each on the next tile: north, east, south or west, but never straight back. You choose which of them goes where. A builder to e1, then a builder to e2.
tutorial-last = The last one must land where its tribe already is. Then you take it and all its kin from that tile. The tag tells what it brings: on f2 your elder would meet two others, three elders in all.
tutorial-elders = Elders stay with you, two points each. But they can also do something for you: f2 is a sacred place, and two elders, or an elder and a fakir, call a djinn.
tutorial-djinn = Three djinns wait. The number on the picture is what a djinn is worth, and each has a power; point at one to read about it. Haurvatat is worth 8, and every palm on your tiles will count 5 instead of 3.
tutorial-end = You keep one elder. Nothing is left to do, so end your turn. Then Idris plays, then Yusuf, who bid nothing.
tutorial-taken = See f2: Idris took the last two meeples from it, so it is empty, and his camel stands there. It is his for good. He and Yusuf gathered viziers: a point each, and 10 more for every player who has fewer of them.
tutorial-order = This round's play order is the next one's bidding order, so you bid first. Among those who pay nothing, the last to come plays first. Bid 1.
tutorial-plan = You want a tile. On b1 there is just one builder, without a camel. From a3, two elders and a builder can walk there: a2, a1, and the builder last. Take them up and drop the elders.
tutorial-builders = The tag shows a camel: two builders leave b1, nobody is left, and the tile is yours. Each builder also earns a coin for every blue tile among b1 and those around it: two builders, four blue tiles, 8 coins.
tutorial-camel = Your first camel, 6 points for the tile. Whoever places their last camel makes this round the last one. To call a djinn here you would need more than the elder you have. End your turn.
tutorial-dear = The next move is worth more than 5 coins to you. Bid 5, so that nobody spoils it.
tutorial-stalk = Assassins, this time. Take up c3: the elder to c2, the merchant to b2, and the assassin to a2, where another one waits, alone.
tutorial-kill = Two assassins reach two tiles far, and kill one meeple. On b2 there is only the merchant that you have just dropped there. Kill it, and the tile is empty, too! Or they could kill a vizier or elder in front of an opponent.
tutorial-palace = Two camels in one move! And a2 is a village, so it got a palace: 5 points more for you. Villages and oases do that by themselves, whoever owns them. End your turn.
tutorial-again = Nothing is urgent now. Bid 1.
tutorial-merchants = Merchants bring cards: as many from the front of the row as you gather. Take up e2 and go along the top: assassin to e1, assassin to d1, merchant to c1, where two others are.
tutorial-buy = Three merchants, three cards: pottery, a fakir and fish. And c1 is a large market: for 6 coins you may take two of the first six cards. Take papyrus, then silk, as different goods are worth most.
tutorial-sell = At the end of your turn you may sell. A set of different goods brings 1, 3, 7, 13, 21 coins and so on, the more the better. Press your four kinds, then sell them for 13. You could also wait; what is left counts at the end. Fakirs are not sold.
tutorial-count = You have 31 points in sight: three tiles, a palace, Haurvatat and an elder. Your 55 coins are points as well, and nobody else knows how many they are.
tutorial-onwards = That is all you need. A full game goes on, round after round, until somebody has placed all camels or no meeples can move. Watch for tiles that one move can empty. Good luck!

### Where points come from

source-coins = Coins
source-viziers = Viziers
source-elders = Elders
source-djinns = Djinns
source-tiles = Tiles
source-palms = Palms and palaces
source-goods = Goods
