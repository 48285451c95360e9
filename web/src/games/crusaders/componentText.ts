// Component figures in this game's words: what lies behind ids, and what cards do.

import type { FieldText } from "../../lib/text/componentText";
import type { Speaker } from "../../lib/text/speaker";
import { conditionsText, effectsText, type Teller } from "./effectText";
import { hooksIn, hooksText } from "./hooks";

/** Fields that hold ids of another kind than their name says. */
const KINDS: Record<string, string> = {
  land: "region",
  routes: "region",
  regions: "region",
  castles: "region",
  unrest: "region",
  armies: "region",
  coasts: "sea",
  criticals: "critical",
  positive: "trait",
  negative: "trait",
  traits: "trait",
  developments: "development",
  cards: "development",
  casus_belli: "dynasty",
  casus_belli_of_three: "dynasty",
  never_closed: "culture",
  colour: "colour",
};

/** Fields whose values have labels of their own. */
const LABELS: Record<string, string> = {
  sex: "sex-",
  pool: "pool-",
  sign: "",
  type: "",
  actions: "action-",
  target: "target-",
};

const tellerOf = (speaker: Speaker): Teller => ({
  term: (id, params = {}) => speaker.say(`crusaders-term-${id}`, params),
  name: (element) => speaker.name(element),
  gold: (n) => speaker.name("piece:gold", "n", n),
});

export const fieldText: FieldText = (field, value, speaker) => {
  if (field === "hooks") return hooksText(tellerOf(speaker), hooksIn(value));
  if (field === "effects") return effectsText(tellerOf(speaker), value);
  if (field === "conditions") return conditionsText(tellerOf(speaker), value);
  if (field === "family")
    return (value as { relative: Relative }[]).map((one) => relative(one.relative, speaker)).join("; ");
  if (field === "cards" && !Array.isArray(value)) return counts(value as Record<string, number>, speaker);
  const label = LABELS[field];
  if (label !== undefined)
    return [value]
      .flat()
      .map((id) => tellerOf(speaker).term(`${label}${String(id)}`))
      .join(", ");
  const kind = KINDS[field];
  if (kind === undefined) return null;
  return [value]
    .flat()
    .map((id) => speaker.name(`${kind}:${String(id)}`))
    .join(", ");
};

interface Relative {
  role: string;
  traits?: string[];
}

function relative({ role, traits = [] }: Relative, speaker: Speaker): string {
  const known = traits.map((trait) => speaker.name(`trait:${trait}`, WOMEN.includes(role) ? "female" : "")).join(", ");
  return speaker.say(`crusaders-term-relative-${role}`) + (known && ` (${known})`);
}
const WOMEN = ["wife", "daughter", "sister"];

/** How many cards of each deck. */
const counts = (cards: Record<string, number>, speaker: Speaker): string =>
  Object.entries(cards)
    .map(([deck, n]) => `${speaker.name(`deck:${deck}`)} ${n}`)
    .join(", ");
