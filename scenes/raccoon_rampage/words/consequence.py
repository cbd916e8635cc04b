"""The consequences of an event, told after its sentence: votes on a policy, the tracker's place."""

from __future__ import annotations

from raccoon.app.text import Say
from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage import events as e
from raccoon.games.raccoon_rampage.catalogue import EVENT_TARGET, EVENTS
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.words import names


def tracker(event: e.PolicyLeft | e.RaccoonsCame, before: View, after: View, say: Say) -> str:
    """The sentence on the tracker; when all is counted up none for a policy that leaves."""
    silent = isinstance(event, e.PolicyLeft) and after.final
    return "" if silent else say("rampage.then.tracker", n=signed(after.impact))


def late_votes(event: e.LateVotesAdded, before: View, after: View, say: Say) -> str:
    """The sentence on the votes and the cost of the policy under evaluation."""
    policy = after.evaluated
    if policy is None or not before.evaluated:
        return ""
    facts = {"votes": len(policy.votes), "cost": after.cost(policy) or 0}
    return say("rampage.then.votes", policy=names.policy(policy.policy, say), **facts)


def standing(event: e.VotePlaced | e.VoteMoved, before: View, after: View, say: Say) -> str:
    """The sentence on the votes and the cost of a policy, or on an event's slots, with this vote."""
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
