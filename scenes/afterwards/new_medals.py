"""The medals won for the first time in a game, shown small on its certificate."""

from collections.abc import Callable, Mapping

import pygame

from raccoon.app.afterwards import names
from raccoon.app.afterwards.medals import Medal, won_first
from raccoon.app.paths import names_file
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from scenes.afterwards import medal as piece, paper
from scenes.art import Frame, shapes
from scenes.screens.app_context import AppContext
from scenes.widgets.widget import Pointer, Widget

WonFirst = Mapping[str, tuple[Medal, ...]]
"""The new medals by person (`won_first`)."""
SIDE, GAP, TOP = 54.0, 10.0, 34.0
"""The width of a medal, the gap between two, and the top on the certificate, in design units."""
ACROSS = 3
"""The number of medals in a row next to a game's own first page."""


def finder(shell: AppContext, session: Session) -> Callable[[], WonFirst | None]:
    """Return a function that returns the new medals of a session, or None until all saves are read."""
    path, library = session.path, shell.library
    if session.lesson_script or not path:
        return dict
    library.open()

    def find() -> WonFirst | None:
        if not library.complete:
            return None
        own = [one for one in library.listings if one.path == path]
        known_as = names.load(names_file(shell.data))
        return won_first(own[0], library.listings, known_as) if own else {}

    return find


class NewMedals(Widget):
    """Shows the new medals once `find` no longer returns None; their hint names them."""

    def __init__(self, say: Say, find: Callable[[], WonFirst | None], on_press: Callable[[], None]) -> None:
        super().__init__()
        self._say, self._on_press = say, on_press
        self._find: Callable[[], WonFirst | None] | None = find
        self.won: tuple[Medal, ...] = ()
        self.visible, self.beside = False, False

    def look(self) -> bool:
        """Ask for the medals until they are known; return whether there are any, found by this call."""
        found = self._find() if self._find else None
        if found is None:
            return False
        self._find = None
        self.won = tuple(dict.fromkeys(medal for won in found.values() for medal in won))
        self.tip = " ".join(self._sentence(name, won) for name, won in found.items())
        return bool(self.won)

    def _sentence(self, name: str, won: tuple[Medal, ...]) -> str:
        said = ", ".join(self._say(f"medal.{medal.name}") for medal in won)
        return self._say("results.medals", name=name, medals=said)

    def press(self) -> None:
        self._on_press()

    def pointer(self, pointer: Pointer) -> bool:
        changed = super().pointer(pointer)
        if pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT and self.hover:
            self.press()
        return changed

    def lay(self, frame: Frame, shown: bool, beneath: float | None) -> None:
        """Place them at the certificate's upper edge, or, if `beneath` is a y in design units, there at the
        left of a game's own first page.
        """
        beside = beneath is not None
        self.visible, self.beside = shown and bool(self.won), beside
        count = min(len(self.won), ACROSS) if beside else len(self.won)
        rows = -(-len(self.won) // ACROSS) if beside else 1
        wide, high = count * (SIDE + GAP) - GAP, rows * (SIDE * piece.ASPECT + GAP) - GAP
        left, top = (
            (960 - wide / 2, TOP - paper.rise(frame)) if beneath is None else (paper.sheet(frame)[0], beneath)
        )
        self.rect = frame.rect(left, top, wide, high)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        step = SIDE + GAP
        for number, medal in enumerate(self.won):
            row, column = divmod(number, ACROSS) if self.beside else (0, number)
            at = frame.px(column * step), round(row * frame.px(SIDE * piece.ASPECT + GAP))
            image = piece.image(medal.game, medal.picture, medal.tier, True, frame.px(SIDE))
            surface.blit(image, (self.rect.left + at[0], self.rect.top + at[1]))
        if self.focused:
            shapes.focus_line(surface, self.rect.inflate(6, 6), frame.scale)
