"""Outside programs as bots: those that play, and all the ways in which they can fail."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest

from marsbound.bots import bot_named
from marsbound.bots.program import ProgramBot, chosen, request
from marsbound.bots.random import RandomBot
from marsbound.core.chance import Generator
from marsbound.core.refusal import BadInput
from marsbound.games.registry import games
from tests.arena.tables import Moment, at_random, table_of

SECOND = games()["red-planet-second"]
LONG = 30.0  # seconds: a program of ours answers within them whatever else the machine does


class Programs:
    """Bots made of Python text; all are ended when the test is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made: list[ProgramBot] = []

    def __call__(self, text: str, seconds: float = LONG, restarts: int = 3) -> ProgramBot:
        path = self.folder / f"bot{len(self.made)}.py"
        path.write_text("import json, os, sys, time\n" + text, "utf-8")
        bot = ProgramBot(f'"{sys.executable}" "{path}"', SECOND, RandomBot(), seconds, restarts)
        self.made.append(bot)
        return bot


@pytest.fixture
def programs(tmp_path: Path) -> Iterator[Programs]:
    found = Programs(tmp_path)
    yield found
    for bot in found.made:
        bot.close()


@pytest.fixture
def moment() -> Moment:
    return next(at_random(table_of("red-planet-second", players=3, seed=4), every=5, most=1))


def asked_once(bot: ProgramBot, moment: Moment, seed: int = 1) -> str:
    return bot.choose(moment.view, moment.asked, Generator(seed))


FIRST = """
for line in sys.stdin:
    print(json.dumps({"choice": json.loads(line)["choices"][0]}), flush=True)
"""


def test_a_program_plays_a_whole_game(programs: Programs) -> None:
    bot = programs(FIRST)
    play = table_of("red-planet-second", players=3, seed=4)
    while not play.over:
        player = play.asked_players()[0]
        asked = play.question(player)
        assert asked is not None
        text = bot.choose(play.view(player), asked, Generator(1))
        assert text == asked.choices[0]
        play.answer(player, text)
    assert bot.faults == []
    assert bot.starts_left == bot.restarts, "it is started once"


def test_the_example_plays_and_says_nothing_wrong(root: Path) -> None:
    for game in games().values():
        bot = bot_named(f'program:"{sys.executable}" "{root / "examples" / "bot.py"}"', game)
        assert isinstance(bot, ProgramBot)
        bot.seconds = LONG
        try:
            for moment in at_random(table_of(game.name, players=3, seed=2), every=9, most=8):
                assert asked_once(bot, moment) in moment.asked.choices
                assert asked_once(bot, moment) == asked_once(bot, moment)
            assert bot.faults == []
        finally:
            bot.close()


def test_a_question_tells_what_the_player_sees_and_what_can_be_answered(moment: Moment) -> None:
    line = request(SECOND, moment.view, moment.asked, 77)
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")
    said = json.loads(line)
    assert list(said) == ["game", "view", "outlook", "question", "choices", "seed"]
    assert said["view"] == json.loads(json.dumps(SECOND.picture(moment.view)))
    assert said["outlook"] == json.loads(json.dumps(SECOND.outlook(moment.view)))
    assert said["question"] == {
        "line": moment.asked.line,
        "name": moment.asked.question,
        "seat": moment.asked.seat,
        "time": moment.asked.time,
        "times": moment.asked.times,
    }
    assert (said["game"], said["choices"], said["seed"]) == ("red-planet-second", moment.asked.choices, 77)


def test_the_seed_comes_from_the_generator(programs: Programs, moment: Moment) -> None:
    bot = programs(
        "for line in sys.stdin:\n"
        "    q = json.loads(line)\n"
        "    print(json.dumps({'choice': q['choices'][q['seed'] % len(q['choices'])]}), flush=True)\n"
    )
    answers = [asked_once(bot, moment, seed) for seed in (1, 1, 2, 3, 4, 5, 6, 7)]
    assert answers[0] == answers[1]
    assert len(set(answers)) > 1


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("print('not json', flush=True); sys.stdin.read()", 'answered "not json", which isn\'t JSON'),
        ("print('[1, 2]', flush=True); sys.stdin.read()", 'answered "[1, 2]"; expected {"choice": "…"}'),
        ("print('{\"choice\": 3}', flush=True); sys.stdin.read()", 'expected {"choice": "…"}'),
        ('print(\'{"answer": "d1"}\', flush=True); sys.stdin.read()', 'expected {"choice": "…"}'),
        ('print(\'{"choice": "d99"}\', flush=True); sys.stdin.read()', 'chose "d99", which isn\'t possible; possible:'),
        ("print('', flush=True); sys.stdin.read()", 'answered "", which isn\'t JSON'),
        ("print('[' * 50000, flush=True); sys.stdin.read()", "which isn't JSON"),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush(); sys.stdin.read()", "which isn't JSON"),
        ("sys.exit(3)", "ended with exit code 3 without an answer"),
        ("sys.exit('out of fuel')", 'exit code 1 without an answer; the last it wrote on stderr: "out of fuel"'),
        ("raise ValueError('no such rocket')", 'on stderr: "ValueError: no such rocket"'),
        ("os.close(1); sys.stdin.read(); time.sleep(60)", "closed its output without an answer"),
        ("sys.stdout.write('x' * 10_000_000); sys.stdin.read()", "answered more than 65536 bytes in a line"),
        ("print('half a line', end='', flush=True); sys.exit(0)", "which isn't JSON"),
    ],
)
def test_a_turn_that_a_program_fails_is_played_for_it_and_noted(
    program: str, why: str, programs: Programs, moment: Moment
) -> None:
    bot = programs(program)
    assert asked_once(bot, moment) in moment.asked.choices
    (fault,) = bot.faults
    assert fault.question == moment.asked.line
    assert why in fault.why
    assert len(fault.why) < 500


def test_a_program_that_hangs_is_ended(programs: Programs, moment: Moment) -> None:
    bot = programs("time.sleep(600)", seconds=0.5)
    assert asked_once(bot, moment) in moment.asked.choices
    assert bot.faults[0].why == "gave no answer within 0.5 s"
    assert bot.running is None


def test_a_program_that_reads_nothing_and_says_nothing_is_ended_whatever_the_length_of_the_question(
    programs: Programs, moment: Moment
) -> None:
    bot = programs("time.sleep(600)", seconds=0.5)
    assert bot.running is None
    bot.running = bot.started()
    with pytest.raises(Exception, match=r"gave no answer within 0\.5 s"):
        bot.answer(b"x" * 5_000_000 + b"\n", moment.asked.choices)


@pytest.mark.long
def test_what_a_program_has_started_is_ended_with_it(programs: Programs, moment: Moment, tmp_path: Path) -> None:
    note = tmp_path / "pid"
    bot = programs(
        "import subprocess\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(note)!r}, 'w').write(str(child.pid))\n"
        "time.sleep(600)\n",
        seconds=10,
    )
    asked_once(bot, moment)
    assert not is_running(int(note.read_text("utf-8")))


def is_running(pid: int) -> bool:
    """After some patience."""
    for _ in range(600):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return False
        state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
        if state.stdout.strip().startswith("Z") or not state.stdout.strip():
            return False
        sleep(0.1)
    return True


def test_what_is_written_on_stderr_disturbs_nobody(programs: Programs, moment: Moment) -> None:
    bot = programs(
        "for line in sys.stdin:\n"
        "    sys.stderr.write('thinking ' * 200_000)\n"
        "    print(json.dumps({'choice': json.loads(line)['choices'][-1]}), flush=True)\n"
    )
    assert [asked_once(bot, moment) for _ in range(3)] == [moment.asked.choices[-1]] * 3
    assert bot.faults == []


def test_a_program_that_crashes_is_started_again_a_few_times(programs: Programs, moment: Moment) -> None:
    """It answers once and then dies: every second turn is played for it, until it isn't started any more."""
    bot = programs(
        "line = sys.stdin.readline()\nprint(json.dumps({'choice': json.loads(line)['choices'][0]}), flush=True)\n",
        restarts=2,
    )
    for _ in range(9):
        assert asked_once(bot, moment) in moment.asked.choices
    whys = [fault.why for fault in bot.faults]
    assert len(whys) == 6
    assert whys[:3] == ["ended with exit code 0 without an answer"] * 3
    assert whys[3:] == ["isn't started again after 2 restarts"] * 3


def test_a_wrong_answer_is_no_crash(programs: Programs, moment: Moment) -> None:
    bot = programs(
        "for number, line in enumerate(sys.stdin):\n"
        "    choices = json.loads(line)['choices']\n"
        "    print(json.dumps({'choice': choices[0] if number % 2 else 'nonsense'}), flush=True)\n"
    )
    for _ in range(10):
        asked_once(bot, moment)
    assert len(bot.faults) == 5
    assert bot.starts_left == bot.restarts


def test_a_program_ends_when_nobody_asks_any_more(programs: Programs, moment: Moment, tmp_path: Path) -> None:
    note = tmp_path / "ended"
    bot = programs(FIRST + f"open({str(note)!r}, 'w').write('in peace')\n")
    asked_once(bot, moment)
    assert bot.running is not None
    process = bot.running.process
    bot.close()
    assert process.returncode == 0
    assert note.read_text("utf-8") == "in peace"
    bot.close()


def test_a_program_that_can_t_be_run_is_named_at_once(tmp_path: Path) -> None:
    path = tmp_path / "not-executable"
    path.write_text("nothing", "utf-8")
    with pytest.raises(BadInput, match="that can be run"):
        bot_named(f"program:{path}", SECOND)


def test_a_program_that_can_t_be_started_is_a_fault(tmp_path: Path, moment: Moment) -> None:
    path = tmp_path / "garbage"
    path.write_text("#!/no/such/interpreter\n", "utf-8")
    path.chmod(0o755)
    bot = bot_named(f"program:{path}", SECOND)
    assert isinstance(bot, ProgramBot)
    assert asked_once(bot, moment) in moment.asked.choices
    assert bot.faults[0].why.startswith("can't be started: ")


def test_a_choice_is_read_from_an_answer_with_other_things_in_it() -> None:
    assert chosen(b'{"why": "because", "choice": "d1"}\n', ["d1", "d2"]) == "d1"
