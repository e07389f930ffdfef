### Regole, pacchetti di contenuti e che cos'è marsbound.
### I nomi inseriti ($game, $name, $file …) sono parole finite e non si flettono mai.

## In comune

library-search = Cerca
library-filter = Cerca e filtra
library-all = Tutto
library-nothing-found = Nessun risultato. Prova con meno parole o con un'altra fonte.

## Regole

library-rules-views = Regole e contenuto
library-rules-lines = Le regole, riga per riga
library-rules-box = Personaggi e carte
library-rules-pictures = Per immagini
library-rules-sections = Capitoli
library-rules-partly-english = Le regole non ancora tradotte sono in inglese.
library-rules-found =
    { $number ->
        [one] { $number } regola
       *[other] { $number } regole
    }
library-rules-nothing-found = Nessuna regola contiene tutte queste parole. Prova con meno.
library-rules-compare = Confronta con: { $game }
library-rules-only-changed = Solo ciò che cambia
library-rules-same = Uguale nell'altra edizione:
library-rules-changed = Diverso nell'altra edizione:
library-rules-only-here = Solo in questa edizione
library-rules-box-lead = Che cosa fanno personaggi e carte, e quanto ne siamo certi.

## Parti di un pacchetto

library-section-mission = Missioni

## Pacchetti

library-packs-lead = Che cosa c'è nelle scatole: mappe, navicelle, carte, numeri. Ogni voce dice quanto è certa, e chi possiede la scatola può correggerla.
library-packs-built-in = Inclusi
library-packs-uploaded = Corretti da chi possiede la scatola
library-packs-uploaded-empty = Nessuno ha ancora portato qui un pacchetto corretto. Se possiedi la scatola, il tuo potrebbe essere il primo.
library-packs-all = Tutti i pacchetti di contenuti
library-pack-built-in = Il contenuto incluso per { $game }.
library-pack-of-owner = Corretto da chi possiede la scatola. Gioco: { $game }.
library-pack-open = Vedi tutte le voci
library-pack-play = Gioca con questo
library-pack-download = Scaricalo per correggerlo
library-pack-hash = Nelle registrazioni è noto come
library-pack-none = Questo pacchetto qui non c'è. Forse è su un altro server.
library-section = Sezione
library-entry = Voce
library-values = Valori, come nel file
library-default = predefinito
library-entries =
    { $number ->
        [one] { $number } voce
       *[other] { $number } voci
    }

## Fonti

library-sources = Che cosa significano le fonti
library-sources-lead = Nei regolamenti non compaiono né la mappa né le carte. Ciò che vi compare l'abbiamo preso da lì; il resto si è dovuto ricostruire pezzo per pezzo. Una voce è indicata secondo il meno certo dei suoi valori.
library-source-rulebook = Lo dice un regolamento, o il componente stampato stesso.
library-source-strong = Lo riferiscono almeno due persone, senza copiarsi.
library-source-weak = Lo riferisce una persona, o si deduce da altro.
library-source-ours = L'abbiamo inventato noi perché si accordi con tutto ciò che è noto. La carta vera può benissimo essere diversa.

## Correggere un pacchetto

library-correct = Correggi un pacchetto
library-correct-download = Apri un pacchetto qui sopra e scaricalo. È un file di testo che si spiega da sé.
library-correct-change = Cambia ciò che nella tua scatola è diverso, con qualunque editor di testo. Dove hai la carta in mano, scrivi «rulebook» come fonte del valore.
library-correct-bring = Riporta qui il file. Viene controllato subito, e ogni errore è indicato con il punto in cui si trova.
library-correct-play = Gioca con il pacchetto corretto. Le registrazioni ricordano con quale pacchetto si è giocato.
library-pack-drop = Trascina qui il tuo pacchetto o scegli i suoi file
library-pack-drop-hint = Un file .toml. Possono accompagnarlo i nomi in altre lingue: my-box.pl.ftl appartiene a my-box.toml.
library-pack-no-toml = Fra questi non c'è un file .toml. Un pacchetto è un file .toml.
library-pack-unknown-file = { $file } non è né un file .toml né un file .ftl, o sono due pacchetti insieme.
library-pack-fine = { $name } va bene e ci si può giocare
library-pack-mistakes =
    { $number ->
        [one] { $file } ha { $number } errore
       *[other] { $file } ha { $number } errori
    }
library-pack-notes = Osservazioni; con il pacchetto si può giocare lo stesso
library-mistake-where = Dove
library-mistake-what = Che cosa non va
library-mistake-expected = Che cosa ci si aspettava

## Informazioni

library-about-title = Informazioni su marsbound
library-about-lead = Tre giochi da tavolo su Marte, contro i bot o con gli amici, nel browser, nel terminale o da un programma tuo.
library-about-fans = Fatto da appassionati
library-about-fans-text = marsbound non è ufficiale. Non è fatto, controllato né approvato dagli autori, dagli illustratori e dagli editori di Mission: Red Planet e Rocketmen. I nomi appartengono ai loro proprietari. Se un gioco ti piace, compra la scatola: è più bella di qualunque schermo.
library-about-content = Che cosa è nostro
library-about-content-text = Tutti i disegni sono nostri, e ogni regola è raccontata con parole nostre. Dove un regolamento lascia qualcosa in sospeso, le regole dicono come giochiamo noi. Ciò che nei regolamenti non compare, soprattutto carte e mappe, l'abbiamo ricostruito da resoconti o inventato.
library-about-content-correct = Nulla di ciò è nascosto: ogni carta dice da dove viene, e ogni numero si può correggere.
library-about-bots = I bot
library-about-bots-text = Un bot vede ciò che vede un giocatore al suo posto, e nient'altro. Non conosce le carte coperte e non guarda nei mazzi.
library-about-bots-measured = La forza dei livelli si misura in molte partite fra loro. Le cifre, e i comandi per ottenerle di nuovo, sono nei documenti del progetto. Come se la cavino i bot contro giocatori umani forti, ancora non lo sa nessuno.
library-about-privacy = Che cosa si conserva
library-about-privacy-text = Non ci sono account, e nulla viene caricato da altri siti. Il tuo browser conserva una chiave segreta che dice a questo server chi sei; il server conserva le partite, i nomi e i messaggi scritti ai suoi tavoli. Nelle impostazioni puoi avere una nuova chiave segreta, o eliminare i tuoi dati.
library-about-made = Fatto con
library-made-fonts = Caratteri
library-made-icons = Icone
library-made-software = Software
library-made-itself = Questo programma
library-about-licences = Le licenze di tutto il software di questa pagina
library-about-version = Versione { $version }, protocollo { $wire }
