"""Pages of the roles: what they want, what they hold, what they would score."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from raccoon.games.raccoon_rampage.catalogue import ACTIVIST, HUNTER, ROLES
from raccoon.games.raccoon_rampage.pending import Over
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS
from scenes.raccoon_rampage.holdings import queued_stars, wishes
from scenes.raccoon_rampage.inspection import worth
from scenes.raccoon_rampage.inspection.cards import leaf
from scenes.raccoon_rampage.inspection.looker import PageBuilder, drawn, mark
from scenes.raccoon_rampage.picture.wishes import pin as picture_of_pin
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.names import record, wish
from scenes.table.inspection.page import Badge, Page, TableRow
from scenes.table.inspection.seat_page import seat_page

STARS = {ACTIVIST: "paw", HUNTER: "hunter"}
"""The roles whose cubes come by policies with each star."""


def player(looker: PageBuilder, seat: int) -> Page:
    """Somebody at the table: the role, and all that everybody may know of it."""
    ask, found, who = looker.ask, looker.view.players[seat], seat_page(seat, looker.asked)
    figures = {"influence": found.influence, "protection": found.protection, "cards": found.hand_size}
    return looker.page(
        looker.say(f"rampage.role.{found.role}"),
        f"{who.title} · {who.kind}",
        (ask(f"role.{found.role}"), *who.rules),
        drawn(partial(art.role, found.role), (300.0, 300.0)),
        (*_votes(looker, seat), *_points(looker, seat), *_cards(looker, seat)),
        badges=tuple(Badge(str(figure), ask(key)) for key, figure in figures.items()),
        beside=leaf(looker, seat),
        in_book=found.role,
    )


def _votes(looker: PageBuilder, seat: int) -> Iterator[TableRow]:
    view = looker.view
    yield looker.row("votes_each", view.votes_each_turn(seat), marked=True)
    if view.turn == seat and view.votes_left and not view.final and not looker.over:
        yield looker.row("votes_left", view.votes_left)


def _points(looker: PageBuilder, seat: int) -> Iterator[TableRow]:
    """The points the seat would have if the group won; only a note when all have lost."""
    view, found = looker.view, looker.view.players[seat]
    if isinstance(view.pending, Over) and not view.pending.winners:
        yield looker.row("all_lost", marked=True)
        return
    score = view.score(seat)
    yield looker.row("if_win.won" if looker.over else "if_win", score.total, marked=True)
    yield looker.row("pieces", score.pieces, n=found.tokens + found.cubes)
    if ROLES[found.role].agency:
        yield looker.row("home", score.home)
    if looker.over:
        return
    yield looker.row("next_piece", f"+{worth.next_piece(view, seat)}")
    if found.role in STARS:
        yield looker.row("stars_ahead", queued_stars(view, STARS[found.role]))


def _cards(looker: PageBuilder, seat: int) -> Iterator[TableRow]:
    found = looker.view.players[seat]
    if told := record(found, looker.say):
        yield looker.row("word", record=told)
    yield looker.row("deck", found.deck)
    yield looker.row("discards", len(found.discard))


def votes(looker: PageBuilder) -> Page:
    """The cubes of the desk: how many votes, and how they are placed."""
    ask, view = looker.ask, looker.view
    each = view.votes_each_turn(looker.seat)
    rows = [looker.row("influence.of", looker.me.influence), looker.row("votes_each", each, marked=True)]
    if view.turn == looker.seat and view.round and not view.final and not looker.over:
        rows.append(looker.row("votes_left", view.votes_left))
    return looker.page(
        ask("votes"),
        looker.name(looker.seat),
        (ask("votes.rule"), ask("votes.stay")),
        drawn(partial(art.cube, looker.me.role), (260.0, 260.0)),
        rows,
        deed=looker.deed("vote", "vote"),
        in_book="votes",
    )


def chamber(looker: PageBuilder) -> Page:
    """The door of the Chamber: what happens to a policy there."""
    return _door(looker, "chamber", "passes", "evaluation")


def agenda(looker: PageBuilder) -> Page:
    """The pool, as long as it is filled and taken from: how the queue comes about."""
    return _door(looker, "agenda", "draft", "setup")


def _door(looker: PageBuilder, key: str, told: str, in_book: str) -> Page:
    """The page of a thing at the door, in two sentences; with its place in the rulebook."""
    rules = looker.ask(f"{key}.rule"), looker.ask(f"{key}.{told}")
    picture = drawn(art.door, (188.0, 300.0))
    return looker.page(looker.ask(key), looker.ask(f"{key}.kind"), rules, picture, in_book=in_book)


def wishing(looker: PageBuilder) -> Page:
    """The pin: what a wish is, those that stand, and whose word is worth what."""
    ask, say, view = looker.ask, looker.say, looker.view
    rows = []
    for policy, pin in wishes(view):
        who, said = looker.player(pin.seat), wish(pin.mine, pin.others, say)
        rows.append(looker.row("wish", who=who, policy=names.policy(policy, say), wish=said))
    for seat, player in enumerate(view.players):
        if told := record(player, say):
            rows.append(looker.told_of(seat, "wish.word", record=told))
    return looker.page(
        ask("wish.title"),
        looker.name(looker.seat),
        (ask("wish.rule"), ask("wish.word.rule")),
        drawn(lambda size: picture_of_pin(size, looker.me.role), (204.0, 288.0)),
        rows,
        deed=looker.deed("wish", "wish.say"),
        in_book="information",
    )


def stop(looker: PageBuilder, name: str) -> Page:
    """A bell: when whoever sets it is called by name."""
    title, kind = looker.say("rampage.stops"), looker.say(f"rampage.stop.{name}")
    rules = looker.ask(f"stop.{name}"), looker.ask("stop.rule")
    return looker.page(title, kind, rules, mark("vote", BRASS), in_book="acting")
