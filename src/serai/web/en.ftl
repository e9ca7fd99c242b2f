### The frame of all pages

home = Serai, home
language = Language
night = Night
close = Close
your-name = Your name
come-in = Come in
name-first = Choose a name first; that is all it takes.
unreachable = The house cannot be reached just now. Try again in a moment.
yes = yes
no = no

### The hall

tagline = An inn for caravan games. Choose a name and come in, the tea is hot.
welcome = Come in, { $name }, the tea is hot.
games = Games
play-now = Play now against bots
players-range = { $least } to { $most } players
my-games = My games
no-games = You sit at no table yet.
open-tables = Open tables
no-tables = No table waits for players. Open one!
live-tables = Games to watch
no-live = Nobody else is playing just now.
seats-free = { $free ->
    [0] all here, about to begin
    [one] { $free } seat free
   *[other] { $free } seats free
}
status-playing = under way
status-over = finished
status-closed = This table was closed before the game began.
sit-down = Sit down
watch = Watch
go-on = Go on

### Opening a table

new-table = Open a table
game = Game
players = Players
seat-number = Seat { $number }
seat-open = open to all
seat-invited = by invitation
seat-player = asked by name
seat-bot = bot ({ $bot })
seat-free = Free seat
time = Time
clock-none = no clock
clock-live-10 = 10 minutes each, 15 seconds more a turn
clock-live-30 = 30 minutes each, 30 seconds more a turn
clock-slow-1 = one day a move
clock-slow-3 = three days a move
private = Private: only who has the link
open-table = Open the table

### At the table

opening = Opening the door…
to-hall = Back to the hall
closed-door = This door stays closed
lost = The connection is lost. We keep trying; nothing you did is lost or done twice.
your-turn = Your turn
turn-of = { $name } is thinking
waiting = { $empty ->
    [one] Waiting: one seat is free
   *[other] Waiting: { $empty } seats are free
}
ready = All are here. Whoever opened the table starts the game.
ready-mine = All are here. Start when you like!
start = Start the game
time-none = No clock: take your time.
time-live = { $minutes } minutes for everybody, { $increment } seconds more a turn.
time-slow = { $days ->
    [one] One day a move.
   *[other] { $days } days a move.
}
absent-wait = Whoever is gone is waited for.
absent-bot = A bot plays on for whoever is gone or out of time.
absent-end = The game ends when somebody runs out of time or leaves.
hints-yes = You may ask bots for advice; the log will say so.
hints-no = No advice from bots.
rated-yes = The game counts for the ratings.
rated-no = The game does not count for the ratings.
private-yes = Private: only who has the link comes in.
private-no = Everybody may watch.
undo = Take back a step
restart = Start the turn over
hint = Ask for advice
advice = Advice: { $advice }
bot-plays = A bot is playing for you.
back = Take my seat again
leave = Leave the table
leave-ends = If you leave, the game ends for everybody. Leave all the same?
seats = Seats
you = you
you-away = you; a bot plays for you
away = gone; a bot plays on
bot = bot
owner = opened the table
asked = waiting for { $name }
days-hours = { $days } d { $hours } h
invite = Invitation
invite-how = Whoever opens this link may come in and sit down. Send it to friends.
rules = Rules
parts = Parts of the table
tab-play = Play
tab-players = Players
tab-log = Log
tab-chat = Talk
what-glows = What glows on the board can be done now.
view = Position
log = What happened
chat = Talk
chat-line = Say something
send = Send

### The end

result = Result
ended-by-time = Time has run out.
place = { $place }.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rematch = Play again
go-rematch = To the next game

### Fair dice

fairness = Fair dice
fairness-how = The seed of all dice and cards was chosen before the game. Its SHA-256 is shown from the start, the seed itself at the end; everybody may mix in words of their own.
commitment = SHA-256 of the seed
words-of = Words of { $name }
my-words = My words for the dice
add = Mix in
seed = The seed
proof = This seed is the one that was promised.
download = The game as a file
no-proof = This seed is not the one that was promised!
