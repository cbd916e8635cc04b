"""No frame shows the hand or the money of someone who is not looking, proved pixel by pixel (`pixels.py`)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

import pytest
from msgspec.structs import replace

from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.produce import CardsDrawn
from raccoon.games.raccoon_tycoon.catalogue import PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.state import Player, State
from scenes.art import surface_cache
from scenes.art.moving import incremental
from scenes.table.viewer import Viewer
from tests.scenes.pixels import AtTheScreen, Secrets, again, differing, play, too_early, too_long

pytestmark = pytest.mark.usefixtures("ground_at_once")

RICHER = 500


def other_card(card: int) -> int:
    """Another card that looks different."""
    numbers = list(PRODUCTION_CARDS)
    after = numbers[numbers.index(card) + 1 :] + numbers
    return next(other for other in after if PRODUCTION_CARDS[other] != PRODUCTION_CARDS[card])


def other_player(player: Player) -> Player:
    """The same position with more money and other cards."""
    return replace(player, money=player.money + RICHER, hand=tuple(other_card(card) for card in player.hand))


def other_state(state: State, looking: int | None) -> State:
    players = enumerate(state.players)
    return replace(state, players=tuple(p if seat == looking else other_player(p) for seat, p in players))


def other_event(event: Event, looking: int | None) -> Event:
    if isinstance(event, CardsDrawn) and event.cards and event.seat != looking:
        return replace(event, cards=tuple(other_card(card) for card in event.cards))
    return event


def shared(position: Any) -> bool:
    """Bids are made before everybody's eyes."""
    return isinstance(position.pending, AwaitBid)


SECRETS = Secrets("raccoon_tycoon", other_state, other_event, shared)


def test_no_frame_shows_what_is_not_its_viewers_to_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, loaded_at = play(tmp_path / "a", SECRETS, 44)
    assert first.met["undo"] >= 3
    assert loaded_at
    for kind, least in (("curtain", 15), ("shared", 30), ("between, moving", 100), ("looking", 100)):
        assert first.kinds[kind] >= least, first.kinds
    at_the_screen = AtTheScreen(monkeypatch, SECRETS)
    second = again(tmp_path / "b", SECRETS, first.tape, loaded_at)
    assert at_the_screen.replaced > 1000
    assert second.kinds == first.kinds
    assert differing(first, second) == []


def test_nor_does_one_that_fades_where_motion_is_reduced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, loaded_at = play(tmp_path / "a", SECRETS, 36, reduced=True)
    assert first.kinds["between, moving"] >= 5, first.kinds
    AtTheScreen(monkeypatch, SECRETS)
    second = again(tmp_path / "b", SECRETS, first.tape, loaded_at, reduced=True)
    assert differing(first, second) == []


def one_piece_a_frame(monkeypatch: pytest.MonkeyPatch) -> AbstractContextManager[None]:
    """Time passes with nothing but new drawings: then both evenings take the same steps."""
    passed, work = [0.0], incremental.draw_piece

    def taking_long(draw: Callable[[], Any]) -> Any:
        passed[0] += 2 * incremental.TIME if current_thread() is main_thread() else 0
        return work(draw)

    monkeypatch.setattr(incremental, "draw_piece", taking_long)
    monkeypatch.setattr(incremental, "may_wait", lambda: False)
    return incremental.spread(lambda: passed[0])


def test_nor_does_one_that_is_drawn_over_several_frames(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in the program: until what comes is drawn, what was there before is seen."""
    with one_piece_a_frame(monkeypatch):
        surface_cache.clear()
        first, loaded_at = play(tmp_path / "a", SECRETS, 8)
        for kind, least in (("curtain", 5), ("between, moving", 20), ("looking", 10)):
            assert first.kinds[kind] >= least, first.kinds
        AtTheScreen(monkeypatch, SECRETS)
        surface_cache.clear()
        second = again(tmp_path / "b", SECRETS, first.tape, loaded_at)
    assert second.kinds == first.kinds
    assert differing(first, second) == []


@pytest.mark.parametrize("careless", [too_early, too_long])
def test_a_frame_for_the_wrong_viewer_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, careless: Callable[..., bool]
) -> None:
    """The proof can fail: with private things on the screen too early or too long the pictures differ."""
    monkeypatch.setattr(Viewer, "turn_to", careless)
    first, loaded_at = play(tmp_path / "a", SECRETS, 8)
    AtTheScreen(monkeypatch, SECRETS)
    second = again(tmp_path / "b", SECRETS, first.tape, loaded_at)
    assert first.pictures != second.pictures
