"""Moving a character from house to house: a bribe, or what a card allows."""

from collections.abc import Iterable, Sequence

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
from scenes.table.choosing.choice import ChoiceContext, Drops
from scenes.table.choosing.naming import PlacedChoice
from scenes.table.log.markup import emblem_markup, player_markup
from scenes.table.piece import Piece

HOSTS = ("panel", "front", "house", "room", "me")


class MoveChoice(PlacedChoice, Decision):
    """The guest to move, and the saloon to move to; a single host is chosen already."""

    kind = "person"
    which, where = "saloon.move.who", "saloon.move.where"

    def __init__(self, table: ChoiceContext, option: BribeOption | MoveCharacterOption) -> None:
        self.table, self.option = table, option
        self.bribes = isinstance(option, BribeOption)
        self.key = "bribe" if self.bribes else "move"
        self.verb = "bribe" if self.bribes else None
        super().__init__(
            table, ((who, *self._labels(who)) for who in dict.fromkeys(who for who, _ in option.moves))
        )

    def _labels(self, who: str) -> tuple[str, str]:
        """In a sentence, and as a name between pictures."""
        host = host_of(self.table.view, who)
        picture = person_mark(who).replace("<", "[").replace(">", "]")
        at, name = self.table.seats[host or 0], self.table.say(f"saloon.short.{who}")
        label = self.table.say("saloon.move.entry", picture=picture, who=name, host=player_markup(at))
        return label, f"{picture} {name} {emblem_markup(at)}"

    def places(self, thing: str) -> Iterable[tuple[str, str]]:
        """The hosts that the character may go to."""
        hosts = (host for who, host in self.option.moves if who == thing)
        return ((Piece("panel", host), player_markup(self.table.seats[host])) for host in hosts)

    def command(self) -> Command | None:
        if not self.place.chosen:
            return None
        make = Bribe if self.bribes else MoveCharacter
        return make(self.option.seat, self.thing.chosen, Piece(self.place.chosen).number)

    def label(self) -> str:
        facts = {"who": self.table.say(f"saloon.short.{self.thing.chosen}"), "gold": CONSTANTS["bribe_cost"]}
        return self.table.say(f"choice.{self.key}.confirm", **facts)

    def pictures(self) -> Iterable[Paint]:
        people = (entry.key for entry in self.thing.entries)
        return map(chosen.person, (self.thing.chosen,) if self.thing.chosen else people)

    def goes_at_once(self, seen: Preview) -> bool:
        """Whether it goes at once: when a card moves them; a bribe is asked about."""
        return not self.bribes

    def instead(self) -> tuple[str, Command] | None:
        return None if self.bribes else (self.table.say("saloon.move.nobody"), Decline(self.option.seat))

    def at(self, piece: Piece) -> Sequence[str]:
        """The house that a piece belongs to."""
        kind, seat = piece.kind, piece.key
        if kind not in HOSTS:
            return ()
        return (Piece("panel", seat if kind in ("panel", "front") else self.option.seat),)

    def drops(self) -> Drops:
        found: dict[Piece, set[Piece]] = {}
        for who, host in self.option.moves:
            found.setdefault(Piece("person", who), set()).update({Piece("panel", host), Piece("front", host)})
            if host == self.option.seat:
                found[Piece("person", who)].add(Piece("house"))
        return {who: frozenset(hosts) for who, hosts in found.items()}
