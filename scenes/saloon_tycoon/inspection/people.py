"""The inspection pages of characters and of players."""

from dataclasses import replace
from functools import partial

import pygame

from raccoon.app.wording import listed
from scenes.art.frame import Size
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.holdings import OUTLAWS, host_of, progress
from scenes.saloon_tycoon.inspection.writer import PageBuilder
from scenes.saloon_tycoon.rulebook.learning import explained
from scenes.table.inspection.page import Now, Page, TableRow, drawn
from scenes.table.inspection.seat_page import seat_page

LEAST = 0.8
"""The least size of a portrait, as a share of its sheet."""


def person(writer: PageBuilder, who: str) -> Page:
    """The page of a character: what brings them, their host, all players' progress towards an outlaw."""
    say, ask, host = writer.say, writer.ask, host_of(writer.view, who)
    outlaw, where = who in OUTLAWS, whereabouts(writer, who)
    rows = [TableRow(where, marked=True)]
    if outlaw and who in writer.view.away:
        rows.append(writer.head("race"))
        for seat, player in enumerate(writer.view.players):
            have, need = progress(player, who)
            rows.append(TableRow(writer.name(seat), (f"{have}/{need}",)))
    return writer.page(
        say(f"saloon.person.{who}"),
        ask("outlaw" if outlaw else "citizen"),
        (say(f"saloon.person.{who}.text"), *explained(who, say), ask("bribe_rule")),
        drawn(partial(_portrait, who), (300.0, 300.0)),
        rows,
        brief=where,
        action=writer.action("bribe", "bribe") if host is not None else None,
        in_book=who,
    )


def _portrait(who: str, size: Size) -> pygame.Surface:
    """A portrait centred on its sheet: as large as that, in a large window smaller to stay sharp."""
    side = min(size)
    return art.character(who, "calm", size, max(min(side, art.MASTER), round(side * LEAST)))


def whereabouts(writer: PageBuilder, who: str) -> str:
    """The sentence about a character's host, or that they are out of town."""
    host = host_of(writer.view, who)
    if host is not None:
        return writer.ask("at", name=writer.name(host))
    return writer.ask("away" if who in writer.view.away else "never")


def _guests(writer: PageBuilder, guests: list[str]) -> tuple[TableRow, ...]:
    """The rows about a player's guests; several are listed below a heading, as names are wide."""
    if len(guests) < 2:
        return (writer.row("guests", *(guests or [writer.ask("nobody")])),)
    return writer.head("guests"), TableRow(listed(guests, writer.say, "comma"))


def player(writer: PageBuilder, seat: int) -> Page:
    """The page of a player: everything that is public about them."""
    say, found, page = writer.say, writer.view.players[seat], seat_page(seat, writer.context)
    rows = (
        writer.row("points", found.points.total, marked=True),
        writer.row("if_over", found.score.total),
        writer.row("gold", found.gold),
        writer.row("income", found.next_income),
        writer.row("hand", found.hand_size),
        writer.row("secrets", found.secrets_left),
        *_guests(writer, [say(f"saloon.short.{who}") for who in found.characters]),
        *(TableRow(say(f"saloon.claim.{scored.claim}"), (f"+{scored.points}",)) for scored in found.claims),
    )
    brief = writer.ask("player.brief", n=found.points.total, gold=found.gold)
    return replace(page, now=Now(writer.name(seat), rows), brief=brief, in_book="score")
