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
