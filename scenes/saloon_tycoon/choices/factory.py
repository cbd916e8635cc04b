"""From the options of the rules to the choices of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from raccoon.engine.events import Option, found
from raccoon.games.saloon_tycoon import options as o
from raccoon.games.saloon_tycoon.pending import GrantedAction, Turn
from raccoon.games.saloon_tycoon.view import View
from scenes.saloon_tycoon.choices.build import BuildChoice
from scenes.saloon_tycoon.choices.cards import DiscardChoice, PlayChoice, VictimChoice
from scenes.saloon_tycoon.choices.claims import SecretsChoice, StakeChoice
from scenes.saloon_tycoon.choices.decline import DeclineChoice
from scenes.saloon_tycoon.choices.move import MoveChoice
from scenes.saloon_tycoon.choices.supply import CubeChoice, SupplyChoice
from scenes.table.choosing.choice import Choice, Table

BEGUN: dict[str, tuple[type[Option], Callable[[Table, Any], Choice]]] = {
    "play_card": (o.PlayOption, PlayChoice),
    "build_tile": (o.BuildOption, BuildChoice),
    "bribe": (o.BribeOption, MoveChoice),
    "supply": (o.SupplyOption, SupplyChoice),
    "stake": (o.StakeOption, StakeChoice),
}
"""The option that a verb stands for, and the choice it opens."""
DUE: dict[type[Option], Callable[[Table, Any], Choice]] = {
    o.SecretsOption: SecretsChoice,
    o.PlaceCubeOption: CubeChoice,
    o.DiscardOption: DiscardChoice,
    o.VictimOption: VictimChoice,
    o.MoveCharacterOption: MoveChoice,
    o.BuildOption: lambda table, option: BuildChoice(table, option, granted=True),
    o.PlayOption: lambda table, option: PlayChoice(table, option, granted=True),
    o.DeclineOption: DeclineChoice,
}
"""The choice that stands open by itself for an option, the first that there is."""


def acting(view: View) -> bool:
    """Whether actions can be begun: in a turn, or where one is granted."""
    return isinstance(view.pending, Turn | GrantedAction)


def begun(verb: str, table: Table, options: Sequence[Option]) -> Choice | None:
    """The choice that a verb opens."""
    if verb not in BEGUN or not acting(table.view):
        return None
    kind, make = BEGUN[verb]
    option = found(options, kind)
    return make(table, option) if option else None


def due(table: Table, options: Sequence[Option]) -> Choice | None:
    """What has to be answered now."""
    if acting(table.view):
        return None
    for kind, make in DUE.items():
        if option := found(options, kind):
            return make(table, option)
    return None
