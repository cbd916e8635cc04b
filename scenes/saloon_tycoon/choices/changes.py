"""The changes by a move, line by line: gold, points, income, and the chain that a finished room begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from raccoon.app.session.preview import Preview
from raccoon.app.wording import signed
from raccoon.engine.events import Event
from raccoon.games.saloon_tycoon.actions.arrivals import CitizenArrived, OutlawArrived
from raccoon.games.saloon_tycoon.actions.decline import Skipped
from raccoon.games.saloon_tycoon.actions.draw import CardsDrawn
from raccoon.games.saloon_tycoon.actions.finish import RoofLaid, RoomFinished
from raccoon.games.saloon_tycoon.actions.gains import GoldTaken
from raccoon.games.saloon_tycoon.actions.move import CharacterMoved
from raccoon.games.saloon_tycoon.actions.supply import CubePlaced
from raccoon.games.saloon_tycoon.catalogue import CHARACTERS
from raccoon.games.saloon_tycoon.pending import GrantedAction, GrantedPlay, PlaceCubes
from raccoon.games.saloon_tycoon.view import PlayerView, View
from scenes.saloon_tycoon.choices.ready import newly_ready
from scenes.saloon_tycoon.holdings import tile_name
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.log.markup import player_markup


def lines(table: ChoiceContext, seen: Preview) -> tuple[PreviewLine, ...]:
    """The changes that follow from the rules; cards that would be drawn from the deck are unknown."""
    return (*_sums(table, seen), *_chain(table, seen), *_next(table, seen), *_claims(table, seen))


def _sums(table: ChoiceContext, seen: Preview) -> Iterator[PreviewLine]:
    seat = seen.before.seat
    before, after = seen.before.players[seat], seen.after.players[seat]
    found = (
        ("gold", before.gold, after.gold),
        ("points", before.points.total, after.points.total),
        ("income", before.next_income, after.next_income),
    )
    for key, old, new in found:
        if old != new:
            words, short = table.say(f"saloon.line.{key}"), table.say(f"saloon.line.{key}.short")
            yield PreviewLine(words, str(old), str(new), 1 if new > old else -1, short)
    if seen.before.pile != seen.after.pile:
        yield PreviewLine(table.say("saloon.line.pile"), str(seen.before.pile), str(seen.after.pile))
    if seen.before.pile and not seen.after.pile and seen.before.ender is None:
        yield PreviewLine(table.say("saloon.line.last_cube"), trend=-1)


def _chain(table: ChoiceContext, seen: Preview) -> Iterator[PreviewLine]:
    """The rooms finished, roofs, cubes and arrivals of a chain, in the order in which they happen."""
    for _, alike in groupby(seen.events, _what):
        events = [*alike]
        if isinstance(events[0], CharacterMoved):
            yield PreviewLine(_walks(table, events[0]))
        elif events[0].seat == seen.before.seat and (words := _told(table, events, seen.after)):
            yield PreviewLine(words)


def _what(event: Event) -> object:
    """The key of events told in one line: a room and its roof, cubes for one room one after the other."""
    return ("lit", event.room) if isinstance(event, RoomFinished | RoofLaid) else event


def _told(table: ChoiceContext, events: Sequence[Event], after: View) -> str:
    say = table.say
    match events[0]:
        case RoomFinished() as lit:
            tile = say(tile_name(after.players[lit.seat or 0].rooms[lit.room].tile, after))
            roof = sum(event.points for event in events if isinstance(event, RoofLaid))
            return say(f"saloon.line.{'crowned' if roof else 'finished'}", tile=tile, n=lit.points, roof=roof)
        case CubePlaced() as cube:
            tile = say(tile_name(after.players[cube.seat or 0].rooms[cube.room].tile, after))
            return say("saloon.line.cubes", n=len(events), tile=tile)
        case GoldTaken() as gold:
            return say("saloon.line.takes", n=gold.gold)
        case OutlawArrived() as outlaw:
            who, burden = (say(f"saloon.{word}.{outlaw.character}") for word in ("short", "burden"))
            return say("saloon.line.outlaw", who=who, burden=burden)
        case CitizenArrived() as citizen:
            return say("saloon.line.citizen", who=say(f"saloon.short.{citizen.character}"))
        case CardsDrawn() as drawn:
            return say("saloon.line.draws", n=drawn.count)
        case Skipped() as skipped:
            return say(f"saloon.line.skipped.{skipped.what}")
    return ""


def _walks(table: ChoiceContext, event: CharacterMoved) -> str:
    """The words about a guest who goes to another host, and the effect on that host."""
    say, found = table.say, CHARACTERS[event.character]
    burden = found.kind == "outlaw"
    what = say(f"saloon.burden.{found.id}") if burden else say("saloon.worth", n=found.effect.amount)
    host = player_markup(table.seats[event.host])
    return say("saloon.line.moved", who=say(f"saloon.short.{found.id}"), host=host, what=what)


def _next(table: ChoiceContext, seen: Preview) -> Iterator[PreviewLine]:
    """The line about the choice that stops a chain: free cubes, an action, a card."""
    match seen.after.pending:
        case PlaceCubes(count):
            yield PreviewLine(table.say("saloon.build.bonus.cubes", n=count))
        case GrantedAction():
            granted = sum(isinstance(due, GrantedAction) for due in seen.after.agenda)
            yield PreviewLine(table.say("saloon.build.bonus.action", n=granted))
        case GrantedPlay():
            yield PreviewLine(table.say("saloon.build.bonus.play"))


def _claims(table: ChoiceContext, seen: Preview) -> Iterator[PreviewLine]:
    """Claims that become ready by it."""
    for claim in newly_ready(seen.before, seen.after):
        yield PreviewLine(table.say("saloon.line.ready", claim=table.say(f"saloon.claim.{claim}")))


def gains(seen: Preview) -> dict[int, str]:
    """The gains of others by it."""
    changed: dict[int, str] = {}
    pairs: zip[tuple[PlayerView, PlayerView]] = zip(seen.before.players, seen.after.players, strict=True)
    for seat, (before, after) in enumerate(pairs):
        if seat != seen.before.seat and before.gold != after.gold:
            changed[seat] = signed(after.gold - before.gold)
    return changed
