"""No frame shows the hand or the secret claims of someone who is not looking, proved pixel by pixel.

Secret claims are kept by all at the same time, one person after another behind the curtain; afterwards hands,
kept claims and those that were turned down are other ones for everybody who is not at the screen.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.engine.events import Event
from raccoon.games.saloon_tycoon.actions.draw import CardsDrawn
from raccoon.games.saloon_tycoon.actions.secrets import SecretsKept
from raccoon.games.saloon_tycoon.actions.steal import CardsStolen
from raccoon.games.saloon_tycoon.catalogue import CARDS, SECRET_CLAIMS
from raccoon.games.saloon_tycoon.state import Player, State
from scenes.art.moving.curtain import MET, Curtain
from scenes.saloon_tycoon.presentation import PRESENTATION
from scenes.screens.handover import HandoverScene
from scenes.table.viewer import Viewer
from tests.scenes.pixels import AtTheScreen, Secrets, again, differing, play, too_early
from tests.scenes.saloon_tycoon.street import Street


def elsewhere(names: tuple[str, ...], among: dict[str, object]) -> tuple[str, ...]:
    """For each of these cards or claims the one that is printed three further on."""
    listed = list(among)
    return tuple(listed[(listed.index(name) + 3) % len(listed)] for name in names)


def cards(names: tuple[str, ...]) -> tuple[str, ...]:
    return elsewhere(names, dict(CARDS))


def claims(names: tuple[str, ...]) -> tuple[str, ...]:
    return elsewhere(names, dict(SECRET_CLAIMS))


def other_player(player: Player) -> Player:
    """The player with as many other cards and secret claims."""
    return replace(
        player, hand=cards(player.hand), secrets=claims(player.secrets), rejected=claims(player.rejected)
    )


def other_state(state: State, looking: int | None) -> State:
    players = enumerate(state.players)
    return replace(state, players=tuple(p if seat == looking else other_player(p) for seat, p in players))


def other_event(event: Event, looking: int | None) -> Event:
    if isinstance(event, CardsDrawn) and event.seat != looking:
        return replace(event, cards=cards(event.cards))
    if isinstance(event, CardsStolen) and looking not in (event.seat, event.victim):
        return replace(event, cards=cards(event.cards))
    if isinstance(event, SecretsKept) and event.seat != looking:
        return replace(event, kept=claims(event.kept), rejected=claims(event.rejected))
    return event


SECRETS = Secrets("saloon_tycoon", other_state, other_event, options={"short_game": True})


def test_no_frame_shows_what_is_not_its_viewers_to_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, loaded_at = play(tmp_path / "a", SECRETS, 40)
    assert loaded_at
    for kind, least in (("curtain", 10), ("between, moving", 20), ("looking", 60)):
        assert first.kinds[kind] >= least, first.kinds
    at_the_screen = AtTheScreen(monkeypatch, SECRETS)
    second = again(tmp_path / "b", SECRETS, first.tape, loaded_at)
    assert at_the_screen.replaced > 300
    assert second.kinds == first.kinds
    assert differing(first, second) == []


def test_claims_shown_too_early_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Viewer, "turn_to", too_early)
    first, loaded_at = play(tmp_path / "a", SECRETS, 6)
    AtTheScreen(monkeypatch, SECRETS)
    second = again(tmp_path / "b", SECRETS, first.tape, loaded_at)
    assert first.pictures != second.pictures


@pytest.mark.parametrize("size", [(641, 361), (960, 540), (1024, 768), (2560, 1080)])
def test_swing_doors_have_closed_before_anything_that_comes_is_seen(size: tuple[int, int]) -> None:
    before, after, seen = (pygame.Surface(size) for _ in range(3))
    before.fill("#00ff00")
    after.fill("#ff00ff")
    doors, shut = PRESENTATION.privacy.curtain, MET + 0.001
    left = []
    for share in (0.0, 0.2, 0.4, 0.6, 0.7):
        doors.paint(seen, before, after, share)
        assert pygame.mask.from_threshold(seen, "#ff00ff", (9, 9, 9)).count() == 0
        left.append(pygame.mask.from_threshold(seen, "#00ff00", (9, 9, 9)).count())
    assert left[0] == size[0] * size[1]
    assert sorted(left, reverse=True) == left
    assert len({*left}) == len(left), "they turn all the while"
    doors.paint(seen, before, after, shut)
    assert pygame.mask.from_threshold(seen, "#00ff00", (60, 60, 60)).count() == 0


def test_between_two_people_the_doors_of_the_saloon_swing(tmp_path: Path) -> None:
    street = Street(tmp_path, (960, 540), "calm")
    street.open("person", "person")
    for _ in range(150):  # the table is dealt first
        street.window.step(street.stack, 1 / 60)
    assert isinstance(street.stack.top, HandoverScene)
    doors = street.stack.top.entrance
    assert isinstance(doors, Curtain)
    assert doors.moved is PRESENTATION.privacy.curtain.moved
    closed = pygame.Surface(street.window.surface.get_size())
    PRESENTATION.privacy.curtain.cover(closed)
    for corner in ((5, 5), (954, 5), (30, 300), (930, 500)):
        assert street.window.surface.get_at(corner)[:3] == closed.get_at(corner)[:3]
