"""Rebinding of keys: all actions, the sets of keys, exchanges that avoid clashes."""

from scenes.window import pad_buttons
from scenes.window.keys import GENERAL, KEYS, KeyAction, KeySet, key_named, name_of


def every_action() -> list[KeyAction]:
    """Every action of the program, of all games and of controllers; adds them to `KEYS`."""
    groups = GENERAL, *(game.all for game in KEYS.games()), pad_buttons.ACTIONS
    for actions in groups:
        if not KEYS.actions.keys() >= {action.name for action in actions}:
            KEYS.learn(actions)
    return [action for actions in groups for action in actions]


def is_usual(name: str, key: str) -> bool:
    """Whether `key` is the name of an action's usual key."""
    return key_named(key) == KEYS.actions[name].usual


def exchanged(name: str, key: int) -> dict[str, str]:
    """The new key names by action if `name` gets `key`: clashing actions exchange theirs until none clash."""
    ways = {key: KEYS.key(name), KEYS.key(name): key}
    found, waiting = {name: key}, [name]
    while waiting:
        one = waiting.pop()
        for other in KEYS.clashing(one, found[one]):
            if other not in found:
                found[other] = ways[found[one]]
                waiting.append(other)
    return {one: name_of(held) for one, held in found.items()}


def differing(chosen: KeySet) -> dict[str, str]:
    """The key names by action of a set, where they differ from the usual ones."""
    told = {name: action.key_in(chosen) for name, action in KEYS.actions.items()}
    return {name: name_of(key) for name, key in told.items() if key != KEYS.actions[name].usual}
