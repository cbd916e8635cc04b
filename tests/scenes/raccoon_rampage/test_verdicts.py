"""The chances of the tracker's places, against counting all possible outcomes."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from raccoon.games.raccoon_rampage.catalogue import SKULL
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation
from raccoon.games.raccoon_rampage.phases.effects import NameArea
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.choices.deciding import RampageChoices
from scenes.raccoon_rampage.layout import layout_of
from scenes.raccoon_rampage.look import RampageLook
from scenes.raccoon_rampage.outlook.verdicts import if_it_fails, if_it_passes, in_the_end, span
from scenes.table.picture.zones import PLAIN, PaintContext
from scenes.table.piece import Piece
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Table
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats
from tests.scenes.raccoon_rampage.games import won


def near(found: dict[int, float], wanted: dict[int, float]) -> bool:
    return {*found} == {*wanted} and all(abs(found[key] - wanted[key]) < 1e-9 for key in wanted)


def test_a_failure_brings_what_the_unseen_cards_hold() -> None:
    """With 9 raccoons in the Rest: one card a pile. Every three of the unseen cards are as likely."""
    table = Table().raccoons(5, 10, 9).main(DE)
    deck = table.state.spread_deck
    table.change(spread_deck=deck[:8], spread_discard=deck[8:], impact=2)
    counted = Counter(sum(three) + 2 for three in combinations(deck[:8], 3))
    wanted = {figure: count / counted.total() for figure, count in counted.items()}
    assert near(dict(if_it_fails(GAME.view(table.state, None))), wanted)


def test_nothing_goes_beyond_the_skull() -> None:
    table = Table().main(DE).change(impact=8)
    chances = if_it_fails(GAME.view(table.state, None))
    assert max(chances) == SKULL
    assert sum(chances.values()) == pytest.approx(1)


def test_in_the_final_evaluation_a_failure_changes_nothing() -> None:
    table = Table().change(impact=-1, final=True)
    assert if_it_fails(GAME.view(table.state, None)) == {-1: 1.0}


@pytest.mark.parametrize(
    ("policy", "owner", "wanted"),
    [
        ("breeding", DE, {-2: 1.0}),
        ("school", AR, {0: 1.0}),
        ("wear", HU, {-1: 1 / 3, 0: 2 / 3}),
        ("night", HU, {-2: 1 / 9, -1: 4 / 9, 0: 4 / 9}),
        ("scarecrows", FR, {-2: 2 / 3, 0: 1 / 3}),
    ],
)
def test_passing_does_what_the_card_says(policy: str, owner: int, wanted: dict[int, float]) -> None:
    table = Table().put(1, policy, owner).main(DE)
    assert near(dict(if_it_passes(GAME.view(table.state, None), table.on(1))), wanted)


def test_an_area_without_raccoons_gives_nothing() -> None:
    table = Table().put(1, "vineyard", FR).raccoons(1, 10, 5).main(DE)
    assert near(dict(if_it_passes(GAME.view(table.state, None), table.on(1))), {-1: 1.0})


def test_what_is_amended_works_too() -> None:
    table = Table().put(1, "breeding", DE, rider="wear", rider_owner=HU).main(DE)
    assert near(dict(if_it_passes(GAME.view(table.state, None), table.on(1))), {-3: 1 / 3, -2: 2 / 3})


def test_the_likeliest_of_two_alike_is_the_better_one() -> None:
    assert span({-2: 0.4, -1: 0.4, 3: 0.2}) == (-2, -2, 3)


class TestTheEnd:
    """The outcome of the final evaluation if no more cards are played."""

    def summit(self) -> Table:
        """Two policies with their votes, one without, one being evaluated that has them."""
        table = Table().change(impact=1, final=True)
        table.put(1, "breeding", DE, "5/0/0/0").put(2, "wear", HU, "0/0/0/3").put(3, "compost", DE, "1/0/0/0")
        return table.empty(4).change(
            evaluated=table.queued("vineyard", FR, "0/3/0/0"), pending=AwaitEvaluation((DE,))
        )

    def test_all_that_have_their_votes_pass_one_after_the_other(self) -> None:
        """Minus 2 for Breeding Sites, minus 2 for the Fences, a hunter die for Wear Them."""
        view = GAME.view(self.summit().state, None)
        assert near(dict(in_the_end(view)), {-4: 1 / 3, -3: 2 / 3})

    def zones(self, view: View) -> dict[str, object]:
        """The words that each zone of the table shows."""
        layout = layout_of((1280, 720), view)
        context = PaintContext(layout.frame, ENGLISH.say, tuple(seats(*["person"] * 4)))
        return {part.key: part.inputs for part in RampageLook().parts(layout, view, PLAIN, (), context)}

    def test_it_is_said_beside_the_map_and_the_next_turn_is_no_more(self) -> None:
        view = GAME.view(self.summit().state, None)
        layout = layout_of((1280, 720), view)
        pieces = dict(layout.pieces())
        assert "ring" not in pieces, "protection is of no use any more"
        assert layout.spaces[1].width > 2 * layout.spaces[6].width
        zones = self.zones(view)
        assert zones["outlook"] == (4, 1, (-4, -3, -3))
        assert "spread" not in zones
        assert not any("next" in str(zones[Piece("panel", seat)]) for seat in range(4))

    def test_nothing_is_to_come_when_all_is_over(self) -> None:
        over = won(4)
        assert self.zones(over.view(None))["outlook"] == (0, over.view(None).impact, None)

    def test_it_stays_in_sight_while_something_is_decided(self) -> None:
        table = self.summit()
        view = GAME.view(table.state, None)
        assert {"outlook", "beams", "summit", Piece("pins", 1)} <= RampageChoices().needed(view)

    def test_what_is_done_already_is_not_counted_twice(self) -> None:
        """Trap and Rehome lets two go: after the first one is left."""
        table = Table().raccoons(5, 10, 5).empty(*range(1, 9)).change(impact=1)
        table.change(evaluated=table.queued("rehome", AR, "0/0/5/0"), final=True, pending=AwaitEvaluation(()))
        table.go()
        for area, now in (("germany", 1), ("rest", 0)):
            view = GAME.view(table.state, None)
            assert (view.impact, span(in_the_end(view))) == (now, (-1, -1, -1))
            table.play(NameArea(AR, area))
