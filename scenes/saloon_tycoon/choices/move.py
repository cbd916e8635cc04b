"""Moving a character from house to house: a bribe, or what a card allows."""

from __future__ import annotations

from collections.abc import Iterable

from raccoon.app.session.preview import Preview
from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon.actions.decline import Decline
from raccoon.games.saloon_tycoon.actions.move import Bribe, BribeOption, MoveCharacter, MoveCharacterOption
from raccoon.games.saloon_tycoon.catalogue import CONSTANTS
from scenes.art.frame import Paint
from scenes.saloon_tycoon.choices.decision import Decision
from scenes.saloon_tycoon.holdings import host_of
from scenes.saloon_tycoon.picture import chosen
from scenes.saloon_tycoon.picture.pictograms import person_mark
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops
from scenes.table.log.markup import player_markup
from scenes.widgets.pick import ROW, Pick, numbered

HOSTS = ("panel", "front", "house", "room", "me")


class MoveChoice(Decision):
    """The guest to move, and the saloon to move to; a single host is chosen already."""

    def __init__(self, table: ChoiceContext, option: BribeOption | MoveCharacterOption) -> None:
        super().__init__(table)
        self.option = option
        self.bribes = isinstance(option, BribeOption)
        self.key = "bribe" if self.bribes else "move"
        self.verb = "bribe" if self.bribes else None
        self.people = tuple(dict.fromkeys(who for who, _ in option.moves))
        entries = numbered((who, self._label(who)) for who in self.people)
        self.who = Pick(entries, "", self._chosen)
        self.host = Pick([], "", lambda _: table.changed())
        self.host.visible = False
        self.fields = [
            ChoiceField(self.who, self.who.rows * 0.8 * ROW, shrinks=True),
            ChoiceField(self.host, ROW),
        ]
        if len(self.people) == 1:
            self._choose(self.people[0])

    def _label(self, who: str) -> str:
        host = host_of(self.table.view, who)
        picture = person_mark(who).replace("<", "[").replace(">", "]")
        at = self.table.seats[host or 0]
        return self.table.say(
            "saloon.move.entry",
            picture=picture,
            who=self.table.say(f"saloon.short.{who}"),
            host=player_markup(at),
        )

    def _choose(self, who: str) -> None:
        if not self.who.choose(who):
            self._show_hosts()

    def _chosen(self, _: str) -> None:
        self._show_hosts()
        self.table.changed()

    @property
    def hosts(self) -> tuple[int, ...]:
        """The hosts that the chosen character may go to."""
        return tuple(host for who, host in self.option.moves if who == self.who.chosen)

    def _show_hosts(self) -> None:
        seats = self.table.seats
        self.host.entries = tuple(numbered((str(host), player_markup(seats[host])) for host in self.hosts))
        self.host.chosen = str(self.hosts[0]) if len(self.hosts) == 1 else ""
        self.host.visible = bool(self.hosts)
        self.fields[1] = ChoiceField(self.host, self.host.rows * 0.9 * ROW, shrinks=True)

    def title(self) -> str:
        return self.table.say(f"choice.{self.key}.title")

    def note(self) -> str:
        key = (
            "saloon.move.who" if not self.who.chosen else "saloon.move.where" if not self.host.chosen else ""
        )
        return self.table.say(key) if key else ""

    def command(self) -> Command | None:
        if not self.host.chosen:
            return None
        make = Bribe if self.bribes else MoveCharacter
        return make(self.option.seat, self.who.chosen, int(self.host.chosen))

    def label(self) -> str:
        facts = {"who": self.table.say(f"saloon.short.{self.who.chosen}"), "gold": CONSTANTS["bribe_cost"]}
        return self.table.say(f"choice.{self.key}.confirm", **facts)

    def missing(self) -> str:
        return self.table.say("saloon.move.where" if self.who.chosen else "saloon.move.who")

    def pictures(self) -> Iterable[Paint]:
        return map(chosen.person, (self.who.chosen,) if self.who.chosen else self.people)

    def goes_at_once(self, seen: Preview) -> bool:
        """Whether it goes at once: when a card moves them; a bribe is asked about."""
        return not self.bribes

    def instead(self) -> tuple[str, Command] | None:
        return None if self.bribes else (self.table.say("saloon.move.nobody"), Decline(self.option.seat))

    def lit(self) -> frozenset[str]:
        if self.who.chosen:
            return frozenset(f"panel:{host}" for host in self.hosts)
        return frozenset(f"person:{who}" for who in self.people)

    def chosen(self) -> frozenset[str]:
        return frozenset({f"person:{self.who.chosen}"} if self.who.chosen else ())

    def click(self, piece: str) -> bool:
        kind, _, name = piece.partition(":")
        if kind == "person" and name in self.people:
            self._choose(name)
            return True
        host = self._host_at(kind, name)
        if host is None or host not in self.hosts:
            return False
        self.host.choose(str(host))
        return True

    def _host_at(self, kind: str, name: str) -> int | None:
        """The seat whose house a piece belongs to."""
        if kind not in HOSTS:
            return None
        return int(name) if kind in ("panel", "front") else self.option.seat

    def drops(self) -> Drops:
        found: dict[str, set[str]] = {}
        for who, host in self.option.moves:
            found.setdefault(f"person:{who}", set()).update({f"panel:{host}", f"front:{host}"})
            if host == self.option.seat:
                found[f"person:{who}"].add("house")
        return {who: frozenset(hosts) for who, hosts in found.items()}

    def drop(self, piece: str, target: str, count: int) -> bool:
        self._choose(piece.partition(":")[2])
        return self.click(target)
