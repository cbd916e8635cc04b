"""The base of this game's decisions: the holdings of the person who decides, the words, the changes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from raccoon.app.session.preview import Preview
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.pending import AwaitBonus, AwaitFloorTrade, AwaitTokens
from raccoon.games.raccoon_tycoon.view import PlayerView
from scenes.raccoon_tycoon import highlights
from scenes.raccoon_tycoon.choices import preview_changes
from scenes.table.choosing.choice import Choice
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.widgets.counters import Counters
from scenes.widgets.pick import Pick


class Decision(Choice):
    """A choice about money, tokens, tiles and cards."""

    @property
    def me(self) -> PlayerView:
        """The holdings of the seat that decides."""
        view = self.table.view
        player: PlayerView = view.players[view.seat]
        return player

    def commodity(self, name: str) -> str:
        """A commodity's name in the player's language."""
        return self.table.say(f"event.word.{name}")

    @property
    def producing(self) -> int | None:
        """The production card that it is a part of playing, whose prices are still to rise; None for none."""
        pending = self.table.view.pending
        return pending.card if isinstance(pending, AwaitFloorTrade | AwaitTokens | AwaitBonus) else None

    def lot(self, name: str, count: int) -> str:
        """So many tokens of a commodity, in words."""
        return self.table.say(f"commodity.{name}.lot", n=count)

    def still(self, counters: Counters) -> str:
        """The sentence about the number of tokens still to be chosen."""
        key = "choice.tokens.left" if any(counters.counts) else "choice.tokens.none"
        return self.table.say(key, n=counters.left)

    def go_on_from(self, other: Choice) -> None:
        """Take over the half-made choice, if it is asked for by itself; a verb's choice starts anew."""
        pairs = zip(self.fields, other.fields, strict=False) if self.verb is None else ()
        for mine, others in ((mine.widget, others.widget) for mine, others in pairs):
            if isinstance(mine, Counters) and isinstance(others, Counters):
                mine.counts = list(others.counts)
            elif isinstance(mine, Pick) and isinstance(others, Pick):
                mine.choose(others.chosen)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        return preview_changes.lines(self.table, seen, self.producing)

    def gains(self, seen: Preview) -> Mapping[int, str]:
        return highlights.gains(seen, self.table.say)

    def own_marks(self, seen: Preview | None) -> Hashable:
        if (card := self.producing) is not None:
            return highlights.of_production(card, self.table.view)
        return highlights.of_command(self.command(), seen)


def tokens_markup(counts: Sequence[int]) -> str:
    """Token pictures for these counts; beyond three of a kind a number stands before the picture."""
    parts = []
    for name, count in zip(COMMODITIES, counts, strict=True):
        if count:
            parts.append(f"[{name}]" * count if count <= 3 else f"{count} [{name}]")
    return " ".join(parts)
