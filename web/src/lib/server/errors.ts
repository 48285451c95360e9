// Errors: the code of what went wrong, and its words.

import { ApiError } from "./api";
import type { Speaker } from "../text/speaker";

export const errorCode = (wrong: unknown): string => (wrong instanceof ApiError ? wrong.code : "fault");

export function errorText(speaker: Speaker, code: string): string {
  const message = `browser-error-${code}`;
  return speaker.say(speaker.has(message) ? message : "browser-error-fault");
}
