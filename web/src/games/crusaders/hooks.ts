// What developments and spaces of the track do for their owner.

import { sentences } from "../../lib/explainer.svelte";
import type { Teller } from "./deeds";

export interface Hook {
  hook: string;
  n?: number;
  plot?: string;
}
/** As the component data tells it, or in the short form of an owner's corrections. */
type Told = { hook: Hook } | Hook;

export const hooksIn = (told: unknown): Hook[] => ((told ?? []) as Told[]).map((one) => (typeof one.hook === "string" ? (one as Hook) : one.hook));

export const hooksText = (tell: Teller, hooks: readonly Hook[]): string =>
  sentences(
    hooks.map((hook) => {
      const said = `hook-${hook.hook}${hook.plot && hook.hook === "plot_check" ? "-one" : ""}`;
      return tell.term(said, { n: hook.n ?? 1, plot: hook.plot ? tell.name(`plot:${hook.plot}`) : "" });
    }),
  );
