"""No frame shows a private datum of someone who is not looking, proved pixel by pixel.

A game of three people is played with real events, with auctions, undone moves and a load in its middle.
Then the same events are played again while the hand and the money of everyone who is not at the screen
are other ones: other cards, a fuller purse, in every view, option and event the screens get. Every frame
has to be the same, to the pixel. Who is at the screen is followed here, from what a person did: whoever
lifted the curtain, until somebody else is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.paths import saves_dir
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.engine.events import Command, Event
from raccoon.games.raccoon_tycoon.catalogue import PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.events import CardsDrawn
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.state import Player, State
from scenes.screens.handover import HandoverScene
from scenes.screens.table_menu import TableMenu
from scenes.table.scene import TableScene
from scenes.table.viewer import Viewer
from tests.scenes.raccoon_tycoon.person import Mouse, Sitting, seats

pytestmark = pytest.mark.usefixtures("ground_at_once")

SIZE = (960, 540)
RICHER = 500
Tape = list[list[pygame.event.Event]]


class Screen(Sitting):
    """A sitting that keeps what came in before each frame, and a number for each picture."""

    def __init__(self, data: Path, reduced: bool = False) -> None:
        super().__init__(data, SIZE, "fast")
        self.program.settings.reduced_motion = reduced
        self.tape: Tape = []
        self.pictures: list[int] = []
        self.kinds: Counter[str] = Counter()

    def frame(self, frames: int = 1) -> None:
        """Let frames pass."""
        for _ in range(frames):
            self.tape.append(pygame.event.get())
            self.play_back(self.tape[-1])

    def play_back(self, events: list[pygame.event.Event]) -> None:
        """One frame with these events."""
        pygame.event.clear()
        for event in events:
            pygame.event.post(event)
        self.window.step(self.stack, 1 / 30)
        self.pictures.append(crc32(self.window.surface.get_view("2")))
        self.kinds[self._kind()] += 1

    def _kind(self) -> str:
        """Between whom the frame was drawn."""
        top = self.stack.top
        if isinstance(top, HandoverScene):
            return "curtain"
        if not isinstance(top, TableScene):
            return "other"
        if isinstance(top.context.shown.view.pending, AwaitBid):
            return "auction"
        if top.context.shown.viewer is None:
            return "between, moving" if top.parts.animator.busy else "between"
        return "looking"


class Undoer(Mouse):
    """Plays with the mouse and now and then takes a move back, before anybody else has looked."""

    def changes_their_mind(self, sitting: Sitting) -> bool:
        """Whether they press Z now, and do."""
        top = sitting.stack.top
        way = top.parts.undo.way_back if isinstance(top, TableScene) else None
        if way is None or way.agreed or self.random.random() > 0.05:
            return False
        sitting.met["undo"] += 1
        sitting.press(pygame.K_z, "z")
        return True


def _play(data: Path, entries: int, reduced: bool = False) -> tuple[Screen, int]:
    """Three people play so many moves; in the middle the game is left and continued."""
    screen = Screen(data, reduced)
    session = screen.begin(seats("person", "person", "person"), "curtain", saves=saves_dir(data))
    hands, loaded_at = Undoer(4), 0
    while screen.program.session and len(screen.program.session.match.entries) < entries:
        if not hands.changes_their_mind(screen):
            screen.step(hands)
        now = screen.program.session
        if not loaded_at and len(now.match.entries) >= entries // 2:
            loaded_at = len(screen.tape)
            _load(screen)
    assert session.path is not None
    return screen, loaded_at


def _load(screen: Screen) -> None:
    session = screen.program.session
    assert session is not None
    assert session.path is not None
    screen.program.resume(session.path)


class AtTheScreen:
    """Who is looking, told from what the people do; everyone else's private things are other ones."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.looking: int | None = None
        self.replaced = 0
        self._patch(monkeypatch, Session, "submit", self._submitted)
        self._patch(monkeypatch, Session, "go_back", self._undone)
        self._patch(monkeypatch, Session, "view", self._view)
        self._patch(monkeypatch, Session, "options", self._options)
        self._patch(monkeypatch, Session, "hidden", self._hidden)
        self._patch(monkeypatch, TableMenu, "curtain", self._curtain)

    @staticmethod
    def _patch(monkeypatch: pytest.MonkeyPatch, owner: type, name: str, instead: Callable[..., Any]) -> None:
        whole = getattr(owner, name)
        monkeypatch.setattr(owner, name, lambda self, *args, **facts: instead(whole, self, *args, **facts))

    def _acted(self, session: Session, seat: int) -> None:
        bidding = isinstance(session.match.state.pending, AwaitBid)
        self.looking = seat if session.waiting == (seat,) and not bidding else None

    def _submitted(self, whole: Callable[..., Any], session: Session, command: Command) -> Any:
        entry = whole(session, command)
        self._acted(session, command.seat)
        return entry

    def _undone(self, whole: Callable[..., Any], session: Session, moves: int) -> Any:
        seat = session.match.entries[moves].command.seat
        taken = whole(session, moves)
        self._acted(session, seat)
        return taken

    def _curtain(
        self, whole: Callable[..., Any], menu: TableMenu, seat: Seat, lift: Callable[[], None], *more: Any
    ) -> None:
        self.looking = None

        def look() -> None:
            self.looking = menu._session.seats.index(seat)
            lift()

        whole(menu, seat, look, *more)

    def _view(
        self, _: Callable[..., Any], session: Session, seat: int | None, entries: int | None = None
    ) -> Any:
        states = session.match._states
        return session.match.game.view(self.other(states[-1 if entries is None else entries]), seat)

    def _options(self, _: Callable[..., Any], session: Session, seat: int) -> Any:
        return session.match.game.options(self.other(session.match.state), seat)

    def _hidden(
        self, whole: Callable[..., Any], session: Session, entry: Any, seat: int | None
    ) -> tuple[Event, ...]:
        return tuple(self._other_event(event) for event in whole(session, entry, seat))

    def _other_event(self, event: Event) -> Event:
        if isinstance(event, CardsDrawn) and event.cards and event.seat != self.looking:
            return replace(event, cards=tuple(_other_card(card) for card in event.cards))
        return event

    def other(self, state: State) -> State:
        """The state with other private things for everyone who is not looking."""
        players = []
        for seat, player in enumerate(state.players):
            players.append(player if seat == self.looking else _other_player(player))
            self.replaced += seat != self.looking
        return replace(state, players=tuple(players))


def _other_card(card: int) -> int:
    """A card that looks different."""
    numbers = list(PRODUCTION_CARDS)
    after = numbers[numbers.index(card) + 1 :] + numbers
    return next(other for other in after if PRODUCTION_CARDS[other] != PRODUCTION_CARDS[card])


def _other_player(player: Player) -> Player:
    return replace(player, money=player.money + RICHER, hand=tuple(_other_card(card) for card in player.hand))


def _again(data: Path, tape: Tape, loaded_at: int, reduced: bool = False) -> Screen:
    """The same events once more, frame by frame."""
    screen = Screen(data, reduced)
    session = Session.new(
        "raccoon_tycoon", seats("person", "person", "person"), {}, "curtain", saves_dir(data)
    )
    screen.program.table(session)
    for number, events in enumerate(tape):
        if number == loaded_at:
            _load(screen)
        screen.play_back(events)
    return screen


def test_no_frame_shows_what_is_not_its_viewers_to_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, loaded_at = _play(tmp_path / "a", 44)
    assert first.met["undo"] >= 3
    assert loaded_at
    for kind, least in (("curtain", 15), ("auction", 30), ("between, moving", 100), ("looking", 100)):
        assert first.kinds[kind] >= least, first.kinds
    at_the_screen = AtTheScreen(monkeypatch)
    second = _again(tmp_path / "b", first.tape, loaded_at)
    assert at_the_screen.replaced > 1000
    assert second.kinds == first.kinds
    different = [
        number
        for number, pair in enumerate(zip(first.pictures, second.pictures, strict=True))
        if len(set(pair)) > 1
    ]
    assert different == []


def test_nor_does_one_that_fades_where_motion_is_reduced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, loaded_at = _play(tmp_path / "a", 36, reduced=True)
    assert first.kinds["between, moving"] >= 10, first.kinds
    AtTheScreen(monkeypatch)
    second = _again(tmp_path / "b", first.tape, loaded_at, reduced=True)
    assert first.pictures == second.pictures


def _too_early(self: Viewer, view: object, awaited: Sequence[int], waiting: Sequence[int]) -> bool:
    """Whoever is asked is drawn at once."""
    self.seat = self.person = next(iter(awaited), None)
    return False


def _too_long(
    self: Viewer,
    view: Any,
    awaited: Sequence[int],
    waiting: Sequence[int],
    turn_to: Callable[..., bool] = Viewer.turn_to,
) -> bool:
    """The curtain falls in time, but until then the last one's things stay on the screen."""
    before = self.seat
    falls = turn_to(self, view, awaited, waiting)
    self.seat = before if falls else self.seat
    return falls


@pytest.mark.parametrize("careless", [_too_early, _too_long])
def test_a_frame_for_the_wrong_viewer_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, careless: Callable[..., bool]
) -> None:
    """The proof can fail: with private things on the screen too early or too long the pictures differ."""
    monkeypatch.setattr(Viewer, "turn_to", careless)
    first, loaded_at = _play(tmp_path / "a", 8)
    AtTheScreen(monkeypatch)
    second = _again(tmp_path / "b", first.tape, loaded_at)
    assert first.pictures != second.pictures
