### La cornice di tutte le pagine

home = Serai, pagina iniziale
language = Lingua
night = Notte
settings = Impostazioni
sound = Suoni
sound-how = Toni lievi: il tuo turno, una mossa, la fine, una parola
motion = Movimento
motion-how = I pezzi si spostano sotto gli occhi
push = Avvisi
push-how = Questo browser ti avvisa quando tocca a te, anche se nessuna pagina è aperta
push-not = Avvisi
push-not-how = Qui questo browser non ne riceve: serve una locanda con https, e su iPhone un’icona nella schermata Home
push-denied = Questo browser non permette avvisi da qui. Permettili nelle sue impostazioni per questa pagina, poi riprova.
push-off = Questa locanda non manda avvisi: chi la ospita li ha spenti.
push-failed = Il servizio di notifica di questo browser ora non è raggiungibile. Riprova più tardi.
calls = Chiamami a questo tavolo
calls-how = Suono, un puntino sull’icona della pagina, avvisi e chat, quando tocca a te
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
new-table-short = Nuovo tavolo
one-screen-short = Passa e gioca
show-all = Mostra tutti: { $tables }
came = { $place }º posto su { $players }
history = Storico
look-back = Rivedi
row-none = senza orologio
row-live = { $minutes } min a testa
row-slow = { $days ->
    [one] un giorno a mossa
   *[other] { $days } giorni a mossa
}
traveller = Viandante { $number }

### Altre stanze

more-rooms = Altre stanze
hall = Sala
leaderboard = Classifica
bring = Porta una partita
account = Profilo
about = Informazioni
sign-in = Accedi
wrong-link = Questa strada non porta da nessuna parte
wrong-link-how = A questo indirizzo non c’è niente. Controlla il link, o comincia dalla sala.
house-closed = La casa non risponde
house-full = La casa in questo momento è piena
again-soon = Riproviamo da soli tra un momento.
try-again = Riprova ora

### Imparare giocando

learn-it = Impara
learn-title = Impara { $title }
learn-first = Prima volta qui? Impara giocando, in cinque minuti:
learn-step = Passo { $step } di { $steps }
learn-next = Avanti
learn-back = Indietro
learn-skip = Salta
learn-you = Tocca a te
learn-your-move = Tocca a te: premi quello che brilla sul tabellone.
learn-not-this = Bella idea per un altro giorno. Stavolta segui me.
learn-elsewhere = Adesso non lì: premi quello che brilla.
learn-done = Ora conosci { $title }!
learn-done-what = Ecco che cosa hai visto:
learn-left = Torna quando vuoi
learn-left-what = Ecco che cosa ti mostrerebbe { $title }:
learn-from-start = Dall'inizio
learn-rules = Il regolamento completo
learn-again = Da capo

### Rivedere

replay = Rivedere la partita
replay-of = Rivedere una partita di { $title }
before-all = Prima del primo passo
ply = Passo
ply-of = Passo { $ply } di { $plies }
to-start = All’inizio
step-back = Un passo indietro
play = Avvia
pause = Pausa
step-on = Un passo avanti
to-end = Alla fine
speed = Velocità
eyes = Vista da
spectator = uno spettatore
share-ply = Link a questo passo
to-table = Al tavolo
verify = Controlla i dadi
all-fair = { $draws ->
    [one] Un’estrazione controllata: onesta.
   *[other] { $draws } estrazioni controllate, tutte oneste.
}
review = Con il senno di poi
review-how = Le probabilità di tutti passo per passo, dove la partita è girata, che cosa ha fatto la fortuna e che cosa avrebbero scelto i bot.
review-kept = Si calcola una volta sola, in disparte, e resta per chiunque abbia il link.
review-start = Fai i conti
review-wait = Conti in corso: { $percent }%
review-eyes = Finché si gioca conta solo quello che sai tu; quando la partita è andata avanti si rifanno i conti.
review-graph = Probabilità di vittoria, passo per passo
review-turns = Svolte
review-turn = { $name }: { $before } → { $after }
review-calm = Nessun momento ha cambiato molto.
review-decisions = Decisioni
review-whose = Di
review-same = { $all ->
    [0] Non c’era niente da scegliere.
   *[other] In { $same } scelte su { $all } come i bot.
}
review-no-cost = Nessuna è costata qualcosa con certezza.
review-no-choice = Qui non c’era niente da scegliere.
review-as-bots = Un bot avrebbe fatto lo stesso.
review-better = Un bot avrebbe scelto: { $text }.
review-luck = Fortuna
review-luck-how = Quanto hanno dato o tolto dadi e carte, in probabilità di vittoria.
review-sources = Da dove vengono i punti
review-total = In tutto
ply-at = Passo { $ply }
percent = { $percent }%
bring-how = Una partita giocata altrove, o scaricata qui, è un file. Le regole ne controllano ogni passo; poi la si può rivedere qui, e la vede anche chi ha il link.
log-file = File della partita

### Regole

rules-of = Regole di { $title }

### Classifica e giocatori

ratings-how = Contano solo le partite classificate. Il punteggio è una forza che qualcuno ha quasi di sicuro: chi arriva comincia da 0 e sale.
leaders-of = { $title } in { $players }
players-of = { $players } giocatori
no-leaders = Ancora nessuna partita classificata. Apri un tavolo e sii il primo!
rank = #
name = Nome
rating = Forza
games-played = Partite
won = Vinte
kind-house = bot della casa
kind-bot = bot
here-since = Qui dal { $since }
statistics = Statistiche
nothing-played = Ancora nessuna partita finita.
mean-place = Posto medio
mean-score = Punti medi
placed = { $place }º posto, { $score } punti
recent = Ultime partite
rated = classificata

### Profilo

come-as-guest = Entra come ospite
guest-how = Basta un nome. Puoi conservare il profilo con una password quando vuoi.
password = Password
current-password = Password attuale
new-password = Nuova password
member = { $name }, di casa qui
guest-here = { $name }, ospite
rename = Cambia nome
in-en = English
in-it = Italiano
my-statistics = Le mie partite e statistiche
keep-account = Conserva questo profilo
keep-how = Con una password puoi accedere da ogni browser, e le tue partite e la tua forza restano tue.
keep = Conserva
change-password = Cambia password
leaving = Uscire
guest-warning = Sei ospite: una volta uscito, nessuno può rientrare in questo profilo. Prima conservalo con una password.
sign-out = Esci
sign-out-everywhere = Esci ovunque
delete-account = Elimina il profilo
delete-sure = Eliminare il profilo per sempre? Il tuo nome lascia tutte le partite, la tua forza e i tuoi bot spariscono. Non si può tornare indietro.
renamed = Ora ti chiami così. Le partite già cominciate tengono il nome di prima.
kept = Il profilo è tuo. Accedi da ovunque con nome e password.
password-changed = La password è cambiata. Gli altri browser sono usciti.
signed-in = Bentornato.
signed-out = Sei uscito.
deleted = Il profilo è eliminato.
notices = Avvisi in una chat
notices-how = Quando tocca a te e non stai guardando, arriva una riga nella tua chat: crea lì un webhook in entrata (li hanno Discord, Slack, Mattermost, Matrix e altri) e incolla il suo indirizzo. Per gli avvisi di questo browser vedi le impostazioni in alto, dove anche ogni tavolo ha il suo interruttore.
webhook = Indirizzo del webhook
set-webhook = Avvisami lì
drop-webhook = Non più
webhook-set = Un saluto è appena arrivato lì.
webhook-dropped = Lì non mandiamo più nulla.
webhook-stopped = Questo indirizzo ha rifiutato i nostri avvisi più volte di fila, e abbiamo smesso. Controllalo e impostalo di nuovo.
programs = Programmi che giocano
programs-how = Un bot è un profilo a sé, un token fa entrare un programma. Tutto ciò che fanno queste pagine, lo può fare un programma:
token-once = Questo token si vede solo una volta. Copialo ora:
bots = I miei bot
bot-name = Nome del bot
register-bot = Registra un bot
delete-bot = Elimina
tokens = Token
token-name = A che serve
token-for = Gioca come
myself = me stesso
make-token = Crea un token
withdraw = Revoca
never-used = mai usato
last-used = usato il { $day }

### Informazioni

about-house = Serai è una locanda per giochi di carovane: regole esatte, bot onesti, dadi che tutti possono controllare. È software libero; chi vuole può aprire una casa sua.
about-games = I giochi appartengono ai loro autori ed editori. Le regole sono raccontate con parole nostre, e tutto qui è disegnato da noi. Se un gioco ti piace, compralo.
about-data = La casa conserva il tuo nome, le tue partite e ciò che dici ai tavoli, e un cookie con cui ti riconosce. Niente viene caricato da altrove, e nessuno ti osserva.
licences = Licenze
our-licence = Serai è software libero con licenza
work-of-others = Opere altrui in queste pagine
licence = Licenza
open-api = Giocare con un programma:

### Aprire un tavolo

new-table = Apri un tavolo
game = Gioco
players = Giocatori
seat-number = Posto { $number }
seat-open = aperto a tutti
seat-invited = su invito
seat-player = chiesto per nome
seat-bot = { $bot ->
    [level-1] bot, livello 1: un principiante che a volte sbaglia
    [level-2] bot, livello 2: pensa solo alla mossa che fa
    [level-3] bot, livello 3: un bravo giocatore di circolo
    [level-4] bot, livello 4: difficile da battere
    [level-5] bot, livello 5: il più forte
   *[other] bot, { $bot }
}
bot-short = { $bot ->
    [level-1] Livello 1
    [level-2] Livello 2
    [level-3] Livello 3
    [level-4] Livello 4
    [level-5] Livello 5
   *[other] { $bot }
}
seat-free = Posto libero
time = Tempo
clock-none = senza orologio
clock-live-10 = 10 minuti a testa, 15 secondi in più a turno
clock-live-30 = 30 minuti a testa, 30 secondi in più a turno
clock-slow-1 = un giorno a mossa
clock-slow-3 = tre giorni a mossa
private = Privato: solo chi ha il link
serious = Gioco serio: niente consigli, niente probabilità
rated-table = Classificato: conta per la classifica, sempre gioco serio
open-table = Apri il tavolo
where = Dove giocate
where-apart = Ognuno al proprio schermo
where-here = Tutti a questo schermo
where-here-how = Vi passate lo schermo. Ciò che è segreto resta coperto finché chi viene dopo non dice di esserci.
seat-here = qualcuno qui
name-at = Nome al posto { $number }
begin = Comincia la partita

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
hints-yes = Si possono chiedere consigli e guardare le probabilità; il registro lo dirà.
hints-no = Gioco serio: niente consigli, niente probabilità.
rated-yes = La partita conta per le classifiche.
rated-no = La partita non conta per le classifiche.
private-yes = Privato: entra solo chi ha il link.
private-no = Tutti possono guardare.
undo = Ritira un passo
restart = Ricomincia il turno
hint = Chiedi consiglio
odds = Probabilità
odds-how = Le probabilità esatte, e quanto varrebbe per te ogni azione. Il registro dirà che hai guardato.
odds-wait = Stiamo contando…
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
bot-of = bot, { $name }
weak-waking = bot; si sta svegliando: per un minuto al massimo non guarda avanti
weak-lost = bot; non è arrivato a decidere, e qualcosa è stato giocato per lui
owner = ha aperto il tavolo
at-this-screen = a questo schermo
pass-to = Passa lo schermo a { $name }
pass-how = Ciò che è segreto è coperto. Adesso non guarda nessun altro!
i-am = Sono { $name }
meanwhile = Che cosa è successo intanto
asked = si aspetta { $name }
days-hours = { $days } g { $hours } h
invite = Invito
invite-how = Chi apre questo link può entrare e sedersi. Mandalo agli amici.
rules = Regole
contents = Indice
as-page = In una pagina a parte
parts = Parti del tavolo
tab-play = Gioca
tab-players = Giocatori
tab-log = Registro
tab-chat = Parla
what-glows = Ciò che brilla sul tabellone si può fare adesso.
view = Posizione
log = Che cosa è successo
look-at = Mostra il tavolo com’era dopo questo passo
looking-back = Uno sguardo indietro
to-now = Torna alla partita
moved-on = Intanto la partita è andata avanti.
moved-on-yours = Intanto la partita è andata avanti, e tocca a te.
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
