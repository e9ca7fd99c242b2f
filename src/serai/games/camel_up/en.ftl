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

### The odds panel

odds-leg = This leg
odds-race = The whole race
odds-others = Other actions
odds-first = 1st
odds-second = 2nd
odds-tile = Tile
odds-wins = wins
odds-loses = last
odds-best = Worth most on average
odds-note = Pounds to be expected, over all { $outcomes } ways the dice of this leg can fall. The race ends in this leg: { $ends }. For the race, later legs count without desert tiles, and each card that others have laid is thought right as often as yours.

### The first game

tutorial-chapter-race = Five camels and no jockey
tutorial-chapter-leg = A bet on the leg
tutorial-chapter-carry = Camels carry camels
tutorial-chapter-desert = Oasis and mirage
tutorial-chapter-count = The leg is paid out
tutorial-chapter-bets = Bets on the whole race
tutorial-chapter-finish = The home straight
tutorial-welcome = Welcome to the race! Five camels run once around the pyramid. None of them is yours: you bet on them, and whoever is richest at the end wins. You are Samira, with 3 pounds. On your turn you do one single thing.
tutorial-stack = Camels that share a space stand on each other’s backs. Of these three, yellow is ahead: higher up is farther ahead. It leads the race.
tutorial-leg = The race goes leg by leg. In each leg every camel’s die comes out of the pyramid once, in an order nobody knows, and shows 1, 2 or 3.
tutorial-leg-tile = Take a leg tile: who will lead when all five dice are out? The first tile of a camel pays 5, the next ones 3 and 2. Second place pays 1; anything worse costs 1. Yellow looks good: take its tile.
tutorial-carry = Idris has shaken the pyramid: blue runs 2 spaces, and carries everybody on its back. So white and yellow got a free ride.
tutorial-roll = Now shake the pyramid yourself. Whoever does gets a pyramid tile, one pound when the leg ends. That is never a bad deal. Press the pyramid.
tutorial-rolled = White ran 2 and took yellow along. Blue was below, so it stays behind. Two dice down, three to go.
tutorial-desert = Your desert tile goes on an empty space with no other tile beside it. Oasis: whoever lands there goes 1 farther. Mirage: 1 back, underneath the others. You earn a pound each time. Yellow needs a 3 to get to space 10: lay your oasis there.
tutorial-oasis = A 3! Yellow drinks at your oasis and trots on to space 11. That pound is yours.
tutorial-mirage = Yusuf lays a mirage on space 3, two spaces ahead of orange. One die is left in the pyramid. Bring it out!
tutorial-fooled = Orange fell for the mirage and went one space back, underneath green. That was the fifth die: the leg is over.
tutorial-paid = Yellow leads, so your leg tile pays 5, and your two pyramid tiles 1 each: 7 pounds. White is second, so each of Yusuf’s tiles brings 1. Tiles and dice go back, the camels stay. A new leg begins.
tutorial-cards = Everybody holds five race cards, one for each camel. Lay one face down for who will win the whole race, here, or for who will come last, over there. The first right card pays 8, then 5, 3, 2 and 1; a wrong one costs 1. So hurry, but not too much.
tutorial-winner = Yellow is seven spaces ahead. Be the first to bet on it: press the winner pile and choose yellow.
tutorial-loser = The others have laid cards too; nobody sees which. Orange is far behind: bet on it as the loser.
tutorial-odds = Idris took the best yellow tile. The next one still pays 3. How likely is it? At a real table the odds panel tells you exactly, for every bet; the log tells that you looked, and a table for serious play can do without. Take the tile.
tutorial-home-straight = The yellow die is already out, so nothing can happen to yellow in this leg. Then rolling is the surest pound. Shake the pyramid, and the others will follow.
tutorial-once-more = That leg brought you 4 more. Now a new one begins, and all tiles are back. Take the yellow 5 before the others do!
tutorial-last-roll = Yellow stands on space 14: with a 3 it crosses the line, and the race ends at once. Shake the pyramid.
tutorial-crossed = And home it goes! A last count of the leg, then all race cards are turned over.
tutorial-result = Your card for yellow lay first: 8 pounds. Idris and Yusuf get less for the same bet. On the loser pile Idris was faster with orange. In the end you have 34 pounds, Idris 27, Yusuf 20. You win!

### Where points come from

source-start = At the start
source-leg-tiles = Leg tiles
source-pyramid = Pyramid tiles
source-desert = Desert tile
source-winner-bets = Bets on the winner
source-loser-bets = Bets on the last
