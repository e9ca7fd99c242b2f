no-database = The database cannot be reached ({ $fault }). Check its address, and that it is running.
bad-database = “{ $url }” is no address of a database. Write sqlite:///serai.db for a file, or postgresql://user:password@host/name.
newer-database = This database was written by a newer Serai. Install that version, or restore the backup made before the upgrade.
no-file = { $path } cannot be opened ({ $fault }). Check that its folder exists and may be written to.

### Settings

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
no-such-bot = You have no bot called “{ $name }”.

### Requests

no-such-page = There is nothing at this address.
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
