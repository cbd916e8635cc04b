"""Values that the table works out from a view. No drawing."""

from raccoon.app.text import Say
from raccoon.games.saloon_tycoon.catalogue import BUYABLE, CHARACTERS, OPEN_CLAIMS
from raccoon.games.saloon_tycoon.pending import GrantedAction, Turn
from raccoon.games.saloon_tycoon.view import PlayerView, View

LARGE_TILES = tuple(tile.id for tile in BUYABLE if tile.size == "large")
SMALL_TILES = tuple(tile.id for tile in BUYABLE if tile.size == "small")
OUTLAWS = tuple(who.id for who in CHARACTERS.values() if who.kind == "outlaw")
CITIZENS = tuple(who.id for who in CHARACTERS.values() if who.kind == "citizen")
BROTHEL = "brothel"


def desk_seat(view: View) -> int:
    """The seat whose house and desk are shown: the viewer's, or, for spectators, the one whose turn it is."""
    return view.turn if view.seat is None else view.seat


def desk_player(view: View) -> PlayerView:
    """The player at the desk (`desk_seat`)."""
    return view.players[desk_seat(view)]


def neighbours(view: View) -> tuple[int, ...]:
    """The other seats, in the order in which their turns follow."""
    seats, desk = len(view.players), desk_seat(view)
    return tuple((desk + step) % seats for step in range(1, seats))


def host_of(view: View, character: str) -> int | None:
    """The seat at whose saloon a character is; None for none."""
    return next((seat for seat, p in enumerate(view.players) if character in p.characters), None)


def progress(player: PlayerView, outlaw: str) -> tuple[int, int]:
    """The progress of a player towards an outlaw: the amount reached, and the amount needed."""
    kind, need = CHARACTERS[outlaw].arrives.kind, CHARACTERS[outlaw].arrives.amount
    have = {
        "gold_on_turn": player.gold,
        "tiles_on_board": player.income_level,
        "cubes_on_board": player.cubes,
        "claim_scored": len(player.claims),
    }[kind]
    return min(have, need), need


def near_outlaw(view: View) -> bool:
    """Whether a player is one step from an outlaw who may come, where that takes more than one step."""
    coming = [who for who in OUTLAWS if who in view.away] if view.ender is None else []
    races = (progress(player, who) for who in coming for player in view.players)
    return any(have >= need - 1 > 0 for have, need in races)


def board_claims(view: View) -> tuple[str, ...]:
    """Every open claim of this game, staked or not, always in the same order."""
    staked = {scored.claim for player in view.players for scored in player.claims}
    return tuple(claim for claim in OPEN_CLAIMS if claim in view.open_claims or claim in staked)


def staked_by(view: View, claim: str) -> int | None:
    """The seat that has scored a claim; None for none."""
    seats = enumerate(view.players)
    return next((seat for seat, p in seats if any(s.claim == claim for s in p.claims)), None)


def acting(view: View) -> bool:
    """Whether actions can be begun: in a turn, or where one is granted."""
    return isinstance(view.pending, Turn | GrantedAction)


def daylight(view: View) -> float:
    """The share of the pile that is left, from 1 to 0: the height of the sun."""
    return min(1.0, view.pile / view.whole_pile)


def tile_name(tile: str, view: View, form: str = "tile") -> str:
    """The key of a tile's name, in full or in the form "short"; a brothel may have a neutral name."""
    family = tile == BROTHEL and view.options.family_names
    return f"saloon.{form}.{'family' if family else tile}"


def place_name(place: str, floor: int, say: Say, short: bool = False) -> str:
    """The name of a place: its lot and its storey above the ground; `short`: with a pictogram."""
    upper = "short" if short else "upper"
    lot = say("saloon.corner.short" if short else "saloon.corner") if place == "corner" else place
    return say("saloon.place" if floor == 1 else f"saloon.place.{upper}", lot=lot, floor=floor)
