"""The forms that the pages of every game are made of."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from scenes.table.inspection.page import Badge, InspectionContext, Large, Now, Page, TableRow


@dataclass(frozen=True)
class PageWriter:
    """Writes the lines and figures of pages; the keys of rows begin with `prefix`."""

    asked: InspectionContext
    prefix: ClassVar[str] = ""

    @property
    def view(self) -> Any:
        """The view that the page is made of."""
        return self.asked.view

    @property
    def now(self) -> str:
        """For whom a page tells what something means."""
        return self.ask("now")

    def page(
        self,
        title: str,
        kind: str,
        rules: Iterable[str],
        picture: Large,
        rows: Iterable[TableRow] = (),
        **more: Any,
    ) -> Page:
        """A page; `rows` are what the piece means now."""
        told = tuple(rows)
        now = Now(self.now, told) if told else None
        return Page(title, kind, tuple(rules), picture, **{"now": now, **more})

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
