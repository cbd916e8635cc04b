"""Pages of whoever is or may come to town, and of the players."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.app.wording import listed
from scenes.art.frame import Size
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.holdings import OUTLAWS, host_of, progress
from scenes.saloon_tycoon.inspection.looker import PageBuilder, drawn
from scenes.saloon_tycoon.rulebook.first import explained
from scenes.table.inspection.page import Now, Page, PageAction, TableRow
from scenes.table.inspection.seat_page import seat_page

LEAST = 0.8
"""The share of its sheet that a portrait takes at the least."""


def person(looker: PageBuilder, who: str) -> Page:
    """A citizen or an outlaw: what brings them, whose guest they are, who is how near."""
    say, host = looker.say, host_of(looker.view, who)
    outlaw = who in OUTLAWS
    away = who in looker.view.away
    where = whereabouts(looker, who)
    rows = [TableRow(where, marked=True)]
    if outlaw and away:
        rows.append(TableRow(say("saloon.ask.race"), head=True))
        for seat, player in enumerate(looker.view.players):
            have, need = progress(player, who)
            rows.append(TableRow(looker.name(seat), (f"{have}/{need}",)))
    return Page(
        say(f"saloon.person.{who}"),
        say("saloon.ask.outlaw" if outlaw else "saloon.ask.citizen"),
        (say(f"saloon.person.{who}.text"), *explained(who, say), say("saloon.ask.bribe_rule")),
        drawn(partial(_portrait, who), (300.0, 300.0)),
        now=Now(say("saloon.ask.now"), tuple(rows)),
        brief=where,
        deed=PageAction("bribe", say("saloon.ask.bribe")) if host is not None else None,
        in_book=who,
    )


def _portrait(who: str, size: Size) -> pygame.Surface:
    """Somebody in the middle of their sheet: all of it, but in a large window rather sharp than as large."""
    side = min(size)
    return art.character(who, "calm", size, max(min(side, art.MASTER), round(side * LEAST)))


def whereabouts(looker: PageBuilder, who: str) -> str:
    """The sentence about the host of somebody, or that they are out of town."""
    host = host_of(looker.view, who)
    if host is not None:
        return looker.say("saloon.ask.at", name=looker.name(host))
    return looker.say("saloon.ask.away" if who in looker.view.away else "saloon.ask.never")


def _guests(looker: PageBuilder, guests: list[str]) -> tuple[TableRow, ...]:
    """The guests in their saloon: several are listed below a heading, as names are wide."""
    say = looker.say
    if len(guests) < 2:
        return (TableRow(say("saloon.ask.guests"), (*guests, say("saloon.ask.nobody"))[:1]),)
    return TableRow(say("saloon.ask.guests"), head=True), TableRow(listed(guests, say, "comma"))


def player(looker: PageBuilder, seat: int) -> Page:
    """Somebody at the table: all that everybody may know of them."""
    say, found = looker.say, looker.view.players[seat]
    page = seat_page(seat, looker.asked)
    guests = [say(f"saloon.short.{who}") for who in found.characters]
    rows = (
        TableRow(say("saloon.ask.points"), (str(found.points.total),), marked=True),
        TableRow(say("saloon.ask.if_over"), (str(found.score.total),)),
        TableRow(say("saloon.ask.gold"), (str(found.gold),)),
        TableRow(say("saloon.ask.income"), (str(found.next_income),)),
        TableRow(say("saloon.ask.hand"), (str(found.hand_size),)),
        TableRow(say("saloon.ask.secrets"), (str(found.secrets_left),)),
        *_guests(looker, guests),
        *(TableRow(say(f"saloon.claim.{scored.claim}"), (f"+{scored.points}",)) for scored in found.claims),
    )
    return Page(
        page.title,
        page.kind,
        page.rules,
        page.picture,
        now=Now(looker.name(seat), rows),
        brief=say("saloon.ask.player.brief", n=found.points.total, gold=found.gold),
        in_book="score",
    )
