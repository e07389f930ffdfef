### Pierwsze gry z przewodnikiem i ściąga otwierana przy stole.
### Wstawione nazwy ($seat, $zone, $card, $character …) są gotowe i nigdy się nie odmieniają.

## Ramy gry z przewodnikiem

guide-title = Przewodnik
guide-skip = Pomiń przewodnik
guide-understood = Jasne
guide-go-on = Dalej
guide-page-title = Pierwsza gra z przewodnikiem
guide-page-lead = Mała gra z łagodnymi botami. Wszystko jest wyjaśniane, gdy się pojawia, a przewodnik można pominąć w każdej chwili.
guide-page-start = Zacznij
guide-page-again = Spróbuj ponownie

## Klawisze

guide-key-tab = Do następnej grupy: pytanie, wybory, plansza, ręka
guide-key-arrows = Wewnątrz grupy
guide-key-choose = Wybierz albo zapytaj, dlaczego nie można
guide-key-question = Do pytania
guide-key-confirm = Potwierdź, zakończ albo zrezygnuj
guide-key-undo = Cofnij
guide-key-hint = Poproś bota o podpowiedź
guide-key-why = Czego nie można i dlaczego
guide-key-release = Odłóż, zamknij
guide-key-skip = Pomiń animację
guide-key-reference = Otwórz ściągę
guide-key-keys = Pokaż tę listę
guide-letter-keys = Przy stole działają skróty literowe

## Ściąga do gry Mission: Red Planet

guide-reference-pictures = Na obrazkach
guide-reference-rules = Wszystkie zasady
