"""The game's own highlights on its table: votes to come, the tracker's next place."""

from dataclasses import dataclass

from scenes.table.picture.zones import Highlights


@dataclass(frozen=True)
class RampageMarks:
    """`votes` are pairs of a target (as in `Vote`) and the cubes that would come to lie there, each the seat
    whose it is. `impact` is where the tracker would stand, `leaving` and `coming` the raccoons of each area,
    None and zeros for no change. `spent` are the cubes of the own tray that lie elsewhere meanwhile. `stake`
    is the space of the policy that is voted on, 0 for none; `cards` are those seen large.
    """

    votes: tuple[tuple[int, tuple[int, ...]], ...] = ()
    impact: int | None = None
    leaving: tuple[int, ...] = (0, 0, 0)
    spent: int = 0
    stake: int = 0
    cards: tuple[str, ...] = ()


NOTHING = RampageMarks()


def own(marks: Highlights) -> RampageMarks:
    """This game's part of the marks."""
    return marks.own if isinstance(marks.own, RampageMarks) else NOTHING
