"""Pages of policies: in a hand, in the pool, in the queue, under evaluation."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from raccoon.app.text import Say
from raccoon.app.wording import listed, signed
from raccoon.games.raccoon_rampage.catalogue import AREAS, FACE_UP_SPACES, POLICIES, ROUNDS
from raccoon.games.raccoon_rampage.view import Queued
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.inspection import worth
from scenes.raccoon_rampage.inspection.looker import PageBuilder, back, drawn
from scenes.raccoon_rampage.outlook import verdicts
from scenes.raccoon_rampage.outlook.foretold import (
    opener,
    out_of_reach,
    verdict_round,
    voters,
    voters_once_open,
    waits_for_summit,
)
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.names import wish
from scenes.table.inspection.page import Badge, Page, PageAction, TableRow

BOOK = "turn"
RARE = 0.05
"""A chance that is not told."""
LEAVING = {"mitigate": "mitigate", "reduce": "reduce", "hunter_dice": "reduce"}
"""The way in which raccoons leave by each kind of effect."""


def page(
    looker: PageBuilder, name: str, rows: tuple[TableRow, ...], deed: PageAction | None = None, cost: int = 0
) -> Page:
    """A policy that can be seen, with what it means where it is; `cost` is that in force."""
    return looker.page(
        names.policy(name, looker.say),
        looker.ask("policy"),
        (looker.say(f"rampage.policy.{name}.text"), *_rules(looker, name)),
        drawn(partial(art.vignette, name)),
        rows,
        badges=(Badge(str(cost or POLICIES[name].cost), looker.ask("cost")),),
        deed=deed,
        in_book=name,
    )


def _rules(looker: PageBuilder, name: str) -> Iterator[str]:
    card = POLICIES[name]
    for star in ("paw",) * card.paw + ("hunter",) * card.hunter:
        yield looker.ask(f"{star}.rule")
    for tag in card.tags:
        yield looker.ask(f"{tag}.rule")
    yield looker.ask("inaction.rule" if name == "inaction" else "policy.rule")


def of_hand(looker: PageBuilder, name: str) -> Page:
    """A policy of the hand: what became of it if it were laid now."""
    free = [space for space, queued in enumerate(looker.view.queue, 1) if queued is None]
    ahead = _forecast(looker, free[0]) if free and looker.lays else ()
    rows = (*ahead, *_for_me(looker, (name,)))
    return page(looker, name, rows, looker.deed("place_policy", "place"))


def of_pool(looker: PageBuilder, place: int) -> Page | None:
    """A policy of the open pool: who gave it."""
    if place >= len(looker.view.pool):
        return None
    name, owner = looker.view.pool[place]
    rows = (looker.row("owner", who=looker.player(owner)), *_for_me(looker, (name,)))
    return page(looker, name, rows)


def on_space(looker: PageBuilder, space: int) -> Page | None:
    """The page of a space of the queue."""
    if space > len(looker.view.queue):
        return None
    policy = looker.view.queue[space - 1]
    if policy is None:
        return _empty(looker, space)
    if not policy.policy:
        return _hidden(looker, space, policy)
    vote = looker.deed("vote", "vote") if policy.face_up else None
    ahead = (*_ahead(looker, space, policy), *_verdict(looker, policy))
    rows = (*_standing(looker, policy), *ahead, *_for_me(looker, _cards(policy)))
    return page(looker, policy.policy, rows, vote, looker.view.cost(policy) or 0)


def evaluated(looker: PageBuilder) -> Page | None:
    """The policy before the Chamber."""
    policy = looker.view.evaluated
    if policy is None:
        return None
    said = (looker.row(f"verdict.{looker.view.verdict}", marked=True),) if looker.view.verdict else ()
    rows = (*_standing(looker, policy), *said, *_verdict(looker, policy), *_for_me(looker, _cards(policy)))
    return page(looker, policy.policy, rows, cost=looker.view.cost(policy) or 0)


def _verdict(looker: PageBuilder, policy: Queued) -> Iterator[TableRow]:
    """The tracker's places after the verdict as things are."""
    if looker.over or not policy.face_up:
        return
    yield looker.row("verdict.passes", _figures(verdicts.if_it_passes(looker.view, policy), looker.say))
    if looker.view.final:
        yield looker.row("verdict.falls_at_the_end")
    elif waits_for_summit(looker.view, policy):
        yield looker.row("verdict.falls_at_the_summit")
    else:
        yield looker.row("verdict.falls", _figures(verdicts.if_it_fails(looker.view), looker.say))


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


def _standing(looker: PageBuilder, policy: Queued) -> Iterator[TableRow]:
    """The votes on it, what they would decide, and whose it is."""
    votes, cost = len(policy.votes), looker.view.cost(policy) or 0
    if policy.face_up or votes:
        key = "votes.enough" if votes >= cost else "votes.short"
        yield looker.row(key, f"{votes}/{cost}", marked=True, n=max(0, cost - votes))
        yield from looker.votes(policy.votes)
        yield from _majority(looker, policy)
    for pin in policy.pins:
        said = wish(pin.mine, pin.others, looker.say)
        yield looker.told_of(pin.seat, "wish.on", wish=said)
    owner = looker.player(policy.owner) if policy.owner is not None else looker.ask("nobody")
    yield looker.row("owner", who=owner)
    if policy.rider:
        yield looker.row("rider", policy=names.policy(policy.rider, looker.say))


def _majority(looker: PageBuilder, policy: Queued) -> Iterator[TableRow]:
    """The seat that would choose if it passed with these votes."""
    leading = looker.view.leaders(policy)
    owner = looker.view.turn if policy.owner is None else policy.owner
    if len(leading) > 1:
        yield looker.row("majority.tied", owner=looker.player(owner))
    elif leading:
        yield looker.row("majority", who=looker.player(leading[0]))


def _ahead(looker: PageBuilder, space: int, policy: Queued) -> Iterator[TableRow]:
    """The round in which it is evaluated, and the votes before."""
    if looker.over:
        return
    yield from _forecast(looker, space, policy.face_up)
    if out_of_reach(looker.view, space):
        yield looker.row("out_of_reach", marked=True)


def _forecast(looker: PageBuilder, space: int, face_up: bool = False) -> Iterator[TableRow]:
    """The fate of a policy on that space as turns go by."""
    view = looker.view
    if view.final:
        yield looker.row("at_summit" if face_up else "never")
        return
    opening = opener(view, space) if space > FACE_UP_SPACES and not face_up else None
    if opening is not None:
        yield looker.told_of(opening, "turns_up")
    elif space > FACE_UP_SPACES and not face_up:
        yield looker.row("never")
        return
    round_ = verdict_round(view, space)
    yield looker.row("evaluated", round_) if round_ <= ROUNDS else looker.row("at_summit")
    if coming := (voters if face_up or space <= FACE_UP_SPACES else voters_once_open)(view, space):
        told = listed([looker.player(seat) for seat in coming], looker.say, "comma")
        yield looker.row("voters", all=told)


def _for_me(looker: PageBuilder, policies: tuple[str, ...]) -> tuple[TableRow, ...]:
    """The gains for the seat at the desk, if the group wins."""
    if looker.over:
        return ()
    points = worth.stars(looker.view, looker.seat, policies)
    stars = (looker.row("worth.stars", f"+{points}"),) if points else ()
    return *stars, *_leaving(looker, policies)


def _leaving(looker: PageBuilder, policies: tuple[str, ...]) -> Iterator[TableRow]:
    """The gains by a raccoon that leaves by its effects, area by area."""
    effects = [effect for name in policies for effect in POLICIES[name].effects if effect.kind in LEAVING]
    found = {
        (LEAVING[effect.kind], area) for effect in effects for area in AREAS if effect.where in ("", area)
    }
    for how, area in sorted(found):
        gain = worth.one_out_of(looker.view, looker.seat, area, how == "reduce")
        if gain:
            place = names.area(area, looker.say)
            yield looker.row(f"worth.{how}", f"+{gain}", area=place)


def _hidden(looker: PageBuilder, space: int, policy: Queued) -> Page:
    """A policy face down that only its owner knows."""
    ask, rows = looker.ask, [*_forecast(looker, space)]
    if policy.owner is not None:
        rows.insert(0, looker.row("placed_by", marked=True, who=looker.player(policy.owner)))
    rules = (ask("hidden.rule"),)
    return looker.page(ask("hidden", n=space), ask("policy"), rules, back(), rows, in_book=BOOK)


def _empty(looker: PageBuilder, space: int) -> Page:
    """A space on which nothing lies."""
    ask, rows = looker.ask, _forecast(looker, space)
    rules = (ask("queue.rule"),)
    return looker.page(ask("space", n=space), ask("space.empty"), rules, back(), rows, in_book=BOOK)
