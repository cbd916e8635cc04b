"""Pages of claims and cards, of the pile and of the yard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

import pygame

from raccoon.games.saloon_tycoon.catalogue import CARDS, CLAIMS
from raccoon.games.saloon_tycoon.view import PlayerView, characters_asked
from scenes.art.pieces import card as backs
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.holdings import daylight, desk_seat, staked_by
from scenes.saloon_tycoon.inspection.looker import PageBuilder, drawn
from scenes.saloon_tycoon.inspection.people import whereabouts
from scenes.saloon_tycoon.picture.crate import heaped
from scenes.table.inspection.page import Badge, Large, Now, Page, PageAction, TableRow

FEW = 2
"""So many characters are named by a claim at most; where more would do, it asks for a kind."""


def claim(looker: PageBuilder, name: str) -> Page:
    """An open claim, or one of one's own secret ones: what it asks for and how far everybody is."""
    say, found = looker.say, CLAIMS[name]
    rule = say("saloon.ask.claim.secret_rule" if found.secret else "saloon.ask.claim.rule")
    staked = staked_by(looker.view, name)
    if staked is not None:
        brief = say("saloon.ask.staked", name=looker.name(staked))
        rows: tuple[TableRow, ...] = (TableRow(brief, marked=True),)
    else:
        brief, rows = _worth(looker, name), tuple(_progress(looker, name))
    return Page(
        say(f"saloon.claim.{name}"),
        say("saloon.ask.claim.secret" if found.secret else "saloon.ask.claim.open"),
        (say(f"saloon.claim.{name}.text"), *_whence(looker, name), rule),
        drawn(lambda size: art.poster(name, size), (300.0, 300.0)),
        (Badge(str(found.cap), say("saloon.ask.points")),),
        Now(say("saloon.ask.now"), rows),
        brief=brief,
        deed=PageAction("stake", say("saloon.ask.stake"))
        if looker.me.meets(name) and staked is None
        else None,
        in_book=name,
    )


def _whence(looker: PageBuilder, name: str) -> Iterator[str]:
    """Sentences on where characters that a claim names are or come from; how those of a kind come."""
    chosen = characters_asked(name)
    for who in (who for found in chosen if len(found) <= FEW for who in sorted(found)):
        came = who not in looker.view.away
        where = whereabouts(looker, who) if came else looker.say(f"saloon.person.{who}.text")
        yield looker.say("saloon.ask.whence", who=looker.say(f"saloon.person.{who}"), where=where)
    if any(len(found) > FEW for found in chosen):
        yield looker.say("saloon.ask.whence.all")


def _worth(looker: PageBuilder, name: str) -> str:
    """The viewer's progress with it, or its worth to them now."""
    me = looker.me
    if me.meets(name):
        return looker.say("saloon.ask.worth", n=me.worth(name))
    return looker.say(
        "saloon.ask.so_far", name=looker.name(desk_seat(looker.view)), done=_done(looker, me, name)
    )


def _done(looker: PageBuilder, player: PlayerView, name: str) -> str:
    """The progress of a player with each requirement of a claim."""
    done = [player.progress(need) for need in CLAIMS[name].requirements]
    return " · ".join(looker.say("saloon.ask.met", have=have, need=need) for have, need in done)


def _progress(looker: PageBuilder, name: str) -> list[TableRow]:
    """The progress of all players with an open claim; with a secret one only its holder's."""
    seats = range(len(looker.view.players)) if not CLAIMS[name].secret else (looker.view.seat or 0,)
    rows = []
    for seat in seats:
        player = looker.view.players[seat]
        told, ready = _done(looker, player, name), player.meets(name)
        rows.append(
            TableRow(looker.name(seat), (looker.say("saloon.ask.ready") if ready else told,), marked=ready)
        )
    return rows


def secret(looker: PageBuilder, place: int) -> Page | None:
    """A secret claim on the desk; of somebody else's only that it is one."""
    secrets = looker.me.secrets
    if secrets is not None:
        return claim(looker, secrets[place]) if place < len(secrets) else None
    say = looker.say
    rules = (say("saloon.ask.claim.secret_rule"),)
    return Page(
        say("saloon.ask.secret.hidden"), say("saloon.ask.hidden"), rules, _back(), in_book="claim.secret"
    )


def _back() -> Large:
    def paint(surface: pygame.Surface, rect: pygame.Rect, text_scale: float) -> None:
        backs.back(surface, rect, ("#8a5a34", "#4a2c18"))

    return Large(paint, (212.0, 300.0))


def card(looker: PageBuilder, place: int) -> Page | None:
    """A card of the hand."""
    hand, say = looker.me.hand, looker.say
    if hand is None:
        return Page(
            say("saloon.ask.card.hidden"),
            say("saloon.ask.hidden"),
            (say("saloon.ask.card.rule"),),
            _back(),
            in_book="card.play",
        )
    if place >= len(hand):
        return None
    name = hand[place]
    return Page(
        say(f"saloon.card.{name}"),
        say("saloon.ask.card"),
        (say(f"saloon.card.{name}.text"), say("saloon.ask.card.rule")),
        drawn(lambda size: art.card(name, size), (300.0, 240.0)),
        deed=PageAction("play_card", say("saloon.ask.play")),
        in_book=name,
    )


def deck(looker: PageBuilder) -> Page:
    """The page of the deck: the number of cards left, and those face up in the discard pile."""
    say, view = looker.say, looker.view
    found = Counter(view.discard_pile)
    rows = tuple(TableRow(say(f"saloon.card.{name}"), (str(found[name]),)) for name in CARDS if found[name])
    return Page(
        say("saloon.ask.deck"),
        say("saloon.ask.deck.kind", n=view.deck),
        (say("saloon.ask.deck.rule"),),
        _back(),
        (Badge(str(view.deck), say("saloon.ask.deck.left")),),
        Now(say("saloon.ask.deck.discards"), rows or (TableRow(say("saloon.ask.deck.none")),)),
        brief=say("saloon.ask.deck.brief", n=len(view.discard_pile)),
        in_book="action.draw",
    )


def pile(looker: PageBuilder) -> Page:
    """The sun: how many cubes are left, and what happens when none is."""
    say, left = looker.say, looker.view.pile
    rule, share = say("saloon.ask.sun.rule"), daylight(looker.view)
    picture = drawn(partial(art.sun, share, looker.view.ender is not None), (340.0, 300.0))
    return Page(
        say("saloon.ask.sun"),
        say("saloon.ask.sun.kind", n=left),
        (rule,),
        picture,
        in_book="end.pile",
    )


def crate(looker: PageBuilder) -> Page:
    """The crate: what a cube costs and who makes it dear."""
    say, me = looker.say, looker.me
    price = me.burdens.cube_price
    spaces = sum(room.spaces for room in me.rooms)
    picture = drawn(heaped, (280.0, 230.0))
    rule = say("saloon.ask.crate.rule")
    told = say("saloon.ask.crate.spaces", n=spaces)
    return Page(
        say("saloon.ask.crate"),
        say("saloon.ask.crate.kind", gold=price),
        (rule, say("saloon.ask.crate.phineus")),
        picture,
        (Badge(str(price), say("saloon.ask.cost")),),
        Now(say("saloon.ask.now"), (TableRow(told, marked=True),)),
        brief=told,
        deed=PageAction("supply", say("saloon.ask.supply")),
        in_book="supply.buy",
    )


def yard(looker: PageBuilder) -> Page:
    """The page of the yard, the source of tiles."""
    say = looker.say
    picture = drawn(lambda size: art.room("saloon", 2, 4, size, False), (480.0, 252.0))
    rule = say("saloon.ask.yard.rule")
    return Page(say("saloon.yard"), say("saloon.ask.yard.kind"), (rule,), picture, in_book="build.buy")
