### Zasady, zestawy zawartości i czym jest marsbound.
### Wstawiane nazwy ($game, $name, $file …) są gotowe i nigdy się nie odmieniają.

## Wspólne

library-search = Szukaj
library-filter = Szukanie i filtrowanie
library-all = Wszystko
library-nothing-found = Nic nie pasuje. Użyj mniej słów albo wybierz inne źródło.

## Zasady

library-rules-views = Zasady i zawartość
library-rules-lines = Zasady, linijka po linijce
library-rules-box = Postacie i karty
library-rules-pictures = Na obrazkach
library-rules-sections = Rozdziały
library-rules-partly-english = Zasady, których jeszcze nie przetłumaczono, są po angielsku.
library-rules-found =
    { $number ->
        [one] { $number } zasada
        [few] { $number } zasady
        [many] { $number } zasad
       *[other] { $number } zasady
    }
library-rules-nothing-found = Żadna zasada nie zawiera wszystkich tych słów. Użyj ich mniej.
library-rules-compare = Porównaj z: { $game }
library-rules-only-changed = Tylko różnice
library-rules-same = Tak samo w innej edycji:
library-rules-changed = Inaczej w innej edycji:
library-rules-only-here = Tylko w tej edycji
library-rules-box-lead = Co robią postacie i karty oraz na ile pewnie to wiemy.

## Części zestawu

library-section-mission = Misje

## Zestawy

library-packs-lead = Co jest w pudełkach: mapy, statki, karty, liczby. Przy każdej pozycji widać, na ile jest pewna, a właściciele pudełek mogą ją poprawić.
library-packs-built-in = Wbudowane
library-packs-uploaded = Poprawione przez właścicieli
library-packs-uploaded-empty = Nikt jeszcze nie przesłał tu poprawionego zestawu. Jeśli masz pudełko, twój może być pierwszy.
library-packs-all = Wszystkie zestawy zawartości
library-pack-built-in = Wbudowana zawartość gry { $game }.
library-pack-of-owner = Poprawiony przez kogoś, kto ma pudełko. Gra: { $game }.
library-pack-open = Zobacz wszystkie pozycje
library-pack-play = Zagraj tym zestawem
library-pack-download = Pobierz, żeby poprawić
library-pack-hash = W zapisach znany jako
library-pack-none = Nie ma tu takiego zestawu. Może jest na innym serwerze.
library-section = Sekcja
library-entry = Pozycja
library-values = Wartości, jak w pliku
library-default = domyślnie
library-entries =
    { $number ->
        [one] { $number } pozycja
        [few] { $number } pozycje
        [many] { $number } pozycji
       *[other] { $number } pozycji
    }

## Źródła

library-sources = Co znaczą źródła
library-sources-lead = Instrukcje nie pokazują ani mapy, ani kart. Co w nich jest, wzięliśmy z nich; resztę trzeba było złożyć z kawałków. O oznaczeniu pozycji decyduje najmniej pewna z jej wartości.
library-source-rulebook = Tak jest w instrukcji albo na samym wydrukowanym elemencie.
library-source-strong = Podają to co najmniej dwie osoby, niezależnie od siebie.
library-source-weak = Podaje to jedna osoba albo wynika to z czegoś innego.
library-source-ours = Wymyśliliśmy to tak, żeby pasowało do wszystkiego, co wiadomo. Prawdziwa karta może wyglądać inaczej.

## Poprawianie zestawu

library-correct = Popraw zestaw
library-correct-download = Otwórz zestaw powyżej i pobierz go. To plik tekstowy z objaśnieniami w środku.
library-correct-change = W dowolnym edytorze tekstu zmień to, co w twoim pudełku jest inne. Gdy masz kartę w ręku, wpisz „rulebook” jako źródło wartości.
library-correct-bring = Prześlij plik tutaj. Zostanie od razu sprawdzony, a przy każdym błędzie zobaczysz jego miejsce.
library-correct-play = Zagraj z poprawionym zestawem. Zapisy pamiętają, z jakim zestawem grano.
library-pack-drop = Upuść tu swój zestaw albo wybierz jego pliki
library-pack-drop-hint = Jeden plik .toml. Mogą mu towarzyszyć nazwy w innych językach: my-box.pl.ftl należy do my-box.toml.
library-pack-no-toml = Nie ma wśród nich pliku .toml. Zestaw to jeden plik .toml.
library-pack-unknown-file = { $file } nie jest plikiem .toml ani .ftl albo są to dwa zestawy naraz.
library-pack-fine = Zestaw { $name } jest w porządku, można z nim grać
library-pack-mistakes =
    { $number ->
        [one] { $file }: { $number } błąd
        [few] { $file }: { $number } błędy
        [many] { $file }: { $number } błędów
       *[other] { $file }: { $number } błędu
    }
library-pack-notes = Uwagi; z zestawem nadal można grać
library-mistake-where = Gdzie
library-mistake-what = Co jest nie tak
library-mistake-expected = Czego oczekiwano

## O programie

library-about-title = O programie marsbound
library-about-lead = Trzy gry planszowe o Marsie, z botami albo ze znajomymi, w przeglądarce, w terminalu albo z własnego programu.
library-about-fans = Dzieło fanów
library-about-fans-text = marsbound to program nieoficjalny. Nie stworzyli go, nie sprawdzili ani nie zatwierdzili autorzy, graficy i wydawcy gier Misja: Czerwona Planeta i Rocketmen. Nazwy należą do ich właścicieli. Jeśli gra ci się podoba, kup pudełko: jest piękniejsze niż jakikolwiek ekran.
library-about-content = Co jest nasze
library-about-content-text = Wszystkie rysunki są nasze, a każda zasada jest opowiedziana naszymi słowami. Gdzie instrukcja czegoś nie rozstrzyga, zasady mówią, jak gramy. To, czego w instrukcjach nie ma, przede wszystkim karty i mapy, odtworzyliśmy z relacji albo wymyśliliśmy sami.
library-about-content-correct = Niczego nie ukrywamy: przy każdej karcie widać, skąd pochodzi, i każdą liczbę można poprawić.
library-about-bots = Boty
library-about-bots-text = Bot widzi tyle, co gracz na jego miejscu, i nic więcej. Nie zna zakrytych kart i nie zagląda do talii.
library-about-bots-measured = Siłę poziomów mierzymy w wielu grach, które toczą między sobą. Wyniki i polecenia, którymi można je powtórzyć, są w dokumentach projektu. Jak boty radzą sobie z silnymi graczami wśród ludzi, jeszcze nikt nie wie.
library-about-privacy = Co jest przechowywane
library-about-privacy-text = Nie ma kont i nic nie jest wczytywane z innych miejsc. Twoja przeglądarka trzyma sekret, po którym ten serwer cię poznaje; serwer przechowuje gry, imiona i wiadomości napisane przy jego stołach. W ustawieniach możesz dostać nowy sekret albo usunąć siebie.
library-about-made = Z czego powstał
library-made-fonts = Czcionki
library-made-icons = Ikony
library-made-software = Oprogramowanie
library-made-itself = Ten program
library-about-licences = Licencje całego oprogramowania tej strony
library-about-version = Wersja { $version }, protokół { $wire }
