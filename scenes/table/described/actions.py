"""Specs of a game's commands: the button, choice, hint and page of each in one row; and what reads them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from raccoon.app.text import Say
from raccoon.engine.events import Command, Option, found
from scenes.table.choosing.actions import Action, QuickAction
from scenes.table.choosing.choice import Choice, ChoiceContext
from scenes.table.described.facts import Pieces, Told, facts_of, named_pieces
from scenes.table.inspection.action_page import InBook


@dataclass(frozen=True)
class ActionSpec:
    """One kind of command at the window; what is left out does not concern it.

    `name` is that of its verb, or the key of the choice that stands open by itself. With a `letter` it is a
    verb, begun by its button, that key, or a click on a piece of one of the kinds in `opens`. Without a
    `choice` it is made at once.
    """

    option: type[Option]
    name: str
    letter: str = ""
    choice: Callable[[ChoiceContext, Any], Choice] | None = None
    opens: tuple[str, ...] = ()
    brings: Callable[[Any, Any], int | None] = lambda option, view: None
    """The figure of the sentence below its button (``sub.<name>``), from the option and the view."""
    hindered: Callable[[Any], str] = lambda view: ""
    """Why it cannot be begun in a view (``why.<this>``), where that is not as usual (``why.<name>``)."""
    asks: Callable[[Any], bool] = lambda view: False
    """Whether it is asked about first: what most do not want in this view."""
    hint: str | Callable[[Any], str] = ""
    """The key of how a hint names the command (``move.<this>``), by default the name."""
    facts: Callable[[Any, Any, Say], Mapping[str, object]] = lambda command, view, say: {}
    """What that sentence knows besides the command's fields, from the view before it."""
    seats: tuple[str, ...] = ()
    """The fields of the command that name players."""
    uses: Pieces = ""
    """The pieces on the table that the command is made with."""
    book: InBook = field(default_factory=lambda: InBook("", ()))
    """Its picture and its places in the rulebook, for its page."""

    @property
    def verb(self) -> Action:
        """Its button."""
        return Action(self.name, self.letter, ord(self.letter.lower()))


class ActionSpecs:
    """The specs of all commands of a game.

    `acting` tells whether verbs can be begun in a view, `hindered` why none or not this one can whatever it
    asks for itself, `facts` what sentences on hindrances know; `prefix` begins the keys of the catalogue.
    """

    def __init__(
        self,
        *specs: ActionSpec,
        prefix: str = "table",
        told: Mapping[str, Told] = MappingProxyType({}),
        acting: Callable[[Any], bool] = lambda view: True,
        hindered: Callable[[ActionSpec, Any], str] = lambda spec, view: "",
        facts: Mapping[str, object] = MappingProxyType({}),
    ) -> None:
        self._of = {spec.option.command: spec for spec in specs}
        self._begun = {spec.name: spec for spec in specs if spec.letter}
        self._prefix, self._told, self._facts = prefix, told, facts
        self.acting, self._hindered = acting, hindered
        self.verbs = tuple(spec.verb for spec in self._begun.values())
        self.openers = {kind: spec.name for spec in specs for kind in spec.opens}
        self.pages = {f"verb:{name}": spec.book for name, spec in self._begun.items()}
        self.pages |= {f"choice:{spec.name}": spec.book for spec in specs if spec.choice}

    @property
    def commands(self) -> frozenset[type[Command]]:
        """The commands that have a spec."""
        return frozenset(self._of)

    def disabled_reason(self, verb: str, view: Any, options: Sequence[Option], say: Say) -> str:
        """Why the verb cannot be begun; "" when it can."""
        spec = self._begun[verb]
        if found(options, spec.option):
            return ""
        why = self._hindered(spec, view) or spec.hindered(view) or verb
        return say(f"{self._prefix}.why.{why}", **self._facts)

    def sub(self, verb: str, view: Any, options: Sequence[Option], say: Say) -> str:
        """What the verb would bring."""
        spec = self._begun[verb]
        option = found(options, spec.option)
        figure = spec.brings(option, view) if option else None
        return "" if figure is None else say(f"{self._prefix}.sub.{verb}", n=figure)

    def begun(self, verb: str, table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
        """The choice that a verb opens."""
        spec = self._begun.get(verb)
        option = found(options, spec.option) if spec and self.acting(table.view) else None
        return spec.choice(table, option) if spec and spec.choice and option else None

    def at_once(self, verb: str, view: Any, options: Sequence[Option]) -> QuickAction | None:
        """The command that a verb makes without a choice."""
        spec = self._begun.get(verb)
        option = found(options, spec.option) if spec and not spec.choice else None
        if spec is None or option is None:
            return None
        button, command = spec.verb, option.command(option.seat)
        return QuickAction(verb, button.cap, button.key, command, quiet=spec.asks(view))

    def due(self, table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
        """The choice that stands open by itself: that of the first option there is."""
        for spec in () if self.acting(table.view) else self._of.values():
            if spec.choice and (option := found(options, spec.option)):
                return spec.choice(table, option)
        return None

    def named(self, command: Command, view: Any, say: Say) -> str:
        """The command as one says what to do; `view` is that of its seat before it."""
        spec = self._of[type(command)]
        key = spec.hint if isinstance(spec.hint, str) else spec.hint(command)
        facts = facts_of(command, self._told, spec.seats, say) | dict(spec.facts(command, view, say))
        return say(f"{self._prefix}.move.{key or spec.name}", **facts)

    def uses(self, command: Command, view: Any) -> Iterable[str]:
        """The pieces on the table that a command is made with."""
        return named_pieces(self._of[type(command)].uses, command, view)
