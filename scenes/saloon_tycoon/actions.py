"""The actions of Saloon Tycoon at the window: an `ActionSpec` for each option of the rules."""

from collections.abc import Iterator, Sequence

from raccoon.app.text import Say
from raccoon.app.wording import listed
from raccoon.games.saloon_tycoon.actions.build import BuildOption
from raccoon.games.saloon_tycoon.actions.decline import DeclineOption
from raccoon.games.saloon_tycoon.actions.draw import Discard, DiscardOption, DrawOption
from raccoon.games.saloon_tycoon.actions.earn import EarnOption
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurnOption
from raccoon.games.saloon_tycoon.actions.move import Bribe, BribeOption, MoveCharacter, MoveCharacterOption
from raccoon.games.saloon_tycoon.actions.play import PlayCard, PlayOption
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets, SecretsOption
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim, StakeOption
from raccoon.games.saloon_tycoon.actions.steal import VictimOption
from raccoon.games.saloon_tycoon.actions.supply import PlaceCubeOption, Supply, SupplyOption
from raccoon.games.saloon_tycoon.catalogue import CONSTANTS
from raccoon.games.saloon_tycoon.pending import GrantedAction, Turn
from raccoon.games.saloon_tycoon.view import View
from scenes.saloon_tycoon.choices.build import BuildChoice, MoveChoice
from scenes.saloon_tycoon.choices.cards import (
    DeclineChoice,
    DiscardChoice,
    PlayChoice,
    SecretsChoice,
    StakeChoice,
    VictimChoice,
)
from scenes.saloon_tycoon.choices.supply import CubeChoice, SupplyChoice
from scenes.saloon_tycoon.holdings import acting, place_name
from scenes.saloon_tycoon.keys import VERBS
from scenes.table.described.actions import ActionSpec, ActionSpecs, RulebookLink
from scenes.table.piece import Piece

GOLD, COUNT, COST = (CONSTANTS[key] for key in ("earn_gold", "draw_cards", "bribe_cost"))

# Reasons why an action cannot be begun


def _unused(view: View) -> bool:
    return isinstance(view.pending, Turn) and not view.pending.action_used


def _hindered(verb: str, view: View) -> str:
    """Return why an action cannot be begun: another one is granted first, or the turn's action is used."""
    if isinstance(view.pending, GrantedAction):
        return "granted"
    used = isinstance(view.pending, Turn) and view.pending.action_used
    return "used" if used and verb in ("earn", "draw", "play_card", "build_tile", "bribe") else ""


def _no_bribe(view: View) -> str:
    if view.final_turn:
        return "bribe_final"
    return "bribe_nobody" if view.players[view.turn].gold >= COST else ""


def _no_play(view: View) -> str:
    me = view.players[view.turn]
    if not me.hand_size:
        return ""
    return "play_final" if view.final_turn and me.hand_size > me.burdens.discards else "play_angie"


def _no_supply(view: View) -> str:
    return "supply_full" if all(room.finished for room in view.players[view.turn].rooms) else ""


# Pieces that a command uses


def _held(command: PlayCard | Discard, view: View) -> Iterator[Piece]:
    hand = view.players[command.seat].hand or ()
    return (Piece("hand", place) for place, card in enumerate(hand) if card == command.card)


def _walk(command: Bribe | MoveCharacter, _: View) -> Sequence[Piece]:
    return Piece("person", command.character), Piece("panel", command.host)


def _claim(command: StakeClaim, view: View) -> Iterator[Piece]:
    secrets = view.players[command.seat].secrets or ()
    yield from (Piece("secret", place) for place, claim in enumerate(secrets) if claim == command.claim)
    yield Piece("poster", command.claim)


# Facts of the sentence that names a command


def _tile(seat: int, room: int, view: View, say: Say) -> str:
    return say(f"saloon.tile.{view.players[seat].rooms[room].tile}")


def _rooms(command: Supply, view: View, say: Say) -> dict[str, object]:
    names = [_room(command.seat, room, view, say) for room in command.rooms]
    return {"n": sum(command.cubes), "rooms": listed(names, say)}


def _room(seat: int, room: int, view: View, say: Say) -> str:
    """The words for a room, with its place where several unfinished rooms have the same tile."""
    rooms, tile = view.players[seat].rooms, _tile(seat, room, view, say)
    found = rooms[room]
    if sum(one.tile == found.tile and not one.finished for one in rooms) < 2:
        return say("saloon.move.room", tile=tile)
    return say("saloon.move.room_at", tile=tile, place=place_name(found.place, found.floor, say))


def _kept(command: KeepSecrets, _: View, say: Say) -> dict[str, object]:
    return {"claims": listed([say(f"saloon.claim.{one}") for one in command.claims], say)}


BUILD = RulebookLink(
    Piece("tile", "poker_room"), ("action.build", "build.buy", "build.ground", "build.carry")
)
PLAY = RulebookLink(Piece("named", "telegraph"), ("card.play", "card.effects", "card.skipped"))
MOVE = RulebookLink(Piece("person", "sydney"), ("action.bribe", "people.moved", "people.bribes"))
DRAW = RulebookLink(Piece("deck"), ("action.draw", "action.limit"))

ACTIONS = ActionSpecs(
    ActionSpec(
        EarnOption,
        "earn",
        figure=lambda *_: GOLD,
        book=RulebookLink(Piece("room", 0), ("action.earn", "turn.income")),
    ),
    ActionSpec(DrawOption, "draw", figure=lambda *_: COUNT, book=DRAW),
    ActionSpec(
        SecretsOption,
        "secrets",
        choice=SecretsChoice,
        facts=_kept,
        book=RulebookLink(Piece("poster", "o_skyline"), ("claim.secret", "claim.unstaked")),
    ),
    ActionSpec(
        PlaceCubeOption,
        "cube",
        choice=CubeChoice,
        facts=lambda command, view, say: {"tile": _tile(command.seat, command.room, view, say)},
        uses="room:{room}",
        book=RulebookLink(Piece("cube"), ("bonus.cubes", "bonus.left_over")),
    ),
    ActionSpec(DiscardOption, "discard_card", choice=DiscardChoice, uses=_held, book=DRAW),
    ActionSpec(
        VictimOption,
        "victim",
        choice=VictimChoice,
        seats=("victim",),
        uses="panel:{victim}",
        book=RulebookLink(Piece("deck"), ("card.take", "card.sixth")),
    ),
    ActionSpec(MoveCharacterOption, "move", choice=MoveChoice, seats=("host",), uses=_walk, book=MOVE),
    ActionSpec(
        PlayOption,
        "play_card",
        PlayChoice,
        ("hand",),
        lambda option, _: len(option.cards),
        _no_play,
        uses=_held,
        book=PLAY,
    ),
    ActionSpec(
        BuildOption,
        "build_tile",
        BuildChoice,
        ("tile", "lot"),
        lambda option, _: min(offer.price for offer in option.offers),
        hint=lambda command: "build_tile" if command.floor == 1 else "build_on",
        uses="tile:{tile}",
        book=BUILD,
    ),
    ActionSpec(
        BribeOption,
        "bribe",
        MoveChoice,
        ("person",),
        lambda *_: COST,
        _no_bribe,
        seats=("host",),
        uses=_walk,
        book=MOVE,
    ),
    ActionSpec(
        SupplyOption,
        "supply",
        SupplyChoice,
        ("cube", "room"),
        lambda option, _: option.price,
        _no_supply,
        facts=_rooms,
        uses=lambda command, _: [Piece("room", room) for room in command.rooms],
        book=RulebookLink(Piece("cube"), ("supply.buy", "supply.free", "finish.when")),
    ),
    ActionSpec(
        StakeOption,
        "stake",
        StakeChoice,
        ("poster", "secret"),
        lambda option, _: max(option.points),
        uses=_claim,
        book=RulebookLink(Piece("poster", "o_skyline"), ("claim.stake", "claim.open", "claim.secret")),
    ),
    ActionSpec(
        DeclineOption,
        "decline",
        choice=DeclineChoice,
        book=RulebookLink(Piece("deck"), ("card.skipped", "bonus.must")),
    ),
    ActionSpec(
        EndTurnOption,
        "end_my_turn",
        figure=lambda _, view: 1 if _unused(view) else None,
        confirmed=_unused,
        book=RulebookLink(Piece("sun"), ("turn.end", "turn.unused")),
    ),
    verbs=VERBS,
    prefix="saloon",
    wording={
        "card": "saloon.card",
        "claim": "saloon.claim",
        "character": "saloon.short",
        "tile": "saloon.tile",
        "place": lambda place, say: say("saloon.corner") if place == "corner" else place,
    },
    acting=acting,
    why_not=_hindered,
    facts=lambda *_: {"gold": COST},
)
"""In the order in which the choices that are due are opened."""
