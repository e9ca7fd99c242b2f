card-line = Scommetti sulla tappa, dai una spinta alla corsa e viaggia in groppa a un amico.
card-time = 30 min

camel-B = blu
camel-Y = giallo
camel-G = verde
camel-O = arancione
camel-W = bianco

do-leg = Prendi la tessera tappa del cammello { $camel } da { $value }
do-lay-oasis = Metti la tua tessera deserto sul lato oasi nella casella { $space }
do-lay-mirage = Metti la tua tessera deserto sul lato miraggio nella casella { $space }
do-roll = Fai uscire un dado dalla piramide
do-winner = Scommetti che il cammello { $camel } vincerà la gara
do-loser = Scommetti che il cammello { $camel } arriverà ultimo

did-leg = { $player } prende la tessera tappa del cammello { $camel } da { $value }.
did-lay-oasis = { $player } mette un'oasi nella casella { $space }.
did-lay-mirage = { $player } mette un miraggio nella casella { $space }.
did-roll = { $player } prende una tessera piramide e scuote la piramide.
did-winner = { $player } scommette che il cammello { $camel } vincerà la gara.
did-loser = { $player } scommette che il cammello { $camel } arriverà ultimo.
did-some-winner = { $player } gioca una carta gara sul mazzo del vincente.
did-some-loser = { $player } gioca una carta gara sul mazzo del perdente.

did-place = Il cammello { $camel } parte dalla casella { $pips }.
did-begin = Comincia { $first }.
did-run = Il dado { $camel } mostra { $pips }: il cammello { $camel } corre fino alla casella { $space }.
did-oasis = Il dado { $camel } mostra { $pips }: il cammello { $camel } si disseta all'oasi nella casella { $space } e avanza di un'altra casella. { $owner } guadagna 1 sterlina.
did-mirage = Il dado { $camel } mostra { $pips }: il cammello { $camel } insegue il miraggio nella casella { $space } e arretra di una casella. { $owner } guadagna 1 sterlina.
did-cross = Il dado { $camel } mostra { $pips }: il cammello { $camel } taglia il traguardo!
leg-ends = La tappa { $leg } finisce con il cammello { $first } primo e il cammello { $second } secondo.
race-ends = La gara è finita: vince il cammello { $first }, secondo il cammello { $second }, ultimo il cammello { $last }.
gain = { $who } { $pounds }.

position-part = «{ $part }» non fa parte di una posizione. Scrivi una casella con i suoi cammelli dal basso in alto (2:GY), un'oasi (+5) o un miraggio (-7).
position-missing = Ogni cammello deve stare da qualche parte; mancano: { $camels }.
position-space = La casella { $space } non c'è: le caselle vanno da 1 a { $last }.
position-space-twice = La casella { $space } compare due volte. Scrivi tutti i suoi cammelli insieme, dal basso in alto.
position-camel = Il cammello «{ $camel }» non c'è: i cammelli sono { $letters }.
position-twice = Il cammello { $camel } compare due volte sulla pista.
position-tile-space = La tessera deserto «{ $tile }» non può stare lì: solo nelle caselle da { $first } a { $last }.
position-adjacent = Le tessere deserto nelle caselle { $first } e { $second } sono troppo vicine: fra loro dev'esserci almeno una casella.
position-on-tile = Nella casella { $space } un cammello sta su una tessera deserto, e non può essere.
position-dice = I dadi «{ $dice }» non possono stare nella piramide. Scrivi almeno uno fra { $letters }, ciascuno al massimo una volta.
odds-no-leg = Le probabilità si calcolano solo durante una tappa: questa gara non è cominciata, o è finita.

### Il tabellone

board-board = La pista: sedici caselle intorno alla piramide
board-finish = Arrivo
board-win = Vincente
board-lose = Perdente
board-space = Casella { $space }
board-pyramid = La piramide. { $dice ->
    [one] C'è ancora un dado.
   *[other] Ci sono ancora { $dice } dadi.
}
board-rolled = Il dado { $camel } mostra { $pips } in questa tappa.
board-not-rolled = Il dado { $camel } non è ancora uscito in questa tappa.
board-leg-tile = Tessere tappa del cammello { $camel }: { $left ->
    [one] l'ultima vale { $value }.
   *[other] ne restano { $left }, la prossima vale { $value }.
}
board-no-leg-tile = Le tessere tappa del cammello { $camel } sono finite.
board-pile-win = Mazzo del vincente, { $cards ->
    [0] ancora vuoto.
    [one] una carta, giocata da { $by }.
   *[other] { $cards } carte, giocate da { $by }.
} La prima carta giusta paga 8, poi 5, 3, 2, 1.
board-pile-lose = Mazzo del perdente, { $cards ->
    [0] ancora vuoto.
    [one] una carta, giocata da { $by }.
   *[other] { $cards } carte, giocate da { $by }.
} La prima carta giusta paga 8, poi 5, 3, 2, 1.
board-oasis = Oasi di { $name } sulla casella { $space }: avanti di uno, e una sterlina a { $name }.
board-mirage = Miraggio di { $name } sulla casella { $space }: indietro di uno, sotto gli altri, e una sterlina a { $name }.
board-camel = Il cammello { $camel } sulla casella { $space }.
board-carries = Il cammello { $camel } sulla casella { $space } porta { $carries }.
board-home = Il cammello { $camel } ha tagliato il traguardo.
board-money = { $pounds ->
    [one] Una sterlina
   *[other] { $pounds } sterline
}
board-none = –
board-leg-tiles = Tessere tappa
board-rolls = Lanci
board-desert-tile = Tessera deserto
board-race-card = Carta gara
board-cards = Carte gara
board-in-hand = in mano
board-oasis-on = sulla { $space }
board-mirage-on = sulla { $space }
board-held = { $camel }: { $value } se primo a fine tappa, 1 se secondo, altrimenti −1.
board-pyramid-tiles = { $count ->
    [one] Una tessera piramide: una sterlina a fine tappa.
   *[other] { $count } tessere piramide: { $count } sterline a fine tappa.
}
board-backs = { $count ->
    [one] Una carta gara in mano
   *[other] { $count } carte gara in mano
}
board-card = La tua carta gara { $camel }
board-do-roll = Piramide
board-do-leg = Prendi una tessera tappa
board-do-win = Scommetti sul vincente
board-do-lose = Scommetti sul perdente
board-do-oasis = Oasi sulla casella
board-do-mirage = Miraggio sulla casella
board-lay-oasis = Oasi
board-lay-mirage = Miraggio
board-roll = Fai uscire un dado
board-about-roll = Una sterlina a fine tappa. Quale dado esce, e che cosa mostra, lo decide il caso.
board-about-leg = { $value } sterline se il cammello { $camel } è in testa a fine tappa, 1 se è secondo, altrimenti ne costa 1.
board-about-race = Le carte giuste pagano 8, 5, 3, 2, 1 nell'ordine in cui sono giocate; una sbagliata costa 1. Resta segreta fino alla fine.
board-about-oasis = Una sterlina ogni volta che un gruppo arriva qui; avanza di una casella, sopra gli altri.
board-about-mirage = Una sterlina ogni volta che un gruppo arriva qui; torna indietro di una casella, sotto gli altri.

### Le probabilità

odds-leg = Questa tappa
odds-race = Tutta la gara
odds-others = Altre azioni
odds-first = 1º
odds-second = 2º
odds-tile = Tessera
odds-wins = vince
odds-loses = ultimo
odds-best = Vale di più, in media
odds-note = Sterline da aspettarsi, su tutti i { $outcomes } modi in cui possono cadere i dadi della tappa. La gara finisce in questa tappa: { $ends }. Per la gara le tappe seguenti contano senza tessere deserto, e ogni carta messa dagli altri è ritenuta giusta tante volte quanto la tua.

### La prima partita

tutorial-chapter-race = Cinque cammelli e nessun fantino
tutorial-chapter-leg = Una scommessa sulla tappa
tutorial-chapter-carry = Cammelli in groppa ai cammelli
tutorial-chapter-desert = Oasi e miraggio
tutorial-chapter-count = Si paga la tappa
tutorial-chapter-bets = Scommesse su tutta la gara
tutorial-chapter-finish = La dirittura d'arrivo
tutorial-welcome = Benvenuti alla gara! Cinque cammelli fanno un giro intorno alla piramide. Nessuno è tuo: su di loro si scommette, e alla fine vince chi è più ricco. Tu sei Samira e hai 3 sterline. Nel tuo turno fai una cosa sola.
tutorial-stack = I cammelli nella stessa casella stanno uno in groppa all'altro. Di questi tre il giallo è davanti: chi sta più in alto è più avanti. È lui in testa alla gara.
tutorial-leg = La gara va a tappe. In ogni tappa il dado di ciascun cammello esce una volta dalla piramide, in un ordine che nessuno conosce, e mostra 1, 2 o 3.
tutorial-leg-tile = Prendi una tessera tappa: chi sarà in testa quando saranno usciti tutti e cinque i dadi? La prima tessera di un cammello paga 5, le altre 3 e 2. Il secondo posto paga 1; di peggio costa 1. Il giallo promette bene: prendi la sua tessera.
tutorial-carry = Idris ha scosso la piramide: il blu corre di 2 caselle e porta con sé chi ha in groppa. Bianco e giallo hanno viaggiato gratis.
tutorial-roll = Ora scuoti tu la piramide. Chi lo fa riceve una tessera piramide, che vale una sterlina a fine tappa. Non è mai un cattivo affare. Premi la piramide.
tutorial-rolled = Il bianco ha corso di 2 e si è portato il giallo. Il blu stava sotto, e resta indietro. Due dadi usciti, ne mancano tre.
tutorial-desert = La tua tessera deserto va in una casella libera, senza altre tessere accanto. Oasi: chi ci arriva va avanti di 1. Miraggio: indietro di 1, sotto gli altri. Ogni volta guadagni una sterlina. Con un 3 il giallo arriva alla casella 10: metti lì la tua oasi.
tutorial-oasis = Un 3! Il giallo si disseta alla tua oasi e trotta fino alla casella 11. La sterlina è tua.
tutorial-mirage = Yusuf mette un miraggio nella casella 3, due caselle davanti all'arancione. Nella piramide resta un dado. Fallo uscire!
tutorial-fooled = L'arancione ha creduto al miraggio ed è tornato indietro di una casella, sotto il verde. Era il quinto dado: la tappa è finita.
tutorial-paid = Il giallo è in testa: la tua tessera tappa paga 5, e le due tessere piramide 1 ciascuna, 7 sterline in tutto. Il bianco è secondo, e ogni tessera di Yusuf ne porta 1. Tessere e dadi tornano a posto, i cammelli restano. Comincia una nuova tappa.
tutorial-cards = Ognuno ha in mano cinque carte gara, una per cammello. Se ne mette una coperta qui, su chi vincerà tutta la gara, oppure laggiù, su chi arriverà ultimo. La prima carta giusta paga 8, poi 5, 3, 2 e 1; una sbagliata costa 1. Affrettati, dunque, ma non troppo.
tutorial-winner = Il giallo ha sette caselle di vantaggio. Scommetti su di lui prima degli altri: premi il mazzo del vincente e scegli il giallo.
tutorial-loser = Anche gli altri hanno messo carte, ma nessuno vede quali. L'arancione è molto indietro: scommetti che sarà ultimo.
tutorial-odds = Idris ha preso la tessera gialla migliore. La prossima paga ancora 3. Quanto è probabile? A un vero tavolo il pannello delle probabilità te lo dice con esattezza, per ogni scommessa; il registro dice che hai guardato, e un tavolo serio può farne a meno. Prendi la tessera.
tutorial-home-straight = Il dado giallo è già uscito: in questa tappa al giallo non può succedere più nulla. Scuotere la piramide è allora la sterlina più sicura. Comincia tu, e gli altri ti seguiranno.
tutorial-once-more = Quella tappa te ne ha portate altre 4. Ora ne comincia una nuova, e le tessere sono di nuovo tutte lì. Prendi il 5 giallo prima degli altri!
tutorial-last-roll = Il giallo è sulla casella 14: con un 3 taglia il traguardo, e la gara finisce subito. Scuoti la piramide.
tutorial-crossed = Eccolo all'arrivo! Si paga un'ultima volta la tappa, poi si voltano tutte le carte gara.
tutorial-result = La tua carta gialla era la prima: 8 sterline. Idris e Yusuf prendono meno per la stessa scommessa. Sul mazzo del perdente Idris è stato più svelto con l'arancione. Alla fine hai 34 sterline, Idris 27, Yusuf 20. Hai vinto!

### Da dove vengono i punti

source-start = All'inizio
source-leg-tiles = Tessere tappa
source-pyramid = Tessere piramide
source-desert = Tessera deserto
source-winner-bets = Scommesse sul vincitore
source-loser-bets = Scommesse sull'ultimo
