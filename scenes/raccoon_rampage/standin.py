"""Words and results until those of the game are merged."""

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from scenes.results import data
from scenes.table.presentation import Results


class StandInResults(Results):
    """Who has won, with how many points."""

    def told(self, session: Session, catalogue: Catalogue) -> data.Results:
        say = catalogue.say
        outcome = session.match.game.outcome(session.match.state)
        assert outcome
        seats = tuple(
            data.SeatResult(seat, "raccoon", out.won, (out.points,))
            for seat, out in zip(session.seats, outcome, strict=True)
        )
        lost = not any(out.won for out in outcome)
        verdict = (
            data.Verdict("The Continental", "", defeat="All lose")
            if lost
            else data.Verdict("The Continental", "", seal="1")
        )
        return data.Results(
            seats,
            verdict,
            "The Continental",
            data.Table(say("results.from"), ("Points",), say("results.total")),
        )
