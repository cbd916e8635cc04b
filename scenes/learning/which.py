"""Of several games the one that is meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from scenes.screens.dialog import Choice, DialogScene
from scenes.screens.shell import Shell


def which(
    shell: Shell, title: str, games: Sequence[str], then: Callable[[str], None]
) -> Callable[[], None] | None:
    """Does something with one of the games: asks for which, under a title of the catalogue, where there are
    several; None where there is none.
    """
    if len(games) > 1:
        return partial(_ask, shell, title, games, then)
    return partial(then, games[0]) if games else None


def _ask(shell: Shell, title: str, games: Sequence[str], then: Callable[[str], None]) -> None:
    say = shell.say
    choices = [Choice(say(f"game.{name}"), partial(then, name)) for name in games]
    choices.append(Choice(say("title.continue.back"), None, "quiet"))
    shell.stack.push(DialogScene(say(title), say("title.which_game"), choices))
