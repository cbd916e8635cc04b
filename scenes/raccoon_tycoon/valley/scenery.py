"""The valley as the ground behind the table: what a move brings comes to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.picture.picture import TablePicture
from scenes.raccoon_tycoon.valley.arrivals import arrivals_of
from scenes.raccoon_tycoon.valley.life import Life
from scenes.raccoon_tycoon.valley.valley import valley_of


class ValleyScenery:
    """The picture of the valley and its idle life."""

    def __init__(self, life: Life, picture: TablePicture) -> None:
        self._life = life
        self._picture = picture

    def welcome(self, events: Sequence[Event], after: View) -> None:
        """What the events bring comes to the valley, which is then as the view has it."""
        valley = valley_of(after)
        self._life.welcome(arrivals_of(tuple(events), valley), valley)

    def settle(self) -> None:
        """Nothing comes any more: it was taken back."""
        self._life.settle()

    def expect(self, layout: TableLayout, view: View) -> Iterator[None]:
        """Have the ground begun on its thread: not while flights are worked out, which takes a core."""
        self._picture.panorama.expect(layout, valley_of(view))
        yield
