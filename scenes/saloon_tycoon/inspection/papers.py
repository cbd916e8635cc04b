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
from scenes.saloon_tycoon.inspection.looker import PageBuilder
from scenes.saloon_tycoon.inspection.people import whereabouts
from scenes.saloon_tycoon.picture.crate import heaped
from scenes.table.inspection.page import Large, Now, Page, TableRow, drawn

FEW = 2
"""So many characters are named by a claim at most; where more would do, it asks for a kind."""


def claim(looker: PageBuilder, name: str) -> Page:
    """An open claim, or one of one's own secret ones: what it asks for and how far everybody is."""
    say, ask, found = looker.say, looker.ask, CLAIMS[name]
    staked = staked_by(looker.view, name)
    if staked is not None:
        brief = ask("staked", name=looker.name(staked))
        rows = [TableRow(brief, marked=True)]
    else:
        brief, rows = _worth(looker, name), [*_progress(looker, name)]
    return looker.page(
        say(f"saloon.claim.{name}"),
        ask("claim.secret" if found.secret else "claim.open"),
        (
            say(f"saloon.claim.{name}.text"),
            *_whence(looker, name),
            ask("claim.secret_rule" if found.secret else "claim.rule"),
        ),
        drawn(lambda size: art.poster(name, size), (300.0, 300.0)),
        rows,
        badges=(looker.badge(found.cap, "points"),),
        brief=brief,
        deed=looker.deed("stake", "stake") if looker.me.meets(name) and staked is None else None,
        in_book=name,
    )


def _whence(looker: PageBuilder, name: str) -> Iterator[str]:
    """Sentences on where characters that a claim names are or come from; how those of a kind come."""
    chosen = characters_asked(name)
    for who in (who for found in chosen if len(found) <= FEW for who in sorted(found)):
        came = who not in looker.view.away
        where = whereabouts(looker, who) if came else looker.say(f"saloon.person.{who}.text")
        yield looker.ask("whence", who=looker.say(f"saloon.person.{who}"), where=where)
    if any(len(found) > FEW for found in chosen):
        yield looker.ask("whence.all")


def _worth(looker: PageBuilder, name: str) -> str:
    """The viewer's progress with it, or its worth to them now."""
    me = looker.me
    if me.meets(name):
        return looker.ask("worth", n=me.worth(name))
    return looker.ask("so_far", name=looker.name(desk_seat(looker.view)), done=_done(looker, me, name))


def _done(looker: PageBuilder, player: PlayerView, name: str) -> str:
    """The progress of a player with each requirement of a claim."""
    done = [player.progress(need) for need in CLAIMS[name].requirements]
    return " · ".join(looker.ask("met", have=have, need=need) for have, need in done)


def _progress(looker: PageBuilder, name: str) -> Iterator[TableRow]:
    """The progress of all players with an open claim; with a secret one only its holder's."""
    seats = range(len(looker.view.players)) if not CLAIMS[name].secret else (looker.view.seat or 0,)
    for seat in seats:
        player = looker.view.players[seat]
        ready = player.meets(name)
        told = looker.ask("ready") if ready else _done(looker, player, name)
        yield TableRow(looker.name(seat), (told,), marked=ready)


def secret(looker: PageBuilder, place: int) -> Page | None:
    """A secret claim on the desk; of somebody else's only that it is one."""
    secrets = looker.me.secrets
    if secrets is None:
        return _hidden(looker, "secret.hidden", "claim.secret_rule", "claim.secret")
    return claim(looker, secrets[place]) if place < len(secrets) else None


def _hidden(looker: PageBuilder, title: str, rule: str, in_book: str) -> Page:
    """Something that whoever looks may not see."""
    return looker.page(looker.ask(title), looker.ask("hidden"), (looker.ask(rule),), _back(), in_book=in_book)


def _back() -> Large:
    def paint(surface: pygame.Surface, rect: pygame.Rect, text_scale: float) -> None:
        backs.back(surface, rect, ("#8a5a34", "#4a2c18"))

    return Large(paint, (212.0, 300.0))


def card(looker: PageBuilder, place: int) -> Page | None:
    """A card of the hand."""
    hand, say = looker.me.hand, looker.say
    if hand is None:
        return _hidden(looker, "card.hidden", "card.rule", "card.play")
    if place >= len(hand):
        return None
    name = hand[place]
    return looker.page(
        say(f"saloon.card.{name}"),
        looker.ask("card"),
        (say(f"saloon.card.{name}.text"), looker.ask("card.rule")),
        drawn(lambda size: art.card(name, size), (300.0, 240.0)),
        deed=looker.deed("play_card", "play"),
        in_book=name,
    )


def deck(looker: PageBuilder) -> Page:
    """The page of the deck: the number of cards left, and those face up in the discard pile."""
    ask, view = looker.ask, looker.view
    found = Counter(view.discard_pile)
    cards = (name for name in CARDS if found[name])
    rows = tuple(TableRow(looker.say(f"saloon.card.{name}"), (str(found[name]),)) for name in cards)
    return looker.page(
        ask("deck"),
        ask("deck.kind", n=view.deck),
        (ask("deck.rule"),),
        _back(),
        badges=(looker.badge(view.deck, "deck.left"),),
        now=Now(ask("deck.discards"), rows or (looker.row("deck.none"),)),
        brief=ask("deck.brief", n=len(view.discard_pile)),
        in_book="action.draw",
    )


def pile(looker: PageBuilder) -> Page:
    """The sun: how many cubes are left, and what happens when none is."""
    ask, view = looker.ask, looker.view
    picture = drawn(partial(art.sun, daylight(view), view.ender is not None), (340.0, 300.0))
    return looker.page(
        ask("sun"), ask("sun.kind", n=view.pile), (ask("sun.rule"),), picture, in_book="end.pile"
    )


def crate(looker: PageBuilder) -> Page:
    """The crate: what a cube costs and who makes it dear."""
    ask, me = looker.ask, looker.me
    price = me.burdens.cube_price
    told = ask("crate.spaces", n=sum(room.spaces for room in me.rooms))
    return looker.page(
        ask("crate"),
        ask("crate.kind", gold=price),
        (ask("crate.rule"), ask("crate.phineus")),
        drawn(heaped, (280.0, 230.0)),
        (TableRow(told, marked=True),),
        badges=(looker.badge(price, "cost"),),
        brief=told,
        deed=looker.deed("supply", "supply"),
        in_book="supply.buy",
    )


def yard(looker: PageBuilder) -> Page:
    """The page of the yard, the source of tiles."""
    picture = drawn(lambda size: art.room("saloon", 2, 4, size, False), (480.0, 252.0))
    kind, rule = looker.ask("yard.kind"), looker.ask("yard.rule")
    return looker.page(looker.say("saloon.yard"), kind, (rule,), picture, in_book="build.buy")
