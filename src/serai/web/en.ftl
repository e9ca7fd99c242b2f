### The frame of all pages

home = Serai, home
language = Language
night = Night
settings = Settings
sound = Sound
sound-how = Soft tones: your turn, a move, the end, a word
motion = Motion
motion-how = Pieces travel where they go
push = Notices
push-how = This browser tells you when it is your turn, also while no page is open
push-not = Notices
push-not-how = This browser takes none here: it needs a house with https, and on an iPhone an icon on the home screen
push-denied = This browser does not allow notices from here. Allow them in its settings for this page, then try again.
push-off = This house sends no notices: its host has switched them off.
push-failed = This browser’s push service cannot be reached just now. Try again later.
calls = Call me to this table
calls-how = Sound, a dot on the page’s sign, notices and chat, when it is your turn
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
new-table-short = New table
one-screen-short = Pass and play
show-all = Show all { $tables }
came = place { $place } of { $players }
history = History
look-back = Look back
row-none = no clock
row-live = { $minutes } min each
row-slow = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
traveller = Traveller { $number }

### Other rooms

more-rooms = More rooms
hall = Hall
leaderboard = Leaderboard
bring = Bring a game
account = Account
about = About
sign-in = Sign in
wrong-link = This way leads nowhere
wrong-link-how = There is nothing at this address. Check the link, or begin in the hall.
house-closed = The house does not answer
house-full = The house is full just now
again-soon = We try again by ourselves in a moment.
try-again = Try now

### Learning by doing

learn-it = Learn it
learn-title = Learn { $title }
learn-first = New here? Learn by playing, in five minutes:
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-you = Your move
learn-your-move = Your move: press what glows on the board.
learn-not-this = A fine idea for another day. This time, follow me.
learn-elsewhere = Not there just now: press what glows.
learn-done = You know { $title }!
learn-done-what = This is what you have seen:
learn-left = Come back whenever you like
learn-left-what = This is what { $title } would show you:
learn-from-start = From the beginning
learn-rules = The full rules
learn-again = Once more

### Looking back

replay = Looking back
replay-of = Looking back at a game of { $title }
before-all = Before the first step
ply = Step
ply-of = Step { $ply } of { $plies }
to-start = To the beginning
step-back = One step back
play = Play
pause = Pause
step-on = One step on
to-end = To the end
speed = Speed
eyes = As seen by
spectator = a spectator
share-ply = Link to this step
to-table = To the table
verify = Check the dice
all-fair = { $draws ->
    [one] One draw checked: fair.
   *[other] { $draws } draws checked, every one fair.
}
review = In hindsight
review-how = Everybody’s chances all along, where the game turned, what luck did, and what the bots would have done.
review-kept = It is worked out once, in the background, and kept for everybody who has the link.
review-start = Work it out
review-wait = It is being worked out: { $percent }%
review-eyes = While the game goes on, only what you know is used, and it is worked out anew when the game has moved on.
review-graph = Chances to win, step by step
review-turns = Turning points
review-turn = { $name }: { $before } → { $after }
review-calm = No single stretch changed much.
review-decisions = Decisions
review-whose = Of
review-same = { $all ->
    [0] There was nothing to choose.
   *[other] In { $same } of { $all } choices as the bots would have.
}
review-no-cost = None of them clearly cost anything.
review-no-choice = Nothing was to be chosen here.
review-as-bots = A bot would have done the same.
review-better = A bot would have chosen: { $text }.
review-luck = Luck
review-luck-how = What dice and cards gave or took, in chances to win.
review-sources = Where the points came from
review-total = In all
ply-at = Step { $ply }
percent = { $percent }%
bring-how = A game that was played elsewhere, or downloaded here, is a file. The rules check every step of it; then it can be looked at here, and whoever has the link sees it too.
log-file = File of the game

### Rules

rules-of = Rules of { $title }

### Leaderboard and players

ratings-how = Only rated games count. The rating is a strength that somebody almost surely has, so newcomers begin at 0 and climb.
leaders-of = { $title } with { $players }
players-of = { $players } players
no-leaders = No rated game yet. Open a rated table and be the first!
rank = #
name = Name
rating = Rating
games-played = Games
won = Won
kind-house = bot of the house
kind-bot = bot
here-since = Here since { $since }
statistics = Statistics
nothing-played = No finished game yet.
mean-place = Mean place
mean-score = Mean score
placed = place { $place }, { $score } points
recent = Last games
rated = rated

### Account

come-as-guest = Come in as a guest
guest-how = A name is enough. You can keep the account with a password whenever you like.
password = Password
current-password = Current password
new-password = New password
member = { $name }, at home here
guest-here = { $name }, a guest
rename = Change name
in-en = English
in-it = Italiano
my-statistics = My games and statistics
keep-account = Keep this account
keep-how = With a password you can sign in from any browser, and your games and rating stay yours.
keep = Keep it
change-password = Change password
leaving = Leaving
guest-warning = You are a guest: once signed out, nobody can get back into this account. Keep it with a password first.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
delete-account = Delete the account
delete-sure = Delete your account for good? Your name leaves all games, your ratings and bots are gone. This cannot be taken back.
renamed = That is your name now. Games already begun keep the old one.
kept = The account is yours. Sign in with name and password from anywhere.
password-changed = The password is changed. Other browsers are signed out.
signed-in = Welcome back.
signed-out = You are signed out.
deleted = The account is deleted.
notices = Told in a chat
notices-how = When it is your turn and you are not looking, a line comes to your chat: make an incoming webhook there (Discord, Slack, Mattermost, Matrix and others have them) and paste its address. For notices of this browser, see the settings at the top. Each table has a switch of its own there.
webhook = Address of the webhook
set-webhook = Tell me there
drop-webhook = No longer
webhook-set = A greeting has just arrived there.
webhook-dropped = Nothing is sent there any more.
webhook-stopped = This address has refused our notices several times in a row, so we have stopped. Check it, and set it once more.
programs = Programs that play
programs-how = A bot is an account of its own, a token lets a program in. Everything that these pages do, a program can do:
token-once = This token is shown only once. Copy it now:
bots = My bots
bot-name = Name of the bot
register-bot = Register a bot
delete-bot = Delete
tokens = Tokens
token-name = What it is for
token-for = Plays as
myself = myself
make-token = Make a token
withdraw = Withdraw
never-used = never used
last-used = last used { $day }

### About

about-house = Serai is an inn for board games of caravans: exact rules, honest bots, fair dice that everybody can check. It is free software; whoever likes may open a house of their own.
about-games = The games belong to their authors and publishers. The rules are told in our own words, and everything here is drawn by us. If you enjoy a game, buy it.
about-data = The house keeps your name, your games and what you say at tables, and a cookie by which it knows you again. Nothing is loaded from elsewhere, and nobody watches you.
licences = Licences
our-licence = Serai is free software under the licence
work-of-others = Work of others in these pages
licence = Licence
open-api = Play from a program:

### Opening a table

new-table = Open a table
game = Game
players = Players
seat-number = Seat { $number }
seat-open = open to all
seat-invited = by invitation
seat-player = asked by name
seat-bot = { $bot ->
    [level-1] bot, level 1: a beginner who sometimes errs
    [level-2] bot, level 2: thinks of the move at hand
    [level-3] bot, level 3: a good club player
    [level-4] bot, level 4: hard to beat
    [level-5] bot, level 5: the strongest
   *[other] bot, { $bot }
}
bot-short = { $bot ->
    [level-1] Level 1
    [level-2] Level 2
    [level-3] Level 3
    [level-4] Level 4
    [level-5] Level 5
   *[other] { $bot }
}
seat-free = Free seat
time = Time
clock-none = no clock
clock-live-10 = 10 minutes each, 15 seconds more a turn
clock-live-30 = 30 minutes each, 30 seconds more a turn
clock-slow-1 = one day a move
clock-slow-3 = three days a move
private = Private: only who has the link
serious = Serious play: no advice, no odds
rated-table = Rated: counts for the leaderboard, always serious
open-table = Open the table
where = Where you play
where-apart = Each at their own screen
where-here = All at this screen
where-here-how = You pass the screen around. Whatever is secret stays covered until the next player says that it is them.
seat-here = somebody here
name-at = Name at seat { $number }
begin = Begin the game

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
hints-yes = You may ask for advice and look at odds; the log will say so.
hints-no = Serious play: no advice, no odds.
rated-yes = The game counts for the ratings.
rated-no = The game does not count for the ratings.
private-yes = Private: only who has the link comes in.
private-no = Everybody may watch.
undo = Take back a step
restart = Start the turn over
hint = Ask for advice
odds = Odds
odds-how = Exact chances, and what each action would be worth to you. The log will say that you looked.
odds-wait = Counting…
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
bot-of = bot, { $name }
weak-waking = bot; still waking up: for up to a minute it does not look ahead
weak-lost = bot; it did not come to a decision, so something was played for it
owner = opened the table
at-this-screen = at this screen
pass-to = Pass the screen to { $name }
pass-how = What is secret is covered. Nobody else looks now!
i-am = I am { $name }
meanwhile = What happened meanwhile
asked = waiting for { $name }
days-hours = { $days } d { $hours } h
invite = Invitation
invite-how = Whoever opens this link may come in and sit down. Send it to friends.
rules = Rules
contents = Contents
as-page = On a page of their own
parts = Parts of the table
tab-play = Play
tab-players = Players
tab-log = Log
tab-chat = Talk
what-glows = What glows on the board can be done now.
view = Position
log = What happened
look-at = Show the board as it was after this
looking-back = Looking back
to-now = Back to now
moved-on = Meanwhile the game has moved on.
moved-on-yours = Meanwhile the game has moved on, and it is your turn.
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
