"""Every policy by its name: its cost, its stars and tags, and what it does when it passes."""

from typing import NamedTuple

import pytest

from raccoon.games.raccoon_rampage.catalogue import INACTION, POLICIES, ROLE_POLICIES
from raccoon.games.raccoon_rampage.pending import Effects
from raccoon.games.raccoon_rampage.phases.effects import AreaOption, DieRolled, NameArea
from raccoon.games.raccoon_rampage.phases.evaluation import PolicyLeft, VerdictGiven
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Dice, Table, only


class Passed(NamedTuple):
    """The effect of a policy when France alone has paid its cost, on a map of 5, 10 and 5 raccoons.

    Every free choice falls on the Rest, every spread card named on Germany; each spread card shows two.
    `map` are the changes in France, Germany and the Rest.
    """

    owner: int | None
    cost: int
    map: tuple[int, int, int] = (0, 0, 0)
    falls: tuple[int | str, ...] = ()
    protection: int = 0
    tokens: tuple[int, int, int] = (0, 0, 0)
    """Tokens of Germany, France and the Hunter."""
    influence: int = 0
    stars: str = ""
    tags: str = ""


DOES = {
    "bins": Passed(AR, 3, (0, 0, -1), protection=1, stars="paw", tags="technology"),
    "helpline": Passed(DE, 5, (0, 0, -1), stars="paw"),
    "virus": Passed(
        HU,
        7,
        (0, 2, -1),
        ("skull", "shield", "blank", 4),
        1,
        (0, 0, 1),
        stars="hunter",
        tags="corporate technology",
    ),
    "land": Passed(FR, 5, (0, 0, 0), (5,), tags="corporate"),
    "burgers": Passed(DE, 3, (0, 0, -1), ("skull",), tokens=(0, 0, 1), stars="hunter", tags="corporate"),
    "sterilise": Passed(HU, 5, (0, 0, -1), protection=1, stars="paw hunter"),
    "breeding": Passed(DE, 5, (0, 0, -2), stars="paw"),
    "international": Passed(DE, 5, protection=2, stars="paw"),
    "freezone": Passed(DE, 3, protection=2, stars="paw"),
    "attic": Passed(DE, 3, (0, -1, 0), tokens=(1, 0, 0), tags="corporate"),
    "compost": Passed(DE, 3, (0, 0, -1)),
    "monitor": Passed(DE, 5, protection=2, tags="technology"),
    "drones": Passed(FR, 7, (0, 0, -2), ("skull",), tokens=(0, 0, 1), stars="hunter", tags="technology"),
    "scarecrows": Passed(FR, 7, (0, 0, -2), (4,)),
    "radar": Passed(FR, 7, (0, 0, -1), ("skull", "shield"), 1, (0, 0, 1), stars="hunter", tags="technology"),
    "border": Passed(FR, 3, (-1, 0, 0), tokens=(0, 1, 0)),
    "vineyard": Passed(FR, 3, (-2, 0, 0), tokens=(0, 2, 0)),
    "rapid": Passed(FR, 3, (-2, 0, 0), tokens=(0, 1, 1)),
    "pets": Passed(AR, 5, protection=2, stars="paw"),
    "animation": Passed(AR, 3, (0, 0, 2), influence=1, stars="paw", tags="corporate"),
    "rehome": Passed(AR, 5, (0, 0, -2), stars="paw"),
    "bait": Passed(AR, 5, (0, 0, -2), (1,), stars="paw", tags="technology"),
    "pizza": Passed(AR, 3, (0, 0, -1), stars="paw", tags="corporate"),
    "school": Passed(AR, 3, protection=1, stars="paw"),
    "wear": Passed(HU, 3, (0, 0, -1), ("skull",), tokens=(0, 0, 1), stars="hunter", tags="corporate"),
    "hobby": Passed(HU, 3, (0, 0, -1), ("skull",), tokens=(0, 0, 1), stars="hunter"),
    "urban": Passed(HU, 7, (0, 0, -2), ("skull", "skull"), tokens=(0, 0, 2), stars="hunter"),
    "night": Passed(HU, 5, (0, 0, 0), ("blank", "shield"), 1, stars="hunter", tags="technology"),
    "scopes": Passed(HU, 3, (0, 0, 0), ("shield",), 2, stars="hunter", tags="technology"),
    "bounty": Passed(HU, 3, (0, 0, -1), tokens=(0, 0, 1), stars="hunter", tags="technology"),
    "inaction": Passed(None, 2),
}


def passed(name: str, lying: str = "", more: int = 0) -> Table:
    """After the policy passed with France's votes, its choices made as `Passed` says."""
    does = DOES[name]
    table = Table().spread(2, 2, 2, 2).evaluate(name, does.owner, lying or f"0/{does.cost}/0/0", turn=HU)
    dice = Dice(*does.falls)
    table.log = table.go(dice)
    while isinstance(table.pending, Effects):
        wanted = "germany" if table.pending.steps[0].kind == "spread" else "rest"
        assert wanted in table.options(AreaOption)[0].choices
        table.play(NameArea(FR, wanted), chance=dice)
    assert dice.falls == []
    return table


@pytest.mark.parametrize("name", DOES)
def test_policy(name: str) -> None:
    does, table = DOES[name], passed(name)
    given = only(VerdictGiven, table.log)
    assert (given.passed, given.cost) == (True, does.cost)
    assert table.state.raccoons == tuple(
        before + change for before, change in zip((5, 10, 5), does.map, strict=True)
    )
    assert table.state.impact == sum(does.map)
    assert [player.protection for player in table.state.players] == [0, does.protection, 0, 0]
    assert (table[DE].tokens, table[FR].tokens, table[HU].tokens) == does.tokens
    assert [player.influence for player in table.state.players] == [3, 3 + does.influence, 1, 1]
    assert (table[AR].cubes, table[HU].cubes) == (int("paw" in does.stars), int("hunter" in does.stars))
    if does.owner is not None:
        assert table[does.owner].discard == (name,)


@pytest.mark.parametrize("name", [name for name in DOES if name != INACTION])
def test_a_policy_one_vote_short_fails_and_does_nothing(name: str) -> None:
    does = DOES[name]
    table = Table().spread(0, 0, 0).evaluate(name, does.owner, f"0/{does.cost - 1}/0/0")
    left = only(PolicyLeft, table.go())
    assert (left.passed, left.paws, left.hunters) == (False, 0, 0)
    assert table.state.raccoons == (5, 10, 5)
    assert [(p.tokens, p.cubes, p.protection) for p in table.state.players] == [(0, 0, 0)] * 4


@pytest.mark.parametrize("name", DOES)
def test_stars_and_tags_of_a_policy(name: str) -> None:
    card, does = POLICIES[name], DOES[name]
    assert " ".join(card.tags) == does.tags
    assert (card.paw, card.hunter) == ("paw" in does.stars, "hunter" in does.stars)


def test_every_policy_is_told_and_lies_in_the_deck_it_should() -> None:
    assert set(DOES) == set(POLICIES)
    assert {role: len(cards) for role, cards in ROLE_POLICIES.items()} == dict.fromkeys(ROLE_POLICIES, 12)
    assert sum(POLICIES[INACTION].copies) == 0
    shared = [name for name in POLICIES if all(name in cards for cards in ROLE_POLICIES.values())]
    assert shared == ["bins", "helpline", "virus", "land", "burgers", "sterilise"]


@pytest.mark.parametrize(
    ("name", "value", "works"),
    [
        ("virus", 4, True),
        ("virus", 5, False),
        ("land", 4, False),
        ("land", 5, True),
        ("scarecrows", 4, True),
        ("scarecrows", 5, False),
        ("bait", 1, True),
        ("bait", 6, False),
    ],
)
def test_the_range_of_a_die(name: str, value: int, works: bool) -> None:
    does = DOES[name]
    table = Table().raccoons(0, 0, 0).evaluate(name, does.owner, f"0/{does.cost}/0/0")
    falls = ("blank", "blank", "blank", value) if name == "virus" else (value,)
    assert only(DieRolled, table.go(Dice(*falls))).works == works


def test_raccoon_free_zone_without_the_other_agency_gives_one() -> None:
    table = Table().evaluate("freezone", DE, "3/0/0/0")
    table.go()
    assert table[DE].protection == 1


def test_raccoon_free_zone_with_a_single_vote_of_the_other_agency_gives_two_to_the_majority() -> None:
    table = Table().evaluate("freezone", DE, "2/1/0/0")
    table.go()
    assert table[DE].protection == 2
