"""An export followed event by event."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.app.lines import lines
from tests.games.raccoon_rampage.stranger import actions, ground, hands, rounds, wishes
from tests.games.raccoon_rampage.stranger.pieces import Data, Table, laid

NOTHING = (
    "AllKept",
    "DieRolled",
    "DiscardDemanded",
    "EffectLost",
    "MajorityFound",
    "NoPolicyShown",
    "Passed",
    "ProtectionEnded",
    "RedrawStopped",
    "SpreadAreaNamed",
)
"""They are told, but change nothing that lies on the table."""


def nothing(table: Table, event: Data) -> None:
    """Change nothing: the event has no effect."""


HAPPENS: dict[str, Callable[[Table, Data], None]] = {
    **dict.fromkeys(NOTHING, nothing),
    **actions.HAPPENS,
    **ground.HAPPENS,
    **hands.HAPPENS,
    **rounds.HAPPENS,
    **wishes.HAPPENS,
}
"""The change that each event makes."""


def read(export: bytes) -> Iterator[tuple[Data, Table]]:
    """The header, then every event's line, each with the table as it is then."""
    records = lines(export)
    header = next(records)
    table = laid(header["setup"])
    yield header, table
    for number, record in enumerate((record for record in records if "number" in record), 1):
        assert record["number"] == number
        HAPPENS[record["event"]["type"]](table, record["event"])
        yield record, table
