"""The contract of an open panel over a table: the dock with a choice, or a panel of the game's own."""

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
    """The questions a panel may ask the session about one seat, for the eyes of its owner only.

    `on_session_changed` is to be called when a standing order was given or dropped.
    """

    session: Session
    seat: int
    on_session_changed: Callable[[], None]

    @property
    def view(self) -> Any:
        """The view of the owner now."""
        return self.session.view(self.seat)


@dataclass(frozen=True)
class PanelActions:
    """The actions in a panel of the game's own.

    `options` are those of the person who answers in it, empty while nobody at the screen does. `shared`:
    several people look at the screen. `owner` is the seat whose standing orders can be given here, None for
    nobody's. `cached` may hold the panel's picture; panels of which one is seen at a time share it. `awaited`
    are the people at this screen who are asked, each of whom may be let come to it alone (`bring_to_screen`);
    `of` returns the options of one of them, of which only the public ones may be shown.
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
    """A panel; on the "dock" it covers the log, on the "stage" the table's middle, in place of the verbs.

    Nothing of it is kept or hinted at unless it says so.
    """

    region: Region = "stage"
    rect: pygame.Rect
    hidden: frozenset[str] = frozenset()
    """The pieces on it that are not drawn, as they are in the air."""
    choice: Choice | None = None
    """The choice that is made in it; None for a panel of the game's own."""
    ring: FocusRing
    """Its controls."""

    @property
    def entrance(self) -> ScreenTransition:
        """The transition by which it comes onto the table; it leaves by the same way back."""

    def layout(self, rect: pygame.Rect, frame: Frame, room: pygame.Rect, /) -> None:
        """Fit it into a rectangle; the controls of one on the stage are in the verbs' row, the `room`."""

    def handle(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Use an event of a window of this size; whether it was used."""
        return self.ring.handle(event, size)

    def refresh(self) -> None:
        """Follow its choice, which has changed."""
        return

    def draw(self, surface: pygame.Surface, ground: int | None = None) -> None:
        """Draw it; `ground` numbers the picture under it: while it stays, what was drawn may be kept."""

    def rehearse(self) -> Iterator[object]:
        """Draw what takes long of it, a little at each step: it will be wanted soon."""
        return iter(())

    def still(self) -> PlacedSprite | None:
        """Its picture as it was drawn last, and where; None where none is kept."""
        return None

    def marks(self) -> Highlights:
        """The emphasis it puts on the table, by default none: it is read meanwhile."""
        return PLAIN

    def aloft(self, bounds: pygame.Rect) -> Iterator[PlacedSprite]:
        """The sprites over it in a window of these bounds: hints of its controls."""
        return iter(())

    def changed(self) -> pygame.Rect | None:
        """All that an event used by it has changed; None: the table as well."""
        return None

    def places(self) -> Iterable[tuple[Piece, pygame.Rect]]:
        """The pieces on it that can be inspected, with their places."""
        return ()

    def spoken(self) -> Iterable[str]:
        """Its words besides its controls, with the marks of a narration, for those who hear it."""
        return ()
