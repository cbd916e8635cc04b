"""Pages of the roles and of their things: votes, wishes, bells; of the Chamber and the agenda."""

from collections.abc import Iterator
from functools import partial

from raccoon.games.raccoon_rampage.catalogue import ACTIVIST, HUNTER, ROLES
from raccoon.games.raccoon_rampage.pending import Over
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS, BRASS_DEEP
from scenes.raccoon_rampage.holdings import queued_stars, wishes
from scenes.raccoon_rampage.inspection import worth
from scenes.raccoon_rampage.inspection.cards import leaf
from scenes.raccoon_rampage.inspection.writer import PageBuilder, drawn
from scenes.raccoon_rampage.picture.ink import Ink, Rect
from scenes.raccoon_rampage.picture.wishes import pin as picture_of_pin
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.names import record, wish
from scenes.table.inspection.page import Badge, Page, TableRow
from scenes.table.inspection.seat_page import seat_page

CUBES = (444.0, 330.0)
STARS = {ACTIVIST: "paw", HUNTER: "hunter"}
"""The star of the policies that bring cubes to each lobbyist's role."""


def player(writer: PageBuilder, seat: int) -> Page:
    """The page of a seat: its role, and everything public about it."""
    ask, found, who = writer.ask, writer.view.players[seat], seat_page(seat, writer.context)
    figures = {"influence": found.influence, "protection": found.protection, "cards": found.hand_size}
    return writer.page(
        writer.say(f"rampage.role.{found.role}"),
        " · ".join(filter(None, (who.title, who.kind))),
        (ask(f"role.{found.role}"), *who.rules),
        who.picture,
        (*_votes(writer, seat), *_points(writer, seat), *_cards(writer, seat)),
        badges=tuple(Badge(str(figure), ask(key)) for key, figure in figures.items()),
        beside=leaf(writer, seat),
        in_book=found.role,
    )


def _votes(writer: PageBuilder, seat: int) -> Iterator[TableRow]:
    view = writer.view
    yield writer.row("votes_each", view.votes_each_turn(seat), marked=True)
    if view.turn == seat and view.votes_left and not view.final and not writer.over:
        yield writer.row("votes_left", view.votes_left)


def _points(writer: PageBuilder, seat: int) -> Iterator[TableRow]:
    """The points the seat would have if the group won; only a note when all have lost."""
    view, found = writer.view, writer.view.players[seat]
    if isinstance(view.pending, Over) and not view.pending.winners:
        yield writer.row("all_lost", marked=True)
        return
    score = view.score(seat)
    yield writer.row("if_win.won" if writer.over else "if_win", score.total, marked=True)
    yield writer.row("pieces", score.pieces, n=found.tokens + found.cubes)
    if ROLES[found.role].agency:
        yield writer.row("home", score.home)
    if writer.over:
        return
    yield writer.row("next_piece", f"+{worth.next_piece(view, seat)}")
    if found.role in STARS:
        yield writer.row("stars_ahead", queued_stars(view, STARS[found.role]))


def _cards(writer: PageBuilder, seat: int) -> Iterator[TableRow]:
    found = writer.view.players[seat]
    if kept := record(found, writer.say):
        yield writer.row("word", record=kept)
    yield writer.row("deck", found.deck)
    yield writer.row("discards", len(found.discard))


def votes(writer: PageBuilder) -> Page:
    """The page of the desk's votes: how many there are, and how they are placed."""
    ask, view = writer.ask, writer.view
    each = view.votes_each_turn(writer.seat)
    rows = [writer.row("influence.of", writer.me.influence), writer.row("votes_each", each, marked=True)]
    if view.turn == writer.seat and view.round and not view.final and not writer.over:
        rows.append(writer.row("votes_left", view.votes_left))
    return writer.page(
        ask("votes"),
        writer.name(writer.seat),
        (ask("votes.rule"), ask("votes.stay")),
        writer.painted(partial(_cubes, writer.me.role, each), CUBES),
        rows,
        action=writer.action("vote", "vote"),
        in_book="votes",
    )


def _cubes(role: str, count: int, ink: Ink) -> None:
    """Draw so many votes, three in a row; the upper rows overlap the lower ones."""
    shown = max(1, count)
    side = ink.px(230 - 30 * min(3, shown))
    for number in range(shown):
        row, place = divmod(number, 3)
        wide = min(3, shown - 3 * row)
        cube = Rect(0, 0, side, side)
        cube.centerx = ink.rect.centerx + round((place - (wide - 1) / 2) * 0.86 * side)
        cube.bottom = ink.rect.bottom - ink.px(40 if shown > 3 else 90) - round(0.72 * row * side)
        ink.cube(cube, role)


def chamber(writer: PageBuilder) -> Page:
    """The page of the Chamber's door: what happens to a policy there."""
    return _door(writer, "chamber", "passes", "evaluation")


def agenda(writer: PageBuilder) -> Page:
    """The page of the agenda in the set-up: how the queue is filled."""
    return _door(writer, "agenda", "draft", "setup")


def _door(writer: PageBuilder, key: str, second_rule: str, in_book: str) -> Page:
    """The page of the Chamber or the agenda: two rules, a picture of the door."""
    rules = writer.ask(f"{key}.rule"), writer.ask(f"{key}.{second_rule}")
    picture = drawn(art.door, sheet=(188.0, 300.0))
    return writer.page(writer.ask(key), writer.ask(f"{key}.kind"), rules, picture, in_book=in_book)


def wishing(writer: PageBuilder) -> Page:
    """The page of the pin: what a wish is, the unmet wishes, how often each seat has kept its word."""
    ask, say, view = writer.ask, writer.say, writer.view
    rows = []
    for policy, pin in wishes(view):
        who, said = writer.player(pin.seat), wish(pin.mine, pin.others, say)
        rows.append(writer.row("wish", who=who, policy=names.policy(policy, say), wish=said))
    for seat, player in enumerate(view.players):
        if kept := record(player, say):
            rows.append(writer.row_about(seat, "wish.word", record=kept))
    return writer.page(
        ask("wish.title"),
        writer.name(writer.seat),
        (ask("wish.rule"), ask("wish.word.rule")),
        drawn(lambda size: picture_of_pin(size, writer.me.role), sheet=(204.0, 288.0)),
        rows,
        action=writer.action("wish", "wish.say"),
        in_book="information",
    )


def stop(writer: PageBuilder, name: str) -> Page:
    """The page of a bell: when it calls the player who sets it."""
    title, kind = writer.say("rampage.stops"), writer.say(f"rampage.stop.{name}")
    rules = writer.ask(f"stop.{name}"), writer.ask("stop.rule")
    bell = drawn(lambda size: art.still("bell", size, rim=BRASS_DEEP, colour=BRASS), sheet=(260.0, 260.0))
    return writer.page(title, kind, rules, bell, in_book="acting")
