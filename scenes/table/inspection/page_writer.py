"""The base class of each game's writer of pages."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from scenes.table.inspection.page import Badge, InspectionContext, Large, Now, Page, TableRow


@dataclass(frozen=True)
class PageWriter:
    """Writes pages, lines and figures; `prefix` begins the catalogue keys of the game's own pages."""

    context: InspectionContext
    prefix: ClassVar[str] = ""

    @property
    def view(self) -> Any:
        """The viewer's view."""
        return self.context.view

    @property
    def meaning_title(self) -> str:
        """The title over a piece's meaning in the position: it says for which seat."""
        return self.ask("now")

    def page(
        self,
        title: str,
        kind: str,
        rules: Iterable[str],
        picture: Large,
        rows: Iterable[TableRow] | None = None,
        **more: Any,
    ) -> Page:
        """A page; `rows` are the meaning of the piece in this position, if it has any."""
        lines = tuple(rows or ())
        now = Now(self.meaning_title, lines) if lines else None
        return Page(title, kind, tuple(rules), picture, **{"now": now, **more})

    def say(self, key: str, **facts: object) -> str:
        """A sentence of the catalogue."""
        return self.context.say(key, **facts)

    def ask(self, key: str, **facts: object) -> str:
        """A sentence of the game's own pages: its key begins with `prefix`."""
        return self.say(f"{self.prefix}{key}", **facts)

    def name(self, seat: int) -> str:
        """A player's name as plain text."""
        return self.context.seats[seat].name

    def row(self, key: str, *figures: object, marked: bool = False, **facts: object) -> TableRow:
        """A line of a table with its figures."""
        return TableRow(self.ask(key, **facts), tuple(map(str, figures)), marked)

    def head(self, key: str, *figures: str) -> TableRow:
        """A line that heads others."""
        return TableRow(self.ask(key), figures, head=True)

    def columns(self, *keys: str, over: str = "") -> TableRow:
        """A line that names the columns of figures below it; `over` is the key of its words."""
        return TableRow(over and self.say(over), tuple(map(self.say, keys)), head=True)

    def badge(self, figure: object, key: str, **facts: object) -> Badge:
        """A figure, and the key of the words for what it counts."""
        return Badge(str(figure), self.say(key, **facts))
