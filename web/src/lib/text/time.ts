// Spans of time in words.

import type { Speaker } from "./speaker";

const UNITS = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
] as const;

/** A span in the largest unit in which it is a whole number. */
export function span(speaker: Speaker, seconds: number): string {
  const [unit, length] = UNITS.find(([, one]) => seconds % one === 0) ?? ["seconds", 1];
  return speaker.say(`browser-clock-span-${unit}`, { n: seconds / length });
}

/** Time left: to the second while that matters, else how many whole hours or days. */
export function remaining(speaker: Speaker, seconds: number): string {
  if (seconds >= 4 * 86_400) return speaker.say("browser-clock-days", { n: Math.floor(seconds / 86_400) });
  if (seconds >= 2 * 3600) return speaker.say("browser-clock-hours", { n: Math.floor(seconds / 3600) });
  const [minutes, rest] = [Math.floor(seconds / 60), String(seconds % 60).padStart(2, "0")];
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}
