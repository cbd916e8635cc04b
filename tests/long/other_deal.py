"""Another deal for the screens: everything that the viewer cannot know is different wherever screens ask for
it.

A session's own actions (moves, steps back, bots, saves) use the true game. Other callers of the rules or the
log get a state that only looks the same to the person at the screen: other decks, hands, purses and votes.
The person at the screen is tracked here by their actions.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import fields, replace

from raccoon.app.session.session import Session
from raccoon.app.session.views import Views
from raccoon.app.standing_orders import StandingOrders
from raccoon.app.thinking import server
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event
from raccoon.engine.game import Game
from raccoon.engine.match import Entry, Match
from raccoon.games.registry import GAMES
from scenes.program import Program
from scenes.screens.table_menu import TableMenu
from scenes.table.scene import TableScene
from tests.games.registry import SUBJECTS

DONE = {
    Session: (
        "submit",
        "undo",
        "redo",
        "go_back",
        "take_back",
        "think",
        "consider",
        "prepare",
        "change_seat",
    ),
    StandingOrders: ("give", "answer", "follows_at_once", "log", "drop"),
}
"""Actions on the true game; their results are shown only through later queries."""
NOBODY = -1
TRIES = 8


class OtherDeal:
    """Another deal, shown to a program's screens while `patch` is active; `replaced` counts the replaced
    answers.
    """

    def __init__(self, patch: pytest.MonkeyPatch, program: Program) -> None:
        self.program = program
        self.replaced = 0
        self._doing = 0
        self._session: Session | None = None
        self._holder: int | None = None
        self._states: dict[tuple[int, int | None], tuple[Any, Any]] = {}
        self._entries: dict[int, tuple[Entry, Entry]] = {}
        self._true_entries: dict[int, Entry] = {}
        self._whole: dict[tuple[str, str], Callable[..., Any]] = {}
        # A cached view would be the true one or the other, depending on the first caller.
        patch.setattr(Views, "_once", lambda _, __, ___, ____, work: work())
        self._patch_doing(patch)
        for game in GAMES.values():
            self._patch_rules(patch, game)
        self._patch_log(patch)
        self._patch_curtain(patch)

    # Actions on the true game.

    @contextmanager
    def truly(self) -> Iterator[None]:
        """Use the true game within the block."""
        self._doing += 1
        try:
            yield
        finally:
            self._doing -= 1

    def _patch_doing(self, patch: pytest.MonkeyPatch) -> None:
        for owner, names in DONE.items():
            for name in names:
                patch.setattr(owner, name, self._true(getattr(owner, name)))
        for name in ("new", "load"):
            patch.setattr(Session, name, classmethod(self._true(vars(Session)[name].__func__)))
        think = server.think
        patch.setattr(server, "think", lambda question: iter(self._true(lambda: [*think(question)])()))

    def _true(self, whole: Callable[..., Any]) -> Callable[..., Any]:
        def instead(*given: Any, **facts: Any) -> Any:
            with self.truly():
                return whole(*given, **facts)

        return instead

    @property
    def _asked(self) -> bool:
        """Return whether a screen asks: code that reads saves outside the loop does so on a thread."""
        return not self._doing and threading.current_thread() is threading.main_thread()

    # Answers of the rules.

    def _patch_rules(self, patch: pytest.MonkeyPatch, game: Game) -> None:
        for name in ("view", "options", "hide"):
            whole = self._whole[game.name, name] = getattr(game, name)
            instead = getattr(self, f"_{name}")
            patch.setattr(type(game), name, staticmethod(_told(instead, game, whole)))

    def _view(self, game: Game, whole: Callable[..., Any], state: Any, seat: int | None) -> Any:
        return whole(self._other(game, state) if self._asked else state, seat)

    def _options(self, game: Game, whole: Callable[..., Any], state: Any, seat: int) -> Any:
        return whole(self._other(game, state) if self._asked else state, seat)

    def _hide(self, game: Game, whole: Callable[..., Any], event: Event, seat: int | None) -> Event:
        if not self._asked or seat is None or seat == self.looking():
            return whole(event, seat)  # type: ignore[no-any-return]
        return self._other_event(game, whole(event, seat))

    def _other(self, game: Game, state: Any) -> Any:
        """A state that looks the same to the person at the screen but differs, if there is one."""
        looking = self.looking()
        kept = self._states.get((id(state), looking))
        if kept is not None and kept[0] is state:
            return kept[1]
        with self.truly():
            other = state if game.outcome(state) else self._imagined(game, state, looking)
        self.replaced += other != state
        self._states[id(state), looking] = state, other
        return other

    def _imagined(self, game: Game, state: Any, looking: int | None) -> Any:
        view = self._whole[game.name, "view"](state, looking)
        guesses = (game.imagine(view, Chance(f"another deal {number}")) for number in range(TRIES))
        return next((other for other in guesses if other != state), state)

    # Answers of the log.

    def _patch_log(self, patch: pytest.MonkeyPatch) -> None:
        hidden, of = Session.visible_events, StandingOrders.of

        def entries(match: Match) -> list[Entry]:
            true: list[Entry] = vars(match)["entries"]
            return [self._other_entry(match.game, entry) for entry in true] if self._asked else true

        def truly_hidden(session: Session, entry: Entry, seat: int | None) -> tuple[Event, ...]:
            return hidden(session, self._true_entries.get(id(entry), entry), seat)

        def other_order(orders: StandingOrders, seat: int) -> Any:
            with self.truly():
                order = of(orders, seat)
            return _more(order) if self._asked and seat != self.looking() and order is not None else order

        patch.setattr(Match, "entries", property(entries, _keep_entries), raising=False)
        patch.setattr(Session, "visible_events", truly_hidden)
        patch.setattr(StandingOrders, "of", other_order)

    def _other_entry(self, game: Game, entry: Entry) -> Entry:
        """The move with other secrets, as no seat may see it."""
        kept = self._entries.get(id(entry))
        if kept is None or kept[0] is not entry:
            events = tuple(self._other_event(game, event) for event in entry.events)
            told = entry.events == events
            other = entry if told else Entry(entry.number, Command(entry.command.seat), events)
            kept = self._entries[id(entry)] = entry, other
            self._true_entries[id(other)] = entry
        return kept[1]

    def _other_event(self, game: Game, event: Event) -> Event:
        """The event with other values in every field that is not public."""
        public = self._whole[game.name, "hide"](event, None)
        secret = [f.name for f in fields(event) if getattr(event, f.name) != getattr(public, f.name)]
        changed = {name: self._elsewhere(event, name) for name in secret}
        self.replaced += bool(changed)
        return replace(event, **changed) if changed else event

    def _elsewhere(self, event: Event, name: str) -> Any:
        """The value of the same field at another time, of the same length; itself if it never differed."""
        session = self.program.session or self._session  # a new one may not have been viewed yet
        assert session is not None
        own, found = getattr(event, name), []
        for entry in vars(session.match)["entries"]:
            found += [getattr(one, name) for one in entry.events if type(one) is type(event)]
        others = [one for one in found if one != own and _size(one) == _size(own)]
        return others[-1] if others else tuple(reversed(own)) if isinstance(own, tuple) else own

    # The viewer.

    def looking(self) -> int | None:
        """The seat whose private things may be on the screen now."""
        session = self.program.session
        if session is not self._session:
            self._session, self._holder = session, None
        if session is None:
            return None
        with self.truly():
            return self._at(session)

    def _at(self, session: Session) -> int | None:
        people = session.people
        if len(people) == 1:
            return people[0] if self._holder in (None, people[0]) else None
        awaited = [seat for seat in session.waiting if seat in people]
        moment = self.program.presentations[session.match.game.name].privacy.moment(session.view(None))
        if moment == "shared" and awaited:
            asked = self._holder if self._holder in awaited else awaited[0]
            self._holder = asked if self._holder in (None, asked) else NOBODY
            return asked if self._peeks(session) else None
        return self._holder if self._holder in awaited else None

    def _peeks(self, session: Session) -> bool:
        """Return whether the player who is asked has pressed to view their own things."""
        top, peeks = self.program.stack.top, SUBJECTS[session.match.game.name].peeks
        return isinstance(top, TableScene) and peeks is not None and peeks(top.parts.panel_host.panel)

    def _patch_curtain(self, patch: pytest.MonkeyPatch) -> None:
        """Record the player who lifts a curtain as the viewer."""
        whole = TableMenu.curtain

        def curtain(menu: TableMenu, seat: Any, lift: Callable[[], None], *more: Any) -> None:
            def look() -> None:
                self.looking()  # notice a game that was opened just now
                assert self._session is not None
                self._holder = self._session.seats.index(seat)
                lift()

            whole(menu, seat, look, *more)

        patch.setattr(TableMenu, "curtain", curtain)


def _told(instead: Callable[..., Any], game: Game, whole: Callable[..., Any]) -> Callable[..., Any]:
    return lambda record, seat: instead(game, whole, record, seat)


def _keep_entries(match: Match, entries: list[Entry]) -> None:
    vars(match)["entries"] = entries


def _size(found: Any) -> int | None:
    return len(found) if isinstance(found, tuple) else None


def _more(order: Any) -> Any:
    """Another order of the kind: every number in it differs."""
    told = {name: getattr(order, name) for name in getattr(order, "__struct_fields__", ())}
    numbers = {name: value + 7 for name, value in told.items() if type(value) is int}
    return replace(order, **numbers) if numbers else order
