### La cornice di tutte le pagine

home = Serai, pagina iniziale
language = Lingua
night = Notte
close = Chiudi
your-name = Il tuo nome
come-in = Entra
name-first = Prima scegli un nome; non serve altro.
unreachable = La casa non è raggiungibile in questo momento. Riprova tra poco.
yes = sì
no = no

### La sala

tagline = Una locanda per giochi di carovane. Scegli un nome ed entra, il tè è caldo.
welcome = Entra, { $name }, il tè è caldo.
games = Giochi
play-now = Gioca subito contro i bot
players-range = da { $least } a { $most } giocatori
my-games = Le mie partite
no-games = Non siedi ancora a nessun tavolo.
open-tables = Tavoli aperti
no-tables = Nessun tavolo aspetta giocatori. Aprine uno!
live-tables = Partite da guardare
no-live = Nessun altro sta giocando adesso.
seats-free = { $free ->
    [0] tutti presenti, si sta per cominciare
    [one] { $free } posto libero
   *[other] { $free } posti liberi
}
status-playing = in corso
status-over = finita
status-closed = Questo tavolo è stato chiuso prima della partita.
sit-down = Siediti
watch = Guarda
go-on = Continua

### Aprire un tavolo

new-table = Apri un tavolo
game = Gioco
players = Giocatori
seat-number = Posto { $number }
seat-open = aperto a tutti
seat-invited = su invito
seat-player = chiesto per nome
seat-bot = bot ({ $bot })
seat-free = Posto libero
time = Tempo
clock-none = senza orologio
clock-live-10 = 10 minuti a testa, 15 secondi in più a turno
clock-live-30 = 30 minuti a testa, 30 secondi in più a turno
clock-slow-1 = un giorno a mossa
clock-slow-3 = tre giorni a mossa
private = Privato: solo chi ha il link
open-table = Apri il tavolo

### Al tavolo

opening = Apriamo la porta…
to-hall = Torna in sala
closed-door = Questa porta resta chiusa
lost = La connessione è caduta. Continuiamo a provare; niente di ciò che hai fatto va perso o si ripete.
your-turn = Tocca a te
turn-of = { $name } sta pensando
waiting = { $empty ->
    [one] In attesa: un posto è libero
   *[other] In attesa: { $empty } posti sono liberi
}
ready = Ci siamo tutti. Comincia chi ha aperto il tavolo.
ready-mine = Ci siamo tutti. Comincia quando vuoi!
start = Comincia la partita
time-none = Senza orologio: prendetevi il vostro tempo.
time-live = { $minutes } minuti a testa, { $increment } secondi in più a turno.
time-slow = { $days ->
    [one] Un giorno a mossa.
   *[other] { $days } giorni a mossa.
}
absent-wait = Chi si assenta viene aspettato.
absent-bot = Un bot gioca al posto di chi si assenta o finisce il tempo.
absent-end = La partita finisce quando qualcuno finisce il tempo o se ne va.
hints-yes = Si può chiedere consiglio ai bot; il registro lo dirà.
hints-no = Niente consigli dai bot.
rated-yes = La partita conta per le classifiche.
rated-no = La partita non conta per le classifiche.
private-yes = Privato: entra solo chi ha il link.
private-no = Tutti possono guardare.
undo = Ritira un passo
restart = Ricomincia il turno
hint = Chiedi consiglio
advice = Consiglio: { $advice }
bot-plays = Un bot sta giocando per te.
back = Riprendo il mio posto
leave = Lascia il tavolo
leave-ends = Se te ne vai, la partita finisce per tutti. Vuoi andartene lo stesso?
seats = Posti
you = tu
you-away = tu; un bot gioca per te
away = assente; gioca un bot
bot = bot
owner = ha aperto il tavolo
asked = si aspetta { $name }
days-hours = { $days } g { $hours } h
invite = Invito
invite-how = Chi apre questo link può entrare e sedersi. Mandalo agli amici.
rules = Regole
parts = Parti del tavolo
tab-play = Gioca
tab-players = Giocatori
tab-log = Registro
tab-chat = Parla
what-glows = Ciò che brilla sul tabellone si può fare adesso.
view = Posizione
log = Che cosa è successo
chat = Chiacchiere
chat-line = Di’ qualcosa
send = Invia

### La fine

result = Risultato
ended-by-time = Il tempo è scaduto.
place = { $place }.
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
rematch = Gioca ancora
go-rematch = Alla prossima partita

### Dadi onesti

fairness = Dadi onesti
fairness-how = Il seme di tutti i dadi e le carte è stato scelto prima della partita. Il suo SHA-256 si vede dall’inizio, il seme stesso alla fine; ognuno può aggiungere parole sue.
commitment = SHA-256 del seme
words-of = Parole di { $name }
my-words = Le mie parole per i dadi
add = Aggiungi
seed = Il seme
proof = Questo seme è quello promesso.
download = La partita in un file
no-proof = Questo seme non è quello promesso!
