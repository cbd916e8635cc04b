"""The game's own highlights on its table: the effects of the choice being made."""

from dataclasses import dataclass

from scenes.table.picture.zones import Highlights


@dataclass(frozen=True)
class RampageMarks:
    """The effects of a choice. `votes` are pairs of a target (as in `Vote`) and the seats of the votes that
    it would get. `impact` is the tracker's new place, None for no change, `leaving` the raccoons that would
    leave each area. `spent` is the number of votes taken from the tray, `stake` the space of the policy that
    is voted on, 0 for none; `cards` are shown large.
    """

    votes: tuple[tuple[int, tuple[int, ...]], ...] = ()
    impact: int | None = None
    leaving: tuple[int, ...] = (0, 0, 0)
    spent: int = 0
    stake: int = 0
    cards: tuple[str, ...] = ()


NOTHING = RampageMarks()


def own(marks: Highlights) -> RampageMarks:
    """The game's own part of the highlights; `NOTHING` where there is none."""
    return marks.own if isinstance(marks.own, RampageMarks) else NOTHING
