"""Public wishes: pins on policies, and the record of who kept the word."""

from __future__ import annotations

from tests.games.raccoon_rampage.stranger.pieces import Data, Pin, Policy, Table, evaluated, policy_on


def _others(pin: Pin, policy: Policy) -> int:
    return sum(vote != pin.seat for vote in policy.votes)


def _came(pin: Pin, policy: Policy) -> bool:
    return _others(pin, policy) >= pin.lying + pin.others


def _given(pin: Pin, policy: Policy) -> bool:
    return policy.votes.count(pin.seat) >= pin.own + pin.mine


def _lying(table: Table) -> list[Policy]:
    return [policy for policy in (*table.queue, table.evaluated) if policy]


def wish_said(table: Table, event: Data) -> None:
    seat = event["seat"]
    for policy in _lying(table):
        for pin in [pin for pin in policy.pins if pin.seat == seat]:
            policy.pins.remove(pin)
            if pin.mine and _came(pin, policy):
                table.players[seat].kept += _given(pin, policy)
                table.players[seat].broken += not _given(pin, policy)
    policy = policy_on(table, event["space"])
    assert policy.policy == event["policy"]
    pin = Pin(seat, event["mine"], event["others"], policy.votes.count(seat), 0)
    pin.lying = _others(pin, policy)
    policy.pins.append(pin)
    table.spoken.append(seat)


def main_ended(table: Table, event: Data) -> None:
    for policy in filter(None, table.queue):
        for pin in policy.pins:
            pin.due = pin.due or (pin.seat == event["seat"] and _came(pin, policy))


def wishes_settled(table: Table, event: Data) -> None:
    policy = evaluated(table)
    assert policy.policy == event["policy"]
    due = [pin for pin in policy.pins if pin.mine and _came(pin, policy)]
    assert event["kept"] == [pin.seat for pin in due if _given(pin, policy)]
    assert event["broken"] == [pin.seat for pin in due if pin.due and not _given(pin, policy)]
    said = {pin.seat for pin in policy.pins if pin.mine}
    assert set(event["uncalled"]) == said - {*event["kept"], *event["broken"]}
    for seat in event["kept"]:
        table.players[seat].kept += 1
    for seat in event["broken"]:
        table.players[seat].broken += 1
    policy.pins = []


HAPPENS = {"WishSaid": wish_said, "MainEnded": main_ended, "WishesSettled": wishes_settled}
