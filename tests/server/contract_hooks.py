"""What schemathesis can't guess: tables, records, packs and games that there are.  It imports this by itself."""

import json
import os
import random
from typing import Any

import requests
import schemathesis

KNOWN: dict[str, Any] = json.loads(os.environ["MARSBOUND_KNOWN"])
SHARE = 0.6  # of what is sent; the rest stays as it was drawn
ENDING = ("DELETE /api/v1/me", "POST /api/v1/me/secret")  # of the identity with which all else is asked


@schemathesis.hook
def before_call(context: schemathesis.HookContext, case: "schemathesis.Case[Any]", kwargs: dict[str, Any]) -> None:
    chance = random.Random(case.id)
    if case.meta is None or case.meta.phase.name.value != "stateful":  # whose links know what was made
        names = "replays" if "/replays/" in case.operation.path else "tables"
        offered = {"id": KNOWN[names], "game": KNOWN["games"], "hash": KNOWN["packs"], "player": [0, 1, 2]}
        for name in case.path_parameters:
            if name in offered and chance.random() < SHARE:
                case.path_parameters[name] = chance.choice(offered[name])
    if chance.random() < SHARE and isinstance(case.body, dict):
        case.body = likely(case.operation.label, case.body, chance)
    if case.operation.label in ENDING:
        kwargs["auth"] = as_somebody_else


def as_somebody_else(request: requests.PreparedRequest) -> requests.PreparedRequest:
    """Who sends no identity goes on without one."""
    if "Authorization" in request.headers:
        person = requests.post(f"{KNOWN['server']}/api/v1/people", json={"name": "Eve"}).json()
        request.headers["Authorization"] = f"Bearer {person['secret']}"
    return request


def likely(label: str, body: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A body that may well be accepted, with as much of the drawn one as can stay."""
    if label == "POST /api/v1/replays":
        return chance.choice(KNOWN["records"])
    if label == "POST /api/v1/packs":
        return {"toml": KNOWN["toml"]}
    if label == "POST /api/v1/tables":
        seats = chance.choice([["me", "bot"], ["me", "open", "bot"], ["bot", "bot", "bot"], ["me", "me", "me", "me"]])
        kinds = [{"kind": kind, "level": "random"} if kind == "bot" else {"kind": kind} for kind in seats]
        return body | {"game": chance.choice(KNOWN["games"]), "seats": kinds, "options": {}, "pack": None, "seed": None}
    if label == "POST /api/v1/tables/{id}/seats/{player}":
        return body | {"key": chance.choice(KNOWN["keys"])}
    return body
