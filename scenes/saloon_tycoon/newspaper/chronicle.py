"""The chronicle of a finished game: standings, rooms lit, claims staked, guests, read from its log."""

from dataclasses import dataclass
from functools import cached_property

from raccoon.app.session.session import Session
from raccoon.games.saloon_tycoon.actions.arrivals import CitizenArrived, OutlawArrived
from raccoon.games.saloon_tycoon.actions.end_turn import EndTriggered, TurnEnded
from raccoon.games.saloon_tycoon.actions.finish import RoomFinished
from raccoon.games.saloon_tycoon.actions.move import CharacterMoved
from raccoon.games.saloon_tycoon.actions.stake import ClaimScored
from raccoon.games.saloon_tycoon.actions.steal import GoldStolen
from raccoon.games.saloon_tycoon.view import View
from scenes.results.leads import held_from
from scenes.table.presentation.results import ends_of


@dataclass(frozen=True)
class ScoredEvent:
    """A finished room or a staked claim; `sample` is the first sample of the points that contains it."""

    kind: str
    round: int
    seat: int
    name: str
    points: int
    sample: int


class Chronicle:
    """The facts of a finished game that its results and its newspaper report."""

    def __init__(self, session: Session) -> None:
        self.view: View = session.view(None)
        outcome = session.match.outcome or ()
        self.winners = tuple(seat for seat, end in enumerate(outcome) if end.won)
        self.points = tuple(end.points for end in outcome)
        self.gold = tuple(player.gold for player in self.view.players)
        ends = ends_of(session, TurnEnded)
        self.views: list[View] = [session.view(None, end) for end in ends]
        """The position after each turn."""
        seats = range(len(self.points))
        self.times = tuple(number / len(seats) for number in range(len(ends)))
        self.samples = tuple(tuple(view.players[seat].score.total for view in self.views) for seat in seats)
        self.scored: list[ScoredEvent] = []
        self.moves: list[tuple[int, CharacterMoved]] = []
        self.arrivals: dict[str, tuple[int, int]] = {}
        self.thefts: list[tuple[int, GoldStolen]] = []
        self.last_cube: tuple[int, int] | None = None
        sample = 0
        for number, entry in enumerate(session.match.entries):
            while ends[sample] <= number:
                sample += 1
            before, after = session.view(None, number), session.view(None, number + 1)
            for event in session.visible_events(entry, None):
                self._record(event, before.round, after, sample)

    def _record(self, event: object, round_: int, after: View, sample: int) -> None:
        match event:
            case RoomFinished(seat=int(seat)):
                tile = after.players[seat].rooms[event.room].tile
                self.scored.append(ScoredEvent("room", round_, seat, tile, event.points, sample))
            case ClaimScored(seat=int(seat)):
                self.scored.append(ScoredEvent("claim", round_, seat, event.claim, event.points, sample))
            case CitizenArrived(seat=int(seat)) | OutlawArrived(seat=int(seat)):
                self.arrivals[event.character] = round_, seat
            case CharacterMoved():
                self.moves.append((round_, event))
                self.arrivals[event.character] = round_, event.host
            case GoldStolen():
                self.thefts.append((round_, event))
            case EndTriggered(seat=int(seat)):
                self.last_cube = round_, seat

    @property
    def rounds(self) -> int:
        """The last round."""
        return self.view.round

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats from the first to the last: winners, then by points, gold and claims."""
        players = self.view.players

        def rank(seat: int) -> tuple[bool, int, int, int, int]:
            claims = len(players[seat].claims)
            return seat not in self.winners, -self.points[seat], -self.gold[seat], -claims, seat

        return tuple(sorted(range(len(self.points)), key=rank))

    @property
    def winner(self) -> int:
        """The seat of the winner, or of the first of several."""
        return self.order[0]

    @cached_property
    def lead_from(self) -> int:
        """The first sample from which on the winner was alone in the lead; one beyond the last for none."""
        return held_from(self.samples, self.winner)

    @cached_property
    def turning(self) -> ScoredEvent | None:
        """The best scored event of a sole winner in the turn that gave the lasting lead; None for none."""
        if len(self.winners) > 1 or not 0 < self.lead_from < len(self.times):
            return None
        own = [event for event in self.scored if event.seat == self.winner and event.sample == self.lead_from]
        return max(own, key=lambda event: event.points, default=None)

    def scored_by(self, seat: int, kind: str) -> list[ScoredEvent]:
        """The scored events of a seat of one kind, in order."""
        return [event for event in self.scored if (event.seat, event.kind) == (seat, kind)]
