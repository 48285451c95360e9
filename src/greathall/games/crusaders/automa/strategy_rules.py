"""Where the rulebook says what each strategy does."""

from __future__ import annotations

STRATEGY_RULES: dict[str, dict[str, str]] = {
    "ferox": {
        "start": "crusaders.ferox.start",
        "marriage": "crusaders.ferox.marriage",
        "answer": "crusaders.ferox.answer",
        "cards": "crusaders.ferox.cards",
        "realm": "crusaders.ferox.realm",
        "intrigue": "crusaders.ferox.intrigue",
        "war": "crusaders.ferox.war",
    },
    "postis": {
        "start": "crusaders.postis.start",
        "marriage": "crusaders.postis.marriage",
        "answer": "crusaders.postis.answer",
        "cards": "crusaders.postis.cards",
        "realm": "crusaders.postis.realm",
        "intrigue": "crusaders.postis.intrigue",
        "war": "crusaders.postis.war",
    },
    "munitio": {
        "start": "crusaders.munitio.start",
        "marriage": "crusaders.munitio.marriage",
        "answer": "crusaders.munitio.answer",
        "cards": "crusaders.munitio.cards",
        "realm": "crusaders.munitio.realm",
        "intrigue": "crusaders.munitio.intrigue",
        "war": "crusaders.munitio.war",
    },
    "amandit": {
        "start": "crusaders.amandit.start",
        "marriage": "crusaders.amandit.marriage",
        "answer": "crusaders.amandit.answer",
        "cards": "crusaders.amandit.cards",
        "realm": "crusaders.amandit.realm",
        "intrigue": "crusaders.amandit.intrigue",
        "war": "crusaders.amandit.war",
    },
    "aperio": {
        "start": "crusaders.aperio.start",
        "marriage": "crusaders.aperio.marriage",
        "answer": "crusaders.aperio.answer",
        "cards": "crusaders.aperio.cards",
        "realm": "crusaders.aperio.realm",
        "intrigue": "crusaders.aperio.intrigue",
        "war": "crusaders.aperio.war",
    },
}
"""By strategy: how it starts, proposes and answers, which cards it draws, and what it does with each kind."""
