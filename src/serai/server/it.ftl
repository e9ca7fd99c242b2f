no-database = Il database non è raggiungibile ({ $fault }). Controlla l’indirizzo e che sia acceso.
bad-database = «{ $url }» non è l’indirizzo di un database. Scrivi sqlite:///serai.db per un file, oppure postgresql://utente:password@host/nome.
newer-database = Questo database è stato scritto da una versione più nuova di Serai. Installa quella versione, o ripristina la copia fatta prima dell’aggiornamento.
no-file = { $path } non si può aprire ({ $fault }). Controlla che la cartella esista e che vi si possa scrivere.

### Impostazioni

port-in-use = La porta { $port } di { $host } è già in uso. Chiudi ciò che vi gira, o scegline un’altra con --port.
no-such-door = Su { $host }, porta { $port }, non si può ascoltare ({ $fault }). Controlla --host e --port.
setting-number = { $flag } (o { $variable }) dev’essere un numero da { $least } a { $most }, non «{ $text }».
setting-choice = { $flag } (o { $variable }) dev’essere uno fra { $choices }, non «{ $text }».
setting-address = { $flag } (o { $variable }) dev’essere un indirizzo come https://play.example.org, senza percorso; «{ $text }» non lo è.
setting-schemes = { $flag } (o { $variable }) mescola http e https. Usa https per tutti, oppure http per tutti.
setting-proxies = { $flag } (o { $variable }) deve elencare indirizzi come 10.0.0.1 o reti come 10.0.0.0/8; «{ $text }» non è né l’uno né l’altra.
workers-need-postgresql = Un file SQLite serve un solo processo. Per averne di più, indica con --database l’indirizzo di un PostgreSQL.

### Account

no-account = Prima dicci chi sei: scegli un nome per giocare come ospite, oppure accedi.
bad-token = Qui questo token non è conosciuto. Forse è stato revocato: creane uno nuovo.
token-too-weak = Un token serve per giocare. Per questo, accedi da un browser.
name-length = Un nome ha da 1 a { $longest } lettere.
name-letters = Un nome è fatto solo di lettere di un unico alfabeto, cifre, spazi e - _ . ’
name-taken = «{ $name }», o un nome che gli somiglia, è già preso. Scegline un altro.
password-length = Una password ha da { $shortest } a { $longest } caratteri.
password-common = Questa password è fra le prime che un ladro proverebbe. Scegline una più lunga o più strana.
wrong-password = Questa non è la tua password attuale.
wrong-sign-in = Nome e password non vanno insieme.
too-many-tries = Troppe password sbagliate per questo nome. Riprova fra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
too-many-tokens = Hai già { $most } token. Revocane uno che non usi più.
too-many-bots = Hai già { $most } bot. Eliminane uno che non usi più.
no-such-token = Non hai un token così.
no-such-program = Non hai un bot di nome «{ $name }».

### Avvisi

notice-title = Tocca a te: { $game }
notice-turn = { $whose ->
    [mine] Al tuo tavolo, con { $others }.
    [none] Con { $others }.
   *[other] Al tavolo di { $owner }, con { $others }.
}
notice-hello = D’ora in poi Serai ti avvisa qui quando tocca a te.
notice-address = A questo indirizzo non si possono mandare avvisi. Deve cominciare con https:// e indicare un server.
notice-host = Nessuno conosce un server di nome «{ $host }». Controlla l’indirizzo.
notice-private = «{ $host }» non è su internet, e questa locanda non manda avvisi altrove. Chi la ospita può permetterlo con --notices any.
notices-off = Questa locanda non manda avvisi: chi la ospita li ha spenti.
webhook-silent = Questo indirizzo non ha accettato il nostro saluto. Controlla che sia un webhook in entrata che accetta JSON, e riprova.
too-many-greetings = Hai provato diversi indirizzi proprio ora. Riprova fra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
bad-subscription = L’iscrizione di questo browser non è come dovrebbe. Spegni gli avvisi e riaccendili.

### Richieste

closing = La locanda chiude per un momento. Torna fra poco.
not-ready = In questo momento il database non risponde. Riprova fra poco.
private-figures = Queste cifre sono solo per la rete della locanda.
foreign-origin = Questa richiesta viene da una pagina di un altro indirizzo. Apri la pagina della locanda e riprova.
too-many-requests = Troppe richieste insieme. Riprova fra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
too-large = È troppo: qui si possono inviare al massimo { $most } KiB.
body-too-large = È troppo per essere inviato qui.
not-json = Invia JSON, con l’intestazione Content-Type: application/json.
no-such-page = A questo indirizzo non c’è nulla.
no-such-clause-here = Questo regolamento non ha un paragrafo “{ $clause }”.
no-such-method = Questo indirizzo non capisce quel metodo.
bad-request = La richiesta non si capisce.
bad-json = La richiesta dev’essere un solo oggetto JSON.
field-missing = Manca «{ $field }».
field-unknown = «{ $field }» qui non significa nulla.
field-choice = «{ $field }» dev’essere uno fra { $choices }.
field-length = «{ $field }» è troppo lungo o troppo corto; il limite è { $limit }.
field-text = «{ $field }» dev’essere un testo.
field-number = «{ $field }» dev’essere un numero.
field-range = «{ $field }» è fuori dai limiti; il limite è { $limit }.
field-yes-no = «{ $field }» dev’essere true o false.
field-wrong = «{ $field }» non è come dovrebbe.
unexpected = Qualcosa si è rotto dalla nostra parte. Nel registro è { $fault }; riprova, per favore.

### Tables

no-such-table = Questo tavolo non esiste, o è privato. Controlla il link o fatti invitare.
no-such-account = Qui nessuno si chiama «{ $name }».
no-such-seat = Questo posto non esiste: i posti sono { $seats }, numerati da 0.
too-many-seats = { $seats } posti sono troppi per una partita a { $players }.
too-many-tables = Hai { $most } tavoli aperti o in corso. Prima finiscine o lasciane uno.
one-seat-each = Puoi prendere un posto solo. Per gli amici davanti al tuo schermo scegli «here» e di’ come si chiamano.
here-plain = Dove si gioca in più davanti a uno schermo non c’è orologio né classifica, e si aspettano tutti.
here-alone = Chi condivide lo schermo gioca solo con chi gli sta accanto e con i bot: ogni altro posto dev’essere di uno di loro.
name-twice = Due di voi si chiamano «{ $name }», o quasi. Scegliete nomi diversi.
not-here = «{ $option }» non si può scegliere ai tavoli di questa casa.
no-clock-to-end = Senza orologio il tempo non può scadere. Dai un orologio al tavolo, o fai subentrare un bot a chi se ne va.
rated-hints = In una partita valida per la classifica non ci sono suggerimenti.
already-seated = Hai già un posto a questo tavolo.
no-free-seat = Questo posto non è libero per te. Scegline un altro o fatti invitare.
not-your-seat = Questo posto non è tuo.
which-seat = Hai più posti a questo tavolo: di’ quale intendi, con «seat».
not-seated = Non hai un posto a questo tavolo: puoi solo guardare.
seat-taken = Il posto è occupato.
join-instead = Per sederti tu, unisciti al tavolo.
seats-empty = La partita non può cominciare: mancano i posti { $seats }. Aspetta, o fai sedere dei bot.
not-yours = Può farlo solo chi ha aperto il tavolo.
begun-already = La partita è cominciata: i posti non cambiano più.
table-over = Questo tavolo ha finito.
not-begun = La partita non è ancora cominciata.
no-rematch = Solo chi ha giocato a un tavolo può chiedere la rivincita, e solo alla fine.
table-damaged = Quanto è conservato del tavolo { $table } non segue dalle regole e dal seme. Ripristina una copia di sicurezza.
old-rules = Questa partita è cominciata con la versione { $told } delle regole di { $game }; ora la casa gioca la versione { $ours }.

### Play

stale = Intanto il tavolo è andato avanti: guardalo di nuovo e poi decidi.
not-your-turn = È il turno di { $name }.
away = Sta giocando un bot al posto tuo. Prima riprendi il tuo posto.
not-away = Sei già al tuo posto.
no-hints = Questo tavolo è senza suggerimenti e probabilità.
no-insight = Per { $game } nessuno calcola le probabilità.
not-over = Si potrà vedere a partita finita.
bot-lost = Il bot non ha risposto. Riprova fra un momento.
bad-message = Un messaggio dev’essere un oggetto JSON con un "type" fra { $types }.
bad-field = «{ $field }» manca o non è come dovrebbe essere.
too-fast = Troppo in fretta. Riprova fra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.

line-undo = { $steps ->
    [one] { $player } torna indietro di un passo.
   *[other] { $player } torna indietro di { $steps } passi.
}
line-hint = { $player } chiede un suggerimento.
line-insight = { $player } guarda le probabilità.
line-bot = Un bot continua a giocare per { $player }.
line-back = { $player } è di nuovo al tavolo.
line-flag = { $player } ha finito il tempo: la partita termina.

### Replay ed equità

never-played = A questo tavolo non si è giocata nessuna partita.
many-reviews = Ci sono già molte partite da rivedere. Riprova fra un minuto.
no-such-ply = Le mosse di questa partita sono { $last }: scegli un numero da 0 a { $last }.
log-unusual = La riga { $line } del verbale contiene qualcosa che questa casa non può conservare: un nome, un numero o un testo troppo lungo o fuori dai limiti.
too-many-replays = In un giorno hai già portato qui { $most } partite. Torna domani.
how-drawn = Prima della partita la casa fissa un seme segreto e ne mostra lo SHA-256, cioè l’impegno. Per l’estrazione numero n, contando da 0, calcola l’HMAC-SHA256 con il seme come chiave e come messaggio il testo JSON [words, n, attempt], in ASCII e senza spazi; «words» è l’elenco delle parole dei giocatori in ordine di posto, «attempt» vale 0. I primi otto byte, letti come numero, si dividono per la somma dei pesi degli esiti: il resto dice quale esito esce. Un numero che cade nella coda irregolare dell’intervallo si estrae di nuovo, con «attempt» aumentato di uno. A partita finita il seme viene mostrato: chi ha il verbale può controllare che lo SHA-256 del seme sia l’impegno ed estrarre di nuovo ogni dado e ogni carta. Lo fa «serai verify».

### Prime partite

no-tutorial = Per «{ $game }» non c'è una prima partita guidata. Ci sono per: { $games }.

### Flussi

too-many-streams = Hai già { $most } flussi aperti. Prima chiudine uno.
