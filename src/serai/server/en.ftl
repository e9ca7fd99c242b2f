no-database = The database cannot be reached ({ $fault }). Check its address, and that it is running.
bad-database = “{ $url }” is no address of a database. Write sqlite:///serai.db for a file, or postgresql://user:password@host/name.
newer-database = This database was written by a newer Serai. Install that version, or restore the backup made before the upgrade.
no-file = { $path } cannot be opened ({ $fault }). Check that its folder exists and may be written to.

### Settings

port-in-use = Port { $port } of { $host } is in use. Close what runs there, or choose another with --port.
no-such-door = { $host }, port { $port } cannot be listened on ({ $fault }). Check --host and --port.
setting-number = { $flag } (or { $variable }) must be a number from { $least } to { $most }, not “{ $text }”.
setting-choice = { $flag } (or { $variable }) must be one of { $choices }, not “{ $text }”.
setting-address = { $flag } (or { $variable }) must be an address such as https://play.example.org, without a path; “{ $text }” is none.
setting-schemes = { $flag } (or { $variable }) mixes http and https. Use https for all, or http for all.
setting-proxies = { $flag } (or { $variable }) must list addresses such as 10.0.0.1 or networks such as 10.0.0.0/8; “{ $text }” is neither.
workers-need-postgresql = An SQLite file serves one process. For several, give --database the address of a PostgreSQL.

### Accounts

no-account = Say first who you are: choose a name to play as a guest, or sign in.
bad-token = This token is not known here. It may have been withdrawn; make a new one.
token-too-weak = A token is for playing. For this, sign in with a browser.
name-length = A name has 1 to { $longest } letters.
name-letters = A name is made of letters of one alphabet, digits, spaces and - _ . ’ only.
name-taken = “{ $name }”, or a name that looks like it, is taken. Choose another.
password-length = A password has { $shortest } to { $longest } characters.
password-common = This password is among the first that a thief would try. Choose a longer or stranger one.
wrong-password = This is not your current password.
wrong-sign-in = Name and password do not belong together.
too-many-tries = Too many wrong passwords for this name. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
too-many-tokens = You have { $most } tokens already. Withdraw one that you no longer use.
too-many-bots = You have { $most } bots already. Delete one that you no longer use.
no-such-token = You have no such token.
no-such-program = You have no bot called “{ $name }”.

### Notices

notice-title = Your turn: { $game }
notice-turn = { $whose ->
    [mine] At your table, with { $others }.
    [none] With { $others }.
   *[other] At { $owner }’s table, with { $others }.
}
notice-hello = From now on Serai tells you here when it is your turn.
notice-address = This is no address that notices can be sent to. It begins with https:// and names a server.
notice-host = Nobody knows a server called “{ $host }”. Check the address.
notice-private = “{ $host }” is not on the internet, and this house sends notices nowhere else. Its host can allow it with --notices any.
notices-off = This house sends no notices: its host has switched them off.
webhook-silent = This address did not take our greeting. Check that it is an incoming webhook that accepts JSON, and try again.
too-many-greetings = You have tried several addresses just now. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
bad-subscription = This browser’s subscription is not as it should be. Switch notices off and on again.

### Requests

closing = The house is closing for a moment. Come back soon.
not-ready = The database does not answer at the moment. Try again soon.
private-figures = These figures are only for the house’s own network.
foreign-origin = This request comes from a page of another address than ours. Open the house’s own page and try again.
too-many-requests = Too much at once. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
too-large = This is too much: at most { $most } KiB may be sent here.
body-too-large = This is too much to be sent here.
not-json = Send JSON, with the header Content-Type: application/json.
no-such-page = There is nothing at this address.
no-such-clause-here = These rules have no clause “{ $clause }”.
no-such-method = This address does not understand that method.
bad-request = The request could not be understood.
bad-json = The request must be one JSON object.
field-missing = “{ $field }” is missing.
field-unknown = “{ $field }” means nothing here.
field-choice = “{ $field }” must be one of { $choices }.
field-length = “{ $field }” is too long or too short; the limit is { $limit }.
field-text = “{ $field }” must be a text.
field-number = “{ $field }” must be a number.
field-range = “{ $field }” is out of range; the limit is { $limit }.
field-yes-no = “{ $field }” must be true or false.
field-wrong = “{ $field }” is not as it should be.
unexpected = Something broke on our side. It is in the log as { $fault }; please try again.

### Tables

no-such-table = There is no such table, or it is private. Check the link, or ask for an invitation.
no-such-account = Nobody here is called “{ $name }”.
no-such-seat = There is no such seat: they are numbered from 0, and there are { $seats }.
too-many-seats = { $seats } seats are too many for a game of { $players }.
too-many-tables = You have { $most } tables open or under way. Finish or leave one first.
one-seat-each = You can take only one seat. For friends at your screen, choose “here” and say their names.
here-plain = Where people share a screen, the game has no clock, counts for no rating, and waits for everybody.
here-alone = People who share a screen play among themselves and with bots: every other seat must be one of these.
name-twice = Two of you are called “{ $name }”, or nearly so. Choose names that differ.
not-here = “{ $option }” cannot be chosen at a table of this house.
no-clock-to-end = Without a clock no time can run out. Give the table a clock, or let a bot step in for who is gone.
rated-hints = A rated game allows no hints.
already-seated = You already have a seat at this table.
no-free-seat = This seat is not free for you. Choose another, or ask for an invitation.
not-your-seat = This seat is not yours.
which-seat = You hold several seats at this table: say which one you mean, by “seat”.
not-seated = You have no seat at this table, so you can only watch.
seat-taken = Somebody sits there.
join-instead = To sit down yourself, join the table.
seats-empty = The game cannot begin: nobody sits at { $seats }. Wait, or let bots sit there.
not-yours = Only who opened the table can do this.
begun-already = The game has begun; seats can no longer change.
table-over = This table is over.
not-begun = The game has not begun yet.
no-rematch = Only who played at a table can ask for a rematch, and only after the end.
table-damaged = What is kept of table { $table } does not follow from its rules and seed. Restore a backup.
old-rules = This game was begun by version { $told } of the rules of { $game }; the house now plays version { $ours }.

### Play

stale = The table has moved on since: look at it again, then decide.
not-your-turn = It is { $name }’s turn.
away = A bot is playing for you. Take your seat again first.
not-away = You are already at your seat.
no-hints = This table was set up without hints and odds.
no-insight = Nobody works out odds for { $game }.
not-over = This can be seen when the game is over.
bot-lost = The bot did not answer. Try again in a moment.
bad-message = A message must be a JSON object with a "type" among { $types }.
bad-field = “{ $field }” is missing or not as it should be.
too-fast = That was too fast. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.

line-undo = { $steps ->
    [one] { $player } takes back a step.
   *[other] { $player } takes back { $steps } steps.
}
line-hint = { $player } asks for a hint.
line-insight = { $player } looks at the odds.
line-bot = A bot plays on for { $player }.
line-back = { $player } is back.
line-flag = { $player } is out of time: the game ends.

### Replays and fairness

never-played = No game was played at this table.
many-reviews = Many games are being looked back at already. Try again in a minute.
no-such-ply = This game has { $last } plies: choose a number from 0 to { $last }.
log-unusual = Line { $line } of the game log holds something that this house cannot keep: a name, a number or a text that is too long or out of range.
too-many-replays = You have brought { $most } games here within a day. Come back tomorrow.
how-drawn = Before the game the house fixes a secret seed and shows its SHA-256, the commitment. For draw number n, counted from 0, it takes HMAC-SHA256 with the seed as the key and the JSON text [words, n, attempt] as the message, in ASCII and without spaces; “words” is the list of the players’ words by seat, and “attempt” is 0. The first eight bytes, read as a number, are divided by the sum of the outcomes’ weights: the remainder says which outcome falls. A number from the uneven end of the range is drawn again, with “attempt” one higher. When the game is over the seed is shown: whoever has the log can check that the seed’s SHA-256 is the commitment, and draw every die and card again. “serai verify” does so.

### Tutorials

no-tutorial = There is no tutorial for “{ $game }”. There are some for: { $games }.

### Streams

too-many-streams = You have { $most } streams open already. Close one first.
