"""The policies that one vote decided, in words, and the wishes kept and broken."""

from functools import partial

from raccoon.app.afterwards.post_mortem import valuations
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from raccoon.engine.post_mortem import Valuation
from scenes.art.frame import pictured
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.words import names
from scenes.table.presentation.post_mortem_data import Deed, Mood, PostMortem, SeatTally

MOODS: dict[str, Mood] = {"passed": "good", "kept": "good", "failed": "bad", "broken": "bad"}


def post_mortem(session: Session, catalogue: Catalogue) -> PostMortem:
    """Every close vote with whose vote it was, every word kept or broken."""
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
    """The number of votes of the seat that decided, and its words kept and broken."""
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
        picture=pictured(partial(art.vignette, found.piece)),
        name=names.policy(found.piece, say),
        seat=found.seat,
        figures=(figures,),
        mood=MOODS[found.kind],
        words=say(f"rampage.close.words.{found.kind}"),
        told=say(f"rampage.close.told.{kind}", name=whose, n=found.amount, others=found.due),
    )
