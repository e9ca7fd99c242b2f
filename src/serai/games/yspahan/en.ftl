card-line = Send goods to the shops of four quarters before the week is out.
card-time = 60 min

square-camel = Camels
square-sack = Sack
square-barrel = Barrel
square-chest = Chest
square-vase = Vase
square-gold = Gold

souk-sack-white = white Sack souk
souk-sack-blue = blue Sack souk
souk-sack-yellow = yellow Sack souk
souk-sack-pink = pink Sack souk
souk-barrel-white = white Barrel souk
souk-barrel-blue = blue Barrel souk
souk-barrel-yellow = yellow Barrel souk
souk-barrel-pink = pink Barrel souk
souk-chest-blue = blue Chest souk
souk-chest-yellow = yellow Chest souk
souk-chest-pink = pink Chest souk
souk-vase-blue = blue Vase souk
souk-vase-yellow = yellow Vase souk
souk-vase-orange = orange Vase souk

building-paddock = the Paddock
building-shop = the Shop
building-hammam = the Hammam
building-caravanserai = the Caravanserai
building-bazaar = the Bazaar
building-hoist = the Hoist

card-gold = 3 gold
card-camels = 3 camels
card-city = Cube in the city
card-caravan = Cube on the caravan
card-sell-camels = Camels for points
card-sell-gold = Gold for points
card-no-camels = Build without camels
card-no-gold = Build without gold
card-exchange = Exchange

do-play-gold = Play “{ card-gold }”
do-play-camels = Play “{ card-camels }”
do-play-city = Play “{ card-city }”: place one in any shop that is open to you
do-play-caravan = Play “{ card-caravan }”: send one of your stock
do-play-sell-camels = Play “{ card-sell-camels }”: 2 points each, up to 4 camels
do-play-sell-gold = Play “{ card-sell-gold }”: 1 point each, up to 10 gold
do-play-no-camels = Play “{ card-no-camels }”
do-play-no-gold = Play “{ card-no-gold }”
do-play-exchange = Play “{ card-exchange }”: camels for gold, or gold for camels
do-play-both = Play both building cards together and build for free
do-discard = Discard “{ $card }” for one die more
do-roll = { $yellow ->
    [0] Roll the nine white dice
    [one] Pay 1 gold and roll with 1 yellow die
   *[other] Pay { $yellow } gold and roll with { $yellow } yellow dice
}
do-take-camel = Take { $number ->
    [one] 1 camel
   *[other] { $number } camels
}
do-take-gold = Take { $number } gold
do-take-neighbourhood = Supply the { $square } with { $number ->
    [one] 1 cube
   *[other] { $number } cubes
}
do-move = Use the { $value } on { $square } to move the Supervisor
do-draw = Use the { $value } on { $square } to take a card
do-draw-anyway = No dice are left: draw a card
do-supply = Place a cube in shop { $shop } of the { $souk }
do-go = Move the Supervisor { $distance ->
    [one] 1 square
   *[other] { $distance } squares
} to { $square }{ fare }
do-stay = Leave the Supervisor on { $square }{ fare }
fare = { $gold ->
    [0] {""}
   *[other] {" "}for { $gold } gold
}
do-first = Send first the cube of { $owner } in shop { $shop } of the { $souk }
do-keep = Discard a camel: your cube in shop { $shop } of the { $souk } stays, one from your stock goes
do-yield = Let your cube in shop { $shop } of the { $souk } go
do-sell-camels = Give { $number ->
    [one] 1 camel
   *[other] { $number } camels
} for { $points } points
do-sell-gold = Give { $number } gold for { $points ->
    [one] 1 point
   *[other] { $points } points
}
do-to-gold = Change 1 camel into 1 gold
do-to-camels = Change 1 gold into 1 camel
do-stop = Exchange no more
do-build-both = Build { $building } for { $camels } camels and { $gold } gold{ worth }
do-build-camels = Build { $building } for { $camels } camels{ worth }
do-build-gold = Build { $building } for { $gold } gold{ worth }
do-build-free = Build { $building } for free{ worth }
worth = { $points ->
    [0] {""}
   *[other] {" "}and score { $points }
}
do-end = End your turn

did-begin = { $first } is the first player.
did-white-die = A white die shows { $value }.
did-yellow-die = A yellow die shows { $value }.
did-card = { shuffle }{ $drawer } draws “{ $card }”.{ news }
did-some-card = { shuffle }{ $drawer } draws a card.{ news }
shuffle = { $shuffled ->
    [yes] The discards are shuffled into a new deck.{" "}
   *[no] {""}
}

did-play-gold = { $player } plays “{ $card }”.
did-play-camels = { $player } plays “{ $card }”.
did-play-city = { $player } plays “{ $card }”.
did-play-caravan = { $player } plays “{ $card }”.{ news }
did-play-sell-camels = { $player } plays “{ $card }”.
did-play-sell-gold = { $player } plays “{ $card }”.
did-play-no-camels = { $player } plays “{ $card }”.
did-play-no-gold = { $player } plays “{ $card }”.
did-play-exchange = { $player } plays “{ $card }”.
did-play-both = { $player } plays “{ card-no-camels }” and “{ card-no-gold }” together.
did-discard = { $player } discards “{ $card }” for one die more.
did-roll = { $yellow ->
    [0] { $player } rolls the nine white dice.
    [one] { $player } pays 1 gold and rolls with 1 yellow die.
   *[other] { $player } pays { $yellow } gold and rolls with { $yellow } yellow dice.
}
did-take-camel = { $player } takes { $number ->
    [one] 1 camel.
   *[other] { $number } camels.
}
did-take-gold = { $player } takes { $number } gold.
did-take-neighbourhood = { $player } supplies the { $square } with { $number ->
    [one] 1 cube.
   *[other] up to { $number } cubes.
}
did-move = { $player } uses the { $value } on { $square } to move the Supervisor.
did-draw = { $player } uses the { $value } on { $square } to take a card.
did-draw-anyway = No dice are left for { $player }, who draws a card.
did-supply = { $player } places a cube in shop { $shop } of the { $souk }.
did-go = The Supervisor walks { $distance ->
    [one] 1 square
   *[other] { $distance } squares
} to { $square }{ paid }.{ news }
paid = { $gold ->
    [0] {""}
   *[other] {" "}for { $gold } gold
}
did-stay = The Supervisor stays on { $square }{ paid }.{ news }
did-first = { $player } sends the cube of { $owner } in shop { $shop } of the { $souk } first.{ news }
did-keep = { $player } discards a camel; the cube in shop { $shop } of the { $souk } stays.{ news }
did-yield = { $player } lets the cube in shop { $shop } of the { $souk } go.{ news }
did-sell-camels = { $player } gives { $number ->
    [one] 1 camel
   *[other] { $number } camels
} for { $points } points.
did-sell-gold = { $player } gives { $number } gold for { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
did-to-gold = { $player } changes 1 camel into 1 gold.
did-to-camels = { $player } changes 1 gold into 1 camel.
did-stop = { $player } exchanges no more.
did-build-both = { $player } builds { $building } for { $camels } camels and { $gold } gold.{ gains }
did-build-camels = { $player } builds { $building } for { $camels } camels.{ gains }
did-build-gold = { $player } builds { $building } for { $gold } gold.{ gains }
did-build-free = { $player } builds { $building } for free.{ gains }
did-end = { $player } ends the turn.
did-end-day = { $player } ends the turn, and with it day { $day }.
did-end-week = { $player } ends the turn, and with it week { $week }. Souks and caravan are counted.{ gains }
did-end-game = { $player } ends the turn, and with it the game. Souks and caravan are counted.{ gains }

news = { loads }{ count }{ gains }
loads = { $cubes ->
    [0] {""}
    [1] {" "}A cube of { $owner1 } goes to the caravan.
   *[2] {" "}Cubes of { $owner1 } and then { $owner2 } go to the caravan.
}
count = { $full ->
    [yes] {" "}The caravan is full, counted and emptied.
   *[no] {""}
}
gains = { $scorers ->
    [0] {""}
    [1] {" "}{ $scorer1 } scores { $points1 }.
    [2] {" "}{ $scorer1 } scores { $points1 }, { $scorer2 } { $points2 }.
    [3] {" "}{ $scorer1 } scores { $points1 }, { $scorer2 } { $points2 }, { $scorer3 } { $points3 }.
   *[4] {" "}{ $scorer1 } scores { $points1 }, { $scorer2 } { $points2 }, { $scorer3 } { $points3 }, { $scorer4 } { $points4 }.
}

board-city = The city
board-tower = The tower
board-caravan = The caravan
board-yours = Your board and cards
board-no-cards = You hold no cards.
board-piles = { $deck } in the deck, { $discards } discarded
board-no-discards = Nothing has been discarded yet.
board-sends = It sends to the caravan: { $players }.
board-sends-none = No cube lies there.
board-zoom = Nearer
board-shop = { $souk }, shop { $shop }
board-no-shop = no shop
board-square = Road square { $square }, beside it: { $shops }.{ $cost }
board-fare = { $gold ->
    [0] {" "}He walks there for free.
   *[other] {" "}It costs { $gold } gold.
}
board-free = free
board-supervisor = The Supervisor stands on { $square }. Where he ends his walk, the cubes beside him go to the caravan.
board-souk = { $souk }: { $filled } of { $shops } shops filled, worth { $points } points when complete. Owner: { $owner }.
board-nobody = nobody
board-empty = empty
board-cube = a cube of { $player }
board-points = { $player } has { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
board-group = { $square }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} showing { $value }{ $yellow ->
    [0] .
   *[other] , { $yellow } of them yellow.
}
board-no-group = { $square }: no dice.
board-none = no dice
board-take-camel = Take { $number ->
    [one] 1 camel.
   *[other] { $number } camels.
}
board-take-gold = Take { $number } gold.
board-take-cubes = Supply the { $square } with { $number ->
    [one] 1 cube.
   *[other] { $number } cubes.
}
board-walk = Move the Supervisor { $value ->
    [one] 1 square.
   *[other] { $value } squares.
}
board-draw = Take a card; { $deck ->
    [one] 1 is
   *[other] { $deck } are
} left in the deck.
board-roll = Roll the nine white dice
board-roll-yellow = Pay { $yellow } gold and roll { $yellow ->
    [one] a yellow die
   *[other] { $yellow } yellow dice
} with the nine white ones.
board-pay = { $gold } gold
board-line = A cube loaded here scores { $points } at once. When the caravan is counted, this line counts { $times }.
board-camel = Camel { $number }: { $whose }
board-free-camel = free
board-turn = { $place ->
    [1] First player today
   *[other] Plays as number { $place } today
}
board-camels = { $player } has { $number ->
    [one] 1 camel.
   *[other] { $number } camels.
}
board-gold = { $player } has { $number } gold.
board-cards = { $player } holds { $number ->
    [one] 1 card.
   *[other] { $number } cards.
}
board-both = Both building cards together
board-day = Week { $week }, day { $day }
board-days = Week { $week } of { $weeks }, day { $day } of { $days }
board-over = The game is over.
board-chance = The dice roll …
board-stop = Enough
board-draw-anyway = Draw a card
board-end = End turn
board-keep = Give a camel: it stays
board-yield = Let it go

board-building-paddock = Paddock
board-building-shop = Shop
board-building-hammam = Hammam
board-building-caravanserai = Caravanserai
board-building-bazaar = Bazaar
board-building-hoist = Hoist
board-built = { $building }, built for { $camels } camels and { $gold } gold.
board-price = { $building }: costs { $camels } camels and { $gold } gold.
board-power-paddock = Whenever you take camels from the tower, 1 more.
board-power-shop = Whenever you take gold from the tower, 2 more.
board-power-hammam = The Supervisor walks up to 3 squares more or fewer for free.
board-power-caravanserai = A card for each of your cubes sent to the caravan.
board-power-bazaar = Each souk you complete scores 2 more at the end of the week.
board-power-hoist = Whenever you supply from the tower, 1 cube more.

board-card-gold = Take 3 gold. Or discard it for one die more.
board-card-camels = Take 3 camels. Or discard it for one die more.
board-card-city = Place a cube in any shop that is open to you. Or discard it for one die more.
board-card-caravan = Load a cube from your stock on the caravan. Or discard it for one die more.
board-card-sell-camels = Give up to 4 camels for 2 points each. Or discard it for one die more.
board-card-sell-gold = Give up to 10 gold for 1 point each. Or discard it for one die more.
board-card-no-camels = Build without paying camels. Or discard it for one die more.
board-card-no-gold = Build without paying gold. Or discard it for one die more.
board-card-exchange = Exchange camels for gold, or gold for camels. Or discard it for one die more.

board-ask-prepare = Roll the dice. Yellow ones cost 1 gold each.
board-ask-choose = Take a group of dice: its own action, the Supervisor, or a card.
board-ask-finish = Build, play a card, or end your turn.
board-ask-take-more = Which group shall count one die more?
board-ask-place = { $place }: where does the cube go?
board-ask-move = The dice say { $pips }: where shall the Supervisor go?
board-ask-order = Two cubes leave. Which one goes first?
board-ask-send = Cubes are on their way to the caravan.
board-ask-protect = Your cube is about to leave: { $shop }.
board-ask-sell-camels = How many camels do you give, for 2 points each?
board-ask-sell-gold = How much gold do you give, for 1 point each?
board-ask-exchange = Exchange one by one, one way only.
board-ask-build = Which building?
board-wait-prepare = { $player } is about to roll.
board-wait-choose = { $player } chooses a group of dice.
board-wait-finish = { $player } may build or play cards.
board-wait-take-more = { $player } chooses a group for one die more.
board-wait-place = { $player } supplies { $place }.
board-wait-move = { $player } moves the Supervisor by { $pips }.
board-wait-order = { $player } chooses which cube goes first.
board-wait-send = Cubes are on their way to the caravan.
board-wait-protect = { $player } may save a cube with a camel: { $shop }.
board-wait-sell-camels = { $player } gives camels for points.
board-wait-sell-gold = { $player } gives gold for points.
board-wait-exchange = { $player } exchanges camels and gold.
board-wait-build = { $player } chooses a building.

board-number = Shop { $number }
board-offer = { $building } ({ $camels } camels, { $gold } gold)

board-do-roll = Roll the dice
board-do-protect = Your cube is about to leave
board-do-order = Which cube goes first?
board-do-take = Take the dice
board-do-move = Move the Supervisor
board-do-draw = Take a card
board-do-build = Build
board-do-play = Play a card
board-do-discard = Discard a card for one die more
board-do-trade = Trade
board-do-end = End your turn
board-do-go = { $gold ->
    [0] Free
   *[other] For { $gold } gold
}
board-do-supply = { $souk }, { $points } points

### The first game

tutorial-chapter-city = A city to supply
tutorial-chapter-dice = Nine dice for everybody
tutorial-chapter-supply = Goods for the souks
tutorial-chapter-build = Camels and buildings
tutorial-chapter-caravan = The Supervisor calls
tutorial-chapter-gold = Gold
tutorial-chapter-cards = Cards
tutorial-chapter-supervisor = Your turn to send him
tutorial-chapter-week = The week ends
tutorial-welcome = Welcome to Yspahan! In three weeks of seven days you bring goods to the souks and to the caravan. Whoever has most points at the end wins. You are Samira. We will play the first week together.
tutorial-souk = Houses of one colour that belong together are a souk. If all its shops hold your goods when the week ends, you score the number in its star. This one has two shops and is worth 3.
tutorial-roll = The first player of the day rolls nine dice for all. Today that is you. Roll!
tutorial-groups = Equal dice form a group. The lowest goes to the camels, the others upwards through the four quarters, and the highest always to the gold. Each player takes one group, so whoever comes first has the choice.
tutorial-uses = Every group can be used in three ways: for what its square gives, as many as there are dice; to walk the Supervisor as many squares as the dice show; or for a card.
tutorial-take = Two dice on the Barrel are two cubes for that quarter, and its white souk has just two shops. Take them!
tutorial-place = Place your cubes in both shops. A souk belongs to one player alone, and in each quarter you must finish one before you begin another.
tutorial-end = The souk is full: 3 points, if it stays so until the week ends. End your turn. The others take their groups, and then Idris rolls for day 2.
tutorial-camels = Now you are last, and the camels are still there: three dice, three camels. You will need them. Take them!
tutorial-build = After the dice you may put up one building. The Paddock costs 2 camels and brings 1 camel more whenever you take camels. From the third building on, each brings points too. Build it!
tutorial-built = The one camel that is left is your guard, as you will see. End your turn; Yusuf begins day 3.
tutorial-keep = Yusuf has walked the Supervisor to E1, beside your shop: the goods there must go to the caravan. But you have a camel! Give it away, and your cube stays; another one from your stock goes instead.
tutorial-caravan = That cube scored 2 points at once, since it rides in the bottom line; in the middle it would be 1, on top none. And when the week ends, your cubes here count once more: their number times the highest line that you reach. So it is not always bad to be sent.
tutorial-gold = Gold pays for buildings and yellow dice, and each coin lets the Supervisor walk one square more or less. Take the two coins, then end your turn.
tutorial-roll-again = Day 4: you are the first player again. Roll the dice.
tutorial-draw = The two dice on the Vase would even fill its yellow souk. But let us try something else today: any group can bring you a card instead. Use the two dice on the camels.
tutorial-card = “3 camels”! Your cards are secret, and you may play as many as you like in your turn. Or you discard one for a die more. Play it now.
tutorial-shop = Enough for the Shop: 2 camels and 2 gold, and from now on 2 coins more whenever you take gold. Build it, then end your turn.
tutorial-move = Day 5. Yusuf has goods in the pink Chest souk, which is worth 8. He must not fill it! Use the 3 on the camels to walk the Supervisor.
tutorial-walk = He walks exactly 3 squares and does not turn back; at the crossing he may go any way. From E1 that leads to N2, beside Yusuf’s cube. Yusuf has no camel to protect it.
tutorial-sent = Yusuf gets 2 points from the caravan, but his souk has a gap again. Well done. End your turn: we play day 6 for you.
tutorial-yellow = The last day of the week, and you roll first. Yellow dice cost 1 gold each, and only you can use their groups: what you leave is taken away. Roll with one of them.
tutorial-last-day = Three fours on the Chest, one of them yellow: just enough for its yellow souk with three shops, worth 6. Take them, fill the souk, and end your turn.
tutorial-count = The week is counted. White Barrel souk 3, yellow Chest souk 6, and one cube in the first line of the caravan 1: that makes 10 points. Then the city is cleared; the caravan stays loaded.
tutorial-onwards = Two more weeks would follow in the same way. Now you know how: complete souks, build early, keep a camel for your goods, and watch where the Supervisor may go.

### Where points come from

source-souks = Souks
source-bazaar = Bazaar
source-caravan = Caravan
source-buildings = Buildings
source-sales = Camels and gold sold
