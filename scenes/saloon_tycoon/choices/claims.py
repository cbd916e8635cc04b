"""Claims: one that is staked, and the secret ones that are kept at the beginning."""

from collections.abc import Iterable, Sequence

from raccoon.app.session.preview import Preview
from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon.actions.arrivals import OutlawArrived
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets, SecretsOption
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim, StakeOption
from raccoon.games.saloon_tycoon.catalogue import CLAIMS, CONSTANTS
from scenes.art.frame import Paint
from scenes.saloon_tycoon.choices.decision import Decision
from scenes.saloon_tycoon.picture import chosen
from scenes.table.choosing.choice import ChoiceContext, Drops, every
from scenes.table.choosing.naming import NamedChoice, SomeChoice
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.piece import Piece
from scenes.widgets.pick import PickEntry, numbered

KEPT = CONSTANTS["secret_kept"]


class StakeChoice(NamedChoice, Decision):
    """A claim whose requirement is met now; a single one is chosen already."""

    key = verb = "stake"
    lacks = "saloon.stake.missing"
    on_table = True
    targets = ("house",)

    def __init__(self, table: ChoiceContext, option: StakeOption) -> None:
        self.points = dict(zip(option.claims, option.points, strict=True))
        entries = {}
        for claim, points in self.points.items():
            name = table.say(f"saloon.claim.{claim}")
            words = table.say("saloon.stake.entry", claim=name, n=points)
            entries[PickEntry(claim, words, brief=name)] = StakeClaim(option.seat, claim)
        super().__init__(table, option.seat, entries)
        if len(entries) == 1:
            self.pick.chosen = self.keys[0]

    def note(self) -> str:
        return self.table.say(f"saloon.claim.{self.pick.chosen}.text") if self.pick.chosen else ""

    def label(self) -> str:
        return self.table.say("choice.stake.confirm", n=self.points[self.pick.chosen])

    def pictures(self) -> Iterable[Paint]:
        return map(chosen.claim, (self.pick.chosen,) if self.pick.chosen else self.keys)

    def goes_at_once(self, seen: Preview) -> bool:
        """But not the one that brings somebody."""
        return not any(isinstance(event, OutlawArrived) for event in seen.events)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        lines, found = list(super().changes(seen)), CLAIMS[self.pick.chosen]
        worth = self.me.worth(found.id)
        if found.secret and found.per and worth < found.cap:
            lines.append(PreviewLine(self.table.say("saloon.stake.grows", n=worth, cap=found.cap)))
        return lines

    @property
    def pieces(self) -> dict[Piece, str]:
        """Posters and envelopes that can be staked."""
        secrets = enumerate(self.me.secrets or ())
        return {
            **{Piece("poster", claim): claim for claim in self.keys if not CLAIMS[claim].secret},
            **{Piece("secret", place): claim for place, claim in secrets if claim in self.keys},
        }


class SecretsChoice(SomeChoice, Decision):
    """Two of the four that were dealt, in the light of the open claims and one's own cards."""

    key = "secrets"
    goal, lacks, row = "house", "saloon.secrets.missing", 132
    tells_changes = False

    def __init__(self, table: ChoiceContext, option: SecretsOption) -> None:
        self.table, self.option = table, option
        named = ((it, self._label(it, "entry"), self._label(it, "brief")) for it in option.dealt)
        pieces = {Piece("secret", place): claim for place, claim in enumerate(option.dealt)}
        super().__init__(table, numbered(named), pieces, KEPT)

    def _label(self, claim: str, form: str) -> str:
        say = self.table.say
        words, text = say(f"saloon.claim.{claim}"), say(f"saloon.claim.{claim}.text")
        return say(f"saloon.secrets.{form}", n=CLAIMS[claim].cap, claim=words, text=text)

    def note(self) -> str:
        return self.table.say("saloon.secrets.note", n=KEPT)

    def command(self) -> Command | None:
        if len(self.pick.picked) != KEPT:
            return None
        return KeepSecrets(self.option.seat, tuple(c for c in self.option.dealt if c in self.pick.picked))

    def pictures(self) -> Iterable[Paint]:
        return map(chosen.claim, self.pick.picked or self.option.dealt)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        return ()

    def drops(self) -> Drops:
        return every(self.lit() - self.chosen(), self.goal)
