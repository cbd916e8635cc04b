"""A part of a table, what the scene asks of each; and its context: what it may know and do."""

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


def no_rulebook(place: str) -> None:
    """Do nothing, as there is no rulebook to open."""


def untold(seat: Seat, setting: str, done: str, changed: Callable[[], None]) -> None:
    """Tell nobody what a setting does."""


@dataclass(frozen=True)
class TableNavigation:
    """The ways out of the table: the program puts other scenes there.

    `curtain` hides everything from all but the next person until they look; it may offer a step back.
    `rulebook` opens the game's rules at a place of the book (`scenes.table.presentation.book`), "" for its
    first page; `unkept` hears that a move could not be kept (None: a message says it); `answered` gets the
    seat, the setting that has answered for it, its move in words, and a function to call after the setting
    was changed.
    """

    menu: Callable[[], None]
    finished: Callable[[], None]
    curtain: Callable[[Seat, Callable[[], None], DialogAnswer | None], None]
    message: Callable[[str], None]
    rulebook: Callable[[str], None] = no_rulebook
    unkept: Callable[[AppError], None] | None = None
    answered: Callable[[Seat, str, str, Callable[[], None]], None] = untold

    def failed(self, error: AppError, say: Say) -> None:
        """A move could not be kept: a message says so, and nothing has happened."""
        if self.unkept:
            self.unkept(error)
        else:
            self.message(say(error.key, **error.facts))


@dataclass(frozen=True)
class TableState:
    """The position as the table shows it; replaced as a whole, once a step and when the window changes.

    `view` is what the `viewer` may know (None: only what everybody may), `waiting` all seats that the game
    waits for, `person` the one among them who is to answer at this screen, None while there is none: a bot
    thinks, a standing order answers, or the game is over. `curtain_due`: that person has yet to come to the
    screen; `public`: they answer before everybody's eyes. `moods` are the faces the seats make, `notes` what
    is kept count of for each, if somebody wants that. `stops` are what the viewer wants to be called for.
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
        """The person who is to answer, if they are the one who looks, or all may look."""
        return self.person if self.public or self.person == self.viewer else None


class Canvas(Protocol):
    """The surface to draw on, as the window asks for it."""

    dirty: bool
    stirred: bool

    def touch(self, area: pygame.Rect) -> None:
        """The picture has changed, though only there."""


class Damage:
    """The only way to ask for a new picture."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas

    @property
    def due(self) -> bool:
        """Whether a whole picture has been asked for."""
        return self._canvas.dirty

    def all(self) -> None:
        """Everything may look different."""
        self._canvas.dirty = True

    def area(self, area: pygame.Rect | None) -> None:
        """Only what is in that area; everything where none is given."""
        if area is None:
            self.all()
        else:
            self._canvas.touch(area)

    def sprites(self) -> None:
        """Only what is in the air has moved."""
        self._canvas.stirred = True


@dataclass
class TableContext:
    """Handed to every part of one table. `shown` is replaced by the scene alone.

    `submit` makes a move: what the rules refuse is told, and nothing has happened. `tell` puts a sentence
    into the headline. `on_session_changed` is called when the session was changed otherwise than by a move (a
    step back, a standing order): every part takes up the position anew. `bring_to_screen` lets a person who
    is asked before everybody's eyes come to the screen alone. `push` puts a scene over the table,
    `back` takes off whatever lies over it.
    """

    session: Session
    settings: Settings
    say: Say
    presentation: GamePresentation
    navigation: TableNavigation
    damage: Damage
    shown: TableState
    submit: Callable[[Command], None]
    tell: Callable[[str], None]
    on_session_changed: Callable[[], None]
    bring_to_screen: Callable[[int], None]
    push: Callable[[Scene], None]
    back: Callable[[], None]
    seen: Layout | None = None
    """That of the picture, while it is of another place than the position is."""

    @property
    def laid(self) -> Layout:
        """The layout of the picture that is seen."""
        return self.seen or self.shown.layout

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, with the emblems that are seen at this table."""
        return self.presentation.look.displayed_seats(self.session.seats, self.session.match.setup)


class TablePart:
    """Does nothing; each part overrides what it is for. It asks for its own damage (`context.damage`)."""

    def __init__(self, context: TableContext) -> None:
        self.context = context

    def follow(self, step: LogStep) -> None:
        """The position is another one now: take it up. What is shown of it is in the context already."""

    def layout(self) -> None:
        """The window or the position has changed: find the new places in the layout shown."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event; the parts after this one get it only when it was not used."""
        return False

    @property
    def question(self) -> Hashable:
        """The question that a guest's controls answer."""
        return None

    def controls(self) -> Iterable[Control]:
        """Its controls that can be seen."""
        return ()

    def spoken(self) -> Iterable[str]:
        """Its words besides its controls, with the marks of a narration, for those who hear the table."""
        return ()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def hides(self) -> tuple[pygame.Rect, ...]:
        """The parts of the table that a guest hides from who looks: nothing there is asked."""
        return ()

    def emphasis(self, marks: Highlights) -> Highlights:
        """The emphasis on the table's pieces, with what a guest lights up."""
        return marks

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the still picture."""

    def aloft(self) -> Iterator[PlacedSprite]:
        """The sprites that move above that, the lowest first."""
        return iter(())
