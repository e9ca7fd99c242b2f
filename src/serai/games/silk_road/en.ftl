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

## The board in the browser
board-map = The map from Chang'An to Antioch
board-counter = What is being decided
board-on-counter = What lies on the counter
board-screen = Behind your screen
board-bag = The bag
board-whole = Show the whole map
board-place-gobi = Gobi
board-place-mediterranean = Mediterranean
board-fate = Fate decides …
board-over = The caravan is in { $city }: the journey is over.
board-ask-bid =
    { $silver ->
        [0] Do you want to lead the caravan? Bid, or pass.
       *[other] { $silver } silver is bid for the lead: do you bid more?
    }
board-ask-answer = { $silver } silver is bid for your pawn: sell it, or pay as much and keep it?
board-ask-move = You lead the caravan: where to?
board-ask-take =
    { $due ->
        [2] { $city }: take two tiles, one after the other.
       *[other] { $city }: take a tile.
    }
board-ask-buy = How much { $good } do you buy? Each piece is dearer than the last.
board-ask-sell = How much { $good } do you sell? Each piece brings less than the last.
board-ask-barter = Do you barter, once or twice?
board-ask-free = Which good do you give first?
board-ask-thief = Whom do you send the Thief to?
board-ask-vizier = Which good shall everybody show the Grand Vizier?
board-ask-give = Give another good, or take goods for what you gave.
board-ask-get =
    { $given ->
        [one] Which good do you get?
       *[other] Which goods do you get? { $given } are yours to choose.
    }
board-ask-show = How much { $good } do you show the Grand Vizier?
board-ask-hand = Who gets the pawn, and takes the next tile?
board-ask-lead = The tiles are gone: who leads next?
board-wait-bid = { $player } thinks about a bid for the lead.
board-wait-answer = { $player } is offered { $silver } silver for the pawn.
board-wait-move = { $player } leads the caravan on.
board-wait-take = { $city }: { $player } takes a tile.
board-wait-buy = { $player } may buy { $good }.
board-wait-sell = { $player } may sell { $good }.
board-wait-barter = { $player } may barter.
board-wait-free = { $player } may barter freely.
board-wait-thief = { $player } sends out the Thief.
board-wait-vizier = { $player } chooses a good for the Grand Vizier.
board-wait-give = { $player } gives goods in a free barter.
board-wait-get = { $player } gets goods in a free barter.
board-wait-show = The Grand Vizier asks for { $good }. { $player } decides how much to show.
board-wait-hand = { $player } hands the pawn on.
board-wait-lead = { $player } chooses the next leader.
board-pass = Pass
board-accept = Take { $silver }
board-keep = Keep the pawn
board-look = Look into the bag
board-enough = Give no more
board-times =
    { $times ->
        [1] once
       *[2] twice
    }
board-title-barter = Barter
board-barter-of = Barter: { $give } for { $get }
board-what-buy = Buy any number: 1 silver for the first piece, 2 for the second, 3 for the third, 4 for each further one.
board-what-sell = Sell any number: 4 silver for the first piece, 3 for the second, 2 for the third, 1 for each further one.
board-what-barter = Give what is on the left and get what is on the right, once or twice.
board-what-free = Give up to so many goods, then get as many of any kinds.
board-what-thief = Take one good at random from another player.
board-what-vizier = Everybody shows as much of one good as they like: 5 silver for the most, 3 for the second.
board-what-crook = Keep it. Later it changes one good on a tile that you use.
board-what-shopkeeper = Keep it. In a later city it lets you take two tiles.
board-what-lead = Who leads chooses the way and takes the first tile.
board-two-tiles = Discard a Shopkeeper, and take two tiles one after the other.
board-bonus = Printed beside { $city }, for who has led the caravan there:
board-lie-there = There: { $tiles }
board-city-orange =
    { $tiles ->
        [0] { $city }: no tiles are left here.
        [one] { $city }: one orange tile.
       *[other] { $city }: { $tiles } orange tiles.
    }
board-city-purple =
    { $tiles ->
        [0] { $city }: no tiles are left here.
        [one] { $city }: one purple tile.
       *[other] { $city }: { $tiles } purple tiles.
    }
board-city-start = { $city }: here the journey began.
board-city-goal = { $city }: when the caravan gets here, the game ends.
board-caravan = The caravan is in { $city }.
board-more-bids = Bid { $from }–{ $to } silver
board-leads = { $player } holds the pawn and waits for bids.
board-thinks = { $player } has not decided yet.
board-has-bid = { $player } bids { $silver } silver.
board-has-passed = { $player } has passed.
board-decided = { $player } has decided; it is shown when all have.
board-shows = { $player } shows { $good }: { $number }.
board-change = A Crook makes another good of this { $good }.
board-price-buy = Piece { $number } costs { $each }, together { $silver } silver.
board-price-sell = Piece { $number } brings { $each }, together { $silver } silver.
board-given = { $number } of up to { $most } goods given.
board-to-get = Goods still to get: { $number }.
board-asked = asked before
board-asked-before = A Grand Vizier has asked for it before.
board-last-showing = What everybody showed the Grand Vizier: { $good }
board-bag-holds = The bag holds { $number } goods.
board-bag-known = In the bag, as you know: { $good }, { $number }.
board-bag-unknown = How much { $good } the bag holds is hidden from you.
board-reconstruction = Map and tiles are a reconstruction; the rules say why.
board-your-silver = Your silver: { $number }
board-your-goods = Your { $good }: { $number }
board-kept = { $tile }, kept: { $number }.
board-points =
    { $points ->
        [one] { $player } has 1 point.
       *[other] { $player } has { $points } points.
    }
board-silver-of = The silver of { $player }: { $number }
board-silver-hidden = The silver of { $player } is hidden behind the screen.
board-has-goods =
    { $number ->
        [one] { $player } has 1 good behind the screen.
       *[other] { $player } has { $number } goods behind the screen.
    }
board-has-crooks =
    { $number ->
        [one] { $player } keeps a Crook.
       *[other] { $player } keeps { $number } Crooks.
    }
board-has-shopkeepers =
    { $number ->
        [one] { $player } keeps a Shopkeeper.
       *[other] { $player } keeps { $number } Shopkeepers.
    }
board-has-tokens =
    { $number ->
        [0] { $player } has not played in this city.
        [one] { $player } has played once in this city.
       *[other] { $player } has played { $number } times in this city.
    }
board-has-pawn = { $player } holds the leader's pawn.
board-owns = { $player }: { $good }, { $number }.
board-alone-most = Nobody has as much: 2 points.
board-tally = { $player }: { $silver } silver, { $goods } goods, most of a kind { $majorities } times, 2 points each. Together { $points }.
board-do-pass = No bid
board-do-bid = Bid
board-do-bid-high = Bid more than 20
board-do-answer = Your answer
board-do-go = Lead the caravan to
board-do-first = Before the tile
board-do-take = Take a tile
board-do-look = First
board-do-sell = Sell
board-do-buy = Buy
board-do-barter = Barter
board-do-give = Give
board-do-get = Get
board-do-rob = Steal from
board-do-name = Ask for
board-do-show = Show
board-do-hand = The pawn goes to
board-do-crook = Play a Crook
board-do-done = Or

## The first game, learned by doing
tutorial-chapter-road = From Chang'An to Antioch
tutorial-chapter-lead = Who leads the caravan
tutorial-chapter-buy = Buying
tutorial-chapter-crook = A Crook up your sleeve
tutorial-chapter-vizier = The Grand Vizier
tutorial-chapter-barter = Bartering
tutorial-chapter-thief = The Thief
tutorial-chapter-sell = Selling
tutorial-welcome = Welcome to the Silk Road! One caravan goes from Chang'An to Antioch, from city to city along the arrows, and all of you trade on the way: buy cheaply in the east, sell dearly in the west. You are Samira. We will play the first five cities together.
tutorial-tiles = Every city has its tiles, for all to see. Each tile is one trade, and each is taken once. With four players there are three a city, so somebody always comes away empty-handed. In Yumen you can buy ivory or silk, or sell spices.
tutorial-screen = Here is what you own: 10 silver and three goods, a silk, a jewel and a spice. It lies behind your screen, and nobody else sees it. Of the others you only see how many goods they have. Yusuf holds the pawn; Leila bids first for it.
tutorial-bid = Who holds the pawn leads: they choose the way and take the first tile. Before each move the others may bid for that, once around. Leila offers 1 silver. Silk is waiting in Yumen, so bid 2!
tutorial-go = Yusuf takes your 2 silver and hands over the pawn. Had he wanted to stay the leader, he would have had to pay you the same. Now lead the caravan to Yumen.
tutorial-take = You choose first. What you buy, everybody hears; how much you had before stays your secret. Silk can make us rich later. Take the Buyer of silk.
tutorial-look = What the bag still holds is hidden. Only who buys or barters looks into it, and keeps the knowledge. Reach in.
tutorial-buy = Ten silks are there. The first costs 1, the second 2, the third 3, each further one 4; below each number stands the sum. Point at a price, and your screen shows what would change. Buy three.
tutorial-hand = You keep a token: you have played in this city. Now hand the pawn to anybody who has not. The one who gets no tile will lead next, so choose with care. Give it to Leila.
tutorial-pass = Yusuf alone got no tile, so he leads now. Leila has passed, and you have only 2 silver left. Pass as well.
tutorial-crook = Yusuf buys jewels and hands you the pawn. A Crook brings nothing now, but you keep it: later it turns one good on a tile of yours into any other. Take it.
tutorial-hand-again = Idris or Leila? Whoever is left out leads next. Give the pawn to Idris: he can buy the fruit.
tutorial-pass-again = Leila was left out and leads. Let her lead: pass.
tutorial-show = Leila sends the Grand Vizier: he wants to see silk! Everybody decides in secret how much to show. Most earns 5 silver, second 3, and all keep their goods. But what you show, everybody knows. Show all four.
tutorial-shown = Four silks: nobody showed more, so you earn 5 silver. Leila and Idris are both second with two, and earn 3 each. A later Vizier must ask for another good, until all five have been asked for.
tutorial-keep = This time you were left out, so the pawn is yours, and Idris offers 3 silver for it. Take his money, or pay him 3 and lead. In Korla an action is printed for the leader alone: keep the pawn.
tutorial-go-korla = From here there is only one way. Lead the caravan to Korla.
tutorial-bonus = The sign beside Korla is your bonus, before the first tile: a free barter of up to two goods. Use it.
tutorial-give = First you give. You have one jewel and one spice, too few to win anything with. Give both.
tutorial-get = Now get two goods of any kinds; the small number says how many the bag holds. Many of one kind sell well together and please a Vizier. Get two silks.
tutorial-thief = Now your tile. The Thief takes a good at random from another player, and only the two of you learn which. Take him, and send him to Leila.
tutorial-stolen = He brings dried fruit; the others only read that something was stolen. Hand the pawn to Idris.
tutorial-pass-for-kucha = Leila leads again. To the north lies Kucha, with a Seller of ivory. Pass, and see where she goes.
tutorial-sell = A Seller pays 4, 3, 2, and 1 for each further piece, but only for ivory! Take him, let your Crook change ivory into silk, and sell four for 10. A fifth would bring just 1 silver, and a good is worth 1 point anyway.
tutorial-onwards = 14 silver, two silks and a fruit. At the end each silver and each good is a point, and who alone has most of a kind gets 2 more. Seven or eight cities are still ahead: the west pays best. A Shopkeeper, by the way, lets you take two tiles in a later city. Good trading!

### Where points come from

source-start = Silver at the start
source-bids = Bids paid and received
source-sales = Goods sold
source-purchases = Goods bought
source-vizier = Grand Vizier
source-goods = Goods at the end
source-most = Most of a good
