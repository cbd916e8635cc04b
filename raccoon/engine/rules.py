"""The rules of a game as tables: the handler of each command, the reducer of each event."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from types import FunctionType, ModuleType
from typing import Any, Generic, TypeVar, get_args, get_type_hints

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event, Refusal
from raccoon.engine.game import Decision

State = TypeVar("State")
CommandHandler = Callable[[Any, Any], Event]
"""From a state and a command to its event; raises Refusal."""
Reducer = Callable[[Any, Any], Any]
"""From a state and an event to the next state."""
Follow = Callable[[Any, Chance], Event | None]
"""The event that follows automatically in a state; None where a seat has to choose, or the game is over."""


class Rules(Generic[State]):
    """The decisions of a game, and the events that follow from them.

    `asked` returns the seats that may answer now. A command makes one event; everything that `follows`
    automatically happens at once, until a seat has to choose again.
    """

    def __init__(
        self,
        asked: Callable[[State], tuple[int, ...]],
        answers: Mapping[type[Command], CommandHandler],
        follows: Follow,
        changes: Mapping[type[Event], Reducer],
    ) -> None:
        self.commands, self.events = tuple(answers), tuple(changes)
        self.answers, self.changes = answers, changes
        self.asked, self._follows = asked, follows

    def decide(self, state: State, command: Command, chance: Chance) -> Decision:
        """Return the command's event and all that follow automatically; raises Refusal."""
        if command.seat not in self.asked(state):
            raise Refusal("not_your_turn", seat=command.seat)
        answer = self.answers.get(type(command))
        if answer is None:
            raise Refusal("not_now")
        event: Event | None = answer(state, command)
        events, changes, follows = [], self.changes, self._follows
        while event is not None:
            events.append(event)
            state = changes[type(event)](state, event)
            event = follows(state, chance)
        return Decision(tuple(events), state)

    def evolve(self, state: State, event: Event) -> State:
        """Return the state after the event; the given state is not changed."""
        after: State = self.changes[type(event)](state, event)
        return after


def handlers(verb: str, *modules: ModuleType) -> dict[type, Callable[..., Any]]:
    """Collect the functions `decide…` or `evolve…` of the modules, by the command or event classes they
    handle.

    `verb` is the first word of their names; the annotation of the second argument names the classes. A
    function with an argument `pending` runs only where the state's pending point is of the annotated classes.
    """
    wrong = partial(Refusal, "not_now") if verb == "decide" else AssertionError
    found: dict[type, Callable[..., Any]] = {}
    for name, handler in _functions(modules):
        if name.partition("_")[0] == verb:
            hints = get_type_hints(handler)
            second, points = [*hints.values()][1], hints.get("pending")
            handle = _at_point(handler, points, wrong) if points else handler
            found |= dict.fromkeys(get_args(second) or (second,), handle)
    return found


def _functions(modules: Iterable[ModuleType]) -> Iterator[tuple[str, FunctionType]]:
    for module in modules:
        for name, own in vars(module).items():
            if isinstance(own, FunctionType) and own.__module__ == module.__name__:
                yield name, own


def _at_point(
    handler: Callable[[Any, Any, Any], Any], points: Any, wrong: Callable[[], Exception]
) -> Callable[[Any, Any], Any]:
    """Wrap a handler so that it raises `wrong()` where the state is at none of the points."""

    def handle(state: Any, given: Any) -> Any:
        pending = state.pending
        if not isinstance(pending, points):
            raise wrong()
        return handler(state, given, pending)

    return handle


def at_points(kind: str, *modules: ModuleType) -> dict[type, Callable[..., Any]]:
    """Collect the public functions for a `pending` point, by the classes that its annotation names.

    Kind "options": functions whose names end so, for what may be done there; kind "follows": those that take
    chance, for what happens there automatically.
    """
    found: dict[type, Callable[..., Any]] = {}
    for name, rule in _functions(modules):
        arguments = rule.__code__.co_varnames[: rule.__code__.co_argcount]
        fits = name.endswith("options") if kind == "options" else arguments[2:] == ("chance",)
        if fits and arguments[1:2] == ("pending",) and not name.startswith("_"):
            points = get_type_hints(rule)["pending"]
            found |= dict.fromkeys(get_args(points) or (points,), rule)
    return found


def by_pending(rules: Mapping[type, Callable[[Any, Any, Chance], Event | None]]) -> Follow:
    """Build the `Follow` of a game whose states have a `pending` point: one rule for each of its classes."""
    rule_of = rules.get

    def follows(state: Any, chance: Chance) -> Event | None:
        pending = state.pending
        rule = rule_of(type(pending))
        return rule(state, pending, chance) if rule else None

    return follows
