card-line = Bet on the leg, nudge the race, and ride on a friend’s back.
card-time = 30 min

camel-B = blue
camel-Y = yellow
camel-G = green
camel-O = orange
camel-W = white

do-leg = Take the { $camel } leg tile worth { $value }
do-lay-oasis = Lay your desert tile as an oasis on space { $space }
do-lay-mirage = Lay your desert tile as a mirage on space { $space }
do-roll = Roll a die from the pyramid
do-winner = Bet that { $camel } wins the race
do-loser = Bet that { $camel } comes last in the race

did-leg = { $player } takes the { $camel } leg tile worth { $value }.
did-lay-oasis = { $player } lays an oasis on space { $space }.
did-lay-mirage = { $player } lays a mirage on space { $space }.
did-roll = { $player } takes a pyramid tile and shakes the pyramid.
did-winner = { $player } bets that { $camel } wins the race.
did-loser = { $player } bets that { $camel } comes last in the race.
did-some-winner = { $player } lays a race card on the winner pile.
did-some-loser = { $player } lays a race card on the loser pile.

did-place = The { $camel } camel starts on space { $pips }.
did-begin = { $first } begins.
did-run = The { $camel } die shows { $pips }: { $camel } runs to space { $space }.
did-oasis = The { $camel } die shows { $pips }: { $camel } drinks at the oasis on { $space } and goes one space further. { $owner } earns 1 pound.
did-mirage = The { $camel } die shows { $pips }: { $camel } is fooled by the mirage on { $space } and steps back one space. { $owner } earns 1 pound.
did-cross = The { $camel } die shows { $pips }: { $camel } crosses the finish line!
leg-ends = Leg { $leg } ends with { $first } first and { $second } second.
race-ends = The race is over: { $first } wins, { $second } is second, { $last } comes last.
gain = { $who } { $pounds }.

position-part = “{ $part }” is no part of a position. Write a space and its camels from bottom to top (2:GY), an oasis (+5) or a mirage (-7).
position-missing = Every camel must stand somewhere; missing: { $camels }.
position-space = There is no space { $space }: spaces run from 1 to { $last }.
position-space-twice = Space { $space } is given twice. Write all its camels in one part, from bottom to top.
position-camel = There is no camel “{ $camel }”: the camels are { $letters }.
position-twice = Camel { $camel } stands on the track twice.
position-tile-space = The desert tile “{ $tile }” cannot lie there: only on spaces { $first } to { $last }.
position-adjacent = Desert tiles on spaces { $first } and { $second } are too close: at least one space must lie between them.
position-on-tile = On space { $space } a camel stands on a desert tile, which cannot be.
position-dice = The dice “{ $dice }” cannot be in the pyramid. Write at least one of { $letters }, each at most once.
odds-no-leg = There are odds only within a leg: this race has not begun, or is over.

### The board

board-board = The race track: sixteen spaces around the pyramid
board-finish = Finish
board-win = Winner
board-lose = Loser
board-space = Space { $space }
board-pyramid = The pyramid. { $dice ->
    [one] One die is still in it.
   *[other] { $dice } dice are still in it.
}
board-rolled = The { $camel } die shows { $pips } in this leg.
board-not-rolled = The { $camel } die has not come out in this leg.
board-leg-tile = Leg tiles for { $camel }: { $left ->
    [one] the last is worth { $value }.
   *[other] { $left } left, the next is worth { $value }.
}
board-no-leg-tile = All leg tiles for { $camel } are taken.
board-pile-win = Winner pile, { $cards ->
    [0] still empty.
    [one] one card, laid by { $by }.
   *[other] { $cards } cards, laid by { $by }.
} The first right card pays 8, then 5, 3, 2, 1.
board-pile-lose = Loser pile, { $cards ->
    [0] still empty.
    [one] one card, laid by { $by }.
   *[other] { $cards } cards, laid by { $by }.
} The first right card pays 8, then 5, 3, 2, 1.
board-oasis = Oasis of { $name } on space { $space }: one space forward, and a pound for { $name }.
board-mirage = Mirage of { $name } on space { $space }: one space back, underneath, and a pound for { $name }.
board-camel = The { $camel } camel on space { $space }.
board-carries = The { $camel } camel on space { $space } carries { $carries }.
board-home = The { $camel } camel has crossed the finish line.
board-money = { $pounds ->
    [one] One pound
   *[other] { $pounds } pounds
}
board-none = none
board-leg-tiles = Leg tiles
board-rolls = Rolls
board-desert-tile = Desert tile
board-race-card = Race card
board-cards = Race cards
board-in-hand = in hand
board-oasis-on = on { $space }
board-mirage-on = on { $space }
board-held = { $camel }: { $value } if first at the end of the leg, 1 if second, else −1.
board-pyramid-tiles = { $count ->
    [one] One pyramid tile: one pound when the leg ends.
   *[other] { $count } pyramid tiles: { $count } pounds when the leg ends.
}
board-backs = { $count ->
    [one] One race card in hand
   *[other] { $count } race cards in hand
}
board-card = Your race card for { $camel }
board-do-roll = Pyramid
board-do-leg = Take a leg tile
board-do-win = Bet on the winner
board-do-lose = Bet on the loser
board-do-oasis = Oasis on space
board-do-mirage = Mirage on space
board-lay-oasis = Oasis
board-lay-mirage = Mirage
board-roll = Roll a die
board-about-roll = One pound when the leg ends. Which die comes out, and what it shows, is chance.
board-about-leg = { $value } pounds if { $camel } leads when the leg ends, 1 if it is second, otherwise it costs 1.
board-about-race = Right cards pay 8, 5, 3, 2, 1 in the order laid; a wrong one costs 1. It stays secret until the end.
board-about-oasis = A pound each time a unit lands here; it moves one space forward, on top.
board-about-mirage = A pound each time a unit lands here; it moves one space back, underneath.
