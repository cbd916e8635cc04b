"""What an event has brought, told after its sentence: where a policy stands, where the tracker does."""

from __future__ import annotations

from raccoon.app.text import Say
from raccoon.app.wording import signed
from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage import events as e
from raccoon.games.raccoon_rampage.catalogue import EVENT_TARGET, EVENTS
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.words import names


def told(event: Event, before: View, after: View, say: Say) -> str:
    """A word on it; "" for none."""
    match event:
        case e.VotePlaced() | e.VoteMoved():
            return _standing(event.target, before, after, say)
        case e.LateVotesAdded() if after.evaluated and before.evaluated:
            return _votes(before, after, say)
        case e.PolicyLeft() if not after.final:
            return say("rampage.then.tracker", n=signed(after.impact))
        case e.RaccoonsCame():
            return say("rampage.then.tracker", n=signed(after.impact))
    return ""


def _standing(target: int, before: View, after: View, say: Say) -> str:
    """How near a policy is to its cost, or an event to its end, with this vote."""
    if target > EVENT_TARGET:
        story = after.events[target - EVENT_TARGET - 1]
        if story.completed:
            return ""
        facts = {"votes": len(story.votes), "cost": EVENTS[story.name].slots}
        return say("rampage.then.votes", policy=names.event(story.name, say), **facts)
    queued = after.queue[target - 1]
    if queued is None or not queued.policy:
        return ""
    facts = {"votes": len(queued.votes), "cost": after.cost(queued) or 0}
    return say("rampage.then.votes", policy=names.policy(queued.policy, say), **facts)


def _votes(before: View, after: View, say: Say) -> str:
    """The same for the policy under evaluation."""
    policy = after.evaluated
    assert policy is not None
    facts = {"votes": len(policy.votes), "cost": after.cost(policy) or 0}
    return say("rampage.then.votes", policy=names.policy(policy.policy, say), **facts)
