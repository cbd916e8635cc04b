"""No frame shows how somebody has voted, or what comes next, before it is open: proved pixel by pixel.

People at one laptop play with real events, with steps back in between. Then the same events come again while
the secret votes of everyone who is not at the screen, and the motions to come, are other ones, in every view
and event the screens get. Every frame has to be the same. Who is at the screen is followed here, by what a
person did: whoever lifted the curtain last, as long as the game waits for them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.engine.events import Event
from raccoon.engine.match import Entry
from scenes.screens.handover import HandoverScene
from scenes.screens.table_menu import TableMenu
from scenes.table.scene import TableScene
from scenes.table.viewer import Viewer
from tests.games.ballot.council import seats
from tests.games.ballot.game import GAME
from tests.games.ballot.records import FACE_DOWN, State, VoteCast
from tests.games.ballot.shown import at_the_window, ballot
from tests.games.ballot.sitting import Council
from tests.scenes.person import Mouse, Sitting
from tests.scenes.recording import Tape, Taped

__all__ = ["at_the_window", "ballot"]
pytestmark = pytest.mark.usefixtures("at_the_window")
SIZE = (960, 540)
OTHER = {"aye": "nay", "nay": "aye"}


class Screen(Taped, Council):
    """Keeps what came in before each frame, and a number for each picture."""

    def __init__(self, data: Path) -> None:
        super().__init__(data, SIZE, "fast")
        self.program.settings.hold_turn = True  # else the curtain falls before anything is taken back
        self.record()

    def kind(self) -> str:
        top = self.stack.top
        if isinstance(top, HandoverScene):
            return "curtain"
        if not isinstance(top, TableScene):
            return "other"
        shown = top.context.shown
        half = shown.view.stage == "vote" and any(shown.view.votes)
        return f"{'between' if shown.viewer is None else 'looking'}{', some have voted' if half else ''}"


class Undoer(Mouse):
    """Plays with the mouse, without haste; now and then takes an answer back before anybody else looks, once:
    else a bot that is waited for would have to begin again and again.
    """

    taken = 0
    """The number of answers when one was taken back."""

    def __call__(self, sitting: Sitting) -> None:
        if isinstance(sitting.stack.top, HandoverScene):
            sitting.frame(3)  # until the next person has sat down
        super().__call__(sitting)
        sitting.frame(4)  # it takes a person a while

    def changes_their_mind(self, sitting: Sitting) -> bool:
        """Whether they press Z now, and do; else they wait for nothing that is held."""
        top = sitting.stack.top
        way = top.parts.undo.way_back if isinstance(top, TableScene) else None
        answers = len(top.context.session.match.entries) if isinstance(top, TableScene) else 0
        if way is None or way.agreed or answers == self.taken or self.random.random() > 0.4:
            if isinstance(top, TableScene) and top.parts.turns.held:
                sitting.press(pygame.K_SPACE, " ")
            return False
        sitting.met["undo"] += 1
        self.taken = answers
        sitting.press(pygame.K_z, "z")
        sitting.frame(4)
        return True


CAST = (("person", "person"), ("person", "random", "person", "person"))


def _play(data: Path, cast: tuple[str, ...], most: int = 2500) -> Screen:
    """They play to the end, or for so many acts."""
    screen, hands = Screen(data), Undoer(len(cast))
    session = screen.convene(*cast, seed="curtain", length="long")
    for _ in range(most):
        if session.over:
            break
        if not hands.changes_their_mind(screen):
            screen.step(hands)
    return screen


class AtTheScreen:
    """Everyone who is not looking has voted otherwise, and the motions lie the other way round."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.holder: int | None = None
        self.replaced = 0
        self._lift, self._visible = TableMenu.curtain, Session.visible_events
        for owner, name in ((TableMenu, "curtain"), (Session, "view"), (Session, "visible_events")):
            instead = getattr(self, name)
            monkeypatch.setattr(owner, name, lambda held, *given, instead=instead: instead(held, *given))

    def curtain(self, menu: TableMenu, seat: Seat, then: Callable[[], None], *more: Any) -> None:
        def look() -> None:
            self.holder = menu._session.seats.index(seat)
            then()

        self._lift(menu, seat, look, *more)

    def _looking(self, session: Session) -> int | None:
        return self.holder if self.holder in session.awaited else None

    def view(self, session: Session, seat: int | None, entries: int | None = None) -> Any:
        state = session.match._states[-1 if entries is None else entries]
        return GAME.view(self._other(state, self._looking(session)), seat)

    def visible_events(self, session: Session, entry: Entry, seat: int | None) -> tuple[Event, ...]:
        looking = self._looking(session)
        return tuple(_other_event(event, looking) for event in self._visible(session, entry, seat))

    def _other(self, state: State, looking: int | None) -> State:
        votes = [_other_vote(vote, state, seat == looking) for seat, vote in enumerate(state.votes)]
        self.replaced += tuple(votes) != state.votes
        return replace(state, votes=tuple(votes), motions=state.motions[::-1])


def _other_vote(vote: str | None, state: State, looks: bool) -> str | None:
    return OTHER[vote] if vote and state.stage == "vote" and not looks else vote


def _other_event(event: Event, looking: int | None) -> Event:
    if isinstance(event, VoteCast) and event.vote != FACE_DOWN and event.seat != looking:
        return replace(event, vote=OTHER[event.vote])
    return event


def _again(data: Path, cast: tuple[str, ...], tape: Tape) -> Screen:
    """The same events once more, frame by frame."""
    screen = Screen(data)
    session = Session.new("ballot", seats(*cast), {"length": "long"}, "curtain", None)
    screen.program.table(session)
    for events in tape:
        screen.play_back(events)
    return screen


@pytest.mark.parametrize("cast", CAST)
def test_no_frame_tells_how_another_has_voted_or_what_comes_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cast: tuple[str, ...]
) -> None:
    first = _play(tmp_path / "a", cast)
    assert first.met["undo"] >= 3
    for kind in ("curtain", "looking", "looking, some have voted"):
        assert first.kinds[kind] >= 30, first.kinds
    other = AtTheScreen(monkeypatch)
    second = _again(tmp_path / "b", cast, first.tape)
    assert other.replaced > 50
    assert second.kinds == first.kinds
    pairs = enumerate(zip(first.pictures, second.pictures, strict=True))
    assert [number for number, (one, two) in pairs if one != two] == []


def test_a_vote_that_stays_in_sight_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof can fail: where the table stays as the first sees it the pictures differ."""

    def stay(self: Viewer, view: object, awaited: Any, waiting: Any) -> bool:
        self.seat, self.person = 0, next(iter(awaited), None)
        return False

    monkeypatch.setattr(Viewer, "turn_to", stay)
    first = _play(tmp_path / "a", CAST[0], 60)
    AtTheScreen(monkeypatch)
    assert _again(tmp_path / "b", CAST[0], first.tape).pictures != first.pictures
