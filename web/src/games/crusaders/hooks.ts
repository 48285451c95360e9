// What developments and spaces of the track do for their owner.

import { sentences } from "../../lib/text/sentences";
import type { Teller } from "./effectText";

export interface Hook {
  hook: string;
  n?: number;
  plot?: string;
  causes?: string[];
  once_per_round?: boolean;
}
/** As the component data tells it, or in the short form of an owner's corrections. */
type WrittenHook = { hook: Hook } | Hook;

export const hooksIn = (hooks: unknown): Hook[] =>
  ((hooks ?? []) as WrittenHook[]).map((one) => (typeof one.hook === "string" ? (one as Hook) : one.hook));

export const hooksText = (tell: Teller, hooks: readonly Hook[]): string =>
  sentences(
    hooks.map((hook) => {
      const said = `hook-${hook.hook}${hook.plot && hook.hook === "plot_check" ? "-one" : ""}`;
      const causes = (hook.causes ?? []).map((cause) => tell.term(`cause-${cause}`)).join(", ");
      const told = tell.term(said, { n: hook.n ?? 1, plot: hook.plot ? tell.name(`plot:${hook.plot}`) : "", causes });
      return hook.once_per_round ? tell.term("hook-once", { told }) : told;
    }),
  );
