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

### Da dove vengono i punti

source-start = Argento all'inizio
source-bids = Offerte pagate e incassate
source-sales = Merci vendute
source-purchases = Merci comprate
source-vizier = Gran Visir
source-goods = Merci alla fine
source-most = Più di tutti in una merce
