"""Facts of finished games: they agree with the count at the end and with one another; conditions on them."""

from __future__ import annotations

import pytest

from raccoon.app.afterwards.conditions import condition
from raccoon.app.afterwards.facts import facts, kind_of
from raccoon.app.seats import Seat
from raccoon.engine.facts import SeatFacts
from raccoon.games.raccoon_rampage.facts import RampageFacts
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS
from raccoon.games.raccoon_tycoon.facts import TycoonFacts
from raccoon.games.registry import GAMES
from raccoon.games.saloon_tycoon.facts import SaloonFacts
from tests.records.recording import Recording, load, path_of

GAMES_RECORDED = [(game, number) for game in GAMES for number in range(len(load(path_of(game, "facts"))))]
EACH = pytest.mark.parametrize(("game", "number"), GAMES_RECORDED)


def recording(game: str, number: int) -> Recording:
    """One of the games that are recorded for these tests."""
    return load(path_of(game, "facts"))[number]


@EACH
def test_facts_of_every_game_agree_with_its_outcome(game: str, number: int) -> None:
    record = recording(game, number)
    match = record.played()
    found, outcome = facts(match, record.people), match.game.outcome(match.state)
    assert [own.points for own in found] == [end.points for end in outcome]
    assert [own.won for own in found] == [end.won for end in outcome]
    assert sum(own.moves for own in found) == len(match.entries)
    best = max(own.points for own in found)
    for own in found:
        assert own.seats == len(found)
        assert own.place == 1 or own.points <= best
        assert own.margin <= 0 or own.points == best
        assert own.led <= own.rounds
    assert sorted(own.turn_order for own in found) == list(range(1, len(found) + 1))
    assert all(type(getattr(own, name)) is int for own in found for name in own.__struct_fields__)


@pytest.mark.parametrize("number", range(4))
def test_books_balance_in_raccoon_tycoon(number: int) -> None:
    record = recording("raccoon_tycoon", number)
    match = record.played()
    for own, player in zip(facts(match, record.people), match.state.players, strict=True):
        assert isinstance(own, TycoonFacts)
        parts = own.railroad_points, own.town_points, own.pair_points, own.building_points, own.bonus_points
        assert sum(parts) == own.points
        assert own.auctions_won == own.railroads
        assert own.pairs == min(own.railroads, own.towns)
        assert own.sold == sum(getattr(own, name) for name in own.__struct_fields__ if name[:5] == "sold_")
        tiles = [BUILDINGS[name] for name in player.buildings]
        built = sum(
            tile.cost + (BUILDINGS[tile.upgraded_from].cost if tile.upgraded_from else 0) for tile in tiles
        )
        earned = own.sales_income + own.house_income + own.firm_income
        if not any("Trading Floor" in other.buildings for other in match.state.players):
            assert own.money == 10 + earned - own.paid - built
        assert own.least_money <= own.money <= own.most_money
        assert own.overbid <= own.paid
        assert own.first_town <= own.third_town


@pytest.mark.parametrize("number", range(3))
def test_points_have_their_sources_in_saloon_tycoon(number: int) -> None:
    record = recording("saloon_tycoon", number)
    for own in facts(record.played(), record.people):
        assert isinstance(own, SaloonFacts)
        track = own.tile_points + own.roof_points + own.lot_points + own.card_points
        claims, guests = own.open_points + own.secret_points, own.citizen_points + own.outlaw_points
        assert track + claims + guests + own.unfinished_points == own.points
        assert own.claims == own.open_claims + own.secret_claims
        assert own.cubes == own.cubes_bought + own.free_cubes
        assert own.income_level == own.tiles + own.roofs
        assert own.characters == own.citizens + own.outlaws
        assert (own.third_floor < 99) == (own.storeys == 3)


@pytest.mark.parametrize("number", range(3))
def test_votes_and_pieces_add_up_in_raccoon_rampage(number: int) -> None:
    record = recording("raccoon_rampage", number)
    found = facts(record.played(), record.people)
    for own in found:
        assert isinstance(own, RampageFacts)
        assert own.germany + own.france + own.activist + own.hunter == 1
        assert own.all_lost == (own.impact >= 0)
        assert own.points == (0 if own.all_lost else own.piece_points + own.home_points)
        assert own.lowest_impact <= own.impact <= own.highest_impact
        assert own.passed == sum(other.majorities for other in found if isinstance(other, RampageFacts))
        assert own.kept + own.broken <= own.wishes


def test_levels_of_opponents_are_known_and_a_person_has_none() -> None:
    record = recording("raccoon_tycoon", 1)
    seats = (Seat("Clara"), *record.people[1:])
    clara, keen, easygoing = facts(record.played(), seats)
    assert (clara.weakest, clara.strongest, clara.people) == (1, 2, 0)
    assert (keen.weakest, keen.strongest, keen.people) == (0, 1, 1)
    assert easygoing.strongest == 2


def test_a_game_that_brings_no_facts_has_those_of_every_game() -> None:
    assert kind_of("ballot") is SeatFacts


def test_all_clauses_of_a_condition_have_to_hold() -> None:
    poor = condition("raccoon_tycoon", {"won": 1, "money": ("<=5", "!=3"), "towns": ">railroads"})
    assert poor.holds(TycoonFacts(won=1, money=5, towns=3, railroads=2))
    assert not poor.holds(TycoonFacts(won=0, money=5, towns=3, railroads=2))
    assert not poor.holds(TycoonFacts(won=1, money=6, towns=3, railroads=2))
    assert not poor.holds(TycoonFacts(won=1, money=3, towns=3, railroads=2))
    assert not poor.holds(TycoonFacts(won=1, money=5, towns=2, railroads=2))
    assert condition("raccoon_rampage", {"impact": "<-5"}).holds(RampageFacts(impact=-6))


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ({"railroad": 1}, "raccoon_tycoon has no fact 'railroad'"),
        ({"storeys": 3}, "raccoon_tycoon has no fact 'storeys'"),
        ({"towns": ">trains"}, "no fact 'trains'"),
        ({"towns": "4"}, "'4' is neither"),
        ({"towns": "~4"}, "'~4' is neither"),
        ({"towns": ">= 4"}, "neither"),
        ({}, "without a clause"),
    ],
)
def test_nonsense_in_a_condition_is_named(written: dict[str, int | str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        condition("raccoon_tycoon", written)
