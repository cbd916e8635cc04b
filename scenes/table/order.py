"""In which order the parts of a table are asked: the one place where that is declared."""

from scenes.table.context import TablePart
from scenes.table.controls.key_help import KeyHelp
from scenes.table.parts import TableParts


class TableOrder:
    """Rows of parts, each in its order."""

    def __init__(self, parts: TableParts, guest: TablePart) -> None:
        help_ = KeyHelp(parts.context)
        self.handling: tuple[TablePart, ...] = (
            parts.background,
            guest,
            parts.nearer,
            parts.drag,
            parts.asking,
            parts.log,
            parts.undo,
            parts.hints,
            help_,
            parts.skip,
            parts.panel_host,
            parts.turns,
            parts.controls,
        )
        """The parts that are offered an event, one after the other: first the piece in the hand."""
        self.spoil_clicks: tuple[TablePart, ...] = (parts.log, parts.undo, parts.hints, parts.skip)
        """A press that one of these uses is not a click on a piece as well."""
        self.following: tuple[TablePart, ...] = (
            parts.headline,
            parts.hints,
            parts.turns,
            parts.panel_host,
            parts.skip,
            parts.controls,
            parts.log,
            parts.animator,
            parts.hearing,
            parts.nearer,
            parts.asking,
            guest,
        )
        """The parts that take up a new position: panels before the controls that say what they are for."""
        self.laid_out: tuple[TablePart, ...] = (
            parts.animator,
            parts.controls,
            parts.panel_host,
            parts.log,
            parts.drag,
            guest,
        )
        """The parts that find new places; the drag is near the end, as it needs all."""
        self._declare_life(parts, guest)

    def _declare_life(self, parts: TableParts, guest: TablePart) -> None:
        self.moving: tuple[TablePart, ...] = (parts.animator, parts.drag)
        """The parts that move in a game that goes on."""
        self.living: tuple[TablePart, ...] = (
            parts.turns,
            parts.thinking,
            parts.hints,
            parts.nearer,
            parts.asking,
            guest,
            parts.background,
        )
        """The other parts given time: waits, thoughts, and last the idle life, which sees their needs."""
        self.hovering = _hovering(parts, guest)
        """The parts seen over the picture, the lowest first."""


def _hovering(parts: TableParts, guest: TablePart) -> tuple[TablePart, ...]:
    return (
        parts.background,
        parts.thinking,
        parts.animator,
        parts.controls,
        parts.log,
        parts.panel_host,
        guest,
        parts.asking,
        parts.drag,
    )
