"""The changes by a move, line by line: gold, points, income, and the chain that a finished room begins."""

from collections.abc import Iterator

from raccoon.app.session.preview import Preview
from raccoon.app.wording import signed
from raccoon.games.saloon_tycoon.pending import GrantedAction, GrantedPlay, PlaceCubes
from raccoon.games.saloon_tycoon.view import PlayerView
from scenes.saloon_tycoon.choices.ready import newly_ready
from scenes.saloon_tycoon.events import EVENTS
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.choosing.preview_lines import PreviewLine


def lines(table: ChoiceContext, seen: Preview) -> tuple[PreviewLine, ...]:
    """The changes that follow from the rules; cards that would be drawn from the deck are unknown."""
    return (
        *_sums(table, seen),
        *map(PreviewLine, EVENTS.previewed(table, seen)),
        *_next(table, seen),
        *_claims(table, seen),
    )


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
