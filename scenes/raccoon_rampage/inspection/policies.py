"""Pages of policies: in a hand, in the pool, in the queue, under evaluation."""

from collections.abc import Iterator
from functools import partial

from raccoon.app.text import Say
from raccoon.app.wording import listed, signed
from raccoon.games.raccoon_rampage.catalogue import AREAS, FACE_UP_SPACES, POLICIES, ROUNDS
from raccoon.games.raccoon_rampage.view import Queued
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.inspection import worth
from scenes.raccoon_rampage.inspection.writer import PageBuilder, back, drawn
from scenes.raccoon_rampage.outlook import foretold, verdicts
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.names import wish
from scenes.table.inspection.page import Badge, Page, PageAction, TableRow

BOOK = "turn"
RARE = 0.05
"""A chance that is not told."""
LEAVING = {"mitigate": "mitigate", "reduce": "reduce", "hunter_dice": "reduce"}
"""The way in which raccoons leave by each kind of effect."""


def page(
    writer: PageBuilder,
    name: str,
    rows: tuple[TableRow, ...],
    action: PageAction | None = None,
    cost: int = 0,
) -> Page:
    """A policy that can be seen, with what it means where it is; `cost` is that in force."""
    return writer.page(
        names.policy(name, writer.say),
        writer.ask("policy"),
        (writer.say(f"rampage.policy.{name}.text"), *_rules(writer, name)),
        drawn(partial(art.vignette, name)),
        rows,
        badges=(Badge(str(cost or POLICIES[name].cost), writer.ask("cost")),),
        action=action,
        in_book=name,
    )


def _rules(writer: PageBuilder, name: str) -> Iterator[str]:
    card = POLICIES[name]
    for star in ("paw",) * card.paw + ("hunter",) * card.hunter:
        yield writer.ask(f"{star}.rule")
    for tag in card.tags:
        yield writer.ask(f"{tag}.rule")
    yield writer.ask("inaction.rule" if name == "inaction" else "policy.rule")


def of_hand(writer: PageBuilder, name: str) -> Page:
    """A policy of the hand: what became of it if it were laid now."""
    free = [space for space, queued in enumerate(writer.view.queue, 1) if queued is None]
    ahead = _forecast(writer, free[0]) if free and writer.lays else ()
    rows = (*ahead, *_for_me(writer, (name,)))
    return page(writer, name, rows, writer.action("place_policy", "place"))


def of_pool(writer: PageBuilder, place: int) -> Page | None:
    """A policy of the open pool: who gave it."""
    if place >= len(writer.view.pool):
        return None
    name, owner = writer.view.pool[place]
    rows = (writer.row("owner", who=writer.player(owner)), *_for_me(writer, (name,)))
    return page(writer, name, rows)


def on_space(writer: PageBuilder, space: int) -> Page | None:
    """The page of a space of the queue."""
    if space > len(writer.view.queue):
        return None
    policy = writer.view.queue[space - 1]
    if policy is None:
        return _empty(writer, space)
    if not policy.policy:
        return _hidden(writer, space, policy)
    vote = writer.action("vote", "vote") if policy.face_up else None
    ahead = (*_ahead(writer, space, policy), *_verdict(writer, policy))
    rows = (*_standing(writer, policy), *ahead, *_for_me(writer, _cards(policy)))
    return page(writer, policy.policy, rows, vote, writer.view.cost(policy) or 0)


def evaluated(writer: PageBuilder) -> Page | None:
    """The policy before the Chamber."""
    policy = writer.view.evaluated
    if policy is None:
        return None
    said = (writer.row(f"verdict.{writer.view.verdict}", marked=True),) if writer.view.verdict else ()
    rows = (*_standing(writer, policy), *said, *_verdict(writer, policy), *_for_me(writer, _cards(policy)))
    return page(writer, policy.policy, rows, cost=writer.view.cost(policy) or 0)


def _verdict(writer: PageBuilder, policy: Queued) -> Iterator[TableRow]:
    """The tracker's places after the verdict as things are."""
    if writer.over or not policy.face_up:
        return
    yield writer.row("verdict.passes", _figures(verdicts.if_it_passes(writer.view, policy), writer.say))
    if writer.view.final:
        yield writer.row("verdict.falls_at_the_end")
    elif foretold.waits_for_summit(writer.view, policy):
        yield writer.row("verdict.falls_at_the_summit")
    else:
        yield writer.row("verdict.falls", _figures(verdicts.if_it_fails(writer.view), writer.say))


def _figures(chances: verdicts.Chances, say: Say) -> str:
    """Each figure of the tracker with its chance, the rare ones left out."""
    told = [
        say("rampage.ask.verdict.chance", n=at, percent=100 * chance)
        for at, chance in sorted(chances.items())
        if chance >= RARE
    ]
    return "  ".join(told) if len(told) > 1 else signed(next(iter(chances)))


def _cards(policy: Queued) -> tuple[str, ...]:
    """The policy and what is amended to it."""
    return tuple(filter(None, (policy.policy, policy.rider)))


def _standing(writer: PageBuilder, policy: Queued) -> Iterator[TableRow]:
    """The votes on it, what they would decide, and whose it is."""
    votes, cost = len(policy.votes), writer.view.cost(policy) or 0
    if policy.face_up or votes:
        key = "votes.enough" if votes >= cost else "votes.short"
        yield writer.row(key, f"{votes}/{cost}", marked=True, n=max(0, cost - votes))
        yield from writer.votes(policy.votes)
        yield from _majority(writer, policy)
    for pin in policy.pins:
        said = wish(pin.mine, pin.others, writer.say)
        yield writer.told_of(pin.seat, "wish.on", wish=said)
    owner = writer.player(policy.owner) if policy.owner is not None else writer.ask("nobody")
    yield writer.row("owner", who=owner)
    if policy.rider:
        yield writer.row("rider", policy=names.policy(policy.rider, writer.say))


def _majority(writer: PageBuilder, policy: Queued) -> Iterator[TableRow]:
    """The seat that would choose if it passed with these votes."""
    leading = writer.view.leaders(policy)
    owner = writer.view.turn if policy.owner is None else policy.owner
    if len(leading) > 1:
        yield writer.row("majority.tied", owner=writer.player(owner))
    elif leading:
        yield writer.row("majority", who=writer.player(leading[0]))


def _ahead(writer: PageBuilder, space: int, policy: Queued) -> Iterator[TableRow]:
    """The round in which it is evaluated, and the votes before."""
    if writer.over:
        return
    yield from _forecast(writer, space, policy.face_up)
    if foretold.out_of_reach(writer.view, space):
        yield writer.row("out_of_reach", marked=True)


def _forecast(writer: PageBuilder, space: int, face_up: bool = False) -> Iterator[TableRow]:
    """The fate of a policy on that space as turns go by."""
    view = writer.view
    if view.final:
        yield writer.row("at_summit" if face_up else "never")
        return
    opening = foretold.opener(view, space) if space > FACE_UP_SPACES and not face_up else None
    if opening is not None:
        yield writer.told_of(opening, "turns_up")
    elif space > FACE_UP_SPACES and not face_up:
        yield writer.row("never")
        return
    round_ = foretold.verdict_round(view, space)
    yield writer.row("evaluated", round_) if round_ <= ROUNDS else writer.row("at_summit")
    if coming := (foretold.voters if face_up or space <= FACE_UP_SPACES else foretold.voters_once_open)(
        view, space
    ):
        told = listed([writer.player(seat) for seat in coming], writer.say, "comma")
        yield writer.row("voters", all=told)


def _for_me(writer: PageBuilder, policies: tuple[str, ...]) -> tuple[TableRow, ...]:
    """The gains for the seat at the desk, if the group wins."""
    if writer.over:
        return ()
    points = worth.stars(writer.view, writer.seat, policies)
    stars = (writer.row("worth.stars", f"+{points}"),) if points else ()
    return *stars, *_leaving(writer, policies)


def _leaving(writer: PageBuilder, policies: tuple[str, ...]) -> Iterator[TableRow]:
    """The gains by a raccoon that leaves by its effects, area by area."""
    effects = [effect for name in policies for effect in POLICIES[name].effects if effect.kind in LEAVING]
    found = {
        (LEAVING[effect.kind], area) for effect in effects for area in AREAS if effect.where in ("", area)
    }
    for how, area in sorted(found):
        gain = worth.one_out_of(writer.view, writer.seat, area, how == "reduce")
        if gain:
            place = names.area(area, writer.say)
            yield writer.row(f"worth.{how}", f"+{gain}", area=place)


def _hidden(writer: PageBuilder, space: int, policy: Queued) -> Page:
    """A policy face down that only its owner knows."""
    ask, rows = writer.ask, [*_forecast(writer, space)]
    if policy.owner is not None:
        rows.insert(0, writer.row("placed_by", marked=True, who=writer.player(policy.owner)))
    rules = (ask("hidden.rule"),)
    return writer.page(ask("hidden", n=space), ask("policy"), rules, back(), rows, in_book=BOOK)


def _empty(writer: PageBuilder, space: int) -> Page:
    """A space on which nothing lies."""
    ask, rows = writer.ask, _forecast(writer, space)
    rules = (ask("queue.rule"),)
    return writer.page(ask("space", n=space), ask("space.empty"), rules, back(), rows, in_book=BOOK)
