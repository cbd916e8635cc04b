"""Facts of a finished game of Raccoon Rampage: numbers on each seat's votes, policies, wishes and pieces."""

from typing import Any

from raccoon.engine.events import Event
from raccoon.engine.facts import FactCounter, SeatFacts
from raccoon.games.raccoon_rampage import catalogue
from raccoon.games.raccoon_rampage.cards import amend, fill, late_votes, verdict
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed
from raccoon.games.raccoon_rampage.phases.completion import EventCompleted
from raccoon.games.raccoon_rampage.phases.effects import DieRolled, HunterDiceRolled, RaccoonRemoved
from raccoon.games.raccoon_rampage.phases.evaluation import MajorityFound, VerdictGiven
from raccoon.games.raccoon_rampage.phases.main import VotePlaced
from raccoon.games.raccoon_rampage.phases.place import PolicyLaid
from raccoon.games.raccoon_rampage.phases.spread import CardCancelled
from raccoon.games.raccoon_rampage.phases.turn_end import CardTossed
from raccoon.games.raccoon_rampage.phases.wishes import WishSaid
from raccoon.games.raccoon_rampage.scoring import home_points, piece_points
from raccoon.games.raccoon_rampage.state import State


class RampageFacts(SeatFacts):
    """Facts about one seat. "At the end" is when points are counted."""

    germany: int = 0
    """1 if the seat plays Germany."""
    france: int = 0
    """1 if the seat plays France."""
    activist: int = 0
    """1 if the seat plays the Activist."""
    hunter: int = 0
    """1 if the seat plays the Hunter."""
    impact: int = 0
    """Impact tracker at the end."""
    highest_impact: int = 0
    """Highest value of the impact tracker."""
    lowest_impact: int = 0
    """Lowest value of the impact tracker."""
    raccoons: int = 0
    """Raccoons in Europe at the end."""
    at_home: int = 0
    """Raccoons in the agency's own country at the end; 0 for a lobbyist."""
    pieces: int = 0
    """Pieces on the scoring track at the end."""
    piece_points: int = 0
    """Points of these pieces, even if all lose."""
    home_points: int = 0
    """Points for raccoons left in the own country, even if all lose."""
    influence: int = 0
    """Influence at the end."""
    most_influence: int = 0
    """Highest influence after any command."""
    protection: int = 0
    """Protection at the end."""
    most_protection: int = 0
    """Most protection after any command."""
    votes: int = 0
    """Votes cast, those of cards included."""
    event_votes: int = 0
    """Votes placed on events."""
    votes_won: int = 0
    """Votes on policies that passed."""
    votes_wasted: int = 0
    """Votes on policies that failed."""
    decided: int = 0
    """Policies that passed with exactly their cost in votes, at least one of them the seat's."""
    majorities: int = 0
    """Policies of which the seat was the majority."""
    placed: int = 0
    """Policies placed in the queue."""
    own_passed: int = 0
    """Own policies that passed."""
    own_failed: int = 0
    """Own policies that failed."""
    passed: int = 0
    """Policies of all seats that passed."""
    failed: int = 0
    """Policies of all seats that failed."""
    inaction: int = 0
    """1 if Inaction passed."""
    mitigated: int = 0
    """Raccoons mitigated as the majority."""
    reduced: int = 0
    """Raccoons reduced as the majority."""
    skulls: int = 0
    """Skulls rolled with hunter dice."""
    shields: int = 0
    """Shields rolled with hunter dice."""
    dice_lost: int = 0
    """Die rolls by which a line of a policy did not work, the seat being the majority."""
    cancelled: int = 0
    """Spread cards cancelled."""
    cards_played: int = 0
    """Action cards played."""
    late_votes: int = 0
    """Votes cast by cards on a policy under evaluation."""
    verdicts: int = 0
    """Verdict cards played."""
    amended: int = 0
    """Policies amended."""
    discards: int = 0
    """Cards discarded at the end of its turns."""
    wishes: int = 0
    """Wishes pinned."""
    kept: int = 0
    """Wishes whose promise the seat kept."""
    broken: int = 0
    """Wishes whose promise the seat broke."""
    events_led: int = 0
    """Events completed with most votes by the seat."""
    techno_panacea: int = 0
    """1 if the storyline is Technological Panacea."""
    mixed: int = 0
    """1 if the storyline is mixed."""
    tutorial: int = 0
    """1 if the set-up is that of a first game."""


class Counter(FactCounter[RampageFacts]):
    """Counts the facts of Raccoon Rampage."""

    kind = RampageFacts
    _highest = _lowest = catalogue.START_IMPACT

    def event(self, event: Event, before: State) -> None:
        """Count an event."""
        own: RampageFacts = self.facts[-1 if event.seat is None else event.seat]
        match event:
            case VotePlaced():
                own.votes += 1
                own.event_votes += event.target > catalogue.EVENT_TARGET
            case VerdictGiven():
                self._verdict(event, before)
            case EventCompleted() if event.majority is not None:
                self.facts[event.majority].events_led += 1
            case RaccoonRemoved():
                own.mitigated += event.kind == "mitigate"
                own.reduced += event.kind == "reduce"
            case HunterDiceRolled():
                own.skulls += event.faces.count("skull")
                own.shields += event.faces.count("shield")
            case DieRolled():
                own.dice_lost += not event.works
            case ActionPlayed():
                _played(event, own)
            case _:
                _small(event, own)

    def _verdict(self, event: VerdictGiven, before: State) -> None:
        policy = before.evaluated
        assert policy is not None
        exact = event.passed and not event.by_card and event.votes == event.cost
        for seat, own in enumerate(self.facts):
            votes = policy.votes.count(seat)
            own.votes_won += votes * event.passed
            own.votes_wasted += votes * (not event.passed)
            own.decided += exact and votes > 0
            own.own_passed += policy.owner == seat and event.passed
            own.own_failed += policy.owner == seat and not event.passed
            own.passed += event.passed
            own.failed += not event.passed
            own.inaction += event.passed and event.policy == catalogue.INACTION

    def state(self, state: State) -> None:
        """Update the extremes of impact, influence and protection."""
        self._highest, self._lowest = max(self._highest, state.impact), min(self._lowest, state.impact)
        for own, player in self.changed(state.players):
            own.most_influence = max(own.most_influence, player.influence)
            own.most_protection = max(own.most_protection, player.protection)

    def end(self, state: State) -> None:
        """Count final pieces, raccoons and promises."""
        self.order(state.start_player)
        for seat, player in enumerate(state.players):
            own: RampageFacts = self.facts[seat]
            role = catalogue.ROLES[player.role]
            own.at_home = state.raccoons[catalogue.AREA_INDEX[role.country]] if role.agency else 0
            own.pieces = player.tokens + player.cubes
            own.piece_points = piece_points(role, own.pieces)
            own.home_points = home_points(role, state.raccoons)
            own.influence, own.protection = player.influence, player.protection
            own.kept, own.broken = player.kept, player.broken
            own.germany, own.france = int(role.name == catalogue.GERMANY), int(role.name == catalogue.FRANCE)
            own.activist, own.hunter = (
                int(role.name == catalogue.ACTIVIST),
                int(role.name == catalogue.HUNTER),
            )
            own.highest_impact, own.lowest_impact = self._highest, self._lowest
            _table(own, state)


def _small(event: Event, own: RampageFacts) -> None:
    match event:
        case MajorityFound():
            own.majorities += 1
        case PolicyLaid():
            own.placed += 1
        case CardCancelled():
            own.cancelled += 1
        case CardTossed():
            own.discards += 1
        case WishSaid():
            own.wishes += 1


def _played(event: Any, own: RampageFacts) -> None:
    own.cards_played += 1
    match catalogue.ACTIONS[event.card].kind:
        case late_votes.KIND:
            own.votes += event.n
            own.late_votes += event.n
        case fill.KIND:
            own.votes += event.votes
        case verdict.KIND:
            own.verdicts += 1
        case amend.KIND:
            own.amended += 1


def _table(own: RampageFacts, state: State) -> None:
    own.impact, own.raccoons = state.impact, sum(state.raccoons)
    own.techno_panacea = int(state.options.storyline == "techno_panacea")
    own.mixed, own.tutorial = int(state.options.storyline == "mixed"), int(state.options.tutorial)
