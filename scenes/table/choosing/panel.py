"""The protocol of a panel over a table: the page of a choice, or a panel of the game's own."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

import pygame

from raccoon.app.session.session import Session
from raccoon.engine.events import Command, Option
from scenes.art.frame import Frame
from scenes.art.moving.cached_area import CachedArea
from scenes.art.moving.screen_transitions import ScreenTransition
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.choosing.choice import Choice
from scenes.table.picture.zones import PLAIN, Highlights
from scenes.table.piece import Piece
from scenes.widgets.focus import FocusRing

Region = Literal["dock", "stage"]


@dataclass(frozen=True)
class Owner:
    """One seat's private access to the session for a panel: its view and its standing orders.

    Call `on_session_changed` when a standing order was given or dropped.
    """

    session: Session
    seat: int
    on_session_changed: Callable[[], None]

    @property
    def view(self) -> Any:
        """The current view of the owner."""
        return self.session.view(self.seat)


@dataclass(frozen=True)
class PanelActions:
    """The input and the actions of a panel of the game's own.

    `options` are those of the person who answers in it, empty while none does. `shared`: several people look
    at the screen. `owner` is the seat whose standing orders can be given here, None for none. `cached` may
    hold the panel's picture; panels shown one at a time share it. `awaited` are the people at this screen who
    are asked; `bring_to_screen` lets one of them come to it alone. `of` returns the options of one of them,
    of which only the public ones may be shown.
    """

    options: tuple[Option, ...]
    submit: Callable[[Command], None]
    shared: bool
    owner: Owner | None
    cached: CachedArea
    awaited: tuple[int, ...] = ()
    bring_to_screen: Callable[[int], None] = lambda _: None
    of: Callable[[int], Sequence[Option]] = lambda _: ()


class Panel(Protocol):
    """A panel: on the "dock" it covers the log, on the "stage" the table's middle, replacing the verbs."""

    region: Region = "stage"
    rect: pygame.Rect
    hidden: frozenset[str] = frozenset()
    """The pieces on it that are not drawn because they are in flight."""
    choice: Choice | None = None
    """The choice made in it; None for a panel of the game's own."""
    ring: FocusRing
    """Its controls."""

    @property
    def entrance(self) -> ScreenTransition:
        """The transition by which it appears; it leaves by the same one backwards."""

    def layout(self, rect: pygame.Rect, frame: Frame, room: pygame.Rect, /) -> None:
        """Fit it into a rectangle; a panel on the stage has its controls in `room`, the row of the verbs."""

    def handle(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Use an event of a window of this size; return whether it was used."""
        return self.ring.handle(event, size)

    def refresh(self) -> None:
        """Update it after its choice has changed."""
        return

    def draw(self, surface: pygame.Surface, ground: int | None = None) -> None:
        """Draw it; while `ground`, the number of the picture below, is the same, a cached drawing may do."""

    def rehearse(self) -> Iterator[object]:
        """Draw its slow parts in advance, one at each step."""
        return iter(())

    def still(self) -> PlacedSprite | None:
        """Its cached picture as drawn last, and where; None for none."""
        return None

    def marks(self) -> Highlights:
        """The emphasis it puts on the table, by default none."""
        return PLAIN

    def sprites(self, bounds: pygame.Rect) -> Iterator[PlacedSprite]:
        """The sprites over it in a window of these bounds, such as tooltips of its controls."""
        return iter(())

    def changed(self) -> pygame.Rect | None:
        """The area that the last used event has changed; None for everything, the table included."""
        return None

    def places(self) -> Iterable[tuple[Piece, pygame.Rect]]:
        """The pieces on it that can be inspected, with their rectangles."""
        return ()

    def spoken(self) -> Iterable[str]:
        """Its words for speech besides its controls, with the marks of `scenes.table.log.markup`."""
        return ()
