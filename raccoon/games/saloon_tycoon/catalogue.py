"""The components as frozen records, read once from ``data/*.csv``.

The columns ``prov_…`` say whether a figure is printed in the rulebook, described by a review, inferred, or
proposed by this project; only proposed figures may be tuned.
"""

import csv
from importlib.resources import files

import msgspec


class Effect(msgspec.Struct, frozen=True, gc=False):
    """One effect of a card or a finished tile; `effects.py` has a function for each kind."""

    kind: str
    amount: int
    detail: str


class Tile(msgspec.Struct, frozen=True, gc=False):
    """A tile: `cost` in gold, `cubes` its spaces; the points when finished, and at the end if unfinished.

    `need` is the kind of its prerequisite (`board.py`), `need_detail` the tile or the floor of it.
    """

    id: str
    name: str
    size: str
    special: bool
    copies: int
    cost: int
    cubes: int
    finish_points: int
    unfinished_points: int
    bonus: Effect
    need: str
    need_detail: str
    text: str
    icon: str


class Lot(msgspec.Struct, frozen=True, gc=False):
    """A lot of the player's board: gold paid and points scored when it is built on, printed and *smooth*."""

    id: str
    arm: str
    number: int
    gold: int
    points: int
    smooth_gold: int
    smooth_points: int


class Character(msgspec.Struct, frozen=True, gc=False):
    """A citizen or an outlaw: the condition of arrival and the effect on the host."""

    id: str
    name: str
    kind: str
    gender: str
    arrives: Effect
    effect: Effect
    text: str
    icon: str


class TycoonCard(msgspec.Struct, frozen=True, gc=False):
    """A Tycoon card; its effects run in this order."""

    id: str
    name: str
    copies: int
    effects: tuple[Effect, ...]
    moves_character: bool
    text: str
    icon: str


class Claim(msgspec.Struct, frozen=True, gc=False):
    """An open or secret claim: all its requirements have to be met (`requirements.py`).

    It is worth `points`, plus the amount of `per` for each thing that `per` counts, at most `cap` in all.
    """

    id: str
    name: str
    secret: bool
    requirements: tuple[Effect, ...]
    points: int
    per: Effect | None
    cap: int
    text: str
    icon: str


def _rows(name: str) -> list[dict[str, str]]:
    text = files(__package__).joinpath("data", f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def _tile(row: dict[str, str]) -> Tile:
    return Tile(
        id=row["id"],
        name=row["name"],
        size=row["size"],
        special=row["special"] == "1",
        copies=int(row["copies"]),
        cost=int(row["cost"]),
        cubes=int(row["cubes"]),
        finish_points=int(row["finish_points"]),
        unfinished_points=int(row["unfinished_points"]),
        bonus=Effect(row["bonus_kind"], int(row["bonus_n"]), row["bonus_arg"]),
        need=row["prereq_kind"],
        need_detail=row["prereq_arg"],
        text=row["text"],
        icon=row["icon"],
    )


def _lot(row: dict[str, str]) -> Lot:
    figures = (int(row[name]) for name in ("lot", "gold", "points", "alt_gold", "alt_points"))
    return Lot(row["id"], row["arm"], *figures)


def _character(row: dict[str, str]) -> Character:
    tile = row["arrives_kind"] == "tile"
    arrives = Effect(
        row["arrives_kind"],
        0 if tile else int(row["arrives_arg"]),
        row["arrives_arg"] if tile else "",
    )
    effect = Effect(row["effect_kind"], int(row["effect_n"]), "")
    return Character(
        row["id"], row["name"], row["kind"], row["gender"], arrives, effect, row["text"], row["icon"]
    )


def _effects(row: dict[str, str], letter: str, detail: str) -> tuple[Effect, ...]:
    return tuple(
        Effect(row[f"{letter}{i}_kind"], int(row[f"{letter}{i}_n"]), row[f"{letter}{i}_{detail}"])
        for i in (1, 2)
        if row[f"{letter}{i}_kind"]
    )


def _card(row: dict[str, str]) -> TycoonCard:
    return TycoonCard(
        row["id"],
        row["name"],
        int(row["copies"]),
        _effects(row, "e", "arg"),
        row["moves_character"] == "1",
        row["text"],
        row["icon"],
    )


def _claim(row: dict[str, str], secret: bool) -> Claim:
    points = int(row["points"])
    counts = bool(row.get("per_kind"))
    return Claim(
        id=row["id"],
        name=row["name"],
        secret=secret,
        requirements=_effects(row, "r", "sel"),
        points=points,
        per=Effect(row["per_kind"], int(row["per_points"]), row["per_sel"]) if counts else None,
        cap=int(row["cap"]) if secret else points,
        text=row["text"],
        icon=row["icon"],
    )


CONSTANTS = {row["key"]: int(row["value"]) for row in _rows("constants")}
"""Every other number of the rules, by name."""

TILES = {tile.id: tile for tile in map(_tile, _rows("tiles")) if tile.need != "roof"}
"""The Saloon and all tiles that can be built."""
ROOFS = {tile.size: tile for tile in map(_tile, _rows("tiles")) if tile.need == "roof"}
"""The roof of each size."""
SALOON = next(tile.id for tile in TILES.values() if tile.need == "start")
BUYABLE = tuple(tile for tile in TILES.values() if tile.id != SALOON)
"""The tiles of the market, in the order of its numbers in states and saves."""
MARKET_INDEX = {tile.id: index for index, tile in enumerate(BUYABLE)}
SPACES = {tile.id: tile.cubes for tile in TILES.values()}
LARGE = frozenset(tile.id for tile in TILES.values() if tile.size == "large")

LOTS = {lot.id: lot for lot in map(_lot, _rows("lots"))}
CORNER = "corner"
SLOTS = (CORNER, *LOTS)
"""The places on floor 1: the corner, then the lots of arm A, then those of arm B."""
LOTS_PER_ARM = max(lot.number for lot in LOTS.values())
TOP_FLOOR = CONSTANTS["max_floor"]
CHARACTERS = {character.id: character for character in map(_character, _rows("characters"))}
CARDS = {card.id: card for card in map(_card, _rows("tycoon_cards"))}
DECK = tuple(card.id for card in CARDS.values() for _ in range(card.copies))
"""Every Tycoon card, in printed order."""

OPEN_CLAIMS = {claim.id: claim for claim in (_claim(row, False) for row in _rows("open_claims"))}
SECRET_CLAIMS = {claim.id: claim for claim in (_claim(row, True) for row in _rows("secret_claims"))}
CLAIMS = OPEN_CLAIMS | SECRET_CLAIMS

START_BONUS = {(int(row["players"]), int(row["position"])): int(row["gold"]) for row in _rows("start_bonus")}
"""Option *fair start*: extra gold by the number of players and the place in turn order, from 1 on."""
