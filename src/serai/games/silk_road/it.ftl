card-line = Fai un’offerta per guidare la carovana e commercia da Chang’an ad Antiochia.
card-time = 45 min

good-ivory = avorio
good-silk = seta
good-fruit = frutta secca
good-jewels = gioielli
good-spices = spezie

city-Lanzhou = Lanzhou
city-Yumen = Yumen
city-Dunhuang = Dunhuang
city-Turfan = Turfan
city-Loulan = Loulan
city-Korla = Korla
city-Kucha = Kucha
city-Khotan = Khotan
city-Kashgar = Kashgar
city-Samarkand = Samarcanda
city-Bactra = Battra
city-Merv = Merv
city-Susia = Susia
city-Hecatompylos = Ecatompilo
city-Ecbatana = Ecbatana
city-Ctesiphon = Ctesifonte
city-Aleppo = Aleppo
city-Tyre = Tiro
city-ChangAn = Chang'An
city-Antioch = Antiochia

tile-buy-ivory = Compratore di avorio
tile-buy-silk = Compratore di seta
tile-buy-fruit = Compratore di frutta secca
tile-buy-jewels = Compratore di gioielli
tile-buy-spices = Compratore di spezie
tile-sell-ivory = Venditore di avorio
tile-sell-silk = Venditore di seta
tile-sell-fruit = Venditore di frutta secca
tile-sell-jewels = Venditore di gioielli
tile-sell-spices = Venditore di spezie
tile-free2 = Baratto libero da 2
tile-free4 = Baratto libero da 4
tile-thief = Ladro
tile-vizier = Gran Visir
tile-crook = Truffatore
tile-shopkeeper = Bottegaio

## Parti di frasi, usate in quelle che seguono
barter-goods =
    { $gives ->
        [1] { $a }
       *[2] { $a } e { $b }
    } per { $gets ->
        [1] { $c }
        [2] { $c } e { $d }
       *[3] { $c }, { $d } e { $e }
    }
pieces =
    { $number ->
        [one] 1 pezzo
       *[other] { $number } pezzi
    }
coins =
    { $silver ->
        [one] 1 moneta d'argento
       *[other] { $silver } monete d'argento
    }

do-pass = Passa: nessuna offerta
do-bid = Offri { coins }
do-accept = Accetta { coins } da { $bidder } e cedi la pedina
do-keep = Tieni la pedina e paga { coins } a { $bidder }
do-go = Guida la carovana a { $city }
do-go-end = Guida la carovana a { $city }: la partita finisce
do-bonus = Usa l'azione stampata accanto a { $city }: { $tile }
do-bonus-barter = Usa l'azione stampata accanto a { $city }: baratto di { barter-goods }
do-shop = Scarta un Bottegaio per prendere due tessere
do-take = Prendi la tessera «{ $tile }»
do-take-barter = Prendi la tessera «Baratto di { barter-goods }»
do-skip = Non usare la tessera
do-nothing = Rinuncia allo scambio
do-stop = Non dare altre merci
do-crook-deal = Gioca un Truffatore: { $new } al posto di { $old } sulla tessera
do-crook-give = Gioca un Truffatore: dai { $new } al posto di { $old }
do-crook-get = Gioca un Truffatore: ricevi { $new } al posto di { $old }
do-look-buy = Guarda nel sacchetto per comprare
do-look-barter = Guarda nel sacchetto per barattare
do-sell = Vendi { $good }: { pieces } per { coins }
do-buy = Compra { $good }: { pieces } per { coins }
do-barter =
    { $times ->
        [1] Baratta { barter-goods }, una volta
       *[2] Baratta { barter-goods }, due volte
    }
do-give = Dai { $good }
do-get = Ricevi { $good }
do-rob = Ruba una merce a { $victim }
do-name = Chiedi a tutti di mostrare { $good }
do-show =
    { $number ->
        [0] Non mostrare { $good }
       *[other] Mostra { $good }: { pieces }
    }
do-hand = Passa la pedina a { $other }
do-lead = Nomina { $other } prossimo capo della carovana

did-pass = { $player } passa.
did-bid = { $player } offre { coins }.
did-accept = { $player } accetta { coins } da { $bidder }, che diventa capo della carovana.
did-keep = { $player } resta capo della carovana e paga { coins } a { $bidder }.
did-go = { $player } guida la carovana a { $city }.
did-go-end = { $player } guida la carovana a { $city }. Il viaggio è finito.
did-bonus = { $player } usa l'azione stampata accanto a { $city }: { $tile }.
did-bonus-barter = { $player } usa l'azione stampata accanto a { $city }: baratto di { barter-goods }.
did-shop = { $player } scarta un Bottegaio e prenderà due tessere.
did-take = { $player } prende la tessera «{ $tile }».
did-take-barter = { $player } prende la tessera «Baratto di { barter-goods }».
did-skip = { $player } non la usa.
did-nothing = { $player } rinuncia allo scambio.
did-stop = { $player } non dà altre merci.
did-crook-deal = { $player } gioca un Truffatore: { $new } al posto di { $old } sulla tessera.
did-crook-give = { $player } gioca un Truffatore per dare { $new } al posto di { $old }.
did-crook-get = { $player } gioca un Truffatore per ricevere { $new } al posto di { $old }.
did-look-buy = { $player } prende il sacchetto per comprare.
did-look-barter = { $player } ha le merci da barattare e prende il sacchetto.
did-sell = { $player } vende { $good }: { pieces } per { coins }.
did-buy = { $player } compra { $good }: { pieces } per { coins }.
did-barter =
    { $times ->
        [1] { $player } baratta { barter-goods }, una volta.
       *[2] { $player } baratta { barter-goods }, due volte.
    }
did-give = { $player } dà { $good }.
did-get = { $player } riceve { $good }.
did-rob = { $player } manda il Ladro da { $victim }.
did-name = Per conto di { $player } il Gran Visir chiede di mostrare { $good }: 5 monete d'argento a chi ne ha di più, 3 al secondo.
did-show =
    { $number ->
        [0] { $player } decide di non mostrare { $good }.
       *[other] { $player } decide di mostrare { $good }: { pieces }.
    }
did-show-hidden = Merce del Gran Visir ({ $good }): { $player } ha deciso quanti pezzi mostrare.
did-hand = { $player } passa la pedina a { $other }.
did-lead = { $player } nomina { $other } prossimo capo della carovana.

did-tile = { $city }: { $tile }.
did-tile-barter = { $city }: baratto di { barter-goods }.
did-swap = Una tessera vietata a { $city } lascia il posto: { $tile }.
did-swap-barter = Una tessera vietata a { $city } lascia il posto: baratto di { barter-goods }.
did-from = Una tessera vietata a { $city } si scambia con una di { $other }.
did-drawn = { $owner } pesca { $good }.
did-drawn-hidden = { $owner } pesca una merce.
did-first = Il primo capo della carovana è { $leader }.
did-stolen = Merce rubata ({ $good }): da { $victim } a { $thief }.
did-stolen-hidden = { $thief } ruba una merce a { $victim }.
did-bag =
    { $number ->
        [0] { $looker } vede che nel sacchetto mancano pezzi di questa merce: { $good }.
       *[other] { $looker } conta nel sacchetto { $good }: { pieces }.
    }
did-bag-hidden = { $looker } conta nel sacchetto { $good }.
did-shown =
    { $number ->
        [0] { $owner } non mostra { $good }.
       *[other] { $owner } mostra { $good }: { pieces }.
    }

did-earn = { $owner } guadagna { coins }.
did-receive = { $owner } riceve la pedina.
did-lead-next = Il prossimo capo della carovana è { $leader }.
did-score =
    { $points ->
        [one] { $owner }: 1 punto.
       *[other] { $owner }: { $points } punti.
    }

board-no-board = { $board } non è un tabellone. Indica «reconstruction», il nome di un file TOML o il suo contenuto.
board-cannot-read = Il tabellone { $path } non si può leggere ({ $fault }). Controlla il nome del file.
board-no-toml = Il tabellone { $path } non è un file TOML: { $fault }
board-missing = Al tabellone manca la parte «{ $part }». Copia reconstruction.toml e cambia quel che serve.
board-unknown-part = Un tabellone non ha la parte «{ $part }». Ha: { $parts }.
board-wrong-part = La parte «{ $part }» del tabellone non è del tipo giusto. In reconstruction.toml si vede che cosa ci va.
board-wrong-keys = La parte «{ $part }» del tabellone deve contenere esattamente: { $keys }.
board-no-list = Qui ci va un elenco di nomi, non { $value }: ["Lanzhou", "Yumen"].
board-city = La città «{ $city }» non esiste. Le città sono: { $cities }.
board-city-colour = { $city } deve comparire esattamente una volta sotto [cities]: o arancio (orange) o viola (purple).
board-colour-count = Le città { $colour } sono { $count }; devono essere { $good }, e solo città con tessere.
board-arrow-twice = Due frecce portano da { $city } alla stessa città. Scrivila una volta sola.
board-beyond-end = In direzione { $direction } il viaggio finisce a { $city }: da lì non deve partire nessuna freccia.
board-arrows = In direzione { $direction } le frecce che partono da { $city } sono { $count }; devono essere una o due.
board-circle = Le frecce riportano a { $city }: un viaggio potrebbe non finire mai.
board-unreached = In direzione { $direction } nessun viaggio può raggiungere { $city }.
board-printed = L'azione «{ $kind }» non può essere stampata accanto a { $city }. Accanto a una città con tessere può esserci: { $kinds }.
board-barters = Le tessere baratto diverse sono { $count }: troppe, al massimo { $most }.
board-barter = Il baratto { $number } deve avere esattamente: give, get, orange, purple.
board-barter-side = Il baratto { $number } deve avere da 1 a { $most } merci sotto «{ $side }», in un elenco.
board-barter-twice = Il baratto { $number } ha le stesse merci di uno precedente. Scrivilo una volta sola e cambia quante tessere ci sono.
board-good = La merce «{ $good }» non esiste. Le merci sono: { $goods }.
board-kind = La tessera «{ $kind }» non esiste. Oltre ai baratti ci sono: { $kinds }.
board-count = Il numero di tessere «{ $kind }» ({ $colour }) dev'essere un intero da 0 a { $most }.
board-total = Le tessere { $colour } sono { $count }; devono essere { $good }.
board-thieves = I Ladri sono { $count }: troppi, al massimo { $most } in tutto.
board-banned = Sotto [banned], { $direction } deve elencare città diverse fra loro e con tessere.
board-ban = In direzione { $direction } le tessere { $colour } che non sono né Truffatori né Bottegai, { $good } in tutto, non bastano per le città dove questi sono vietati.

## Il tabellone nel browser
board-map = La mappa da Chang'An ad Antiochia
board-counter = Che cosa si decide
board-on-counter = Che cosa c'è sul banco
board-screen = Dietro il tuo schermo
board-bag = Il sacchetto
board-whole = Mostra tutta la mappa
board-place-gobi = Gobi
board-place-mediterranean = Mediterraneo
board-fate = Decide la sorte …
board-over = La carovana è arrivata ({ $city }): il viaggio è finito.
board-ask-bid =
    { $silver ->
        [0] Vuoi guidare la carovana? Fai un'offerta o passa.
        [one] Per la guida è stata offerta 1 moneta: offri di più?
       *[other] Per la guida sono state offerte { $silver } monete: offri di più?
    }
board-ask-answer =
    { $silver ->
        [one] Ti offrono 1 moneta per la pedina: la cedi, o paghi altrettanto e la tieni?
       *[other] Ti offrono { $silver } monete per la pedina: la cedi, o paghi altrettanto e la tieni?
    }
board-ask-move = Guidi tu la carovana: da che parte?
board-ask-take =
    { $due ->
        [2] { $city }: prendi due tessere, una dopo l'altra.
       *[other] { $city }: prendi una tessera.
    }
board-ask-buy = Quanti pezzi compri ({ $good })? Ognuno costa più del precedente.
board-ask-sell = Quanti pezzi vendi ({ $good })? Ognuno rende meno del precedente.
board-ask-barter = Baratti una volta o due?
board-ask-free = Quale merce dai per prima?
board-ask-thief = Da chi mandi il Ladro?
board-ask-vizier = Quale merce devono mostrare tutti al Gran Visir?
board-ask-give = Dai un'altra merce, o prendi merci per quelle date.
board-ask-get =
    { $given ->
        [one] Quale merce ricevi?
       *[other] Quali merci ricevi? Puoi sceglierne { $given }.
    }
board-ask-show = Quanti pezzi mostri al Gran Visir ({ $good })?
board-ask-hand = Chi riceve la pedina e prende la prossima tessera?
board-ask-lead = Le tessere sono finite: chi guida dopo di te?
board-wait-bid = { $player } pensa a un'offerta per la guida.
board-wait-answer =
    { $silver ->
        [one] A { $player } è stata offerta 1 moneta per la pedina.
       *[other] A { $player } sono state offerte { $silver } monete per la pedina.
    }
board-wait-move = { $player } guida avanti la carovana.
board-wait-take = { $city }: { $player } prende una tessera.
board-wait-buy = { $player } può comprare { $good }.
board-wait-sell = { $player } può vendere { $good }.
board-wait-barter = { $player } può barattare.
board-wait-free = { $player } può barattare liberamente.
board-wait-thief = { $player } manda il Ladro da qualcuno.
board-wait-vizier = { $player } sceglie una merce per il Gran Visir.
board-wait-give = { $player } dà merci in un baratto libero.
board-wait-get = { $player } riceve merci in un baratto libero.
board-wait-show = Il Gran Visir chiede { $good }. { $player } decide quanti pezzi mostrare.
board-wait-hand = { $player } passa la pedina.
board-wait-lead = { $player } nomina il prossimo capo.
board-pass = Passa
board-accept = Accetta { $silver }
board-keep = Tieni la pedina
board-look = Guarda nel sacchetto
board-enough = Non dare altre merci
board-times =
    { $times ->
        [1] una volta
       *[2] due volte
    }
board-title-barter = Baratto
board-barter-of = Baratto: { $give } per { $get }
board-what-buy = Compri quanti pezzi vuoi: 1 moneta d'argento il primo, 2 il secondo, 3 il terzo, 4 ogni altro.
board-what-sell = Vendi quanti pezzi vuoi: 4 monete d'argento per il primo, 3 per il secondo, 2 per il terzo, 1 per ogni altro.
board-what-barter = Dai le merci a sinistra e ricevi quelle a destra, una volta o due.
board-what-free = Dai fino a tante merci e ne ricevi altrettante a scelta.
board-what-thief = Prendi a caso una merce di un altro giocatore.
board-what-vizier = Tutti mostrano quanti pezzi vogliono di una merce: 5 monete d'argento a chi ne mostra di più, 3 al secondo.
board-what-crook = Tienilo: più avanti cambia una merce su una tessera che usi.
board-what-shopkeeper = Tienilo: in una città successiva ti fa prendere due tessere.
board-what-lead = Chi guida sceglie la strada e prende la prima tessera.
board-two-tiles = Scarta un Bottegaio e prendi due tessere, una dopo l'altra.
board-bonus = Stampata accanto a { $city }, per chi ha guidato lì la carovana:
board-lie-there = Ci sono: { $tiles }
board-city-orange =
    { $tiles ->
        [0] { $city }: qui non restano tessere.
        [one] { $city }: una tessera arancio.
       *[other] { $city }: { $tiles } tessere arancio.
    }
board-city-purple =
    { $tiles ->
        [0] { $city }: qui non restano tessere.
        [one] { $city }: una tessera viola.
       *[other] { $city }: { $tiles } tessere viola.
    }
board-city-start = { $city }: da qui è partito il viaggio.
board-city-goal = { $city }: quando la carovana arriva qui, la partita finisce.
board-caravan = La carovana è qui: { $city }.
board-more-bids = Offri { $from }–{ $to } monete d'argento
board-leads = { $player } ha la pedina e aspetta le offerte.
board-thinks = { $player } non ha ancora deciso.
board-has-bid =
    { $silver ->
        [one] { $player } offre 1 moneta d'argento.
       *[other] { $player } offre { $silver } monete d'argento.
    }
board-has-passed = { $player } è passato.
board-decided = { $player } ha deciso; si vedrà quando avranno deciso tutti.
board-shows = { $player } mostra { $good }: { $number }.
board-change = Un Truffatore cambia questa merce ({ $good }) in un'altra.
board-price-buy = Il pezzo { $number } costa { $each }; in tutto { $silver }.
board-price-sell = Il pezzo { $number } rende { $each }; in tutto { $silver }.
board-given = Merci date: { $number } su { $most }.
board-to-get = Merci ancora da ricevere: { $number }.
board-asked = già chiesta
board-asked-before = Un Gran Visir l'ha già chiesta.
board-last-showing = Che cosa hanno mostrato tutti al Gran Visir: { $good }
board-bag-holds = Merci nel sacchetto: { $number }.
board-bag-known = Nel sacchetto, per quel che sai: { $good }, { $number }.
board-bag-unknown = Quanti pezzi ci siano nel sacchetto ({ $good }) non lo sai.
board-reconstruction = Mappa e tessere sono una ricostruzione; le regole spiegano perché.
board-your-silver = Le tue monete d'argento: { $number }
board-your-goods = Merce tua, { $good }: { $number }
board-kept = { $tile }, da parte: { $number }.
board-points =
    { $points ->
        [one] { $player } ha 1 punto.
       *[other] { $player } ha { $points } punti.
    }
board-silver-of = Monete d'argento di { $player }: { $number }
board-silver-hidden = Le monete di { $player } sono nascoste dietro lo schermo.
board-has-goods =
    { $number ->
        [one] { $player } ha 1 merce dietro lo schermo.
       *[other] { $player } ha { $number } merci dietro lo schermo.
    }
board-has-crooks =
    { $number ->
        [one] { $player } tiene da parte un Truffatore.
       *[other] { $player } tiene da parte { $number } Truffatori.
    }
board-has-shopkeepers =
    { $number ->
        [one] { $player } tiene da parte un Bottegaio.
       *[other] { $player } tiene da parte { $number } Bottegai.
    }
board-has-tokens =
    { $number ->
        [0] { $player } non ha ancora giocato in questa città.
        [one] { $player } ha giocato una volta in questa città.
       *[other] { $player } ha giocato { $number } volte in questa città.
    }
board-has-pawn = { $player } ha la pedina del capo.
board-owns = { $player }: { $good }, { $number }.
board-alone-most = Nessun altro ne ha altrettanti: 2 punti.
board-tally = { $player }: { $silver } d'argento, { $goods } merci, da solo in testa con { $majorities }, a 2 punti l'una. In tutto { $points }.
board-do-pass = Nessuna offerta
board-do-bid = Offri
board-do-bid-high = Offri più di 20
board-do-answer = La tua risposta
board-do-go = Guida la carovana a
board-do-first = Prima della tessera
board-do-take = Prendi una tessera
board-do-look = Prima
board-do-sell = Vendi
board-do-buy = Compra
board-do-barter = Baratta
board-do-give = Dai
board-do-get = Ricevi
board-do-rob = Ruba a
board-do-name = Chiedi
board-do-show = Mostra
board-do-hand = La pedina va a
board-do-crook = Gioca un Truffatore
board-do-done = Oppure

## La prima partita, imparata giocando
tutorial-chapter-road = Da Chang'An ad Antiochia
tutorial-chapter-lead = Chi guida la carovana
tutorial-chapter-buy = Comprare
tutorial-chapter-crook = Un Truffatore nella manica
tutorial-chapter-vizier = Il Gran Visir
tutorial-chapter-barter = Barattare
tutorial-chapter-thief = Il Ladro
tutorial-chapter-sell = Vendere
tutorial-welcome = Benvenuti sulla Via della Seta! Una sola carovana va da Chang'An ad Antiochia, di città in città lungo le frecce, e tutti commerciano per strada: si compra a poco in oriente, si vende bene in occidente. Tu sei Samira. Le prime cinque città le giochiamo insieme.
tutorial-tiles = Ogni città ha le sue tessere, sotto gli occhi di tutti. Ogni tessera è un affare e si prende una volta sola. In quattro ce ne sono tre per città: qualcuno resta sempre a mani vuote. A Yumen si comprano avorio o seta, oppure si vendono spezie.
tutorial-screen = Ecco quello che hai: 10 monete d'argento e tre merci, una seta, un gioiello e una spezia. Sta dietro il tuo schermo e nessun altro lo vede. Degli altri vedi solo quante merci hanno. Yusuf ha la pedina; Leila fa la prima offerta.
tutorial-bid = Chi ha la pedina guida: sceglie la strada e prende la prima tessera. Prima di ogni mossa gli altri possono fare un'offerta, una volta a testa. Leila offre 1 moneta. A Yumen c'è seta: offrine 2!
tutorial-go = Yusuf prende le tue 2 monete e ti cede la pedina. Per restare capo avrebbe dovuto pagare a te la stessa somma. Ora guida la carovana a Yumen.
tutorial-take = Scegli prima degli altri. Quello che compri lo sentono tutti; quanto avevi già resta un tuo segreto. Più avanti la seta ci farà ricchi. Prendi il Compratore di seta.
tutorial-look = Che cosa resti nel sacchetto è nascosto. Ci guarda solo chi compra o baratta, e quel che vede lo ricorda. Infila la mano.
tutorial-buy = Ci sono dieci sete. La prima costa 1, la seconda 2, la terza 3, ogni altra 4; sotto ogni numero c'è la somma. Indica un prezzo, e lo schermo mostra che cosa cambierebbe. Comprane tre.
tutorial-hand = Tieni un gettone: in questa città hai giocato. Ora passa la pedina a chi non ha ancora giocato. Chi resta senza tessera guiderà dopo, perciò scegli bene. Dalla a Leila.
tutorial-pass = Solo Yusuf è rimasto senza tessera, e ora guida lui. Leila è passata, e a te restano solo 2 monete. Passa anche tu.
tutorial-crook = Yusuf compra gioielli e ti passa la pedina. Un Truffatore adesso non rende nulla, ma lo tieni: più avanti cambia una merce su una tua tessera in un'altra qualsiasi. Prendilo.
tutorial-hand-again = Idris o Leila? Chi resta fuori guiderà dopo. Passa la pedina a Idris: può comprare la frutta.
tutorial-pass-again = Leila è rimasta fuori e guida. Lasciala guidare: passa.
tutorial-show = Leila manda il Gran Visir: vuole vedere seta! Ognuno decide in segreto quanta mostrarne. Chi ne mostra di più guadagna 5 monete, il secondo 3, e le merci restano a tutti. Ma ciò che mostri lo sanno tutti. Mostrane quattro.
tutorial-shown = Quattro sete: nessuno ne ha mostrate di più, e guadagni 5 monete. Leila e Idris sono secondi con due e ne guadagnano 3 ciascuno. Il prossimo Visir dovrà chiedere un'altra merce, finché non saranno state chieste tutte e cinque.
tutorial-keep = Stavolta fuori sei rimasta tu: la pedina è tua, e Idris offre 3 monete per averla. Prendi i suoi soldi, o pagagli 3 e guida. A Korla è stampata un'azione solo per il capo: tieni la pedina.
tutorial-go-korla = Da qui c'è una sola strada. Guida la carovana a Korla.
tutorial-bonus = Il segno accanto a Korla è un premio per te, prima della tessera: un baratto libero fino a due merci. Usalo.
tutorial-give = Prima si dà. Hai un gioiello e una spezia, troppo poco per farci qualcosa. Dai tutti e due.
tutorial-get = Ora ricevi due merci a scelta; il numerino dice quante ne ha il sacchetto. Tante merci uguali si vendono bene insieme e piacciono ai Visir. Prendi due sete.
tutorial-thief = E ora la tessera. Il Ladro prende a caso una merce di un altro giocatore, e solo voi due saprete quale. Prendilo e mandalo da Leila.
tutorial-stolen = Porta frutta secca; gli altri leggono solo che qualcosa è stato rubato. Passa la pedina a Idris.
tutorial-pass-for-kucha = Guida di nuovo Leila. A nord c'è Kucha, con un Venditore di avorio. Passa, e vediamo dove va.
tutorial-sell = Un Venditore rende 4, 3, 2, e 1 per ogni altro pezzo, ma qui solo per l'avorio! Prendilo, fai cambiare l'avorio in seta dal tuo Truffatore e vendine quattro per 10 monete. Una quinta ne renderebbe solo 1, e una merce vale comunque 1 punto.
tutorial-onwards = 14 monete, due sete e una frutta. Alla fine ogni moneta e ogni merce vale un punto, e chi da solo ha più pezzi di una merce ne ha altri 2. Mancano ancora sette o otto città: l'occidente paga meglio. Un Bottegaio, tra l'altro, ti fa prendere due tessere in una città successiva. Buoni affari!

### Da dove vengono i punti

source-start = Argento all'inizio
source-bids = Offerte pagate e incassate
source-sales = Merci vendute
source-purchases = Merci comprate
source-vizier = Gran Visir
source-goods = Merci alla fine
source-most = Più di tutti in una merce
