"""Hints in words; the post-mortem: policies decided by one vote, wishes kept and broken."""

from collections.abc import Iterator
from functools import partial

from raccoon.app.afterwards.post_mortem import valuations
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from raccoon.app.thinking.protocol import BotReason
from raccoon.app.wording import capitalised
from raccoon.bots.raccoon_rampage.explanation import Facts
from raccoon.engine.post_mortem import Valuation
from raccoon.games.raccoon_rampage.view import View
from scenes.art.frame import picture_painter
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.actions import ACTIONS
from scenes.raccoon_rampage.words import names
from scenes.table.advising import figures, next_best, why
from scenes.table.presentation import Advice
from scenes.table.presentation.post_mortem_data import Deed, Mood, PostMortem, SeatTally

EVEN = 0.5
"""Moves closer than this, in hundredths of a chance, are as good as each other."""
TELLING = {"win": 0.8, "first": 0.8, "impact": 0.15, "points": 0.25}
"""The least change of each figure that is mentioned: chances in hundredths, steps of the tracker, points."""
LESS_IS_GOOD = "impact"
MOST_FACTS = 3


def advice(reason: BotReason, view: View, say: Say) -> Advice:
    """The words for a reason; `view` is that of the seat when it was to move."""
    named = partial(ACTIONS.named, view=view, say=say)
    following = next_best("rampage.advice", reason, named, EVEN, say)
    beneath = [_figures(reason.facts, say), following]
    because = why(_clauses(reason.facts, say), reason, say)
    return Advice(capitalised(named(reason.command)), because, " ".join(filter(None, beneath)))


def _clauses(facts: Facts, say: Say) -> Iterator[tuple[float, str]]:
    """Clauses for the move, each with its weight: the change by the least one that is mentioned."""
    for name, least in TELLING.items():
        weight = getattr(facts, name) * (-1 if name == LESS_IS_GOOD else 1) / least
        if weight >= 1:
            yield weight, say(f"rampage.advice.why.{name}")


def _figures(facts: Facts, say: Say) -> str:
    """The weightiest of the changes, the group's chance first."""
    changes = {name: getattr(facts, name) for name in TELLING}
    telling = {name: change for name, change in changes.items() if abs(change) >= TELLING[name]}
    return figures([_signed(name, change, say) for name, change in telling.items()][:MOST_FACTS], "", say)


def _signed(name: str, figure: float, say: Say) -> str:
    return say(f"rampage.advice.{name}.{'more' if figure > 0 else 'less'}", n=_figure(figure))


def _figure(amount: float) -> float:
    """The amount without its sign: whole from 2 on, in tenths below."""
    size = abs(amount)
    figure = round(size, 0 if size >= 2 else 1)
    return int(figure) if figure == int(figure) else figure


MOODS: dict[str, Mood] = {"passed": "good", "kept": "good", "failed": "bad", "broken": "bad"}


def post_mortem(session: Session, catalogue: Catalogue) -> PostMortem:
    """The post-mortem: every close vote with the seat that decided it, every wish kept or broken."""
    say = catalogue.say
    found = valuations(session.match)
    close = sum(action.kind in ("passed", "failed") for action in found)
    words = say("rampage.close.words", n=len(found) - close)
    tallies = [_tally(seat, found, say) for seat in range(len(session.seats))]
    return PostMortem(
        heading=say("rampage.close.heading"),
        sentence=say("rampage.close.sentence", n=close, words=words),
        columns=(
            say("results.ledger.round"),
            *(say(f"rampage.close.column.{head}") for head in ("policy", "whose", "votes")),
        ),
        deeds=[_deed(one, [seat.name for seat in session.seats], say) for one in found],
        nothing=say("rampage.close.nothing"),
        title=say("rampage.close.title"),
        tallies=tuple(sorted(tallies, key=lambda tally: -int(tally.figure))),
    )


def _tally(seat: int, found: tuple[Valuation, ...], say: Say) -> SeatTally:
    """The number of the seat's votes that decided, with its wishes kept and broken."""
    own = [action.kind for action in found if action.seat == seat]
    note = say("rampage.close.note", kept=own.count("kept"), broken=own.count("broken"))
    return SeatTally(seat, note, str(own.count("passed")))


def _deed(found: Valuation, seats: list[str], say: Say) -> Deed:
    whose = "" if found.seat is None else seats[found.seat]
    kind = found.kind if found.seat is not None else f"{found.kind}.nobody"
    promise = found.kind in ("kept", "broken")
    figures = str(found.amount) if promise else say("rampage.close.votes", votes=found.amount, cost=found.due)
    return Deed(
        round=found.round,
        moves=found.moves,
        picture=picture_painter(partial(art.vignette, found.piece)),
        name=names.policy(found.piece, say),
        seat=found.seat,
        figures=(figures,),
        mood=MOODS[found.kind],
        words=say(f"rampage.close.words.{found.kind}"),
        sentence=say(f"rampage.close.told.{kind}", name=whose, n=found.amount, others=found.due),
    )
