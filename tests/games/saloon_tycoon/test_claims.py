"""Every claim by its name: a house that meets it, one that just does not, and what it gives."""

from __future__ import annotations

import pytest

from raccoon.games.saloon_tycoon.actions.stake import StakeClaim
from raccoon.games.saloon_tycoon.catalogue import CLAIMS, OPEN_CLAIMS, SECRET_CLAIMS, Effect
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.requirements import COUNTS, counted, progress
from raccoon.games.saloon_tycoon.state import Player
from tests.games.saloon_tycoon.table import Table

WOMEN, MEN = ("purty_nellie", "lucy_allen"), ("doc", "colonel")
TOWER = ("kitchen@A1!", "kitchen@A1!", "kitchen@A1!")
FOUR = ("kitchen@A1", "kitchen@A2", "kitchen@A3", "kitchen@A4")
FIVE_FINISHED = ("kitchen@A1!", "kitchen@A2!", "kitchen@A3!", "kitchen@A4!", "pantry@B1!")

House = str
"""Rooms and guests by their names, ``saloon`` for a finished Saloon, ``gold=12`` for gold held."""

OPEN: dict[str, tuple[int, House, House]] = {
    "o_ladies_club": (6, "angie flatfoot lucy_allen", "angie flatfoot doc"),
    "o_gentlemens_lounge": (6, "sydney phineus doc", "sydney phineus angie"),
    "o_fine_company": (7, "doc colonel lucy_allen", "doc colonel angie"),
    "o_den_of_thieves": (5, "angie phineus", "angie doc"),
    "o_standing_room": (7, "angie doc sydney colonel", "angie doc sydney"),
    "o_odd_couple": (4, "angie doc", "doc colonel"),
    "o_law_and_order": (7, "sheriff_fletcher phineus", "sheriff_fletcher doc"),
    "o_front_page": (7, "lucy_allen doc", "lucy_allen sydney"),
    "o_business_partners": (6, "sydney phineus", "sydney angie"),
    "o_proper_society": (8, "widow_campbell miss_watson", "widow_campbell lucy_allen"),
    "o_bank_job": (5, "flatfoot poker_room@A1", "flatfoot billiards_room@A1"),
    "o_last_call": (7, "angie pharmacy@A1 whiskey_still@A2", "angie pharmacy@A1"),
    "o_curtain_call": (6, "purty_nellie guest_room@A1", "purty_nellie poker_room@A1"),
    "o_company_town": (
        6,
        "kitchen@A1 laundry@A2 pantry@A3 pharmacy@A4",
        "kitchen@A1 laundry@A2 pantry@A3 kitchen@A4",
    ),
    "o_room_and_board": (5, "guest_room@A1! kitchen@A3!", "guest_room@A1! kitchen@A3"),
    "o_high_rollers": (5, "poker_room@A1 billiards_room@A3", "poker_room@A1 poker_room@A3"),
    "o_one_of_a_kind": (7, "stables@A1 schoolroom@A2", "stables@A1 kitchen@A2! saloon"),
    "o_grand_reopening": (4, "saloon", "kitchen@A1!"),
    "o_tip_top": (5, " ".join(TOWER), "kitchen@A1! kitchen@A1! kitchen@A1+2"),
    "o_skyline": (8, " ".join((*TOWER, "pantry@B1!", "pantry@B1!", "pantry@B1!")), " ".join(TOWER)),
    "o_edge_of_town": (4, " ".join(FOUR), " ".join(FOUR[:3])),
    "o_main_street": (6, "kitchen@A1 " + " ".join(f"pantry@B{n}" for n in (1, 2, 3, 4)), " ".join(FOUR[:3])),
    "o_open_for_business": (6, " ".join(FIVE_FINISHED), " ".join((*FIVE_FINISHED[:4], "pantry@B1"))),
    "o_money_in_the_bank": (4, "gold=12", "gold=11"),
}

SECRET: dict[str, tuple[int, House, House]] = {
    "s_poker_night": (4, "poker_room@A1! doc angie", "poker_room@A1 doc"),
    "s_landlord": (6, "guest_room@A1! guest_room@A3! guest_room@B1!", "guest_room@A1"),
    "s_full_larder": (4, "kitchen@A1! pantry@A2! pantry@A3", "kitchen@A1 laundry@A2!"),
    "s_clean_sheets": (6, "laundry@A1! laundry@A2! guest_room@B1!", "laundry@A1 guest_room@B1!"),
    "s_talk_of_the_town": (6, " ".join((*FIVE_FINISHED, "saloon")), " ".join(FIVE_FINISHED[:4])),
    "s_land_baron": (4, " ".join(FOUR), " ".join(FOUR[:3])),
    "s_sister_act": (7, " ".join(WOMEN), "purty_nellie angie"),
    "s_boys_night": (7, " ".join(MEN), "doc sydney"),
    "s_mostly_respectable": (6, "doc lucy_allen angie", "doc lucy_allen angie sydney"),
    "s_rogues_gallery": (6, "angie sydney", "doc"),
    "s_mixed_company": (6, "doc angie flatfoot", "doc colonel angie"),
    "s_card_sharps": (7, "poker_room@A1 doc sydney", "poker_room@A1 doc angie"),
    "s_house_doctor": (5, "pharmacy@A1! colonel", "pharmacy@A1 colonel"),
    "s_snake_oil": (8, "sydney pharmacy@A1", "sydney kitchen@A1"),
    "s_overpriced": (8, "phineus pantry@A1", "sydney pantry@A1"),
    "s_hangover_cure": (7, "angie pharmacy@A1", "angie pantry@A1"),
    "s_getaway": (8, " ".join(("flatfoot", *FOUR)), " ".join(("flatfoot", *FOUR[:3]))),
    "s_star_witness": (9, "sheriff_fletcher lucy_allen", "doc miss_watson"),
    "s_leading_lady": (5, "senator doc", "lucy_allen doc"),
    "s_teachers_pet": (6, "miss_watson kitchen@A1", "miss_watson pantry@A1"),
    "s_well_kept_widow": (7, "widow_campbell laundry@A1", "miss_watson laundry@A1"),
    "s_family_recipe": (7, "doc kitchen@A1", "colonel kitchen@A1"),
    "s_cavalry": (6, "colonel angie", "colonel doc"),
    "s_boarding_house": (6, "guest_room@A1 guest_room@A3", "guest_room@A1 poker_room@A3"),
    "s_game_room": (6, "poker_room@A1! billiards_room@A3!", "poker_room@A1! billiards_room@A3"),
    "s_apothecary_row": (6, "pharmacy@A1 pharmacy@B1", "pharmacy@A1 laundry@B1"),
    "s_wash_day": (6, "laundry@A1 laundry@B1", "laundry@A1 pharmacy@B1"),
    "s_skyscraper": (8, "guest_room@A1! poker_room@A1! guest_room@A1!", " ".join(TOWER)),
    "s_row_house": (6, "kitchen@A1! kitchen@A1! pantry@A1", "kitchen@A1! kitchen@A1! pantry@B1"),
    "s_crossroads": (5, "guest_room@A1 kitchen@A3 guest_room@B1 kitchen@B3", " ".join(FOUR)),
    "s_landmark": (6, "stables@A1! schoolroom@A2!", "stables@A1! schoolroom@A2 saloon"),
    "s_deep_pockets": (5, "gold=15", "gold=14"),
}

MISSING: dict[str, tuple[House, ...]] = {
    "o_odd_couple": ("angie sydney",),
    "o_law_and_order": ("phineus angie",),
    "o_front_page": ("doc colonel",),
    "o_business_partners": ("phineus doc",),
    "o_proper_society": ("miss_watson lucy_allen",),
    "o_bank_job": ("angie poker_room@A1",),
    "o_last_call": ("flatfoot pharmacy@A1 whiskey_still@A2",),
    "o_curtain_call": ("lucy_allen guest_room@A1",),
    "o_company_town": (
        "laundry@A1 laundry@A2 pantry@A3 pharmacy@A4",
        "kitchen@A1 kitchen@A2 pantry@A3 pharmacy@A4",
        "kitchen@A1 laundry@A2 kitchen@A3 pharmacy@A4",
    ),
    "o_room_and_board": ("guest_room@A1 kitchen@A3!", "poker_room@A1! kitchen@A3!"),
    "o_high_rollers": ("billiards_room@A1 billiards_room@A3",),
    "s_poker_night": ("billiards_room@A1! doc", "poker_room@A1!"),
    "s_landlord": ("kitchen@A1!",),
    "s_sister_act": ("doc colonel",),
    "s_boys_night": ("purty_nellie lucy_allen",),
    "s_mostly_respectable": ("doc angie",),
    "s_mixed_company": ("angie flatfoot lucy_allen",),
    "s_card_sharps": ("billiards_room@A1 doc sydney",),
    "s_house_doctor": ("kitchen@A1! colonel", "pharmacy@A1! angie"),
    "s_snake_oil": ("phineus pharmacy@A1",),
    "s_overpriced": ("phineus kitchen@A1",),
    "s_hangover_cure": ("flatfoot pharmacy@A1",),
    "s_getaway": (" ".join(("angie", *FOUR)),),
    "s_teachers_pet": ("lucy_allen kitchen@A1",),
    "s_well_kept_widow": ("widow_campbell kitchen@A1",),
    "s_family_recipe": ("doc pantry@A1",),
    "s_cavalry": ("doc angie",),
    "s_game_room": ("kitchen@A1! pantry@A2!",),
    "s_row_house": ("guest_room@A1! poker_room@A1! billiards_room@A1",),
}
"""Of claims that ask for several things: houses where another of them is missing."""

GROWING = {
    "s_poker_night": (("doc", 2), ("doc angie colonel sydney phineus lucy_allen", 10)),
    "s_landlord": (("", 3), ("guest_room@A3", 3)),
    "s_full_larder": (("", 2), ("pantry@A2! kitchen@A3! pantry@A4!", 6)),
    "s_clean_sheets": (
        ("", 2),
        ("guest_room@B1", 2),
        ("laundry@A2! laundry@A3! guest_room@B1! guest_room@B3!", 8),
    ),
    "s_talk_of_the_town": (("", 5), ("saloon pantry@B2! pantry@B3!", 7)),
    "s_land_baron": (("", 4), ("guest_room@B1 guest_room@B3", 6)),
    "s_rogues_gallery": (("angie", 3), ("angie sydney phineus flatfoot", 9)),
    "s_star_witness": (("lucy_allen", 5),),
    "s_leading_lady": (("purty_nellie", 5), ("purty_nellie senator", 9)),
}
"""More of what each growing claim counts, and what it gives then."""

BARE = {
    "s_poker_night": "poker_room@A1!",
    "s_landlord": "guest_room@A1!",
    "s_full_larder": "kitchen@A1!",
    "s_clean_sheets": "laundry@A1!",
    "s_talk_of_the_town": " ".join(FIVE_FINISHED),
    "s_land_baron": " ".join(FOUR),
}


def table_with(house: House) -> Table:
    """Seat 0 has this house."""
    words = house.split()
    table = Table().house(0, *(w for w in words if "@" in w), saloon=4 if "saloon" in words else 0)
    table.guests(0, *(w for w in words if "@" not in w and "=" not in w and w != "saloon"))
    return table.gold(next((int(w.removeprefix("gold=")) for w in words if "=" in w), 3))


def hold(table: Table, claim: str) -> Table:
    return table.secrets(0, claim) if CLAIMS[claim].secret else table.open_claims(claim)


def test_every_claim_is_tried_here() -> None:
    assert set(OPEN) == set(OPEN_CLAIMS)
    assert set(SECRET) == set(SECRET_CLAIMS)
    assert (len(OPEN_CLAIMS), len(SECRET_CLAIMS)) == (24, 32)
    assert set(GROWING) == {claim.id for claim in CLAIMS.values() if claim.per}
    kinds = {requirement.kind for claim in CLAIMS.values() for requirement in claim.requirements}
    assert kinds == set(COUNTS)


@pytest.mark.parametrize("claim", [*OPEN, *SECRET])
def test_the_claim_is_scored_where_its_requirement_is_met(claim: str) -> None:
    points, house, _ = (OPEN | SECRET)[claim]
    table = hold(table_with(house), claim)
    before = table.score(0)
    table.play(StakeClaim(0, claim))
    assert table.score(0) - before == points
    assert [(scored.claim, scored.points) for scored in table[0].claims] == [(claim, points)]
    assert claim not in table.state.open_claims + table[0].secrets


@pytest.mark.parametrize("claim", [*OPEN, *SECRET])
def test_the_claim_is_refused_where_its_requirement_is_just_not_met(claim: str) -> None:
    _, _, house = (OPEN | SECRET)[claim]
    table = hold(table_with(house), claim)
    assert table.refuse(StakeClaim(0, claim)).code == "claim_not_met"


@pytest.mark.parametrize(("claim", "house"), [(c, house) for c, all_ in MISSING.items() for house in all_])
def test_the_claim_is_refused_whichever_of_several_things_is_missing(claim: str, house: str) -> None:
    assert hold(table_with(house), claim).refuse(StakeClaim(0, claim)).code == "claim_not_met"


def test_every_claim_with_two_requirements_misses_each_of_them_once() -> None:
    """So that none can be left out."""
    for claim in CLAIMS.values():
        houses = (*(OPEN | SECRET)[claim.id][2:], *MISSING.get(claim.id, ()))
        players = [table_with(house)[0] for house in houses]
        for requirement in claim.requirements:
            others = [other for other in claim.requirements if other is not requirement]
            assert any(all(fulfilled(player, other) for other in others) for player in players), claim.id


def fulfilled(player: Player, requirement: Effect) -> bool:
    """Whether this one requirement is met."""
    have, of = progress(player, requirement)
    return have == of


@pytest.mark.parametrize(
    ("claim", "more", "points"), [(c, *more) for c, all_ in GROWING.items() for more in all_]
)
def test_a_growing_claim_is_worth_what_it_counts_up_to_its_cap(claim: str, more: str, points: int) -> None:
    table = hold(table_with(f"{BARE.get(claim, '')} {more}"), claim)
    before = table.score(0)
    table.play(StakeClaim(0, claim))
    assert table.score(0) - before == points


@pytest.mark.parametrize(
    ("claim", "houses"),
    [
        ("s_star_witness", ("sheriff_fletcher", "lucy_allen")),
        ("s_leading_lady", ("purty_nellie", "senator")),
        ("s_full_larder", ("kitchen@A1!", "pantry@A1!")),
        ("s_game_room", ("poker_room@A1! poker_room@B1!", "billiards_room@A1! billiards_room@B1!")),
    ],
)
def test_a_claim_is_met_by_either_of_two(claim: str, houses: tuple[str, ...]) -> None:
    for house in houses:
        assert hold(table_with(house), claim).may(StakeClaim(0, claim))


def test_the_points_of_claims_add_up() -> None:
    table = table_with("gold=15 saloon").secrets(0, "s_deep_pockets", "s_rogues_gallery").guests(0, "angie")
    table.open_claims("o_money_in_the_bank", "o_grand_reopening")
    claims = ("o_money_in_the_bank", "s_deep_pockets", "o_grand_reopening", "s_rogues_gallery")
    before = table.score(0)
    table.play(*(StakeClaim(0, claim) for claim in claims))
    assert (table[0].points.open_claims, table[0].points.secret_claims) == (4 + 4, 5 + 3)
    assert table.score(0) - before == 16
    assert table[0].secrets == ()


def test_an_open_claim_is_for_one_player_only_and_not_replaced() -> None:
    table = table_with("gold=12").open_claims("o_money_in_the_bank").gold(12, 12)
    assert len(table.state.open_claims) == 5
    table.play(StakeClaim(0, "o_money_in_the_bank"))
    assert len(table.state.open_claims) == 4
    table.end_turn(0)
    assert table.refuse(StakeClaim(1, "o_money_in_the_bank")).code == "no_such_claim"


def test_a_view_counts_what_a_claim_asks_for() -> None:
    table = table_with("angie doc lucy_allen kitchen@A1!").open_claims("o_company_town", "o_ladies_club")
    seen = GAME.view(table.state, 1).players[0]
    (women,) = CLAIMS["o_ladies_club"].requirements
    assert (seen.counted(women), women.amount, seen.meets("o_ladies_club")) == (2, 3, False)
    assert seen.meets("s_teachers_pet") is False
    assert seen.worth("s_rogues_gallery") == 3


@pytest.mark.parametrize(
    ("selector", "count"),
    [("floor1", 3), ("floor2", 1), ("floor3", 1), ("upper", 2), ("small+upper+finished", 1), ("large", 2)],
)
def test_every_word_of_a_selector(selector: str, count: int) -> None:
    """A floor by its number too, which no claim names yet."""
    table = Table().house(0, "kitchen@A1!", "kitchen@A1!", "pantry@A1", "guest_room@B1")
    assert counted(table[0], Effect("tiles", 1, selector)) == count


@pytest.mark.parametrize(
    ("claim", "rooms", "guests", "parts"),
    [
        ("o_proper_society", (), ("miss_watson",), [(1, 2)]),
        ("o_business_partners", (), ("sydney", "phineus"), [(2, 2)]),
        ("o_company_town", ("kitchen@A1!", "laundry@B1", "kitchen@A2"), (), [(2, 4)]),
        ("o_high_rollers", ("poker_room@A1",), (), [(1, 2)]),
        ("o_main_street", ("kitchen@A1", "guest_room@A2", "kitchen@B1"), (), [(3, 4)]),
        ("o_ladies_club", (), ("angie", "flatfoot", "lucy_allen", "miss_watson"), [(3, 3)]),
        ("s_mostly_respectable", (), ("doc", "colonel", "angie"), [(2, 2), (1, 1)]),
        ("s_mostly_respectable", (), ("doc", "angie", "sydney"), [(1, 2), (0, 1)]),
    ],
)
def test_what_a_claim_asks_for_is_ticked_and_what_is_named_one_by_one_one_by_one(
    claim: str, rooms: tuple[str, ...], guests: tuple[str, ...], parts: list[tuple[int, int]]
) -> None:
    table = Table(3).house(0, *rooms).guests(0, *guests)
    player = GAME.view(table.state, 0).players[0]
    assert [player.progress(need) for need in CLAIMS[claim].requirements] == parts
    assert player.meets(claim) == all(have == of for have, of in parts)
