"""The base class of a table's parts, and the context they share: session, shown position, callbacks."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

import pygame

from raccoon.app.errors import AppError
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.app.text import Say
from raccoon.engine.events import Command
from scenes.art.sprite_layer import PlacedSprite
from scenes.dialogs.dialog import DialogAnswer
from scenes.table.layout import Layout
from scenes.table.log.game_log import LogStep
from scenes.table.picture.zones import Highlights
from scenes.table.presentation import GamePresentation
from scenes.window.press_guard import Control
from scenes.window.scene import Scene


@dataclass(frozen=True)
class TableNavigation:
    """The callbacks that lead from the table to other scenes.

    `curtain` hides the table until the next person lifts it; it may offer the last person a step back.
    `rulebook` opens the game's rules at a place of the book (`scenes.table.presentation.book`), "" for its
    first page; `unkept` handles a move that could not be saved (None: a message is shown); `answered` gets
    the seat, the setting that has answered for it, its move in words, and a function to call after the
    setting was changed.
    """

    menu: Callable[[], None]
    finished: Callable[[], None]
    curtain: Callable[[Seat, Callable[[], None], DialogAnswer | None], None]
    message: Callable[[str], None]
    rulebook: Callable[[str], None] = lambda place: None
    unkept: Callable[[AppError], None] | None = None
    answered: Callable[[Seat, str, str, Callable[[], None]], None] = lambda seat, setting, move, changed: None

    def failed(self, error: AppError, say: Say) -> None:
        """Report that a move could not be saved; it was not made."""
        if self.unkept:
            self.unkept(error)
        else:
            self.message(say(error.key, **error.facts))


@dataclass(frozen=True)
class TableState:
    """The position as the table shows it; replaced as a whole, once a step and when the window changes.

    `view` is the view of the `viewer` (None: the public one), `waiting` all seats that the game waits for,
    `person` the one of them who is to answer at this screen, None while there is none: a bot thinks, a
    standing order answers, or the game is over. `curtain_due`: that person has yet to come to the screen;
    `public`: they answer while everybody watches. `moods` are the faces of the seats, `notes` the public
    counts about each seat, if the player wants them. `stops` are the events the viewer wants to be asked
    about.
    """

    view: Any
    viewer: int | None
    waiting: tuple[int, ...]
    person: int | None
    layout: Layout
    moods: tuple[str, ...]
    curtain_due: bool = False
    notes: tuple[str, ...] = ()
    public: bool = False
    stops: frozenset[str] = frozenset()

    @property
    def chooser(self) -> int | None:
        """The person who is to answer, if they are the viewer or answer in public; else None."""
        return self.person if self.public or self.person == self.viewer else None


class Canvas(Protocol):
    """The flags by which a scene asks the window to draw it: `dirty` all, `sprites_changed` the sprites."""

    dirty: bool
    sprites_changed: bool

    def mark_changed(self, area: pygame.Rect) -> None:
        """Redraw only this area."""


class Damage:
    """Requests for a new picture: of everything, an area, or only the sprites."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas

    @property
    def due(self) -> bool:
        """Whether a whole new picture has been requested."""
        return self._canvas.dirty

    def all(self) -> None:
        """Request a whole new picture."""
        self._canvas.dirty = True

    def area(self, area: pygame.Rect | None) -> None:
        """Request a new picture of an area; None: of everything."""
        if area is None:
            self.all()
        else:
            self._canvas.mark_changed(area)

    def sprites(self) -> None:
        """Request only the sprites to be drawn again."""
        self._canvas.sprites_changed = True


@dataclass
class TableContext:
    """The context that all parts of one table share. Only the scene replaces `shown`.

    `submit` makes a move, or reports why the rules refuse it. `show_headline` shows a sentence. Call
    `on_session_changed` after the session was changed otherwise than by a move (a step back, a standing
    order): every part then updates. `bring_to_screen` lets a person who is asked in public come to the screen
    alone. `push` puts a scene over the table, `back` removes every scene above it.
    """

    session: Session
    settings: Settings
    say: Say
    presentation: GamePresentation
    navigation: TableNavigation
    damage: Damage
    shown: TableState
    submit: Callable[[Command], None]
    show_headline: Callable[[str], None]
    on_session_changed: Callable[[], None]
    bring_to_screen: Callable[[int], None]
    push: Callable[[Scene], None]
    back: Callable[[], None]
    other_layout: Layout | None = None
    """The layout of the picture while it still shows another place than the position; else None."""

    @property
    def visible_layout(self) -> Layout:
        """The layout of the visible picture."""
        return self.other_layout or self.shown.layout

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats with the emblems that this table shows."""
        return self.presentation.look.displayed_seats(self.session.seats, self.session.match.setup)


class TablePart:
    """The base of a table's parts: does nothing. A part requests its own redrawing (`context.damage`)."""

    def __init__(self, context: TableContext) -> None:
        self.context = context

    def follow(self, step: LogStep) -> None:
        """Update after a change of the position; `context.shown` is the new one already."""

    def layout(self) -> None:
        """Take new places from the layout in the context: the window or the position has changed."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event and return whether it was used; if so the parts after this one do not get it."""
        return False

    @property
    def question(self) -> Hashable:
        """The question that a guest's controls answer: a change starts the press guard anew."""
        return None

    def controls(self) -> Iterable[Control]:
        """The visible controls."""
        return ()

    def spoken(self) -> Iterable[str]:
        """Its words for speech besides its controls, with the marks of `scenes.table.log.markup`."""
        return ()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def hides(self) -> tuple[pygame.Rect, ...]:
        """The rectangles of the table that a guest covers: nothing there can be inspected."""
        return ()

    def emphasis(self, marks: Highlights) -> Highlights:
        """The highlights with those of this part added."""
        return marks

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the still picture."""

    def sprites(self) -> Iterator[PlacedSprite]:
        """The sprites above the still picture, the lowest first."""
        return iter(())
