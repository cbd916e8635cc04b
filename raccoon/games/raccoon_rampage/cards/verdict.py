"""Overruling the votes on the policy under evaluation (Too Close to Call, RR24)."""

from msgspec.structs import replace

from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, finish_play
from raccoon.games.raccoon_rampage.catalogue import Action
from raccoon.games.raccoon_rampage.choices import PlayOption
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import cost_of

KIND = "verdict"


class PlayVerdict(Command, frozen=True):
    """Play this card on the policy under evaluation."""

    card: str


class VerdictSet(ActionPlayed, frozen=True):
    """The seat played the card; `verdict` is the one in force now: "pass", "fail", or "" after cancelling."""

    verdict: str


class VerdictOption(PlayOption, frozen=True):
    """Play the card."""

    command = PlayVerdict


def options(state: State, seat: int, action: Action) -> Option | None:
    """Return the play if legal: Pass for a policy exactly n votes short, Fail for one n votes above its cost.

    With a verdict in force only the other kind is legal, regardless of the votes: it cancels the verdict.
    """
    policy = state.evaluated
    if policy is None:
        return None
    if state.verdict:
        return VerdictOption(seat, action.name) if state.verdict != action.argument else None
    beyond = len(policy.votes) - cost_of(policy, state.rules)
    close = beyond == (-action.n if action.argument == "pass" else action.n)
    return VerdictOption(seat, action.name) if close else None


def decide(state: State, command: PlayVerdict) -> Event:
    """Play the card; refuse if it cannot be played now."""
    action = check_play(state, command, KIND, options)
    return VerdictSet(command.seat, command.card, "" if state.verdict else action.argument)


def evolve(state: State, event: VerdictSet) -> State:
    """Set the verdict, which stays in force until cancelled, even if votes are added."""
    return finish_play(replace(state, verdict=event.verdict), event.seat, event.card)
