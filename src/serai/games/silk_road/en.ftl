card-line = Bid to lead the caravan and trade from Chang’an to Antioch.
card-time = 45 min

good-ivory = ivory
good-silk = silk
good-fruit = dried fruit
good-jewels = jewels
good-spices = spices

city-Lanzhou = Lanzhou
city-Yumen = Yumen
city-Dunhuang = Dunhuang
city-Turfan = Turfan
city-Loulan = Loulan
city-Korla = Korla
city-Kucha = Kucha
city-Khotan = Khotan
city-Kashgar = Kashgar
city-Samarkand = Samarkand
city-Bactra = Bactra
city-Merv = Merv
city-Susia = Susia
city-Hecatompylos = Hecatompylos
city-Ecbatana = Ecbatana
city-Ctesiphon = Ctesiphon
city-Aleppo = Aleppo
city-Tyre = Tyre
city-ChangAn = Chang'An
city-Antioch = Antioch

tile-buy-ivory = Buyer of ivory
tile-buy-silk = Buyer of silk
tile-buy-fruit = Buyer of dried fruit
tile-buy-jewels = Buyer of jewels
tile-buy-spices = Buyer of spices
tile-sell-ivory = Seller of ivory
tile-sell-silk = Seller of silk
tile-sell-fruit = Seller of dried fruit
tile-sell-jewels = Seller of jewels
tile-sell-spices = Seller of spices
tile-free2 = Free barter of 2
tile-free4 = Free barter of 4
tile-thief = Thief
tile-vizier = Grand Vizier
tile-crook = Crook
tile-shopkeeper = Shopkeeper

## Parts of sentences, shared by those below
barter-goods =
    { $gives ->
        [1] { $a }
       *[2] { $a } and { $b }
    } for { $gets ->
        [1] { $c }
        [2] { $c } and { $d }
       *[3] { $c }, { $d } and { $e }
    }
pieces =
    { $number ->
        [one] 1 piece
       *[other] { $number } pieces
    }

do-pass = Pass: no bid
do-bid = Bid { $silver } silver
do-accept = Take { $silver } silver from { $bidder } and hand over the pawn
do-keep = Keep the pawn and pay { $bidder } { $silver } silver
do-go = Lead the caravan to { $city }
do-go-end = Lead the caravan to { $city }, which ends the game
do-bonus = Use the action printed beside { $city }: { $tile }
do-bonus-barter = Use the action printed beside { $city }: barter { barter-goods }
do-shop = Discard a Shopkeeper, to take two tiles
do-take = Take the tile “{ $tile }”
do-take-barter = Take the tile “Barter { barter-goods }”
do-skip = Do not use the tile
do-nothing = Trade nothing after all
do-stop = Give no more goods
do-crook-deal = Play a Crook: { $new } instead of { $old } on the tile
do-crook-give = Play a Crook: give { $new } instead of { $old }
do-crook-get = Play a Crook: get { $new } instead of { $old }
do-look-buy = Look into the bag, to buy
do-look-barter = Look into the bag, to barter
do-sell = Sell { $good }: { pieces } for { $silver } silver
do-buy = Buy { $good }: { pieces } for { $silver } silver
do-barter =
    { $times ->
        [1] Barter { barter-goods }, once
       *[2] Barter { barter-goods }, twice
    }
do-give = Give { $good }
do-get = Get { $good }
do-rob = Steal a good from { $victim }
do-name = Ask everybody to show { $good }
do-show =
    { $number ->
        [0] Show no { $good }
       *[other] Show { $good }: { pieces }
    }
do-hand = Hand the pawn to { $other }
do-lead = Make { $other } the next leader

did-pass = { $player } passes.
did-bid = { $player } bids { $silver } silver.
did-accept = { $player } takes { $silver } silver from { $bidder }, who becomes the leader.
did-keep = { $player } stays the leader and pays { $bidder } { $silver } silver.
did-go = { $player } leads the caravan to { $city }.
did-go-end = { $player } leads the caravan to { $city }. The journey is over.
did-bonus = { $player } uses the action printed beside { $city }: { $tile }.
did-bonus-barter = { $player } uses the action printed beside { $city }: barter { barter-goods }.
did-shop = { $player } discards a Shopkeeper and will take two tiles.
did-take = { $player } takes the tile “{ $tile }”.
did-take-barter = { $player } takes the tile “Barter { barter-goods }”.
did-skip = { $player } does not use it.
did-nothing = { $player } trades nothing.
did-stop = { $player } gives no more goods.
did-crook-deal = { $player } plays a Crook: { $new } instead of { $old } on the tile.
did-crook-give = { $player } plays a Crook, to give { $new } instead of { $old }.
did-crook-get = { $player } plays a Crook, to get { $new } instead of { $old }.
did-look-buy = { $player } reaches for the bag, to buy.
did-look-barter = { $player } has goods to barter and reaches for the bag.
did-sell = { $player } sells { $good }: { pieces } for { $silver } silver.
did-buy = { $player } buys { $good }: { pieces } for { $silver } silver.
did-barter =
    { $times ->
        [1] { $player } barters { barter-goods }, once.
       *[2] { $player } barters { barter-goods }, twice.
    }
did-give = { $player } gives { $good }.
did-get = { $player } gets { $good }.
did-rob = { $player } sends the Thief to { $victim }.
did-name = { $player } has the Grand Vizier ask for { $good }: 5 silver for the most, 3 for the second.
did-show =
    { $number ->
        [0] { $player } decides to show no { $good }.
       *[other] { $player } decides to show { $good }: { pieces }.
    }
did-show-hidden = { $player } has decided how much { $good } to show.
did-hand = { $player } hands the pawn to { $other }.
did-lead = { $player } makes { $other } the next leader.

did-tile = { $city }: { $tile }.
did-tile-barter = { $city }: barter { barter-goods }.
did-swap = A tile that may not lie in { $city } gives way: { $tile }.
did-swap-barter = A tile that may not lie in { $city } gives way: barter { barter-goods }.
did-from = A tile that may not lie in { $city } changes places with one of { $other }.
did-drawn = { $owner } draws { $good }.
did-drawn-hidden = { $owner } draws a good.
did-first = { $leader } is the first leader.
did-stolen = { $thief } steals { $good } from { $victim }.
did-stolen-hidden = { $thief } steals a good from { $victim }.
did-bag =
    { $number ->
        [0] { $looker } sees that the bag holds no { $good }.
       *[other] { $looker } counts { $good } in the bag: { pieces }.
    }
did-bag-hidden = { $looker } counts { $good } in the bag.
did-shown =
    { $number ->
        [0] { $owner } shows no { $good }.
       *[other] { $owner } shows { $good }: { pieces }.
    }

did-earn = { $owner } earns { $silver } silver.
did-receive = { $owner } receives the pawn.
did-lead-next = { $leader } is the next leader.
did-score =
    { $points ->
        [one] { $owner }: 1 point.
       *[other] { $owner }: { $points } points.
    }

board-no-board = { $board } is no board. Give “reconstruction”, the name of a TOML file, or its content.
board-cannot-read = The board { $path } cannot be read ({ $fault }). Check the name of the file.
board-no-toml = The board { $path } is not a TOML file: { $fault }
board-missing = The board has no part “{ $part }”. Copy reconstruction.toml and change what you need.
board-unknown-part = A board has no part “{ $part }”. It has: { $parts }.
board-wrong-part = The part “{ $part }” of the board is of the wrong kind. See reconstruction.toml for what belongs there.
board-wrong-keys = The part “{ $part }” of the board must have exactly: { $keys }.
board-no-list = A list of names belongs here, not { $value }: ["Lanzhou", "Yumen"].
board-city = There is no city “{ $city }”. The cities are: { $cities }.
board-city-colour = { $city } must stand exactly once under [cities], either orange or purple.
board-colour-count = { $count } cities are { $colour }; it must be { $good }, and only cities with tiles.
board-arrow-twice = Two arrows lead from { $city } to the same city. Write it once.
board-beyond-end = Going { $direction }, the journey ends in { $city }, so no arrow may lead out of it.
board-arrows = Going { $direction }, { $count } arrows lead out of { $city }; it must be one or two.
board-circle = The arrows lead back to { $city }, so a journey might never end.
board-unreached = Going { $direction }, no journey can reach { $city }.
board-printed = The action “{ $kind }” cannot be printed beside { $city }. Beside a city with tiles there may be: { $kinds }.
board-barters = { $count } different barter tiles are too many: at most { $most }.
board-barter = Barter { $number } must have exactly: give, get, orange, purple.
board-barter-side = Barter { $number } must have from 1 to { $most } goods under “{ $side }”, as a list.
board-barter-twice = Barter { $number } has the same goods as one before it. Write it once, and change how many there are.
board-good = There is no good “{ $good }”. The goods are: { $goods }.
board-kind = There is no tile “{ $kind }”. Besides barters there are: { $kinds }.
board-count = The number of { $colour } tiles “{ $kind }” must be a whole number from 0 to { $most }.
board-total = There are { $count } { $colour } tiles; it must be { $good }.
board-thieves = { $count } Thieves are too many: at most { $most } in all.
board-banned = Under [banned], { $direction } must list different cities with tiles.
board-ban = Going { $direction }, the { $colour } tiles that are neither Crook nor Shopkeeper, { $good } in all, are too few for the cities where these are banned.

### Where points come from

source-start = Silver at the start
source-bids = Bids paid and received
source-sales = Goods sold
source-purchases = Goods bought
source-vizier = Grand Vizier
source-goods = Goods at the end
source-most = Most of a good
