"""A table on which every drag is possible, with a mouse."""

from __future__ import annotations

from pathlib import Path

import pytest

from raccoon.app.session.session import Session
from raccoon.games.raccoon_tycoon.state import State
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.hand.drag import Drag
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.pointing import Pointing
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, offering, stage

HAND = (8, 1, 2)


class Bench:
    """A table with a mouse."""

    def __init__(self, data: Path, size: tuple[int, int] = (1280, 720)) -> None:
        self.sitting = Sitting(data, size)
        self.mouse = Pointing(self.sitting)

    def put(self, state: State, *others: str) -> Session:
        """Show a state on the table."""
        self.session = stage(self.sitting, state, *others)
        return self.session

    @property
    def drag(self) -> Drag:
        """The drag controller of the table."""
        return self.sitting.table.parts.drag

    @property
    def dock(self) -> ChoicePanel | None:
        """The open choice."""
        panel = self.sitting.table.parts.panel_host.panel
        return panel if isinstance(panel, ChoicePanel) else None

    def middle(self, piece: str) -> tuple[int, int]:
        """The middle of a piece."""
        return self.sitting.table.context.shown.layout.rects_of(piece)[0].center

    def take(self, piece: str) -> None:
        """Pick up a piece."""
        x, y = self.middle(piece)
        self.mouse.down((x, y))
        self.mouse.move((x + 24, y + 12))

    def carry(self, piece: str, target: str) -> tuple[int, int]:
        """Pick up a piece and hold it over a target."""
        self.take(piece)
        self.mouse.move(self.middle(target))
        return self.middle(target)

    def drop(self, piece: str, target: str) -> None:
        """Drag a piece onto a target."""
        self.mouse.up(self.carry(piece, target))

    def wait(self, seconds: float) -> None:
        """Let time pass in frames."""
        self.sitting.frame(round(seconds * 60))

    def unmoved(self) -> bool:
        """Assert that nothing was played and nothing is open."""
        return not self.session.match.entries and self.dock is None


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    """A bench at a position where every drag is possible."""
    bench = Bench(tmp_path)
    bench.put(rich())
    return bench


def rich() -> State:
    """The position: tokens, money, buildings and cards for every drag."""
    state = having(dealt(), tokens=counts(wheat=4, wood=3, coal=2), money=38, hand=HAND)
    return offering(having(state, buildings=("Wheat Field", "Warehouse")), "Bank", "Factory")
