"""What every event does in words, for reading, and for the browser, which must put together the same lines.

``python -m tests.games.crusaders.events_in_words`` writes the reviewed file ``data/events.json`` anew; read what
changed before committing it.
"""

from __future__ import annotations

import json
from pathlib import Path

from greathall.core.speech.text import LANGUAGES, Speaker
from greathall.games.crusaders.box import load_box
from greathall.games.crusaders.event_text import event_text
from greathall.server.web.reference import components

FILE = Path(__file__).parent / "data" / "events.json"
FIELDS = ("id", "target", "conditions", "effects")


def written() -> str:
    """The events as the browser gets them, and their lines in every language."""
    rows = [{name: row.get(name, []) for name in FIELDS} for row in components("crusaders", "en").components["event"]]
    texts = {
        lang: {key: event_text(Speaker(lang, "crusaders"), one) for key, one in load_box().events.items()}
        for lang in LANGUAGES
    }
    return json.dumps({"events": rows, "texts": texts}, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
