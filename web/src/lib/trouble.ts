// What went wrong, as a code that has words.

import { ApiError } from "./api";
import type { Speaker } from "./speaker";

export const codeOf = (wrong: unknown): string => (wrong instanceof ApiError ? wrong.code : "fault");

export function inWords(speaker: Speaker, code: string): string {
  const message = `browser-error-${code}`;
  return speaker.say(speaker.has(message) ? message : "browser-error-fault");
}
