"""The inspection pages of claims, cards, the deck, the pile, the crate and the yard."""

from collections import Counter
from collections.abc import Iterator
from functools import partial

import pygame

from raccoon.games.saloon_tycoon.catalogue import CARDS, CLAIMS
from raccoon.games.saloon_tycoon.view import PlayerView, characters_asked
from scenes.art.pieces import card as backs
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.holdings import daylight, desk_seat, staked_by
from scenes.saloon_tycoon.inspection.people import whereabouts
from scenes.saloon_tycoon.inspection.writer import PageBuilder
from scenes.saloon_tycoon.picture.crate import heaped
from scenes.table.inspection.page import Large, Now, Page, TableRow, drawn

FEW = 2
"""The most characters that a claim names; a claim for which more will do names a kind."""


def claim(writer: PageBuilder, name: str) -> Page:
    """The page of an open claim or a secret one that is known: its requirement and all players' progress."""
    say, ask, found = writer.say, writer.ask, CLAIMS[name]
    staked = staked_by(writer.view, name)
    if staked is not None:
        brief = ask("staked", name=writer.name(staked))
        rows = [TableRow(brief, marked=True)]
    else:
        brief, rows = _worth(writer, name), [*_progress(writer, name)]
    return writer.page(
        say(f"saloon.claim.{name}"),
        ask("claim.secret" if found.secret else "claim.open"),
        (
            say(f"saloon.claim.{name}.text"),
            *_whence(writer, name),
            ask("claim.secret_rule" if found.secret else "claim.rule"),
        ),
        drawn(lambda size: art.poster(name, size), (300.0, 300.0)),
        rows,
        badges=(writer.badge(found.cap, "points"),),
        brief=brief,
        action=writer.action("stake", "stake") if writer.me.meets(name) and staked is None else None,
        in_book=name,
    )


def _whence(writer: PageBuilder, name: str) -> Iterator[str]:
    """Yield where the characters that a claim names are or how they arrive, or how those of a kind arrive."""
    chosen = characters_asked(name)
    for who in (who for found in chosen if len(found) <= FEW for who in sorted(found)):
        came = who not in writer.view.away
        where = whereabouts(writer, who) if came else writer.say(f"saloon.person.{who}.text")
        yield writer.ask("whence", who=writer.say(f"saloon.person.{who}"), where=where)
    if any(len(found) > FEW for found in chosen):
        yield writer.ask("whence.all")


def _worth(writer: PageBuilder, name: str) -> str:
    """The worth of a claim to the player at the desk, or their progress with it."""
    me = writer.me
    if me.meets(name):
        return writer.ask("worth", n=me.worth(name))
    return writer.ask("so_far", name=writer.name(desk_seat(writer.view)), done=_done(writer, me, name))


def _done(writer: PageBuilder, player: PlayerView, name: str) -> str:
    """The progress of a player with each requirement of a claim."""
    done = [player.progress(need) for need in CLAIMS[name].requirements]
    return " · ".join(writer.ask("met", have=have, need=need) for have, need in done)


def _progress(writer: PageBuilder, name: str) -> Iterator[TableRow]:
    """The progress of all players with an open claim; with a secret one only its holder's."""
    seats = range(len(writer.view.players)) if not CLAIMS[name].secret else (writer.view.seat or 0,)
    for seat in seats:
        player = writer.view.players[seat]
        ready = player.meets(name)
        status = writer.ask("ready") if ready else _done(writer, player, name)
        yield TableRow(writer.name(seat), (status,), marked=ready)


def secret(writer: PageBuilder, place: int) -> Page | None:
    """The page of a secret claim at the desk; a page without its name where it is hidden from the viewer."""
    secrets = writer.me.secrets
    if secrets is None:
        return _hidden(writer, "secret.hidden", "claim.secret_rule", "claim.secret")
    return claim(writer, secrets[place]) if place < len(secrets) else None


def _hidden(writer: PageBuilder, title: str, rule: str, in_book: str) -> Page:
    """The page of a card that the viewer may not see."""
    return writer.page(writer.ask(title), writer.ask("hidden"), (writer.ask(rule),), _back(), in_book=in_book)


def _back() -> Large:
    def paint(surface: pygame.Surface, rect: pygame.Rect, text_scale: float) -> None:
        backs.back(surface, rect, ("#8a5a34", "#4a2c18"))

    return Large(paint, (212.0, 300.0))


def card(writer: PageBuilder, place: int) -> Page | None:
    """The page of a card of the hand at the desk."""
    hand = writer.me.hand
    if hand is None:
        return _hidden(writer, "card.hidden", "card.rule", "card.play")
    return named(writer, hand[place]) if place < len(hand) else None


def named(writer: PageBuilder, name: str) -> Page:
    """The page of a Tycoon card by its id."""
    say = writer.say
    return writer.page(
        say(f"saloon.card.{name}"),
        writer.ask("card"),
        (say(f"saloon.card.{name}.text"), writer.ask("card.rule")),
        drawn(lambda size: art.card(name, size), (300.0, 240.0)),
        action=writer.action("play_card", "play"),
        in_book=name,
    )


def deck(writer: PageBuilder) -> Page:
    """The page of the deck: the number of cards left, and those face up in the discard pile."""
    ask, view = writer.ask, writer.view
    found = Counter(view.discard_pile)
    cards = (name for name in CARDS if found[name])
    rows = tuple(TableRow(writer.say(f"saloon.card.{name}"), (str(found[name]),)) for name in cards)
    return writer.page(
        ask("deck"),
        ask("deck.kind", n=view.deck),
        (ask("deck.rule"),),
        _back(),
        badges=(writer.badge(view.deck, "deck.left"),),
        now=Now(ask("deck.discards"), rows or (writer.row("deck.none"),)),
        brief=ask("deck.brief", n=len(view.discard_pile)),
        in_book="action.draw",
    )


def pile(writer: PageBuilder) -> Page:
    """The page of the sun: the number of cubes left, and what happens when there are none."""
    ask, view = writer.ask, writer.view
    picture = drawn(partial(art.sun, daylight(view), view.ender is not None), (340.0, 300.0))
    return writer.page(
        ask("sun"), ask("sun.kind", n=view.pile), (ask("sun.rule"),), picture, in_book="end.pile"
    )


def crate(writer: PageBuilder) -> Page:
    """The page of the crate: the price of a cube, and the character who raises it."""
    ask, me = writer.ask, writer.me
    price = me.burdens.cube_price
    status = ask("crate.spaces", n=sum(room.spaces for room in me.rooms))
    return writer.page(
        ask("crate"),
        ask("crate.kind", gold=price),
        (ask("crate.rule"), ask("crate.phineus")),
        drawn(heaped, (280.0, 230.0)),
        (TableRow(status, marked=True),),
        badges=(writer.badge(price, "cost"),),
        brief=status,
        action=writer.action("supply", "supply"),
        in_book="supply.buy",
    )


def yard(writer: PageBuilder) -> Page:
    """The page of the yard, the source of tiles."""
    picture = drawn(lambda size: art.room("saloon", 2, 4, size, False), (480.0, 252.0))
    kind, rule = writer.ask("yard.kind"), writer.ask("yard.rule")
    return writer.page(writer.say("saloon.yard"), kind, (rule,), picture, in_book="build.buy")
