// What choices bring, as the server foresees it: fetched once per question, after a moment of calm.

import type { TableConnection } from "../server/tableConnection.svelte";
import type { Decision, Option, Preview } from "../server/wire";
import type { Speaker } from "../text/speaker";

/** Milliseconds that a question must stand open: who answers at once needs no preview. */
const CALM = 150;

/** What is worth counting in a few words; points are counted by themselves. */
const GOODS = /^(resource|currency):(?!point)/;

export class Previews {
  private decision: string | null = $state(null);
  private byChoice: ReadonlyMap<string, Preview> = $state.raw(new Map());

  constructor(private readonly connection: TableConnection) {}

  /** To be run in an effect: fetches what the options of this question bring; its return value calls that off. */
  watch(decision: Decision | null): (() => void) | undefined {
    if (!decision || decision.id === this.decision || this.connection.status !== "online") return undefined;
    const timer = setTimeout(() => void this.fetch(), CALM);
    return () => clearTimeout(timer);
  }

  of(decision: Decision | null, option: Option): Preview | null {
    return decision?.id === this.decision ? (this.byChoice.get(option.notation) ?? null) : null;
  }

  private async fetch(): Promise<void> {
    const answer = await this.connection.request({ do: "previews" });
    if (answer.is !== "previews") return;
    this.byChoice = new Map(answer.previews.map((preview) => [preview.choice, preview]));
    this.decision = answer.decision;
  }
}

/** What a seat wins and spends by a choice for certain, in a few words: "+3 wood, −2 silver, +5 points". */
export function gist(preview: Preview, seat: number, speaker: Speaker): string {
  const sums = new Map<string, number>();
  const add = (what: string, n: number): void => void sums.set(what, (sums.get(what) ?? 0) + n);
  for (const { what, from, to, n } of preview.events.flatMap(({ moves }) => moves)) {
    if (to === `seat:${seat}` && from !== to) add(what, n);
    if (from === `seat:${seat}` && from !== to) add(what, -n);
  }
  const points = preview.points[seat] ?? 0;
  const words = [...sums]
    .filter(([what, n]) => n !== 0 && GOODS.test(what))
    .map(([what, n]) => signed(n, speaker.name(what, "n-acc", Math.abs(n))));
  if (points) words.push(signed(points, speaker.say("browser-preview-points", { n: Math.abs(points) })));
  return words.join(", ");
}

const signed = (n: number, words: string): string => `${n > 0 ? "+" : "−"}${words}`;
