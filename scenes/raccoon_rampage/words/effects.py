"""What a policy works and what the spread brings, in plain sentences."""

from __future__ import annotations

from raccoon.app.text import Say
from raccoon.games.raccoon_rampage import events as e
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.narration import who
from scenes.raccoon_rampage.words.pictograms import marks, spread_mark
from scenes.table.log.event_table import EventTable

EFFECTS: EventTable[[Say], str] = EventTable()
"""The sentence of every event by which an effect works or raccoons spread."""


# Effects


@EFFECTS.on(e.DieRolled)
def _die(event: e.DieRolled, say: Say) -> str:
    key = "rampage.told.die.works" if event.works else "rampage.told.die.fails"
    return say(key, seat=who(event), value=event.value)


@EFFECTS.on(e.HunterDiceRolled)
def _dice(event: e.HunterDiceRolled, say: Say) -> str:
    return say("rampage.told.dice", seat=who(event), n=len(event.faces), faces=marks(event.faces))


@EFFECTS.on(e.ProtectionGained)
def _protection(event: e.ProtectionGained, say: Say) -> str:
    return say("rampage.told.protection", seat=who(event), n=event.n)


@EFFECTS.on(e.InfluenceGained)
def _influence(event: e.InfluenceGained, say: Say) -> str:
    key = "rampage.told.influence" if event.n else "rampage.told.influence.none"
    return say(key, seat=who(event), n=event.n)


@EFFECTS.on(e.RaccoonRemoved)
def _removed(event: e.RaccoonRemoved, say: Say) -> str:
    return say(f"rampage.told.{event.kind}", seat=who(event), area=names.area(event.area, say))


@EFFECTS.on(e.EffectLost)
def _lost(event: e.EffectLost, say: Say) -> str:
    return say(f"rampage.told.lost.{event.kind}", n=event.n)


@EFFECTS.on(e.SpreadAreaNamed)
def _named(event: e.SpreadAreaNamed, say: Say) -> str:
    return say("rampage.told.named", seat=who(event), area=names.area(event.area, say))


@EFFECTS.on(e.SpreadCardTurnedUp)
def _spread_card(event: e.SpreadCardTurnedUp, say: Say) -> str:
    area, cards = names.area(event.area, say), spread_mark(event.raccoons)
    told = say("rampage.told.spread_card", area=area, cards=cards, n=event.raccoons)
    return _stopped(told, event.raccoons, event.added, say)


def _stopped(told: str, raccoons: int, added: int, say: Say) -> str:
    """The sentence, with the skull where it kept some raccoons from coming."""
    return told if added == raccoons else f"{told} {say('rampage.told.skull', n=added)}"


# Spread


@EFFECTS.on(e.SpreadDeckShuffled)
def _spread_shuffled(event: e.SpreadDeckShuffled, say: Say) -> str:
    return say("rampage.told.spread_shuffled")


@EFFECTS.on(e.SpreadDealt)
def _dealt(event: e.SpreadDealt, say: Say) -> str:
    colour = say(f"rampage.colour.{event.colour}")
    return say("rampage.told.dealt", n=event.each, colour=colour, level=event.level)


@EFFECTS.on(e.CardCancelled)
def _cancelled(event: e.CardCancelled, say: Say) -> str:
    return say("rampage.told.cancelled", seat=who(event), area=names.area(event.area, say))


@EFFECTS.on(e.ProtectionEnded)
def _content(event: e.ProtectionEnded, say: Say) -> str:
    return say("rampage.told.content", seat=who(event))


@EFFECTS.on(e.PileTurnedUp)
def _pile(event: e.PileTurnedUp, say: Say) -> str:
    facts = {"area": names.area(event.area, say), "cards": " ".join(map(spread_mark, event.cards))}
    raccoons = sum(event.cards)
    told = say("rampage.told.pile" if raccoons else "rampage.told.pile.none", n=raccoons, **facts)
    return _stopped(told, raccoons, event.added, say)
