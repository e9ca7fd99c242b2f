### Aiuto

help-serai = Una locanda per giochi di carovane: per giocarli, simularli, studiarne le probabilità.
help-serve = Apre la locanda: si gioca nel browser, da soli o con gli amici. Ogni opzione si può dare anche come variabile, per esempio SERAI_PORT per --port.
help-play = Gioca nel terminale, contro i bot.
help-simulate = Gioca molte partite di fila e fa i conti: punteggi, vittorie, velocità.
help-arena = Un torneo fra bot: ogni disposizione a tavola con gli stessi dadi, e quanto è sicuro l'esito.
help-advise = Che cosa pensa la ricerca di una posizione di una partita salvata: le scelte migliori, e quanto è sicuro.
help-tune = Sposta i valori su cui si regola la ricerca di un gioco, e tiene quel che vince in partite contro sé stessa.
help-bench = Misura quanto è veloce questa macchina.
help-odds = Le probabilità esatte di una posizione di Camel Up.
help-replay = Racconta una partita salvata, con il suo tavolo.
help-verify = Dimostra che ogni dado e ogni carta di una partita salvata sono usciti come promesso.
help-rules = Mostra le regole di un gioco, o una sola clausola.

title-commands = Comandi
title-arguments = Argomenti
title-options = Opzioni
help-command = COMANDO
help-options = OPZIONI
help-help = Mostra questo aiuto.
help-lang = La lingua: inglese o italiano. Altrimenti decide SERAI_LANG, o la lingua del sistema.
help-json = Scrive un solo documento JSON e nient'altro.
help-game-name = GIOCO
help-game = Il gioco: { $games }.
help-file = Una partita salvata.

help-players = Quanti sono i giocatori.
help-play-bots = I bot agli altri posti, in ordine; un solo nome vale per tutti. Di norma il più forte.
help-seat = Il tuo posto, contando da 0.
help-play-seed = Fissa dadi e carte: le stesse parole o lo stesso numero danno gli stessi.
help-save = Salva la partita in questo file dopo ogni tuo turno.
help-load = Continua una partita salvata.
help-games = Quante partite giocare; di norma 10.000.
help-simulate-bots = I bot a tutti i posti, in ordine; un solo nome vale per tutti. Senza bot: mosse a caso, compilate.
help-simulate-seed = Lo stesso numero dà le stesse partite; di norma 0.
help-simulate-out = Scrive ogni posizione di tutte le partite in questo file Parquet, per colonne.
help-arena-bots = I bot, dal primo posto in poi; l'ultimo occupa i posti che restano. `search-N` cerca con N partite di prova per decisione; `search-N:explore=0.5` con qualcosa di cambiato.
help-arena-games = Quante partite, arrotondate perché ogni disposizione si giochi altrettante volte; di norma 100.
help-arena-out = Conserva ogni partita in questo file; un torneo interrotto riprende da lì.
help-arena-workers = Quante partite alla volta; di norma una per core.
help-arena-ray = Gioca sul cluster Ray a questo indirizzo; `local` ne avvia uno qui.
help-advise-position = Una partita salvata e la mossa prima della quale guardare, come in partita.log@12; senza @, la sua fine.
help-advise-playouts = Quante partite di prova giocare; di norma 2000. Di più è più lento e più sicuro.
nobody-decides = Prima della mossa { $ply } non decide nessuno: tocca al caso, o la partita è finita. Scegline un'altra.
choice = Scelta
playouts = Prove
worked-out = calcolato
advised = { $playouts } partite di prova, seme { $seed }. Il giocatore non sa più che a tavola, e la ricerca nemmeno.
help-tune-only = Quali valori, con i nomi che hanno nel file del gioco; di norma tutti quelli a cui bada la sua guida.
help-tune-playouts = Quante partite di prova per decisione; di norma 100.
help-tune-games = Quante partite per ogni modifica; di norma 200.
help-tune-step = Di quale parte di sé si sposta un valore; di norma 0.3.
tuned = { $kept ->
    [0] Niente di quel che si è provato è migliore.
   *[other] Questo è migliore, e si può scrivere in { $file }:
  }
help-bench-game = Il gioco da misurare; di norma tutti.
help-position-name = POSIZIONE
help-position = Cammelli dal basso in alto, oasi e miraggi: "1:BW 2:GY 3:O +5 -7".
help-dice = I dadi ancora nella piramide; di norma tutti e cinque.
help-ply = La mossa da cui cominciare, o di cui mostrare il tavolo se l'uscita non è un terminale.
help-clause-name = CLAUSOLA
help-clause = Una clausola delle regole, per esempio CU15.

help-serve-host = Dove ascoltare: di norma 127.0.0.1, solo questa macchina; 0.0.0.0 è ovunque.
help-serve-port = La porta; di norma 8000. Con 0 ne prende una libera.
help-serve-open = Apre il browser, se ce n'è uno.
help-serve-database = sqlite:///serai.db per un file, oppure postgresql://utente:password@host/nome. Di norma un file nella tua cartella dei dati.
help-serve-address = Dove gli ospiti trovano la locanda, per esempio https://play.example.org. Serve dietro un proxy con TLS.
help-serve-proxies = I proxy a cui si crede sull'indirizzo di un ospite; di norma quelli su questa macchina.
help-serve-workers = Quanti processi del server; più di 1 vuole PostgreSQL. Di norma 1.
help-serve-thinkers = Quanti processi pensano per i bot; di norma tutti i core meno uno, al massimo 4.
help-serve-limits = Non limita quante richieste si possono fare. Solo per misurare.
help-serve-notices = Dove gli ospiti possono farsi avvisare del proprio turno: public (via https, su internet), any (anche via http e nella tua rete), oppure off. Di norma public.
help-serve-log = Come scrivere il registro, su stderr: righe per le persone, o JSON. Di norma text.
help-serve-level = Da quale livello in su: debug, info, warning o error. Di norma info.
help-serve-grace = I secondi per finire le richieste in corso quando la locanda chiude; di norma 10.

### Una riga di comando sbagliata

no-such-command = Il comando «{ $command }» non c'è. Ci sono: { $commands }.
no-such-option = «{ $command }» non ha l'opzione { $option }. «{ $command } --help» mostra quelle che ha.
missing-argument = A «{ $command }» manca { $argument }. «{ $command } --help» lo spiega.
extra-argument = «{ $extra }» è un argomento di troppo per «{ $command }». «{ $command } --help» spiega i suoi argomenti.
needs-value = Dopo { $option } serve un valore.
flag-with-value = { $option } non vuole valori.
no-number = { $option } dev'essere un numero intero.
bad-command-line = «{ $command }» non si capisce: { $reason }
at-least = { $option } dev'essere almeno { $least }.
bots-count = Sono stati indicati { $given } bot per { $wanted } posti. Indicane uno per posto, oppure uno per tutti.
bad-seat = Il posto { $seat } non c'è. I posti si contano da 0 a { $last }.
load-brings-all = Una partita salvata porta con sé giocatori e dadi: usa --load senza --players e --seed.
other-game = { $path } contiene una partita di { $game }. Indica quel gioco, o un altro file.
no-such-ply = In questa partita la mossa { $ply } non c'è. Le mosse si contano da 0 a { $last }.
no-rules = Le regole di { $game } qui non sono scritte.
no-such-clause = Nelle regole la clausola «{ $clause }» non c'è. Lì vicino ci sono { $neighbours }.
no-clause-at-all = Nelle regole la clausola «{ $clause }» non c'è. Vanno da { $first } a { $last }.

### Al lavoro

getting-ready = Un attimo di preparazione. La prima volta si compilano le regole: servono circa 20 secondi …
house-open = La locanda è aperta: { $url } – Ctrl-C la chiude.

### In gioco

guest = Ospite
welcome = Al tavolo con te: { $others }. Scrivi ? per l'aiuto.
prompt = La tua mossa ›
hint = { $bot } giocherebbe { $notation }: { $sentence }.
saved = La partita è salvata in { $path }.
save-as = Salva come [{ $path }]:
left = La partita è salvata in { $path }. Per continuare:
bye = A presto.
winners = { $count ->
    [one] Vince { $names } con { $score }.
   *[other] { $names } si dividono la vittoria con { $score } a testa.
}
promise = Dadi e carte erano fissati prima della partita. SHA-256 del loro seme: { $commitment }
whole-game = L'intera partita è in { $path }. Per dimostrarne dadi e carte, e per rivederla:
no-such-choice = «{ $text }» ora non si può scegliere. Scrivi un numero da 1 a { $last }, una sigla come { $example }, o ? per l'aiuto.
how-to-choose = Scrivi il numero di una scelta, o la sua sigla, e premi Invio. Invio da solo mostra di nuovo il tavolo. Inoltre:

key-hint = consiglio
key-undo = annulla
key-rules = regole
key-save = salva
key-story = storia
key-quit = esci
key-help = aiuto
about-hint = che cosa farebbe il bot più forte al tuo posto
about-undo = annulla il tuo ultimo passo, finché nulla è stato rivelato
about-rules = le regole; con una clausola dopo, solo quella
about-save = salva la partita; dopo si può scrivere il nome di un file
about-story = tutto quello che è successo finora
about-quit = lascia il tavolo; la partita viene salvata
about-help = questo aiuto

### Rivedere

step = Invio: avanti · b: indietro · q: esci ›
game = Gioco
players-title = Giocatori
commitment = Impegno
seed = Seme
words = Parole
draws = Estrazioni
fair = Ogni dado e ogni carta sono dimostrati
compare-commitment = Il seme dà esattamente questi dadi e queste carte, e il suo SHA-256 è l'impegno. Confrontalo con quello che ti è stato detto prima della partita.

### Cifre

players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
seat = Posto
bot = Bot
mean-score = Punti ± scarto
win-share = Vittorie
interval = Intervallo al 95%
win-share-95 = Vittorie, 95%
arena-place = Piazzamento
arena-score = Punti
rating = Valutazione
thinking = Una decisione
arena-played = { $games } partite: { $deals } distribuzioni, ognuna con tutte le disposizioni a tavola. Seme { $seed }.
simulated = { $games } partite, { $decisions } decisioni ({ $each } a partita) in { $seconds } s: { $speed } decisioni al secondo. Seme { $seed }.

figure = Misura
value = Valore
unit-decisions = decisioni/s
unit-s = s
unit-ms = ms
unit-playouts = simulazioni/s
bench-compiled = partite a caso, compilate
bench-interpreted = partite a caso, interpretate
bench-batch = partite affiancate, con maschere e osservazioni
bench-playouts = una ricerca dalla posizione iniziale, su un solo core
bench-random_playouts = la stessa giocando a caso fino alla fine
bench-warm_start = dall'avvio di Python alla fine di una prima partita compilata
how-measured = Su un solo core. Ogni misura è la migliore di { $runs } prove brevi, perché il rumore può solo rallentare una macchina; le prove di tutte le misure si alternano. L'avvio a caldo è la mediana di { $starts }. Un lotto contiene { $batch } partite.

### Probabilità

camel = Cammello
this-leg = Alla fine della tappa
place = { $place ->
    [1] Primo
    [2] Secondo
    [3] Terzo
    [4] Quarto
   *[other] Ultimo
}
bets = Scommesse
leg-tile = Tessera { $value }
wins-race = Vince la gara
loses-race = Arriva ultimo
landings = La tessera deserto nella casella { $space }: { $landings } arrivi fra tutti gli esiti, in media { $each } sterline.
race-ends = La gara finisce in questa tappa: { $chance }.
outcomes = { $outcomes } esiti, contati tutti. Le tessere valgono in media le sterline indicate; la gara è calcolata senza tessere deserto nelle tappe successive.
