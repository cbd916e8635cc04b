"""No frame shows the hand or the secret claims of someone who is not looking, proved pixel by pixel.

Secret claims are kept by all at the same time, one person after another behind the curtain; afterwards hands,
kept claims and those that were turned down are other ones for everybody who is not at the screen.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from raccoon.engine.events import Event
from raccoon.games.saloon_tycoon.catalogue import CARDS, SECRET_CLAIMS
from raccoon.games.saloon_tycoon.events import CardsDrawn, CardsStolen, SecretsKept
from raccoon.games.saloon_tycoon.state import Player, State
from scenes.table.viewer import Viewer
from tests.scenes.pixels import AtTheScreen, Secrets, again, differing, play, too_early


def elsewhere(names: tuple[str, ...], among: dict[str, object]) -> tuple[str, ...]:
    """For each of these cards or claims the one that is printed three further on."""
    listed = list(among)
    return tuple(listed[(listed.index(name) + 3) % len(listed)] for name in names)


def cards(names: tuple[str, ...]) -> tuple[str, ...]:
    return elsewhere(names, dict(CARDS))


def claims(names: tuple[str, ...]) -> tuple[str, ...]:
    return elsewhere(names, dict(SECRET_CLAIMS))


def other_player(player: Player) -> Player:
    """Other cards and other secret claims, as many."""
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
