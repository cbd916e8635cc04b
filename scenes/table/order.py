"""The orders in which the parts of a table get events, updates, layouts and drawing."""

from scenes.table.context import TablePart
from scenes.table.controls.key_help import KeyHelp
from scenes.table.parts import TableParts


class TableOrder:
    """The sequences of parts for each purpose."""

    def __init__(self, parts: TableParts, guest: TablePart) -> None:
        help_ = KeyHelp(parts.context)
        self.handling: tuple[TablePart, ...] = (
            parts.background,
            guest,
            parts.magnifier,
            parts.drag,
            parts.table_inspector,
            parts.log,
            parts.undo,
            parts.hints,
            help_,
            parts.skip,
            parts.panel_host,
            parts.turns,
            parts.controls,
        )
        """The parts that are offered an event, in this order, until one uses it."""
        self.spoil_clicks: tuple[TablePart, ...] = (parts.log, parts.undo, parts.hints, parts.skip)
        """The parts whose used presses are not also clicks on a piece."""
        self.following: tuple[TablePart, ...] = (
            parts.headline,
            parts.hints,
            parts.turns,
            parts.panel_host,
            parts.skip,
            parts.controls,
            parts.log,
            parts.animator,
            parts.table_sounds,
            parts.magnifier,
            parts.table_inspector,
            guest,
        )
        """The parts that follow a new position: panels before the controls that depend on them."""
        self.laid_out: tuple[TablePart, ...] = (
            parts.animator,
            parts.controls,
            parts.panel_host,
            parts.log,
            parts.drag,
            guest,
        )
        """The parts that are laid out; the drag is near the end because it needs the others' places."""
        self._declare_life(parts, guest)

    def _declare_life(self, parts: TableParts, guest: TablePart) -> None:
        self.moving: tuple[TablePart, ...] = (parts.animator, parts.drag)
        """The parts that are updated first: animations."""
        self.living: tuple[TablePart, ...] = (
            parts.turns,
            parts.thinking,
            parts.hints,
            parts.magnifier,
            parts.table_inspector,
            guest,
            parts.background,
        )
        """The other parts that are updated; the idle life last, because it depends on the others' needs."""
        self.hovering: tuple[TablePart, ...] = (
            parts.background,
            parts.thinking,
            parts.animator,
            parts.controls,
            parts.log,
            parts.panel_host,
            guest,
            parts.table_inspector,
            parts.drag,
        )
        """The parts with sprites over the picture, the lowest first."""
