// Speakers that follow the chosen language, and the hall's own words for every page.

import { getContext, setContext } from "svelte";
import { settings } from "../app/settings.svelte";
import type { Speaker } from "./speaker";
import { loadSpeaker, type SpeakerOptions } from "./fluentFiles";

export class SpeakerState {
  current: Speaker | null = $state.raw(null);
  failed = $state(false);

  /** Must be made while a component is set up. `options` may read state: the speaker follows it. */
  constructor(options: () => SpeakerOptions = () => ({})) {
    $effect(() => {
      let stale = false;
      loadSpeaker(settings.lang, options()).then(
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
export const provideHallSpeaker = (words: () => Speaker): void => void setContext(KEY, words);
/** The words that belong to no game: call it each time, the language may change. */
export const useHallSpeaker = (): (() => Speaker) => getContext<() => Speaker>(KEY);
