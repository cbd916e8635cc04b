"""The course of a finished game, read from its log as an onlooker saw it."""

from dataclasses import dataclass, field, replace

from raccoon.app.session.session import Session
from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage.cards.move_votes import VoteMoved
from raccoon.games.raccoon_rampage.cards.verdict import VerdictSet
from raccoon.games.raccoon_rampage.catalogue import EVENT_TARGET
from raccoon.games.raccoon_rampage.phases.evaluation import MajorityFound, VerdictGiven
from raccoon.games.raccoon_rampage.phases.main import VotePlaced
from raccoon.games.raccoon_rampage.phases.spread import CardCancelled, PileTurnedUp
from raccoon.games.raccoon_rampage.view import Queued, View

Card = tuple[str, int | None]
"""A policy in the queue and its owner: no two in the queue are alike."""


@dataclass(frozen=True)
class Evaluation:
    """The evaluation of a policy in a round; `entry` is its number in the log.

    `coming` are the raccoons that came by its failure, `majority` the seat with the majority when it passed.
    """

    round: int
    entry: int
    card: Card
    votes: int
    cost: int
    passed: bool
    by_card: str
    final: bool
    majority: int | None = None
    coming: int = 0

    @property
    def missing(self) -> int:
        """The number of votes it was short of."""
        return max(0, self.cost - self.votes)


@dataclass(frozen=True)
class Gesture:
    """A seat's needless vote on a policy ("surplus"), or one moved away ("taken"), among `open_cards`."""

    seat: int
    how: str
    card: Card
    open_cards: frozenset[Card]


@dataclass(frozen=True)
class Break:
    """A seat let a policy fail that its `n` votes would have saved, or felled it by a card ("felled")."""

    seat: int
    how: str
    evaluation: Evaluation
    n: int


@dataclass
class Course:
    """The evaluations of a game, protection spent by seat, who broke ranks (no seat in a `guided` game)."""

    seats: int
    guided: bool = False
    evaluations: list[Evaluation] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)
    gestures: list[Gesture] = field(default_factory=list)
    breaks: list[Break] = field(default_factory=list)
    feller: int | None = None
    """The seat whose card has set the next verdict to a failure."""

    def __post_init__(self) -> None:
        self.spent = [0] * self.seats

    def record(self, event: Event, entry: int, before: View) -> None:
        """Record an event of a log entry; `before` is an onlooker's view before that entry."""
        match event:
            case VotePlaced() if event.target < EVENT_TARGET:
                self._voted(event, before)
            case VoteMoved():
                self._moved(event, before)
            case VerdictSet():
                self.feller = event.seat if event.verdict == "fail" else None
            case VerdictGiven():
                self._judged(event, entry, before)
            case MajorityFound():
                self.evaluations[-1] = replace(self.evaluations[-1], majority=event.seat)
            case PileTurnedUp():
                last = self.evaluations[-1]
                self.evaluations[-1] = replace(last, coming=last.coming + event.added)
            case CardCancelled():
                self.spent[event.seat] += 1

    def _voted(self, event: VotePlaced, before: View) -> None:
        queued = before.queue[event.target - 1]
        if queued and len(queued.votes) >= (before.cost(queued) or 0):
            self.gestures.append(Gesture(event.seat, "surplus", _card(queued), _face_up(before)))

    def _moved(self, event: VoteMoved, before: View) -> None:
        queued = before.queue[event.source - 1]
        if queued and event.target != event.source:
            self.gestures.append(Gesture(event.seat, "taken", _card(queued), _face_up(before)))

    def _judged(self, event: VerdictGiven, entry: int, before: View) -> None:
        owner = _owner(event.policy, before)
        verdict = Evaluation(
            before.round,
            entry,
            (event.policy, owner),
            event.votes,
            event.cost,
            event.passed,
            event.by_card,
            before.final,
        )
        self.evaluations.append(verdict)
        if not (verdict.passed or verdict.final or self.guided):
            self.breaks += _broken(verdict, self.gestures, self.feller)
        self.feller = None
        self.gestures = [gesture for gesture in self.gestures if gesture.card != verdict.card]


def _card(queued: Queued) -> Card:
    return queued.policy, queued.owner


def _face_up(view: View) -> frozenset[Card]:
    return frozenset(_card(queued) for queued in view.queue if queued and queued.face_up)


def _owner(policy: str, before: View) -> int | None:
    """The owner of the judged policy: it was at the door, or in front of the queue."""
    found = [queued for queued in (before.evaluated, *before.queue) if queued and queued.policy == policy]
    return found[0].owner if found else None


def _broken(verdict: Evaluation, gestures: list[Gesture], feller: int | None) -> list[Break]:
    """The seats that alone could have saved the policy: they misplaced votes, or moved them away."""
    if verdict.by_card == "fail" and verdict.votes >= verdict.cost:
        return [Break(feller, "felled", verdict, 0)] if feller is not None else []
    broken = []
    for seat in sorted({gesture.seat for gesture in gestures}):
        own = [gesture for gesture in gestures if gesture.seat == seat]
        taken = sum(gesture.how == "taken" and gesture.card == verdict.card for gesture in own)
        spare = sum(gesture.how == "surplus" and verdict.card in gesture.open_cards for gesture in own)
        for how, n in (("taken", taken), ("surplus", spare)):
            if n >= max(1, verdict.missing):
                broken.append(Break(seat, how, verdict, n))
                break
    return broken


def course(session: Session) -> Course:
    """Read the course of a session from its log."""
    found = Course(len(session.seats), session.lesson_script is not None)
    for number, entry in enumerate(session.match.entries):
        before = session.view(None, number)
        for event in session.visible_events(entry, None):
            found.record(event, number, before)
    return found
