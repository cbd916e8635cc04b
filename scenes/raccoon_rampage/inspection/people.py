"""Pages of the roles: what they want, what they hold, what they would score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from raccoon.games.raccoon_rampage.catalogue import ACTIVIST, HUNTER, ROLES
from raccoon.games.raccoon_rampage.pending import Over
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS
from scenes.raccoon_rampage.holdings import queued_stars, wishes
from scenes.raccoon_rampage.inspection import worth
from scenes.raccoon_rampage.inspection.cards import leaf
from scenes.raccoon_rampage.inspection.looker import PageBuilder, drawn
from scenes.raccoon_rampage.picture.wishes import pin
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.wishes import record, wish
from scenes.table.inspection.page import Badge, Now, Page, PageAction, TableRow
from scenes.table.inspection.seat_page import seat_page

STARS = {ACTIVIST: "paw", HUNTER: "hunter"}
"""The roles whose cubes come by policies with each star."""


def player(looker: PageBuilder, seat: int) -> Page:
    """Somebody at the table: the role, and all that everybody may know of it."""
    say, found = looker.say, looker.view.players[seat]
    who = seat_page(seat, looker.asked)
    badges = (
        Badge(str(found.influence), say("rampage.ask.influence")),
        Badge(str(found.protection), say("rampage.ask.protection")),
        Badge(str(found.hand_size), say("rampage.ask.cards")),
    )
    return Page(
        say(f"rampage.role.{found.role}"),
        f"{who.title} · {who.kind}",
        (say(f"rampage.ask.role.{found.role}"), *who.rules),
        drawn(lambda size: art.role(found.role, size), (300.0, 300.0)),
        badges,
        Now(looker.now, (*_votes(looker, seat), *_points(looker, seat), *_cards(looker, seat))),
        leaf(looker, seat),
        brief=say(f"rampage.ask.role.{found.role}"),
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
    say, view = looker.say, looker.view
    each = view.votes_each_turn(looker.seat)
    rows = [looker.row("influence.of", looker.me.influence), looker.row("votes_each", each, marked=True)]
    if view.turn == looker.seat and view.round and not view.final and not looker.over:
        rows.append(looker.row("votes_left", view.votes_left))
    rules = say("rampage.ask.votes.rule"), say("rampage.ask.votes.stay")
    return Page(
        say("rampage.ask.votes"),
        looker.name(looker.seat),
        rules,
        drawn(lambda size: art.cube(looker.me.role, size), (260.0, 260.0)),
        now=Now(looker.now, tuple(rows)),
        brief=rules[0],
        deed=None if looker.over else PageAction("vote", say("rampage.ask.vote")),
        in_book="votes",
    )


def chamber(looker: PageBuilder) -> Page:
    """The door of the Chamber: what happens to a policy there."""
    return _door(looker, "chamber", ("rule", "passes"), "evaluation")


def agenda(looker: PageBuilder) -> Page:
    """The pool, as long as it is filled and taken from: how the queue comes about."""
    return _door(looker, "agenda", ("rule", "draft"), "setup")


def _door(looker: PageBuilder, key: str, told: Sequence[str], in_book: str) -> Page:
    """The page of a thing at the door, in two sentences; with its place in the rulebook."""
    say = looker.say
    rules = tuple(say(f"rampage.ask.{key}.{part}") for part in told)
    title, kind, large = say(f"rampage.ask.{key}"), say(f"rampage.ask.{key}.kind"), (188.0, 300.0)
    return Page(title, kind, rules, drawn(art.door, large), brief=rules[0], in_book=in_book)


def wishing(looker: PageBuilder) -> Page:
    """The pin: what a wish is, those that stand, and whose word is worth what."""
    say, view = looker.say, looker.view
    rows = [
        looker.row("wish", who=looker.player(pin.seat), policy=names.policy(policy, say), wish=said)
        for policy, pin in wishes(view)
        for said in (wish(pin.mine, pin.others, say),)
    ]
    for seat, player in enumerate(view.players):
        if told := record(player, say):
            rows.append(looker.told_of(seat, "wish.word", record=told))
    rules = say("rampage.ask.wish.rule"), say("rampage.ask.wish.word.rule")
    return Page(
        say("rampage.ask.wish.title"),
        looker.name(looker.seat),
        rules,
        drawn(lambda size: pin(size, looker.me.role), (204.0, 288.0)),
        now=Now(looker.now, tuple(rows)),
        brief=rules[0],
        deed=None if looker.over else PageAction("wish", say("rampage.ask.wish.say")),
        in_book="information",
    )


def stop(looker: PageBuilder, name: str) -> Page:
    """A bell: when whoever sets it is called by name."""
    say = looker.say
    rules = say(f"rampage.ask.stop.{name}"), say("rampage.ask.stop.rule")
    return Page(
        say("rampage.stops"),
        say(f"rampage.stop.{name}"),
        rules,
        drawn(lambda size: art.icon("vote", size, BRASS), (260.0, 260.0)),
        brief=rules[0],
        in_book="acting",
    )
