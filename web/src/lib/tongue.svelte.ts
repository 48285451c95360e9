// Speakers that follow the chosen language, and the hall's own words for every page.

import { getContext, setContext } from "svelte";
import { settings } from "./settings.svelte";
import type { Speaker } from "./speaker";
import { speaker, type Wanted } from "./words";

export class Tongue {
  current: Speaker | null = $state.raw(null);
  failed = $state(false);

  /** Must be made while a component is set up. `wanted` may read state: the speaker follows it. */
  constructor(wanted: () => Wanted = () => ({})) {
    $effect(() => {
      let stale = false;
      speaker(settings.lang, wanted()).then(
        (found) => {
          if (stale) return;
          this.current = found;
          this.failed = false;
        },
        () => {
          if (!stale) this.failed = true;
        },
      );
      return () => {
        stale = true;
      };
    });
  }
}

const KEY = Symbol("hall words");
export const provideHall = (words: () => Speaker): void => void setContext(KEY, words);
/** The words that belong to no game: call it each time, the language may change. */
export const useHall = (): (() => Speaker) => getContext<() => Speaker>(KEY);
