player = Giocatore { $number }

bad-language = Qui non si parla la lingua «{ $language }». Scegli fra: { $languages }.
no-such-game = Il gioco «{ $game }» non c'è. La casa offre: { $games }.
no-such-option = { $game } non ha l'opzione «{ $option }». Ha: { $options }.
bad-value = { $option } non può essere { $value }. Valori ammessi: { $values }.
bad-names = Sono stati dati { $names } nomi per { $players } giocatori. Dànne uno a testa, oppure nessuno.
bad-name = { $name } non può essere un nome: usa lettere, cifre e segni visibili.
no-such-player = Il giocatore { $player } non esiste. I giocatori sono numerati da 0 a { $players } - 1; None è uno spettatore.
no-such-action = L'azione { $action } non esiste. Le azioni sono numerate da 0 a { $last }.
no-such-bot = Il bot «{ $bot }» per { $game } non c'è. Ci sono: { $bots }.
no-pyarrow = I file Parquet li scrive pyarrow, che non è installato. Si installa con: pip install "serai[data]"
no-such-knob = La ricerca non ha { $knob } da regolare. Ha { $knobs }.
bots-and-seats = { $bots } bot non possono sedere su { $seats } posti. Indicane uno per posto, o meno: l'ultimo occupa i posti che restano.
another-tournament = { $path } contiene un altro torneo. Scegli un altro file, o cancella questo per ricominciare.
no-ray = Ray non è installato. Si installa con: pip install "serai[cluster]"
no-cache = Le regole compilate non si possono conservare in { $folder } ({ $fault }). Indica con SERAI_CACHE una cartella in cui si possa scrivere.

over = La partita è finita: non si può più giocare nulla.
illegal = «{ $move }» non si può giocare adesso. Si può: { $good }.
illegal-in-batch = Partita { $index } del gruppo: { $reason }
nothing-to-undo = Non c'è nulla da annullare: si annullano solo i passi del proprio turno, finché non hanno agito dadi, carte o altri giocatori.
not-their-turn = Non era il suo turno.

cannot-write = La partita non si è potuta salvare in { $path } ({ $fault }). Scegli un altro posto.
cannot-write-games = Le partite non si possono scrivere in { $path } ({ $fault }). Scegli un altro posto.
cannot-read = { $path } non si può leggere ({ $fault }). Controlla il nome del file.
log-no-text = { $path } non è il verbale di una partita: non è un file di testo.
log-cut-off = Il verbale è troncato: l'ultima riga è incompleta. Usa l'ultima copia salvata per intero.
log-no-object = La riga { $line } del verbale non è un oggetto JSON: il file è danneggiato o non è il verbale di una partita.
log-no-head = La riga 1 del verbale dev'essere un oggetto con { $keys }. Il file è danneggiato o non è il verbale di una partita.
log-format = Il verbale ha un formato diverso da { $format }, quello che questa versione sa leggere. Usa la versione di Serai che l'ha scritto.
log-no-ply = La riga { $line } del verbale deve dire chi ha giocato ("by"), che cosa ("do") e quando ("at").
log-after-seed = La riga { $line } del verbale viene dopo il seme, che dev'essere l'ultimo.
log-no-seed = La riga { $line } del verbale non contiene un seme: servono cifre esadecimali.
log-other-seed = Il seme di questo verbale non è quello promesso: il suo SHA-256 è diverso dall'impegno.
log-no-game = Il verbale è di una partita che non si può allestire: { $reason }
log-names-file = «{ $option }» dev'essere scritto per esteso nel verbale, non indicato per nome.
log-other-rules = Il verbale segue la versione { $told } delle regole di { $game }; questa è la versione { $ours }. Usa la versione di Serai che l'ha scritto.
log-illegal = La riga { $line } del verbale viola le regole: { $reason }
no-seed = Questo verbale non contiene il suo seme: si può guardare, ma non continuare.
no-seed-to-verify = Questo verbale non rivela ancora il suo seme, perciò dadi e carte non si possono dimostrare. Lo farà a partita finita.
log-unfair = La riga { $line } del verbale dice «{ $told }», ma il seme dà «{ $drawn }»: questa partita non è stata distribuita onestamente.

source-points = Punti
