"""The base class of this game's choices, and the lines of their previews."""

from collections.abc import Iterator, Mapping, Sequence

from raccoon.app.session.preview import Preview
from raccoon.app.wording import signed
from raccoon.games.saloon_tycoon.actions.arrivals import CitizenArrived, OutlawArrived
from raccoon.games.saloon_tycoon.pending import GrantedAction, GrantedPlay, PlaceCubes
from raccoon.games.saloon_tycoon.view import PlayerView, View
from scenes.saloon_tycoon.events import EVENTS
from scenes.saloon_tycoon.holdings import tile_name
from scenes.saloon_tycoon.marks import SaloonMarks
from scenes.saloon_tycoon.picture import chosen
from scenes.table.choosing.choice import Choice, ChoiceContext
from scenes.table.choosing.preview_lines import PreviewLine


def ready_claims(view: View, seat: int) -> tuple[str, ...]:
    """The open claims and, as far as they are known, the secret ones whose requirement the seat meets."""
    player = view.players[seat]
    return tuple(claim for claim in (*view.open_claims, *(player.secrets or ())) if player.meets(claim))


def newly_ready(before: View, after: View) -> tuple[str, ...]:
    """The claims whose requirement the viewer meets after a move and did not meet before it."""
    seat = before.seat or 0
    known = ready_claims(before, seat)
    return tuple(claim for claim in ready_claims(after, seat) if claim not in known)


def preview_lines(table: ChoiceContext, seen: Preview) -> tuple[PreviewLine, ...]:
    """The lines of a preview: changed sums, events, the next choice, claims that become ready."""
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
    for claim in newly_ready(seen.before, seen.after):
        yield PreviewLine(table.say("saloon.line.ready", claim=table.say(f"saloon.claim.{claim}")))


class Decision(Choice):
    """A choice of this game: its preview, gains of other seats, highlights and background."""

    ground = staticmethod(chosen.evening)

    @property
    def me(self) -> PlayerView:
        """The player who decides."""
        view = self.table.view
        player: PlayerView = view.players[view.seat]
        return player

    def tile(self, tile: str) -> str:
        """The name of a tile."""
        return self.table.say(tile_name(tile, self.table.view))

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        return preview_lines(self.table, seen)

    def gains(self, seen: Preview) -> Mapping[int, str]:
        pairs = enumerate(zip(seen.before.players, seen.after.players, strict=True))
        more = {seat: after.gold - before.gold for seat, (before, after) in pairs if seat != seen.before.seat}
        return {seat: signed(gold) for seat, gold in more.items() if gold}

    def own_marks(self, seen: Preview | None) -> SaloonMarks:
        """The highlights of the characters that would arrive and the claims that would become ready."""
        if seen is None:
            return SaloonMarks()
        coming = tuple(
            event.character for event in seen.events if isinstance(event, OutlawArrived | CitizenArrived)
        )
        return SaloonMarks(arriving=coming, ready=newly_ready(seen.before, seen.after))
