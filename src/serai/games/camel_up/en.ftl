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
