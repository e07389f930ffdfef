"""Clocks: banks, increments, limits, pauses."""

from marsbound.server.tables.clocks import SECOND_CHANCE, Clocks
from marsbound.server.wire.tables import DaysClock, LiveClock

LIVE = LiveClock(bank=100, increment=5)
DAYS = DaysClock(limit=3600)


def test_only_who_is_waited_for_loses_time_and_who_is_done_gets_the_increment() -> None:
    clocks = Clocks(LIVE, 3, 1000.0)
    clocks.turn([0], 1000.0)
    clocks.turn([1], 1010.0)
    assert clocks.left == [95.0, 100.0, 100.0]
    clocks.turn([1, 2], 1020.0)
    assert clocks.left == [95.0, 90.0, 100.0]
    assert [clock.running for clock in clocks.shown(1021.0)] == [False, True, True]
    assert [clock.left for clock in clocks.shown(1021.0)] == [95.0, 89.0, 99.0]


def test_a_clock_runs_out_at_its_time() -> None:
    clocks = Clocks(LIVE, 2, 0.0)
    clocks.turn([0, 1], 0.0)
    assert clocks.next_run_out() == 100.0
    assert clocks.run_out(99.9) == []
    assert clocks.run_out(100.0) == [0, 1]
    clocks.turn([], 100.0)
    assert clocks.next_run_out() is None


def test_over_days_every_answer_has_its_own_time() -> None:
    clocks = Clocks(DAYS, 2, 0.0)
    clocks.turn([0], 0.0)
    clocks.turn([0], 3000.0)
    assert clocks.left[0] == 600.0
    clocks.turn([0], 3000.0, answered=0)
    assert clocks.left[0] == 3600.0
    clocks.turn([1], 5000.0, answered=0)
    clocks.turn([0], 5100.0, answered=1)
    assert clocks.left[0] == 3600.0


def test_a_pause_costs_nobody_anything() -> None:
    clocks = Clocks(LIVE, 2, 0.0)
    clocks.turn([0], 0.0)
    clocks.pause(30.0)
    assert clocks.shown(500.0)[0].left == 70.0
    clocks.go_on([0], 500.0)
    clocks.turn([1], 510.0)
    assert clocks.left[0] == 65.0


def test_clocks_come_back_as_they_were() -> None:
    clocks = Clocks(LIVE, 2, 0.0)
    clocks.turn([1], 3.0)
    clocks.turn([1], 13.0)
    again = Clocks.restored(LIVE, clocks.stand(), clocks.since)
    assert [clock.left for clock in again.shown(20.0)] == [clock.left for clock in clocks.shown(20.0)] == [100.0, 83.0]
    assert again.next_run_out() == clocks.next_run_out()


def test_whoever_takes_a_seat_back_gets_a_little_time() -> None:
    clocks = Clocks(LIVE, 1, 0.0)
    clocks.left[0] = 0.0
    clocks.give_another_chance(0)
    assert clocks.left[0] == SECOND_CHANCE
