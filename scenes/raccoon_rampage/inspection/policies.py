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
from scenes.raccoon_rampage.outlook import forecast, verdicts
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.names import wish
from scenes.table.inspection.page import Badge, Page, PageAction, TableRow

BOOK = "turn"
RARE = 0.05
"""The least chance that is shown."""
LEAVING = {"mitigate": "mitigate", "reduce": "reduce", "hunter_dice": "reduce"}
"""The way in which raccoons leave by each kind of effect."""


def page(
    writer: PageBuilder,
    name: str,
    rows: tuple[TableRow, ...],
    action: PageAction | None = None,
    cost: int = 0,
) -> Page:
    """The page of a policy that the viewer knows; `rows` are about its place, `cost` is the one in force."""
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
    """The page of a policy of the hand: its future if it were placed now."""
    free = [space for space, queued in enumerate(writer.view.queue, 1) if queued is None]
    ahead = _forecast(writer, free[0]) if free and writer.places_next else ()
    rows = (*ahead, *_for_me(writer, (name,)))
    return page(writer, name, rows, writer.action("place_policy", "place"))


def of_pool(writer: PageBuilder, place: int) -> Page | None:
    """The page of a policy of the open pool, with the seat that gave it; None for a place without one."""
    if place >= len(writer.view.pool):
        return None
    name, owner = writer.view.pool[place]
    rows = (writer.row("owner", who=writer.player(owner)), *_for_me(writer, (name,)))
    return page(writer, name, rows)


def on_space(writer: PageBuilder, space: int) -> Page | None:
    """The page of a space of the queue; None for a number that is none."""
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
    """The page of the policy under evaluation; None where there is none."""
    policy = writer.view.evaluated
    if policy is None:
        return None
    said = (writer.row(f"verdict.{writer.view.verdict}", marked=True),) if writer.view.verdict else ()
    rows = (*_standing(writer, policy), *said, *_verdict(writer, policy), *_for_me(writer, _cards(policy)))
    return page(writer, policy.policy, rows, cost=writer.view.cost(policy) or 0)


def _verdict(writer: PageBuilder, policy: Queued) -> Iterator[TableRow]:
    """The rows on the tracker's places if the policy passes and if it fails."""
    if writer.over or not policy.face_up:
        return
    yield writer.row("verdict.passes", _figures(verdicts.if_it_passes(writer.view, policy), writer.say))
    if writer.view.final:
        yield writer.row("verdict.falls_at_the_end")
    elif forecast.waits_for_summit(writer.view, policy):
        yield writer.row("verdict.falls_at_the_summit")
    else:
        yield writer.row("verdict.falls", _figures(verdicts.if_it_fails(writer.view), writer.say))


def _figures(chances: verdicts.Chances, say: Say) -> str:
    """The possible places of the tracker with their chances, the rare ones left out."""
    figures = [
        say("rampage.ask.verdict.chance", n=at, percent=100 * chance)
        for at, chance in sorted(chances.items())
        if chance >= RARE
    ]
    return "  ".join(figures) if len(figures) > 1 else signed(next(iter(chances)))


def _cards(policy: Queued) -> tuple[str, ...]:
    """The name of a policy and of the one amended to it."""
    return tuple(filter(None, (policy.policy, policy.rider)))


def _standing(writer: PageBuilder, policy: Queued) -> Iterator[TableRow]:
    """The rows on its votes, its majority, its wishes, its owner and its amendment."""
    votes, cost = len(policy.votes), writer.view.cost(policy) or 0
    if policy.face_up or votes:
        key = "votes.enough" if votes >= cost else "votes.short"
        yield writer.row(key, f"{votes}/{cost}", marked=True, n=max(0, cost - votes))
        yield from writer.votes(policy.votes)
        yield from _majority(writer, policy)
    for pin in policy.pins:
        said = wish(pin.mine, pin.others, writer.say)
        yield writer.row_about(pin.seat, "wish.on", wish=said)
    owner = writer.player(policy.owner) if policy.owner is not None else writer.ask("nobody")
    yield writer.row("owner", who=owner)
    if policy.rider:
        yield writer.row("rider", policy=names.policy(policy.rider, writer.say))


def _majority(writer: PageBuilder, policy: Queued) -> Iterator[TableRow]:
    """The row on the seat that would have the majority with these votes, or on the tie."""
    leading = writer.view.leaders(policy)
    owner = writer.view.turn if policy.owner is None else policy.owner
    if len(leading) > 1:
        yield writer.row("majority.tied", owner=writer.player(owner))
    elif leading:
        yield writer.row("majority", who=writer.player(leading[0]))


def _ahead(writer: PageBuilder, space: int, policy: Queued) -> Iterator[TableRow]:
    """The rows on when it is evaluated and who votes before; whether it can still pass."""
    if writer.over:
        return
    yield from _forecast(writer, space, policy.face_up)
    if forecast.out_of_reach(writer.view, space):
        yield writer.row("out_of_reach", marked=True)


def _forecast(writer: PageBuilder, space: int, face_up: bool = False) -> Iterator[TableRow]:
    """The rows on who turns up a policy on that space, when it is evaluated and who votes before."""
    view = writer.view
    if view.final:
        yield writer.row("at_summit" if face_up else "never")
        return
    opening = forecast.opener(view, space) if space > FACE_UP_SPACES and not face_up else None
    if opening is not None:
        yield writer.row_about(opening, "turns_up")
    elif space > FACE_UP_SPACES and not face_up:
        yield writer.row("never")
        return
    round_ = forecast.verdict_round(view, space)
    yield writer.row("evaluated", round_) if round_ <= ROUNDS else writer.row("at_summit")
    if coming := (forecast.voters if face_up or space <= FACE_UP_SPACES else forecast.voters_once_open)(
        view, space
    ):
        yield writer.row("voters", all=listed([writer.player(seat) for seat in coming], writer.say, "comma"))


def _for_me(writer: PageBuilder, policies: tuple[str, ...]) -> tuple[TableRow, ...]:
    """The rows on the points that these policies could bring the desk's seat, if the group wins."""
    if writer.over:
        return ()
    points = worth.stars(writer.view, writer.seat, policies)
    stars = (writer.row("worth.stars", f"+{points}"),) if points else ()
    return *stars, *_leaving(writer, policies)


def _leaving(writer: PageBuilder, policies: tuple[str, ...]) -> Iterator[TableRow]:
    """The rows on the points for a raccoon that leaves by their effects, area by area."""
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
    """The page of a policy that is face down to the viewer."""
    ask, rows = writer.ask, [*_forecast(writer, space)]
    if policy.owner is not None:
        rows.insert(0, writer.row("placed_by", marked=True, who=writer.player(policy.owner)))
    rules = (ask("hidden.rule"),)
    return writer.page(ask("hidden", n=space), ask("policy"), rules, back(), rows, in_book=BOOK)


def _empty(writer: PageBuilder, space: int) -> Page:
    """The page of an empty space."""
    ask, rows = writer.ask, _forecast(writer, space)
    rules = (ask("queue.rule"),)
    return writer.page(ask("space", n=space), ask("space.empty"), rules, back(), rows, in_book=BOOK)
