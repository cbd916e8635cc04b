"""What a production changes beyond the next question: prices rise whatever bonus is taken."""

from __future__ import annotations

from raccoon.app.session.preview import Preview
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.commands import DeclineBonus
from raccoon.games.raccoon_tycoon.pending import AwaitBonus
from scenes.table.choosing.choice import Table


def production(table: Table, *commands: Command) -> Preview:
    """What these commands of a production would do, to the rise of the prices; no bonus is counted."""
    seen = table.preview(*commands)
    pending = seen.after.pending
    if isinstance(pending, AwaitBonus) and pending.seat == table.view.seat:
        return table.preview(*commands, DeclineBonus(pending.seat))
    return seen
