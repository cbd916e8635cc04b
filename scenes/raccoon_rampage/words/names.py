"""The names of everything: cards, roles, areas, places."""

from collections.abc import Iterable

from raccoon.app.text import Say
from raccoon.app.wording import listed, seat_mark
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, EVENT_TARGET, GREY
from raccoon.games.raccoon_rampage.view import PlayerView, View
from scenes.raccoon_rampage.holdings import policy_at, story_at


def policy(name: str, say: Say) -> str:
    """A policy; "" for one that is not known."""
    return say(f"rampage.policy.{name}") if name else say("rampage.policy.hidden")


def action(name: str, say: Say) -> str:
    """An action card."""
    return say(f"rampage.action.{name}")


def card(name: str, say: Say) -> str:
    """A card of a hand, of either kind."""
    return action(name, say) if name in ACTIONS else policy(name, say)


def text(name: str, say: Say) -> str:
    """The text of a card of either kind: its effect."""
    return say(f"rampage.{'action' if name in ACTIONS else 'policy'}.{name}.text")


def cards(names: Iterable[str], say: Say) -> str:
    """Some cards, listed."""
    return listed([card(name, say) for name in names], say)


def event(name: str, say: Say) -> str:
    """An event of the storyline."""
    return say(f"rampage.event.{name}")


def role(name: str, say: Say) -> str:
    """A role, in short."""
    return say(f"role.{name}")


def area(name: str, say: Say) -> str:
    """An area of the map, within a sentence."""
    return say(f"rampage.land.{name}")


def vote(colour: int, mover: int | None, say: Say) -> str:
    """A vote of a seat, or a grey one; "their own" for that of the `mover`."""
    if colour == mover:
        return say("rampage.vote.own")
    return say("rampage.vote.grey") if colour == GREY else say("rampage.vote.of", seat=seat_mark(colour))


def place(target: int, say: Say) -> str:
    """The name of a vote's place: "space 3", "the event of round 2"."""
    if target > EVENT_TARGET:
        return say("rampage.place.event", n=target - EVENT_TARGET)
    return say("rampage.place.space", n=target)


def placed(target: int, view: View, say: Say) -> str:
    """A vote's target within a sentence: the policy or event there, if the view knows it, else the place."""
    if story := story_at(view, target):
        return say("rampage.place.news", event=event(story.name, say))
    queued = policy_at(view, target)
    known = queued is not None and queued.policy
    return say("rampage.place.policy", policy=policy(known, say)) if known else place(target, say)


def there(target: int, view: View, say: Say) -> str:
    """The name of the policy or event that is a vote's target; the place's name where it is empty."""
    if story := story_at(view, target):
        return event(story.name, say)
    queued = policy_at(view, target)
    return policy(queued.policy, say) if queued else place(target, say)


# Wishes


def wish(mine: int, others: int, say: Say) -> str:
    """The words of a wish: "2 from me if 3 come", or only the number asked of others."""
    return say("rampage.wish.if", n=mine, others=others) if mine else say("rampage.wish.plain", n=others)


def record(player: PlayerView, say: Say) -> str:
    """The number of wishes kept, of those that counted; "" for none."""
    given = player.kept + player.broken
    return say("rampage.wish.kept", kept=player.kept, of=given) if given else ""
