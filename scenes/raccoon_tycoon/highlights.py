"""The game's own highlights on its table: prices to come, tokens about to leave, gains."""

from __future__ import annotations

from dataclasses import dataclass

from raccoon.app.session.preview import Preview
from raccoon.app.text import Say
from raccoon.engine.counts import Counts
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.commands import BuyTown, Discard, Sell
from raccoon.games.raccoon_tycoon.events import Sold
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.choices.worth import worths_after
from scenes.table.picture.highlights import Highlights


@dataclass(frozen=True)
class OwnMarks:
    """`ghost_prices` shows a price to come on its track, `leaving` a number on the tokens of the warehouse
    that are about to leave it. While `turn_passes` no panel has the turn: its light is on the way.
    """

    ghost_prices: tuple[tuple[str, int], ...] = ()
    leaving: Counts | None = None
    turn_passes: bool = False


NOTHING = OwnMarks()


def own(marks: Highlights) -> OwnMarks:
    """This game's part of the marks."""
    return marks.own if isinstance(marks.own, OwnMarks) else NOTHING


def of_command(command: Command | None, seen: Preview | None) -> OwnMarks:
    """The emphasis while this command is about to be given; `seen` is what it would do."""
    return OwnMarks(_ghosts(seen.before.prices, seen.after.prices) if seen else (), _leaving(command))


def of_production(card: int, view: View) -> OwnMarks:
    """The emphasis while something of a production is decided: its prices rise whatever is taken."""
    return OwnMarks(_ghosts(view.prices, worths_after(card, view)))


def gains(seen: Preview, say: Say) -> dict[int, str]:
    """The gains of others, for their panels."""
    earned: dict[int, int] = {}
    for event in seen.events:
        if isinstance(event, Sold):
            for seat, income in event.firms:
                if seat != event.seat:
                    earned[seat] = earned.get(seat, 0) + income
    return {seat: say("motion.gain", n=income) for seat, income in earned.items()}


def _ghosts(old: Counts, new: Counts) -> tuple[tuple[str, int], ...]:
    pairs = zip(COMMODITIES, old, new, strict=True)
    return tuple((name, after) for name, before, after in pairs if before != after)


def _leaving(command: Command | None) -> Counts | None:
    """The tokens that would leave the warehouse."""
    if isinstance(command, Sell):
        return tuple(command.amount if name == command.commodity else 0 for name in COMMODITIES)
    if isinstance(command, BuyTown | Discard):
        return command.tokens
    return None
