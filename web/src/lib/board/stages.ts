// A long list of options in stages: first what several have in common, then those that are left.
//
// The attributes of an option's message are its stages, in order: "all" stands for every option of its kind, any other
// for those that agree in the parameter of that name and in those of the stages before it.

import type { Speaker } from "../text/speaker";
import type { Option } from "../server/wire";

/** A longer list is shown in stages. */
const LONG = 12;

/** A row of the list: one option, or several that share a label. */
export interface Stage {
  label: string;
  options: readonly [Option, ...Option[]];
  /** Parameters in which all of them agree. */
  names: readonly string[];
}

/** Options without parameters, as declining or finishing, come last; the default that a clock would choose last of all. */
export function refusalsLast(options: readonly Option[], byDefault: string | undefined): Option[] {
  const rank = ({ notation, params }: Option): number => {
    if (Object.keys(params).some((name) => name !== "seat")) return 0;
    return notation === byDefault ? 2 : 1;
  };
  return [...options].sort((one, other) => rank(one) - rank(other));
}

/** Whether an option belongs to what was chosen. */
export function agrees(option: Option, { options: [like], names }: Stage): boolean {
  return option.kind === like.kind && names.every((name) => decided(option, [name]) === decided(like, [name]));
}

/** What a list shows: every option, or stages where there are too many. */
export function stages(options: readonly Option[], speaker: Speaker): readonly Stage[] {
  const alone = options.map((option): Stage => ({ label: speaker.option(option), options: [option], names: [] }));
  if (options.length <= LONG) return alone;
  const deepest = Math.max(...options.map((option) => speaker.attributes(option.message).length));
  for (let depth = 1; depth <= deepest; depth++) {
    const grouped = together(alone, depth, speaker);
    // A stage that all of them share says nothing.
    if (grouped.length > 1) return grouped;
  }
  return alone;
}

function together(alone: readonly Stage[], depth: number, speaker: Speaker): readonly Stage[] {
  const groups = new Map<string, Stage>();
  for (const one of alone) {
    const [option] = one.options;
    const names = speaker.attributes(option.message).slice(0, depth);
    const key = names.length < depth ? option.notation : decided(option, names);
    const group = groups.get(key);
    const label = speaker.attribute(option.message, names.at(-1) ?? "", option.params) ?? "";
    groups.set(key, group ? { label, options: [...group.options, option], names } : one);
  }
  return [...groups.values()];
}

const decided = (option: Option, names: readonly string[]): string =>
  JSON.stringify([option.kind, ...names.map((name) => option.params[name])]);
