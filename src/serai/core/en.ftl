player = Player { $number }

bad-language = There is no language “{ $language }” here. Choose one of: { $languages }.
no-such-game = There is no game “{ $game }”. The house plays: { $games }.
no-such-option = { $game } has no option “{ $option }”. It has: { $options }.
bad-value = { $option } cannot be { $value }. Good values: { $values }.
bad-names = { $names } names were given for { $players } players. Give one for each, or none.
bad-name = { $name } cannot be a name: use letters, digits and signs that can be seen.
no-such-player = There is no player { $player }. Players are numbered from 0 to { $players } - 1; None is a spectator.
no-such-action = There is no action { $action }. Actions are numbered from 0 to { $last }.
no-such-bot = There is no bot “{ $bot }” for { $game }. There are: { $bots }.
no-pyarrow = Parquet files are written by pyarrow, which is not installed. Install it with: pip install "serai[data]"
no-such-knob = The search has no { $knob } to set. It has { $knobs }.
bots-and-seats = { $bots } bots cannot sit on { $seats } seats. Name one for each seat, or fewer: the last one fills the rest.
another-tournament = { $path } holds another tournament. Name another file, or delete this one to begin anew.
no-ray = Ray is not installed. Install it with: pip install "serai[cluster]"
no-cache = The compiled rules cannot be kept in { $folder } ({ $fault }). Set SERAI_CACHE to a folder that can be written.

over = The game is over; nothing can be played any more.
illegal = “{ $move }” cannot be played now. These can: { $good }.
illegal-in-batch = Game { $index } of the batch: { $reason }
nothing-to-undo = There is nothing to take back: only steps of your own turn can be, as long as no dice, cards or other players have acted since.
not-their-turn = It was not their turn.

cannot-write = The game could not be saved to { $path } ({ $fault }). Choose another place.
cannot-write-games = The games cannot be written to { $path } ({ $fault }). Choose another place.
cannot-read = { $path } cannot be read ({ $fault }). Check the name of the file.
log-no-text = { $path } is not a game log: it is not a text file.
log-cut-off = The game log is cut off: its last line is not complete. Use the last copy that was saved whole.
log-no-object = Line { $line } of the game log is not a JSON object, so the file is damaged or not a game log.
log-no-head = Line 1 of the game log must be an object with { $keys }. This file is damaged or not a game log.
log-format = This game log has another format than { $format }, the one that this version reads. Use the version of Serai that wrote it.
log-no-ply = Line { $line } of the game log must tell who played ("by"), what ("do") and when ("at").
log-after-seed = Line { $line } of the game log stands after the seed, which must come last.
log-no-seed = Line { $line } of the game log holds no seed: it must be hexadecimal digits.
log-other-seed = The seed of this game log is not the one that was promised: its SHA-256 differs from the commitment.
log-no-game = The game log is of a game that cannot be set up: { $reason }
log-names-file = “{ $option }” must be written out in the log, not named.
log-other-rules = The game log was played by version { $told } of the rules of { $game }; this is version { $ours }. Use the version of Serai that wrote it.
log-illegal = Line { $line } of the game log breaks the rules: { $reason }
no-seed = This game log does not hold its seed, so it can be looked at but not played on.
no-seed-to-verify = This game log does not reveal its seed yet, so its dice and cards cannot be proved. It does when the game is over.
log-unfair = Line { $line } of the game log says “{ $told }”, but the seed gives “{ $drawn }”: this game was not dealt fairly.

source-points = Points
