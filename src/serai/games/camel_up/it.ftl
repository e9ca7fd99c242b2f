card-line = Scommetti sulla tappa, dà una spinta alla corsa e viaggia in groppa a un amico.
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
