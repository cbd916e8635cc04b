"""Specs of a game's commands: button, choice, hint and page of each in one row; the class that reads them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from raccoon.app.text import Say
from raccoon.engine.events import Command, Option, found
from scenes.table.choosing.actions import Action, QuickAction
from scenes.table.choosing.choice import Choice, ChoiceContext
from scenes.table.described.facts import Pieces, Wording, facts_of, named_pieces
from scenes.table.piece import Piece


@dataclass(frozen=True)
class RulebookLink:
    """An action's page: the piece whose picture it shows, and its places in the rulebook."""

    shown: Piece
    places: tuple[str, ...]


@dataclass(frozen=True)
class ActionSpec:
    """One kind of command at the window; every field but the first two may be left out.

    `name` is its verb, or the key of a choice that opens by itself; several may share one `verb`. Without a
    `choice` the verb makes the command at once. With `many`, choice and figure are made from all options of
    the verb, else from the first.
    """

    option: type[Option]
    name: str
    choice: Callable[[ChoiceContext, Any], Choice] | None = None
    opens: tuple[str, ...] = ()
    """The kinds of pieces on which a click begins it."""
    figure: Callable[[Any, Any], int | None] = lambda option, view: None
    """The figure of the sentence below its button (``sub.<name>``), from the option and the view."""
    why_not: Callable[[Any], str] = lambda view: ""
    """Why it cannot be begun in a view (``why.<this>``), if not for the usual reason (``why.<verb>``)."""
    confirmed: Callable[[Any], bool] = lambda view: False
    """Whether it is confirmed first, because few want it in this view."""
    hint: str | Callable[[Any], str] = ""
    """The key of the command in words, as in hints (``move.<this>``); by default the name."""
    facts: Callable[[Any, Any, Say], Mapping[str, object]] = lambda command, view, say: {}
    """The facts of that sentence besides the command's fields, from the view before it."""
    seats: tuple[str, ...] = ()
    """The fields of the command that name players."""
    uses: Pieces = ""
    """The pieces on the table that the command uses."""
    book: RulebookLink = field(default_factory=lambda: RulebookLink(Piece(""), ()))
    """Its picture and its places in the rulebook, for its page."""
    verb: str = ""
    """Its verb, by default its name."""
    many: bool = False

    @property
    def page(self) -> str:
        """The last part of the catalogue's keys for its page and for the sentence below its button."""
        return self.verb if self.many else self.name


class ActionSpecs:
    """The specs of all commands of a game, and its `verbs`, the buttons in their order.

    `acting`: whether verbs can be begun in a view; `why_not`: why a verb cannot be, before its spec is
    asked; `wording`: that of commands' fields; `facts`: those of sentences that say why not; `prefix` begins
    the catalogue keys.
    """

    def __init__(
        self,
        *specs: ActionSpec,
        verbs: tuple[Action, ...] = (),
        prefix: str = "table",
        wording: Mapping[str, Wording] = MappingProxyType({}),
        acting: Callable[[Any], bool] = lambda view: True,
        why_not: Callable[[str, Any], str] = lambda verb, view: "",
        facts: Callable[[Any, Say], Mapping[str, object]] = lambda view, say: {},
    ) -> None:
        self.verbs, self.acting, self._why_not = verbs, acting, why_not
        self._prefix, self._wording, self._facts = prefix, wording, facts
        self._of = {spec.option.command: spec for spec in specs}
        self._begun = {
            verb.name: [spec for spec in specs if (spec.verb or spec.name) == verb.name] for verb in verbs
        }
        self.openers = {kind: spec.verb or spec.name for spec in specs for kind in spec.opens}
        self.pages = {
            Piece("verb", verb): own[0].book for verb, own in self._begun.items() if own[0].book.places
        }
        self.pages |= {
            Piece("choice", spec.page): spec.book for spec in specs if spec.choice and spec.book.places
        }

    @property
    def commands(self) -> frozenset[type[Command]]:
        """The commands that have a spec."""
        return frozenset(self._of)

    def _found(self, verb: str, options: Sequence[Option]) -> tuple[ActionSpec, Any] | None:
        """The first spec of the verb that has an option, with that option, or all the verb's for `many`."""
        specs = self._begun.get(verb, [])
        own = [option for option in options if option.command in {spec.option.command for spec in specs}]
        for spec in specs:
            if option := found(own, spec.option):
                return spec, tuple(own) if spec.many else option
        return None

    def disabled_reason(self, verb: str, view: Any, options: Sequence[Option], say: Say) -> str:
        """Why the verb cannot be begun; "" if it can."""
        if self._found(verb, options):
            return ""
        why = self._why_not(verb, view) or self._begun[verb][0].why_not(view) or verb
        return say(f"{self._prefix}.why.{why}", **self._facts(view, say))

    def sub(self, verb: str, view: Any, options: Sequence[Option], say: Say) -> str:
        """The effect of the verb, in few words; "" for none."""
        if (had := self._found(verb, options)) is None:
            return ""
        spec, option = had
        figure = spec.figure(option, view)
        return "" if figure is None else say(f"{self._prefix}.sub.{spec.page}", n=figure)

    def choice_for(self, verb: str, table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
        """The choice that a verb opens."""
        had = self._found(verb, options) if self.acting(table.view) else None
        return had[0].choice(table, had[1]) if had and had[0].choice else None

    def quick_action(self, verb: str, view: Any, options: Sequence[Option]) -> QuickAction | None:
        """The quick action of a verb that needs no choice; None if it opens one."""
        had = self._found(verb, options)
        if had is None or had[0].choice:
            return None
        spec, option = had
        return QuickAction(verb, option.command(option.seat), quiet=spec.confirmed(view))

    def forced_choice(self, table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
        """The choice that opens by itself: of the first spec with an option; None while `acting`."""
        for spec in () if self.acting(table.view) else self._of.values():
            if spec.choice and (option := found(options, spec.option)):
                return spec.choice(table, option)
        return None

    def named(self, command: Command, view: Any, say: Say) -> str:
        """The command in words ("draw two cards"); `view` is its seat's before it."""
        spec = self._of[type(command)]
        key = spec.hint if isinstance(spec.hint, str) else spec.hint(command)
        facts = facts_of(command, self._wording, spec.seats, say) | dict(spec.facts(command, view, say))
        return say(f"{self._prefix}.move.{key or spec.name}", **facts)

    def uses(self, command: Command, view: Any) -> Iterable[Piece]:
        """The pieces on the table that a command uses."""
        return named_pieces(self._of[type(command)].uses, command, view)
