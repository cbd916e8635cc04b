"""Pages of whoever is or may come to town, and of the players."""

from __future__ import annotations

from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.holdings import OUTLAWS, host_of, progress
from scenes.saloon_tycoon.inspection.looker import Looker, drawn
from scenes.saloon_tycoon.rulebook.first import explained
from scenes.table.inspection.page import Deed, Now, Page, Row
from scenes.table.inspection.seat_page import seat_page


def person(looker: Looker, who: str) -> Page:
    """A citizen or an outlaw: what brings them, whose guest they are, who is how near."""
    say, host = looker.say, host_of(looker.view, who)
    outlaw = who in OUTLAWS
    away = who in looker.view.away
    where = whereabouts(looker, who)
    rows = [Row(where, marked=True)]
    if outlaw and away:
        rows.append(Row(say("saloon.ask.race"), head=True))
        for seat, player in enumerate(looker.view.players):
            have, need = progress(player, who)
            rows.append(Row(looker.name(seat), (f"{have}/{need}",)))
    return Page(
        say(f"saloon.person.{who}"),
        say("saloon.ask.outlaw" if outlaw else "saloon.ask.citizen"),
        (say(f"saloon.person.{who}.text"), *explained(who, say), say("saloon.ask.bribe_rule")),
        drawn(lambda size: art.character(who, "calm", size), (300.0, 300.0)),
        now=Now(say("saloon.ask.now"), tuple(rows)),
        brief=where,
        deed=Deed("bribe", say("saloon.ask.bribe")) if host is not None else None,
        in_book=who,
    )


def whereabouts(looker: Looker, who: str) -> str:
    """Whose guest somebody is, or that they are out of town."""
    host = host_of(looker.view, who)
    if host is not None:
        return looker.say("saloon.ask.at", name=looker.name(host))
    return looker.say("saloon.ask.away" if who in looker.view.away else "saloon.ask.never")


def _guests(looker: Looker, guests: list[str]) -> tuple[Row, ...]:
    """Who is in their saloon: by name below each other where they are several, for names are wide."""
    say = looker.say
    if len(guests) < 2:
        return (Row(say("saloon.ask.guests"), (*guests, say("saloon.ask.nobody"))[:1]),)
    return Row(say("saloon.ask.guests"), head=True), Row(", ".join(guests))


def player(looker: Looker, seat: int) -> Page:
    """Somebody at the table: all that everybody may know of them."""
    say, found = looker.say, looker.view.players[seat]
    page = seat_page(seat, looker.asked)
    guests = [say(f"saloon.short.{who}") for who in found.characters]
    rows = (
        Row(say("saloon.ask.points"), (str(found.points.total),), marked=True),
        Row(say("saloon.ask.if_over"), (str(found.score.total),)),
        Row(say("saloon.ask.gold"), (str(found.gold),)),
        Row(say("saloon.ask.income"), (str(found.next_income),)),
        Row(say("saloon.ask.hand"), (str(found.hand_size),)),
        Row(say("saloon.ask.secrets"), (str(found.secrets_left),)),
        *_guests(looker, guests),
        *(Row(say(f"saloon.claim.{scored.claim}"), (f"+{scored.points}",)) for scored in found.claims),
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
