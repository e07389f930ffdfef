### Giocare con altri: preparare un tavolo, l'attesa, il menu del tavolo, più persone davanti a uno schermo.
### I nomi inseriti ($name, $names, $seat) sono parole finite e non si declinano.

## Preparare un tavolo

online-company = Chi gioca?
online-company-online = amici, ciascuno sul proprio dispositivo
online-company-online-about = Avrai un link da condividere. La partita comincia quando tutti sono pronti.
online-company-screen = più persone su questo schermo
online-company-screen-about = Lo schermo passa di mano in mano. Fra un turno e l'altro è coperto.
online-player = Giocatore { $number }
online-seat-kind = { $seat }: chi siede qui?
online-seat-name = { $seat }: nome
online-kind-me = su questo schermo
online-kind-open = libero
online-kind-bot = bot
online-who-may = Chi può venire?
online-private = chi ha il link
online-open = chiunque
online-hints = Suggerimenti permessi
online-more = Varianti, suggerimenti e pacchetto
online-open-table = Apri il tavolo
online-begin = Comincia

## Orologi

online-clock = Orologio
online-clock-none = nessuno
online-clock-live = in una sola sessione
online-clock-days = su più giorni
online-clock-bank = Tempo per giocatore
online-clock-increment = In più per ogni turno
online-clock-limit = Tempo per ogni turno
online-clock-about = Per chi finisce il tempo gioca un bot, finché non torna.
online-clock-live-agreed = { $bank }, e { $increment } in più per ogni turno
online-clock-days-agreed = { $limit } per ogni turno

## L'attesa

online-lobby-missing =
    { $number ->
        [one] È ancora libero { $number } posto.
       *[other] Sono ancora liberi { $number } posti.
    }
online-lobby-unready = La partita comincia quando tutti sono pronti. Si aspetta ancora: { $names }
online-lobby-choose = Scegli un posto, o guarda soltanto.
online-lobby-kept = C'è un posto riservato per te.
online-seat-free = Posto libero
online-ready = si può cominciare
online-not-ready = non ancora
online-ready-me = Si può cominciare
online-unready-me = Anzi, non ancora
online-sit = Siediti qui
online-leave = Lascia il posto
online-kick = Libera il posto
online-seat-link = Link per questo posto
online-seat-link-about = Chi lo apre si siede qui. Vale solo il link più recente.
online-invite = Invita
online-invite-link = Link del tavolo
online-invite-private = Chi ha questo link può entrare o guardare.
online-invite-open = Chiunque può entrare. Con questo link gli amici trovano subito il tavolo.
online-invite-watch = Chi ha questo link può guardare.
online-reach-here = Solo questo computer può aprire questo link.
online-reach-open = Fai entrare la mia rete
online-reach-none = Questo computer non è in una rete da cui altri possano arrivare.
online-reach-network = Chiunque nella tua rete può aprire questo link.
online-reach-close = Chiudi alla rete
online-reach-address = Indirizzo
online-reach-plain = Senza https, sugli altri dispositivi non si può installare come app né ricevere notifiche.
online-copy = Copia il link
online-copied = Copiato
online-send = Invia
online-qr = Il link come codice per la fotocamera del telefono
online-watched-by = Guardano: { $names }

## Al tavolo

online-menu-lost = Nessuna connessione al server. Ciò per cui serve sarà possibile quando tornerà.
online-people = Chi c'è
online-here = presente
online-onlookers = Spettatori
online-mute = Silenzia { $name }
online-unmute = Non silenziare più { $name }
online-bar = Escludi { $name } dal tavolo
online-barred = Esclusi da questo tavolo
online-unbar = Riammetti { $name }
online-back = Annulla delle mosse
online-back-about = Gli altri devono essere d'accordo.
online-back-about-alone = Non serve l'accordo di nessuno. Si annulla anche ciò che è venuto dopo.
online-back-steps = Quale delle tue mosse? Si annulla anche tutto ciò che segue.
online-back-alone = Annulla le mosse
online-pause = Chiedi una pausa
online-hand = Lascia giocare un bot
online-hand-about = Un bot gioca al tuo posto finché non lo riprendi.
online-device = Continua su un altro dispositivo
online-device-about = Apri lì questo link, o inquadra il codice con una fotocamera. Il tuo posto si sposta.
online-cover = Copri lo schermo
online-settings = Impostazioni
online-resign = Abbandona
online-resign-about = Al tuo posto continua un bot, così gli altri possono finire. Non potrai rientrare in questa partita.
online-resign-not = Resta in gioco
online-leave-table = Lascia questo tavolo per sempre
online-leave-table-about = La partita resta, con «Ex giocatore» al posto del tuo nome, e non la troverai più tra le tue. I tuoi messaggi restano senza nome.
online-leave-table-not = Resta
online-home = Lascia il tavolo per ora

## Un posto, un altro dispositivo

online-take-seat = Continuare come { $name }?
online-take-seat-about = Il posto passa a questo dispositivo. Sull'altro si può ancora guardare.
online-take-seat-here = Continua qui

## Più persone davanti a uno schermo

online-pass-about = { $name }, premi quando nessun altro guarda.
online-pass-here = Eccomi
online-pass-who = Chi è davanti allo schermo?
online-pass-who-about = Per ora nessuno qui deve rispondere. Scegli di chi mostrare il punto di vista.
online-pass-back-about = { $name }, non hai finito?
online-pass-back = Annulla il mio ultimo passo
