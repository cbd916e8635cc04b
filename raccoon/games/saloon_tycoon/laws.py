"""The invariants of every state: the tests and ``raccoon verify`` check them after every move."""

from collections.abc import Iterator

from msgspec.structs import replace

from raccoon.games.saloon_tycoon import board, catalogue
from raccoon.games.saloon_tycoon.actions.draw import HAND_LIMIT
from raccoon.games.saloon_tycoon.pending import CardDone, ChooseSecrets, FinishRoom, LayRoof
from raccoon.games.saloon_tycoon.setup import counted_cubes
from raccoon.games.saloon_tycoon.state import Player, State


def faults(state: State) -> tuple[str, ...]:
    """Return a sentence for each invariant that the state breaks."""
    found = [*_cards(state), *_tiles(state), *_characters(state), *_claims(state), *_cubes(state)]
    for seat in range(len(state.players)):
        found.extend(f"seat {seat} {fault}" for fault in _player(state, seat))
    return tuple(found)


def _cards(state: State) -> Iterator[str]:
    resolving = [pending.card for pending in state.agenda if isinstance(pending, CardDone)]
    hands = [card for player in state.players for card in player.hand]
    if sorted([*state.deck, *state.discard_pile, *hands, *resolving]) != sorted(catalogue.DECK):
        yield "the Tycoon cards are not the printed ones"


def _tiles(state: State) -> Iterator[str]:
    if len(state.market) != len(catalogue.BUYABLE):
        yield "the market is not that of the tiles"
        return
    for tile, left in zip(catalogue.BUYABLE, state.market, strict=True):
        built = sum(room.tile == tile.id for player in state.players for room in player.rooms)
        if left < 0 or left + built != tile.copies:
            yield f"the copies of {tile.id} are not {tile.copies}"


def _characters(state: State) -> Iterator[str]:
    hosted = [name for player in state.players for name in player.characters]
    if sorted([*state.away, *hosted]) != sorted(catalogue.CHARACTERS):
        yield "the characters are not each in one place"


def _claims(state: State) -> Iterator[str]:
    """Check that no claim is in two places, and the numbers of open and of each player's secret claims."""
    scored = [claim.claim for player in state.players for claim in player.claims]
    private = [claim for player in state.players for claim in (*player.secrets, *player.rejected)]
    claims = [*state.open_claims, *scored, *private]
    if len(set(claims)) != len(claims) or not set(claims) <= set(catalogue.CLAIMS):
        yield "the claims are not each in one place"
        return
    shown = len(state.open_claims) + sum(not catalogue.CLAIMS[claim].secret for claim in scored)
    if shown != len(state.players) + catalogue.CONSTANTS["open_claims_extra"]:
        yield "the open claims are not as many as were turned up"
    for seat, player in enumerate(state.players):
        own = [claim.claim for claim in player.claims if catalogue.CLAIMS[claim.claim].secret]
        if len(player.secrets) + len(player.rejected) + len(own) != catalogue.CONSTANTS["secret_dealt"]:
            yield f"seat {seat} does not have its secret claims"


def _cubes(state: State) -> Iterator[str]:
    """Check that the pile lacks the cubes on the boards, and is never below 0."""
    placed = sum(board.cubes_on(player.rooms) for player in state.players)
    counted = counted_cubes(len(state.players), state.options)
    if state.pile != max(0, counted - placed):
        yield "the pile is not what the boards leave of it"


def _player(state: State, seat: int) -> Iterator[str]:
    player = state.players[seat]
    if player.gold < 0:
        yield "owes gold"
    if len(player.hand) > HAND_LIMIT:
        yield "holds too many cards"
    choosing = isinstance(state.pending, ChooseSecrets) and seat in state.pending.seats
    if bool(player.rejected) == choosing:
        yield "has not chosen its secret claims when it should"
    yield from _board(player.rooms, state.options.smooth_lots)
    finishing = _due(state, seat, FinishRoom)
    roofing = _due(state, seat, LayRoof) | finishing
    yield from _roofs(player.rooms, roofing)
    yield from _track(player, finishing, state.options.smooth_lots)


def _due(state: State, seat: int, kind: type[FinishRoom | LayRoof]) -> set[int]:
    """Return the rooms of the seat whose points or roof are still on the agenda."""
    if seat != state.turn:
        return set()
    return {pending.room for pending in state.agenda if isinstance(pending, kind)}


def _board(rooms: board.Rooms, smooth: bool) -> Iterator[str]:
    """Check that each room is at a legal site of the rooms built before it."""
    saloon = board.NEW_BOARD[0]
    if not rooms or replace(rooms[0], cubes=0) != saloon:
        yield "has no Saloon"
        return
    for number, room in enumerate(rooms):
        if room.tile not in catalogue.TILES or not 0 <= room.cubes <= catalogue.SPACES[room.tile]:
            yield f"has an impossible room {number}"
            return
        if number:
            yield from _standing(rooms[:number], room, smooth)


def _standing(before: board.Rooms, room: board.Room, smooth: bool) -> Iterator[str]:
    sites = board.sites_for(room.tile, before, smooth)
    found = [site for site in sites if (site.place, site.floor) == (room.place, room.floor)]
    if not found:
        yield f"has room {len(before)} in the air"
    elif not board.need_met(room.tile, before, found[0]):
        yield f"has room {len(before)} without its prerequisite"


def _roofs(rooms: board.Rooms, due: set[int]) -> Iterator[str]:
    for number, room in enumerate(rooms):
        if room.roof != (room.floor == catalogue.TOP_FLOOR and room.finished and number not in due):
            yield f"has a roof too many or too few on room {number}"


def _track(player: Player, finishing: set[int], smooth: bool) -> Iterator[str]:
    points, rooms = player.points, player.rooms
    finished = [r for number, r in enumerate(rooms) if r.finished and number not in finishing]
    if points.tiles != sum(catalogue.TILES[room.tile].finish_points for room in finished):
        yield "has not the points of its finished tiles"
    if points.roofs != sum(
        catalogue.ROOFS[catalogue.TILES[room.tile].size].finish_points for room in rooms if room.roof
    ):
        yield "has not the points of its roofs"
    if points.lots != sum(board.site_of(room, smooth).points for room in rooms):
        yield "has not the points of its lots"
    claims = _claim_points(player, False), _claim_points(player, True)
    if claims != (points.open_claims, points.secret_claims):
        yield "has not the points of its claims"
    if points.cards < 0:
        yield "has lost points"


def _claim_points(player: Player, secret: bool) -> int:
    return sum(claim.points for claim in player.claims if catalogue.CLAIMS[claim.claim].secret == secret)
