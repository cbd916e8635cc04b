"""Sentences that say why no verb, or one verb, can be begun now."""

from collections.abc import Sequence

from raccoon.engine.events import Option
from scenes.table.choosing.choice import Choice
from scenes.table.context import TableContext


def options_of(context: TableContext) -> Sequence[Option]:
    """The options of the seat that chooses at the screen; empty while none does."""
    chooser = context.shown.chooser
    return () if chooser is None else context.session.options(chooser)


def busy(context: TableContext, choice: Choice | None) -> str:
    """Why no verb can be begun, "" if some can; `choice` is the open one."""
    shown, say = context.shown, context.say
    if not shown.waiting:
        return say("table.why.over")
    mine = shown.chooser is not None
    key = context.presentation.choices.busy(shown.view, mine)
    if not mine:
        return say(key or "table.why.turn", name=context.session.seats[awaited(context)].name)
    if choice is not None:
        return say("table.why.choose_first") if choice.verb is None else ""
    return say(key) if key else ""


def disabled_reason(context: TableContext, choice: Choice | None, verb: str) -> str:
    """Why this verb cannot be begun, "" if it can; `choice` is the open one."""
    shown = context.shown
    return busy(context, choice) or context.presentation.choices.disabled_reason(
        verb, shown.view, options_of(context), context.say
    )


def awaited(context: TableContext) -> int:
    """The awaited seat: the person who is to answer at the screen, else the first of all."""
    shown = context.shown
    return shown.waiting[0] if shown.person is None else shown.person
