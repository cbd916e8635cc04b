"""Facts of a finished game of Saloon Tycoon: numbers on each seat's tiles, claims, characters and gold."""

from raccoon.engine.events import Event
from raccoon.engine.facts import NEVER, FactCounter, SeatFacts
from raccoon.games.saloon_tycoon.actions.build import TileBuilt
from raccoon.games.saloon_tycoon.actions.draw import CardDiscarded
from raccoon.games.saloon_tycoon.actions.earn import Earned
from raccoon.games.saloon_tycoon.actions.end_turn import EndTriggered
from raccoon.games.saloon_tycoon.actions.finish import RoofLaid, RoomFinished
from raccoon.games.saloon_tycoon.actions.income import IncomeTaken
from raccoon.games.saloon_tycoon.actions.move import CharacterMoved
from raccoon.games.saloon_tycoon.actions.play import CardPlayed
from raccoon.games.saloon_tycoon.actions.stake import ClaimScored
from raccoon.games.saloon_tycoon.actions.steal import CardsStolen, GoldStolen
from raccoon.games.saloon_tycoon.actions.supply import CubePlaced, Supplied
from raccoon.games.saloon_tycoon.board import ARMS, columns, cubes_on, income_level
from raccoon.games.saloon_tycoon.catalogue import CHARACTERS, CLAIMS, LARGE, LOTS_PER_ARM, TILES, TOP_FLOOR
from raccoon.games.saloon_tycoon.scoring import score
from raccoon.games.saloon_tycoon.state import Player, State


class SaloonFacts(SeatFacts):
    """Facts about one seat. "At the end" is when points are counted."""

    tile_points: int = 0
    """Points of finished tiles."""
    roof_points: int = 0
    lot_points: int = 0
    open_points: int = 0
    """Points of open claims."""
    secret_points: int = 0
    """Points of secret claims."""
    card_points: int = 0
    """Points of cards."""
    unfinished_points: int = 0
    """Points of unfinished tiles at the end."""
    citizen_points: int = 0
    """Points of citizens at the end."""
    outlaw_points: int = 0
    """Points of outlaws at the end, never above 0."""
    tiles: int = 0
    """Tiles on the board at the end, the Saloon included, roofs not."""
    finished: int = 0
    """Finished tiles at the end."""
    unfinished: int = 0
    """Unfinished tiles at the end."""
    large: int = 0
    """Large tiles at the end."""
    special: int = 0
    """Special tiles at the end."""
    saloon_finished: int = 0
    """1 if the Saloon is finished at the end."""
    roofs: int = 0
    storeys: int = 0
    """Highest floor of the board."""
    second_floor: int = NEVER
    """Round of the first tile on floor 2 or 3."""
    third_floor: int = NEVER
    """Round of the first tile on floor 3."""
    first_roof: int = NEVER
    """Round of the first roof."""
    top_tiles: int = 0
    """Tiles on floor 3."""
    ground_tiles: int = 0
    """Tiles on floor 1, the Saloon included."""
    lots: int = 0
    """Lots built on at the end."""
    full_arms: int = 0
    """Arms of the board with a tile on each lot."""
    finished_at_once: int = 0
    """Most tiles finished by one command."""
    cubes: int = 0
    """Cubes on the board at the end."""
    cubes_bought: int = 0
    free_cubes: int = 0
    """Free cubes placed."""
    income_level: int = 0
    """Income level at the end: tiles and roofs."""
    income: int = 0
    """Gold taken as income."""
    earned: int = 0
    """Times the seat chose the action Earn."""
    spent: int = 0
    """Gold paid for tiles and cubes."""
    gold: int = 0
    """Gold at the end."""
    most_gold: int = 0
    """Most gold after any command."""
    poorest: int = 0
    """1 if no seat has less gold at the end."""
    richest: int = 0
    """1 if no seat has more gold at the end."""
    claims: int = 0
    """Claims scored."""
    open_claims: int = 0
    """Open claims scored."""
    secret_claims: int = 0
    """Secret claims scored."""
    secrets_left: int = 0
    """Secret claims kept and not scored."""
    first_claim: int = NEVER
    """Round of the first claim scored."""
    best_claim: int = 0
    """Most points of one claim."""
    characters: int = 0
    """Characters hosted at the end."""
    citizens: int = 0
    """Citizens hosted at the end."""
    outlaws: int = 0
    """Outlaws hosted at the end."""
    women: int = 0
    """Female characters hosted at the end."""
    most_citizens: int = 0
    """Most citizens hosted after any command."""
    most_outlaws: int = 0
    """Most outlaws hosted after any command."""
    moved: int = 0
    """Characters that the seat moved from one saloon to another."""
    bribes: int = 0
    """Characters that the seat moved by paying."""
    bribe_gold: int = 0
    """Gold paid for bribes."""
    lured: int = 0
    """Characters that the seat moved to its own saloon."""
    sent_away: int = 0
    """Characters that the seat moved away from its own saloon."""
    lost: int = 0
    """Characters that others moved away from the seat's saloon."""
    stolen_gold: int = 0
    """Gold taken from others by cards."""
    robbed_gold: int = 0
    """Gold that others took by cards."""
    stolen_cards: int = 0
    """Cards taken from others."""
    robbed_cards: int = 0
    """Cards that others took."""
    cards_played: int = 0
    discards: int = 0
    """Cards discarded."""
    hand: int = 0
    """Cards in hand at the end."""
    ender: int = 0
    """1 if the seat triggered the end."""


class Counter(FactCounter[SaloonFacts]):
    """Counts the facts of Saloon Tycoon."""

    kind = SaloonFacts

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._finished = 0
        """Tiles finished so far by the current command."""

    def event(self, event: Event, before: State) -> None:
        """Count an event."""
        own: SaloonFacts = self.facts[-1 if event.seat is None else event.seat]
        match event:
            case TileBuilt():
                _built(event, own, before.round)
            case RoomFinished():
                self._finished += 1
                own.finished_at_once = max(own.finished_at_once, self._finished)
            case ClaimScored():
                _claimed(event, own, before.round)
            case CharacterMoved():
                self._moved(event)
            case GoldStolen():
                own.stolen_gold += event.gold
                self.facts[event.victim].robbed_gold += event.gold
            case CardsStolen():
                own.stolen_cards += event.count
                self.facts[event.victim].robbed_cards += event.count
            case _:
                _small(event, own, before.round)

    def _moved(self, event: CharacterMoved) -> None:
        own: SaloonFacts = self.facts[event.seat]
        own.moved += 1
        own.bribes += event.price > 0
        own.bribe_gold += event.price
        own.lured += event.host == event.seat
        own.sent_away += event.source == event.seat
        if event.source != event.seat:
            self.facts[event.source].lost += 1

    def state(self, state: State) -> None:
        """Update the extremes of gold and characters."""
        self._finished = 0
        for own, player in self.changed(state.players):
            own.most_gold = max(own.most_gold, player.gold)
            own.most_citizens = max(own.most_citizens, _guests(player, "citizen"))
            own.most_outlaws = max(own.most_outlaws, _guests(player, "outlaw"))

    def end(self, state: State) -> None:
        """Count final boards, characters and points."""
        self.order(state.start_player)
        purses = [player.gold for player in state.players]
        for seat, player in enumerate(state.players):
            own = self.facts[seat]
            own.poorest, own.richest = int(player.gold == min(purses)), int(player.gold == max(purses))
            own.gold, own.hand, own.secrets_left = player.gold, len(player.hand), len(player.secrets)
            _points(own, player)
            _board(own, player)
            own.characters = len(player.characters)
            own.citizens, own.outlaws = _guests(player, "citizen"), _guests(player, "outlaw")
            own.women = sum(CHARACTERS[name].gender == "female" for name in player.characters)


def _built(event: TileBuilt, own: SaloonFacts, round_: int) -> None:
    own.spent += event.price
    if event.floor > 1:
        own.second_floor = min(own.second_floor, round_)
    if event.floor == TOP_FLOOR:
        own.third_floor = min(own.third_floor, round_)


def _claimed(event: ClaimScored, own: SaloonFacts, round_: int) -> None:
    own.claims += 1
    own.secret_claims += CLAIMS[event.claim].secret
    own.open_claims += not CLAIMS[event.claim].secret
    own.first_claim = min(own.first_claim, round_)
    own.best_claim = max(own.best_claim, event.points)


def _small(event: Event, own: SaloonFacts, round_: int) -> None:
    match event:
        case Supplied():
            own.cubes_bought += sum(event.cubes)
            own.spent += event.price
        case CubePlaced():
            own.free_cubes += 1
        case RoofLaid():
            own.first_roof = min(own.first_roof, round_)
        case IncomeTaken():
            own.income += event.gold
        case Earned():
            own.earned += 1
        case CardPlayed():
            own.cards_played += 1
        case CardDiscarded():
            own.discards += 1
        case EndTriggered():
            own.ender = 1


def _guests(player: Player, kind: str) -> int:
    return sum(CHARACTERS[name].kind == kind for name in player.characters)


def _points(own: SaloonFacts, player: Player) -> None:
    counted, track = score(player), player.points
    own.tile_points, own.roof_points, own.lot_points = track.tiles, track.roofs, track.lots
    own.open_points, own.secret_points, own.card_points = track.open_claims, track.secret_claims, track.cards
    own.unfinished_points, own.citizen_points = counted.unfinished, counted.citizens
    own.outlaw_points = counted.outlaws


def _board(own: SaloonFacts, player: Player) -> None:
    rooms, tops = player.rooms, columns(player.rooms)
    own.tiles, own.finished = len(rooms), sum(room.finished for room in rooms)
    own.unfinished = own.tiles - own.finished
    own.large = sum(room.tile in LARGE for room in rooms)
    own.special = sum(TILES[room.tile].special for room in rooms)
    own.saloon_finished, own.roofs = int(rooms[0].finished), sum(room.roof for room in rooms)
    own.storeys = max(room.floor for room in rooms)
    own.top_tiles = sum(room.floor == TOP_FLOOR for room in rooms)
    own.ground_tiles = sum(room.floor == 1 for room in rooms)
    own.lots = sum(top is not None for top in tops[1:])
    own.full_arms = sum(all(tops[arm : arm + LOTS_PER_ARM]) for arm in ARMS)
    own.cubes, own.income_level = cubes_on(rooms), income_level(rooms)
