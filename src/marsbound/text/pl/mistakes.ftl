# Co jest nie tak z zestawem albo z zapisem gry.

## Miejsca, wartości, wyliczenia
mistake-note = uwaga
mistake-byte = bajt { $number }
mistake-line = wiersz { $line }, kolumna { $column }
mistake-end-of-file = koniec pliku
mistake-huge-number = ogromna liczba
mistake-a-list = lista
mistake-empty-list = pusta lista
mistake-a-table = tabela
mistake-a-date = data lub godzina
mistake-or = { $first } lub { $last }
mistake-and = { $first } i { $last }

## Czego oczekiwano
wanted = oczekiwano: { $wanted }
wanted-or-nothing = oczekiwano: { $wanted } albo nic
wanted-did-you-mean = może chodziło o „{ $word }”?
wanted-number = liczba całkowita od { $low } do { $high }
wanted-multiple = wielokrotność { $step } od { $low } do { $high }
wanted-list = lista, a w niej zawsze { $each }
wanted-long-list = lista o długości { $length }, a w niej zawsze { $each }
wanted-choices = lista od 1 do { $most } liczb, z których każda to { $numbers }
wanted-yes-no = true lub false
wanted-counts = tabela z liczbą dla każdego z: { $keys }
wanted-amounts = tabela z liczbami dla niektórych z: { $keys }
wanted-id = id z sekcji { $section }
wanted-ids = lista id z sekcji { $section }
wanted-some-ids = lista id z sekcji { $section }, ile: { $number }
wanted-name = nazwa z najwyżej 60 małych liter i cyfr, z pojedynczymi łącznikami między nimi
wanted-each-once = oczekiwano: każdy wpis sekcji { $section } tylko raz
wanted-at-most = oczekiwano: najwyżej { $most }
wanted-at-most-there = oczekiwano: tam najwyżej { $most }
wanted-at-least = oczekiwano: co najmniej { $least }
wanted-at-least-one = oczekiwano: co najmniej jedna
wanted-for-each-player = oczekiwano: co najmniej { $least }, po { $each } dla każdego z { $players } graczy
wanted-mark-for-each-copy = oczekiwano: { $number }, po jednej na każdą kopię
wanted-utf-8 = oczekiwano: plik TOML zapisany jako UTF-8
wanted-toml-file = oczekiwano: plik TOML
wanted-pack-file = oczekiwano: plik TOML z zestawem
wanted-valid-toml = oczekiwano: poprawny TOML
wanted-header = oczekiwano: tabela [pack] z polami name, game i format
wanted-other-pack = oczekiwano: nazwa innego zestawu
wanted-only-known = oczekiwano: { $number }, jedyny tutaj znany
wanted-tables = oczekiwano: lista tabel, każda z nagłówkiem { $header }
wanted-table = oczekiwano: tabela { $header }
wanted-one-with-id = oczekiwano: jeden wpis { $header } z tym id
wanted-own-id = oczekiwano: własne id
wanted-own-name = oczekiwano: własna nazwa
wanted-text = oczekiwano: tekst
wanted-only-with = oczekiwano tego tylko przy: { $ids }
wanted-fields-only = oczekiwano tylko: { $fields }
wanted-no-such-field = takiego pola nie oczekiwano
wanted-table-with = oczekiwano: tabela z polami { $names }
wanted-file-or-pack = oczekiwano: plik TOML albo jeden z zestawów { $names }
wanted-language = oczekiwano: jeden z języków { $languages }
wanted-fluent = oczekiwano: komunikaty Fluent
wanted-different = oczekiwano: zestaw różniący się od tego choćby jedną liczbą
wanted-by-rulebook = instrukcja podaje { $number }

## Błędy w każdym zestawie
mistake-is = { $name } to { $value }
mistake-is-value = to { $value }
mistake-has = { $name } zawiera { $value }
mistake-has-numbers =
    { $name } zawiera { $number ->
        [one] { $number } liczbę
        [few] { $number } liczby
       *[many] { $number } liczb
    }
mistake-has-after = { $name } zawiera { $after } po { $before }
mistake-has-no = { $name } nie zawiera { $key }
mistake-has-key = { $name } zawiera { $key } = { $value }
mistake-has-of-them = { $name } zawiera ich { $number }
mistake-empty = { $name } jest puste
mistake-no-such-id = { $name } { $value }, a tego nie ma w sekcji { $section }
mistake-twice = { $name } { $value } dwa razy
mistake-no-utf-8 = nie jest tekstem UTF-8
mistake-unreadable = nie da się odczytać ({ $reason })
mistake-too-deep = jest zagnieżdżone zbyt głęboko
mistake-no-toml = to nie TOML: { $problem }
mistake-no-section = brakuje tej sekcji
mistake-unknown-field = { $key } nie jest znanym polem
mistake-missing = brakuje pola { $name }
mistake-missing-for-effect = brakuje pola { $name }, którego wymaga efekt „{ $effect }”
mistake-is-missing = brakuje tego wpisu
mistake-unknown-section = nie jest sekcją gry { $game }
mistake-unknown-entry = nie ma tego w sekcji { $section } tej gry
mistake-same-id = ma to samo id co wcześniejszy wpis sekcji { $section }
mistake-not-here = { $key } nie pasuje w tym miejscu
mistake-not-of-effect = { $key } nie należy do efektu „{ $effect }”
mistake-wrong-moment = moment to { $value }, a wtedy efekt „{ $effect }” nie może działać
mistake-pedigree-of-nothing = pedigree dla { $name }, którego ten wpis nie ma
mistake-pedigree-is = pedigree dla { $name } to { $value }
mistake-pedigree-missing = brakuje pedigree dla { $name }
mistake-count = { $things }: { $number }
mistake-no-built-in = nie jest wbudowanym zestawem
mistake-name-of-built-in = nazwa to „{ $name }”, a tak nazywa się wbudowany zestaw
mistake-no-pack-or-file = nie jest ani wbudowanym zestawem, ani plikiem
mistake-no-language = nie jest językiem
mistake-same-hash = skrót { $hash } należy do innego zestawu, { $name }, z którym gra się inaczej
mistake-in-all = razem { $number }
mistake-with-copies = { $number } wraz z kopiami

## Zapisy gier
record-unreadable = { $file }: nie da się odczytać ({ $reason }); oczekiwano pliku zapisu, NAME{ $suffix }
record-itself = zapis gry
record-too-large = zapis gry ma najwyżej { $most } bajtów
record-no-game = to zapis gry „{ $game }”; znane są: { $names }
record-too-many-steps = liczba odpowiedzi w zapisie to { $number }, więcej niż { $most }
record-format = { $file }: jego format to „{ $format }”; oczekiwano „{ $known }”, jedynego tutaj znanego
record-no-record = { $file }: to nie jest zapis gry: { $problem }
record-no-json = { $file }: to nie jest cały JSON: { $problem }; czy plik ucięto albo zmieniono?
record-no-utf-8 = { $file }: bajt { $number } nie jest tekstem UTF-8; czy plik ucięto albo zmieniono?
record-in-file = { $file }: { $problem }
record-full-hash = { $file }: full_hash jego zestawu to { $full }; oczekiwano takiego, który zaczyna się od { $short }
record-rules = zapis wymaga wersji { $needed } zasad gry { $game }; tutaj jest wersja { $here }
record-other-pack = zapis wymaga zestawu { $pack } o skrócie { $hash }; { $given } jest do gry { $game } i ma skrót { $has }
record-no-pack = zapis wymaga zestawu { $pack } o skrócie { $hash }; podaj go przez --pack FILE (wbudowany { $here } ma skrót { $has })
record-answer-form = odpowiedź { $number }: „{ $text }” nie ma postaci „SEAT ANSWER”, gdzie SEAT (miejsce) to * lub od 1 do { $players }
record-steps = zapis ma kroki od 0 do { $last }, nie { $wanted }
record-other-game = to zapis gry { $game }, nie { $here }
record-rules-of-game = zapis wymaga wersji { $needed } zasad gry { $game }; tutaj jest { $here }
record-pack-hash = zapis wymaga zestawu { $pack } o skrócie { $hash }; ten ma { $has }
record-game-over = odpowiedź { $number } ({ $answer }): gra już się skończyła
record-answer-wrong = odpowiedź { $number } ({ $answer }): { $problem }
record-result = wynik w zapisie, { $result }, nie jest tym, co dają odpowiedzi: { $given }
answer-unknown = „{ $text }” nie jest odpowiedzią na { $line }; oczekiwano: { $expected }
answer-form = { $form }, na przykład „{ $example }”
answer-not-natures = los nie może odpowiedzieć „{ $text }” na { $line }
answer-forbidden = zasady na to nie pozwalają (zasada { $rule }): { $reason }

## Copying packs
copy-no-name = „{ $name }” nie może być nazwą zestawu; oczekiwano: { $wanted }
copy-built-in-name = „{ $name }” to nazwa wbudowanego zestawu; oczekiwano innej
copy-no-name-line = zestaw { $name } nie ma pod [pack] wiersza „name” ze swoją nazwą; oczekiwano takiego, który można zmienić
copy-there = { $file } już istnieje; oczekiwano nowego pliku
copy-unwritable = { $file }: nie da się zapisać ({ $reason }); oczekiwano nowego pliku
copy-give-name = „{ $name }” nie może być nazwą zestawu; podaj inną przez --name

## Fluent messages that a pack brings
text-no-language = nie ma języka „{ $language }”; są: { $languages }
text-unreadable = { $file }: nie da się odczytać ({ $reason }); oczekiwano pliku z komunikatami Fluent
text-no-utf-8 = { $file }: bajt { $number } nie jest tekstem UTF-8; oczekiwano komunikatów Fluent
text-no-message = { $file }, wiersz { $line }: { $problem }; oczekiwano komunikatu Fluent
text-in-itself = komunikat „{ $message }” w języku { $language } odwołuje się do samego siebie
text-broken = komunikat „{ $message }” w języku { $language }: { $problem } (podano: { $given })
