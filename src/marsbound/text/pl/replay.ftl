### Powtórki: dawne gry, krok po kroku.
### Wstawiane nazwy ($seat, $names, $phase, $answer …) są gotowe i nigdy się nie odmieniają.

## Przechodzenie przez grę

replay-name = Powtórka
replay-timeline = Oś czasu
replay-where = Krok { $step } z { $steps }. { $phase }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Krok naprzód
replay-last = Na koniec
replay-speed = Szybkość
replay-times = { $speed }×
replay-beginning = Stół jest pusty. Gra zaczyna się od następnego kroku.
replay-nothing-seen = Dobrano lub rozdano coś, czego z tego miejsca nie widać.
replay-answered = { $seat }: { $answer }

## Czyimi oczami

replay-eyes = Czyimi oczami
replay-all-open = Wszystkie karty odkryte
replay-by = Widok: { $seat }
replay-by-onlooker = Widok: widz
replay-in-front = Karty poniżej: { $seat }
replay-points = Punkty do tej pory

## Do zabrania

replay-copy-link = Skopiuj link do tego kroku
replay-link-copied = Link skopiowany. Kto go ma, może obejrzeć tę grę.
replay-link-by-hand = Przeglądarka nie pozwala tu kopiować. Zaznacz link i skopiuj go samodzielnie.
replay-download = Pobierz zapis gry
replay-not-done = Nie udało się

## Półka

replay-shelf = Powtórki
replay-shelf-lead = Obejrzyj zakończoną grę jeszcze raz, krok po kroku, oczami dowolnej osoby.
replay-drop = Upuść tu zapis gry albo wybierz plik
replay-drop-hint = Pliki zapisów kończą się na .marsbound.json. Dostajesz taki na końcu każdej gry, tutaj i w terminalu.
replay-mine = Twoje zakończone gry
replay-mine-empty = Nie masz jeszcze żadnej zakończonej gry.
replay-others = Otwarte gry innych
replay-others-empty = Nikt jeszcze nie zakończył otwartej gry.
replay-bot = { $bot } ({ $level })
replay-won = Zwycięstwo: { $names }, { count-points }
replay-nobody-won = Nikt nie wygrał
replay-more = Pokaż więcej

## Statystyki

replay-statistics = Jak radzą sobie ludzie i boty
replay-statistics-lead = Wszystkie gry zakończone na tym serwerze. Kreska na pasku to wynik czystego przypadku.
replay-who = Kto
replay-games = Gry
replay-wins = Wygrane
replay-average = Średnio punktów
replay-by-chance = Czysty przypadek: { $share }

## Co może być nie tak z zapisem

replay-problem-file = Nie można otworzyć pliku { $file }
replay-problem-answer = Wybór { $number } z zapisu nie jest możliwy w tym momencie gry. Do tego miejsca wszystko się zgadza.
replay-problem-bad-input = To nie jest zapis gry albo jest uszkodzony. Pobierz go jeszcze raz lub poszukaj innej kopii.
replay-problem-bad-message = To nie jest zapis gry. Pliki zapisów kończą się na .marsbound.json.
replay-problem-too-large = Plik jest za duży jak na zapis gry.
replay-problem-no-such-game = Zapis dotyczy gry, której tu nie ma.
replay-problem-no-such-pack = Grano z zestawem zawartości, którego ten serwer nie ma. Najpierw prześlij zestaw, potem otwórz zapis ponownie.
replay-problem-other-rules = Zapis wymaga innej wersji zasad niż ta, która tu jest.
replay-problem-no-such-replay = Nie ma tu takiej powtórki.
replay-problem-no-such-table = Nie ma tu takiej gry.
replay-problem-not-over = Ta gra jeszcze trwa. Zapis będzie po jej zakończeniu.
replay-problem-not-invited = To była gra prywatna. Tylko osoby, które w nią grały, mogą ją obejrzeć albo dać ci jej zapis.
