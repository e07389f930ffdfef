### Arena: boty przeciw botom.

## Tabela

arena-title = { $game }: boty przeciw botom, liczba graczy: { $players }
arena-games = Gry: { $games }. Rozdania: { $deals }. Ziarno losowości: { $seed }.
arena-chance = Gdyby wszyscy byli równie silni, każdy wygrywałby { $share } gier.
arena-bot = Bot
arena-seats = Miejsca
arena-share = Udział wygranych (przedział ufności 95%)
arena-margin = Przewaga
arena-rating = Ranking (przedział ufności 95%)
arena-time = ms na ruch
arena-iterations = Próby na ruch
arena-speed = Próby na sekundę
arena-cross = Jeden bot przeciw kilku innego rodzaju: jak często ten jeden wygrywa
arena-one = Jeden
arena-others = Pozostali
arena-shared = Gry ze wspólnym zwycięstwem: { $number }
arena-nobody = Gry, których nikt nie wygrał: { $number }
arena-length = Decyzje na grę: { $number }
arena-faults = Tury, których bot sam nie rozegrał: { $number }
arena-fault = { $bot }, { $question }: { $cause } ({ $times }×)
arena-nothing = Nie rozegrano żadnej gry.

## W trakcie

arena-earlier = Rozegrano wcześniej: { $done } z { $games } gier.
arena-interrupted = Przerwano: rozegrano { $done } z { $games } gier.
arena-goes-on = To samo polecenie wznowi turniej w tym miejscu: gry są w pliku { $file }.
arena-cluster = Komputery klastra, które grały: { $machines }. Gier na sekundę: { $speed }. Rozegrane ponownie po nagłym końcu procesu: { $again }.
arena-report-written = Raport jest w pliku { $file }.

## Raport

arena-report-rules = Zasady: { $rules }. Zestaw: { $pack }. Wersja: { $version }.
arena-report-options = Opcje: { $options }
arena-report-how = W tych samych rozdaniach każdy siedzi na każdym miejscu. Przedziały liczy się między rozdaniami, bo gry z jednego rozdania zależą od siebie.
arena-shares-note = Kreski to przedziały ufności 95%. Linia przerywana pokazuje, ile wygrywałby każdy, gdyby wszyscy byli równie silni.
arena-cross-note = Odsetek gier, które jeden bot wygrywa przeciw kilku botom innego rodzaju. Czysty przypadek dałby { $share }.
arena-ratings = Rankingi
arena-ratings-note = Ranking Placketta–Luce'a ze wszystkich miejsc we wszystkich grach. Różnica 400 punktów to szanse dziesięć do jednego.
arena-scores = Wyniki
arena-scores-note = Jak często bot kończy z taką liczbą punktów. Kreska to mediana.
arena-lengths = Długość gier
arena-lengths-note = Ile gier wymaga tylu decyzji. Kreska to mediana.
arena-points = Punkty
arena-decisions = Decyzje
arena-faults-note = Gdy zewnętrzny program zawiedzie, jego turę rozgrywa inny bot.
