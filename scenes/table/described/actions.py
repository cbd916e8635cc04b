"""Specs of a game's commands: the button, choice, hint and page of each in one row; and what reads them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from raccoon.app.text import Say
from raccoon.engine.events import Command, Option, found
from scenes.table.choosing.actions import Action, QuickAction
from scenes.table.choosing.choice import Choice, ChoiceContext
from scenes.table.described.facts import Pieces, Told, facts_of, named_pieces
from scenes.table.piece import Piece


@dataclass(frozen=True)
class InBook:
    """Something that can be done: the piece of whose page it has the picture, its places in the rulebook."""

    shown: Piece
    places: tuple[str, ...]


@dataclass(frozen=True)
class ActionSpec:
    """One kind of command at the window; what is left out does not concern it.

    `name` is that of its verb, or the key of the choice that stands open by itself; several share one `verb`.
    Without a `choice` it is made at once. Of commands of which `many` may be meant by one verb, choice and
    figure are made of all options that the verb has, else of the first.
    """

    option: type[Option]
    name: str
    choice: Callable[[ChoiceContext, Any], Choice] | None = None
    opens: tuple[str, ...] = ()
    """The kinds of pieces of which a click begins it."""
    brings: Callable[[Any, Any], int | None] = lambda option, view: None
    """The figure of the sentence below its button (``sub.<name>``), from the option and the view."""
    hindered: Callable[[Any], str] = lambda view: ""
    """Why it cannot be begun in a view (``why.<this>``), where that is not as usual (``why.<verb>``)."""
    asks: Callable[[Any], bool] = lambda view: False
    """Whether it is asked about first: what most do not want in this view."""
    hint: str | Callable[[Any], str] = ""
    """The key of how a hint names the command (``move.<this>``), by default the name."""
    facts: Callable[[Any, Any, Say], Mapping[str, object]] = lambda command, view, say: {}
    """The facts of that sentence besides the command's fields, from the view before it."""
    seats: tuple[str, ...] = ()
    """The fields of the command that name players."""
    uses: Pieces = ""
    """The pieces on the table that the command is made with."""
    book: InBook = field(default_factory=lambda: InBook(Piece(""), ()))
    """Its picture and its places in the rulebook, for its page."""
    verb: str = ""
    """The verb that it belongs to, by default its name."""
    many: bool = False

    @property
    def page(self) -> str:
        """The last part of the catalogue's keys for its page and for the sentence below its button."""
        return self.verb if self.many else self.name


class ActionSpecs:
    """The specs of all commands of a game, and its `verbs`, the buttons in their order.

    `acting` tells whether verbs can be begun in a view, `hindered` why none or not this one can whatever it
    asks for itself, `facts` what sentences on hindrances know; `prefix` begins the keys of the catalogue.
    """

    def __init__(
        self,
        *specs: ActionSpec,
        verbs: tuple[Action, ...] = (),
        prefix: str = "table",
        told: Mapping[str, Told] = MappingProxyType({}),
        acting: Callable[[Any], bool] = lambda view: True,
        hindered: Callable[[str, Any], str] = lambda verb, view: "",
        facts: Callable[[Any, Say], Mapping[str, object]] = lambda view, say: {},
    ) -> None:
        self.verbs, self.acting, self._hindered = verbs, acting, hindered
        self._prefix, self._told, self._facts = prefix, told, facts
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
        """The first of the verb's specs that has an option, and that; all of them where many are meant."""
        specs = self._begun.get(verb, [])
        own = [option for option in options if option.command in {spec.option.command for spec in specs}]
        for spec in specs:
            if option := found(own, spec.option):
                return spec, tuple(own) if spec.many else option
        return None

    def disabled_reason(self, verb: str, view: Any, options: Sequence[Option], say: Say) -> str:
        """Why the verb cannot be begun; "" when it can."""
        if self._found(verb, options):
            return ""
        why = self._hindered(verb, view) or self._begun[verb][0].hindered(view) or verb
        return say(f"{self._prefix}.why.{why}", **self._facts(view, say))

    def sub(self, verb: str, view: Any, options: Sequence[Option], say: Say) -> str:
        """The effect of the verb, in few words; "" for none."""
        if (had := self._found(verb, options)) is None:
            return ""
        spec, option = had
        figure = spec.brings(option, view)
        return "" if figure is None else say(f"{self._prefix}.sub.{spec.page}", n=figure)

    def begun(self, verb: str, table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
        """The choice that a verb opens."""
        had = self._found(verb, options) if self.acting(table.view) else None
        return had[0].choice(table, had[1]) if had and had[0].choice else None

    def at_once(self, verb: str, view: Any, options: Sequence[Option]) -> QuickAction | None:
        """The command that a verb makes without a choice."""
        had = self._found(verb, options)
        if had is None or had[0].choice:
            return None
        spec, option = had
        return QuickAction(verb, option.command(option.seat), quiet=spec.asks(view))

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

    def uses(self, command: Command, view: Any) -> Iterable[Piece]:
        """The pieces on the table that a command is made with."""
        return named_pieces(self._of[type(command)].uses, command, view)
