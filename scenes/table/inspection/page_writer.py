"""The forms that the pages of every game are made of."""

from dataclasses import dataclass
from typing import ClassVar

from scenes.table.inspection.page import Badge, InspectionContext, TableRow


@dataclass(frozen=True)
class PageWriter:
    """Writes the lines and figures of pages; the keys of rows begin with `prefix`."""

    asked: InspectionContext
    prefix: ClassVar[str] = ""

    def say(self, key: str, **facts: object) -> str:
        """A sentence of the catalogue."""
        return self.asked.say(key, **facts)

    def ask(self, key: str, **facts: object) -> str:
        """A sentence of this game's pages."""
        return self.say(f"{self.prefix}{key}", **facts)

    def name(self, seat: int) -> str:
        """A player's name, for plain words."""
        return self.asked.seats[seat].name

    def row(self, key: str, *figures: object, marked: bool = False, **facts: object) -> TableRow:
        """A line with its figures."""
        return TableRow(self.ask(key, **facts), tuple(map(str, figures)), marked)

    def head(self, key: str, *figures: str) -> TableRow:
        """A line over others."""
        return TableRow(self.ask(key), figures, head=True)

    def columns(self, *keys: str, over: str = "") -> TableRow:
        """A line that says what the figures of those below it are."""
        return TableRow(over and self.say(over), tuple(map(self.say, keys)), head=True)

    def badge(self, figure: object, key: str, **facts: object) -> Badge:
        """A figure with what it counts."""
        return Badge(str(figure), self.say(key, **facts))
