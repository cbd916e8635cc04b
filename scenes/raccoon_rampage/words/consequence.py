"""What an event has brought, told after its sentence: where a policy stands, where the tracker does."""

from __future__ import annotations

from raccoon.app.text import Say
from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage import events as e
from raccoon.games.raccoon_rampage.catalogue import EVENT_TARGET, EVENTS
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.words import names


def tracker(event: e.PolicyLeft | e.RaccoonsCame, before: View, after: View, say: Say) -> str:
    """Where the tracker stands; when all is counted up a policy that leaves says nothing of it."""
    silent = isinstance(event, e.PolicyLeft) and after.final
    return "" if silent else say("rampage.then.tracker", n=signed(after.impact))


def late_votes(event: e.LateVotesAdded, before: View, after: View, say: Say) -> str:
    """How near the policy under evaluation is to its cost."""
    policy = after.evaluated
    if policy is None or not before.evaluated:
        return ""
    facts = {"votes": len(policy.votes), "cost": after.cost(policy) or 0}
    return say("rampage.then.votes", policy=names.policy(policy.policy, say), **facts)


def standing(event: e.VotePlaced | e.VoteMoved, before: View, after: View, say: Say) -> str:
    """How near a policy is to its cost, or an event to its end, with this vote."""
    target = event.target
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
