### Help

help-serai = An inn for caravan board games: play them, simulate them, study their odds.
help-serve = Open the house: play in the browser, alone or with friends. Every option may also be set as a variable, such as SERAI_PORT for --port.
help-play = Play a game in the terminal, against bots.
help-simulate = Play many games at once and count: scores, victories, speed.
help-arena = A tournament between bots: every seating with the same dice, and how sure the outcome is.
help-advise = What the search thinks of a position in a saved game: the best choices, and how sure that is.
help-tune = Move the values that a game's search goes by, and keep what wins in games against itself.
help-bench = Measure how fast this machine plays.
help-odds = The exact odds of a position of Camel Up.
help-replay = Tell the story of a saved game, with its table.
help-verify = Prove that every die and card of a saved game was dealt as promised.
help-rules = Show the rules of a game, or one clause of them.

title-commands = Commands
title-arguments = Arguments
title-options = Options
help-command = COMMAND
help-options = OPTIONS
help-help = Show this help.
help-lang = The language: English or Italian. Else SERAI_LANG decides, else the system's language.
help-json = Print one JSON document and nothing else.
help-game-name = GAME
help-game = The game: { $games }.
help-file = A saved game.

help-players = How many players there are.
help-play-bots = The bots on the other seats, in order; one name stands for all. By default the strongest.
help-seat = Your seat, counted from 0.
help-play-seed = Fixes the dice and cards: the same words or number give the same ones.
help-save = Save the game to this file after each of your turns.
help-load = Go on with a saved game.
help-games = How many games to play; by default 10,000.
help-simulate-bots = The bots on all seats, in order; one name stands for all. Without bots: random play, compiled.
help-simulate-seed = The same number gives the same games; by default 0.
help-simulate-out = Write every position of all games to this Parquet file, in columns.
help-arena-bots = The bots, from the first seat on; the last one fills the seats that are left. `search-N` searches with N playouts a decision; `search-N:explore=0.5` with something changed.
help-arena-games = How many games, rounded up so that every seating is played as often; by default 100.
help-arena-out = Keep every game in this file; a tournament that was broken off goes on from there.
help-arena-workers = How many games at a time; by default one for each core.
help-arena-ray = Play on the Ray cluster at this address; `local` starts one here.
help-advise-position = A saved game and the move before which to look, as in game.log@12; without @, its end.
help-advise-playouts = How many games to try out; by default 2000. More is slower and surer.
nobody-decides = Before move { $ply } nobody decides anything: it is chance, or the game is over. Choose another one.
choice = Choice
playouts = Playouts
worked-out = worked out
advised = { $playouts } playouts, seed { $seed }. The player knows no more than at the table; nor does the search.
help-tune-only = Which values, by their names in the game's file; by default all that its guide finds important.
help-tune-playouts = How many playouts a decision; by default 100.
help-tune-games = How many games for each change; by default 200.
help-tune-step = By which part of itself a value is moved; by default 0.3.
tuned = { $kept ->
    [0] Nothing that was tried is better.
   *[other] This is better, and may be written into { $file }:
  }
help-bench-game = The game to measure; by default all of them.
help-position-name = POSITION
help-position = Camels from bottom to top, oases and mirages: "1:BW 2:GY 3:O +5 -7".
help-dice = The dice still in the pyramid; by default all five.
help-ply = The move at which to begin, or whose table to show when the output is no terminal.
help-clause-name = CLAUSE
help-clause = A clause of the rules, such as CU15.

help-serve-host = Where to listen: by default 127.0.0.1, this machine only; 0.0.0.0 is everywhere.
help-serve-port = The port; by default 8000. 0 takes any free one.
help-serve-open = Open the browser, if there is one.
help-serve-database = sqlite:///serai.db for a file, or postgresql://user:password@host/name. By default a file in your data folder.
help-serve-address = Where guests find the house, such as https://play.example.org. Needed behind a proxy with TLS.
help-serve-proxies = Proxies whose word is taken for a guest's address; by default those on this machine.
help-serve-workers = How many server processes; more than 1 needs PostgreSQL. By default 1.
help-serve-thinkers = How many processes think for the bots; by default all cores but one, 4 at most.
help-serve-limits = Do not limit how often somebody may ask. Only for measuring.
help-serve-notices = Where guests may have themselves told that it is their turn: public (by https, on the internet), any (also by http and within your own network), or off. By default public.
help-serve-log = How to write the log, on stderr: lines for people, or JSON. By default text.
help-serve-level = From which level on: debug, info, warning or error. By default info.
help-serve-grace = Seconds for requests under way when the house closes; by default 10.

### A wrong command line

no-such-command = There is no command “{ $command }”. There are: { $commands }.
no-such-option = “{ $command }” has no option { $option }. “{ $command } --help” shows the options it has.
missing-argument = “{ $command }” needs { $argument }. “{ $command } --help” explains it.
extra-argument = “{ $extra }” is one argument too many for “{ $command }”. “{ $command } --help” explains its arguments.
needs-value = { $option } needs a value after it.
flag-with-value = { $option } takes no value.
no-number = { $option } must be a whole number.
bad-command-line = “{ $command }” cannot be understood: { $reason }
at-least = { $option } must be at least { $least }.
bots-count = { $given } bots were named for { $wanted } seats. Name one for each seat, or one for all.
bad-seat = There is no seat { $seat }. Seats are counted from 0 to { $last }.
load-brings-all = A saved game brings its own players and dice: use --load without --players and --seed.
other-game = { $path } holds a game of { $game }. Name that game, or another file.
no-such-ply = There is no move { $ply } in this game. Moves are counted from 0 to { $last }.
no-rules = The rules of { $game } are not written down here.
no-such-clause = The rules have no clause “{ $clause }”. Nearby there are { $neighbours }.
no-clause-at-all = The rules have no clause “{ $clause }”. They run from { $first } to { $last }.

### At work

getting-ready = Getting ready. The first time the rules are compiled, which takes about 20 seconds …
house-open = The house is open at { $url } – Ctrl-C closes it.

### Playing

guest = Guest
welcome = With you at the table: { $others }. Type ? for help.
prompt = Your move ›
hint = { $bot } would play { $notation }: { $sentence }.
saved = The game is saved in { $path }.
save-as = Save as [{ $path }]:
left = The game is saved in { $path }. Go on with:
bye = See you soon.
winners = { $count ->
    [one] { $names } wins with { $score }.
   *[other] { $names } share the victory with { $score } each.
}
promise = The dice and cards were fixed before the game. SHA-256 of their seed: { $commitment }
whole-game = The whole game is in { $path }. To prove its dice and cards, and to see it again:
no-such-choice = “{ $text }” is no choice now. Type a number from 1 to { $last }, a short text such as { $example }, or ? for help.
how-to-choose = Type the number of a choice, or its short text, and Enter. Enter alone shows the table again. Besides:

key-hint = hint
key-undo = undo
key-rules = rules
key-save = save
key-story = story
key-quit = quit
key-help = help
about-hint = what the strongest bot would do in your place
about-undo = take back your last step, as long as nothing has been revealed
about-rules = the rules; with a clause after it only that one
about-save = save the game; a file may be named after it
about-story = all that has happened so far
about-quit = leave; the game is saved
about-help = this help

### Looking back

step = Enter: next · b: back · q: leave ›
game = Game
players-title = Players
commitment = Commitment
seed = Seed
words = Words
draws = Draws
fair = Every die and card is proved
compare-commitment = The seed gives exactly these dice and cards, and its SHA-256 is the commitment. Compare that with the one you were told before the game.

### Figures

players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
seat = Seat
bot = Bot
mean-score = Score ± deviation
win-share = Victories
interval = 95% interval
win-share-95 = Victories, 95%
arena-place = Place
arena-score = Score
rating = Rating
thinking = A decision
arena-played = { $games } games: { $deals } deals, each with every seating. Seed { $seed }.
simulated = { $games } games, { $decisions } decisions ({ $each } a game) in { $seconds } s: { $speed } decisions per second. Seed { $seed }.

figure = Figure
value = Value
unit-decisions = decisions/s
unit-s = s
unit-ms = ms
unit-playouts = playouts/s
bench-compiled = random games, compiled
bench-interpreted = random games, interpreted
bench-batch = games side by side, with masks and observations
bench-playouts = a search from the start, one core
bench-random_playouts = the same by random play to the end
bench-warm_start = from starting Python to the end of a first compiled game
how-measured = On one core. Each figure is the best of { $runs } short runs, as noise only ever slows a machine down; the runs of all figures take turns. The warm start is the median of { $starts }. A batch holds { $batch } games.

### Odds

camel = Camel
this-leg = At the end of the leg
place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Last
}
bets = Bets
leg-tile = Tile { $value }
wins-race = Wins the race
loses-race = Comes last
landings = The desert tile on { $space }: { $landings } landings over all outcomes, { $each } pounds on average.
race-ends = The race ends in this leg: { $chance }.
outcomes = { $outcomes } outcomes, all counted. Tiles are worth so many pounds on average; the race is reckoned without desert tiles in later legs.
