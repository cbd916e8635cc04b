"""Moves that are tried in the same deals: luck cancels out, and moves that fall behind drop out."""

from raccoon.bots.race import Race


def raced(worths: list[float], deals: int, trust: float = 2.0, seeming: list[float] | None = None) -> Race:
    """A race of moves with these worths in every deal."""
    race = Race(seeming or [0.0] * len(worths), trust)
    for _ in range(deals):
        race.run(lambda place: worths[place])
        race.drop()
    return race


def test_whatever_turns_out_best_is_in_front() -> None:
    assert raced([1.0, 3.0, 2.0], deals=1).alive == [1, 2, 0]


def test_the_worse_half_drops_out_when_the_deals_have_doubled() -> None:
    worths = [5.0, 4.0, 3.0, 2.0, 1.0]
    assert [len(raced(worths, deals).alive) for deals in (1, 2, 3, 4)] == [5, 3, 3, 2]


def test_two_are_tried_to_the_end() -> None:
    race = raced([1.0, 2.0], deals=16)
    assert race.open
    assert race.alive == [1, 0]


def test_what_a_move_seemed_to_be_worth_counts_for_so_many_deals() -> None:
    race = raced([0.0, 1.0], deals=2, trust=4.0, seeming=[3.0, 0.0])
    assert race.value(0) == 2.0
    assert race.value(1) == 1 / 3
    assert race.alive[0] == 0


def test_a_single_move_needs_no_race() -> None:
    assert not raced([1.0], deals=0).open
