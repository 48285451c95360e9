// Corrections as a form shows and takes them: values as text, text as values, what is wrong in words.

import type { Overlay } from "../server/api";
import type { Correctable, Misfit } from "../server/wire";
import type { Speaker } from "./speaker";

export type Editor = Correctable["fields"][string][number]["editor"];
/** A value that cannot even be sent: what is wrong with it. */
export class Unreadable extends Error {
  constructor(readonly flaw: "number" | "json") {
    super(flaw);
  }
}

/** A value as it is edited. */
export function asText(editor: Editor, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value) && (editor === "words" || editor === "numbers")) return value.join(", ");
  return editor === "structure" ? laidOut(value, "") : String(value);
}

/** Longer than this, what stands inside of something has lines of its own. */
const WIDE = 64;

/** JSON that people can read: short parts on one line. */
function laidOut(value: unknown, indent: string): string {
  const short = spaced(value);
  if (short.length <= WIDE || value === null || typeof value !== "object") return short;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const parts = Array.isArray(value)
    ? value.map((one) => laidOut(one, deeper))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${laidOut(one, deeper)}`);
  return `${open}\n${parts.map((part) => deeper + part).join(",\n")}\n${indent}${close}`;
}

/** JSON with air in it, on one line. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const inner = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${spaced(one)}`);
  return inner.length ? `{ ${inner.join(", ")} }` : "{}";
}

/** What was typed as a value; undefined where nothing was, and nothing is printed either. */
export function asValue(editor: Editor, text: string, printed: unknown): unknown {
  const typed = text.trim();
  if (typed === "" && printed === undefined) return undefined;
  if (editor === "word") return typed;
  if (editor === "tick") return typed === "true";
  if (editor === "number") return whole(typed);
  if (editor === "words") return listed(typed);
  if (editor === "numbers") return listed(typed).map(whole);
  try {
    return JSON.parse(typed) as unknown;
  } catch {
    throw new Unreadable("json");
  }
}

const listed = (typed: string): string[] => (typed === "" ? [] : typed.split(",").map((part) => part.trim()));

function whole(typed: string): number {
  if (!/^[-−+]?\d{1,15}$/.test(typed)) throw new Unreadable("number");
  return Number(typed.replace("−", "-"));
}

/** An overlay with what is corrected in one component; what is empty leaves it as it was. */
export function withCorrection(
  overlay: Overlay,
  place: { kind: string; id: string; message: string },
  change: Record<string, unknown>,
  names: Record<string, string>,
): Overlay {
  const { kind, id, message } = place;
  const { [id]: _, ...others } = overlay[kind] ?? {};
  const texts = Object.entries({ ...overlay["text"], ...mapped(names, {}) }).map(([lang]) => {
    const { [message]: __, ...kept } = overlay["text"]?.[lang] ?? {};
    return [lang, names[lang] ? { ...kept, [message]: names[lang] } : kept] as const;
  });
  const made: Overlay = {
    ...overlay,
    [kind]: Object.keys(change).length ? { ...others, [id]: change } : others,
    text: Object.fromEntries(texts.filter(([, messages]) => Object.keys(messages).length)),
  };
  return Object.fromEntries(Object.entries(made).filter(([, entries]) => Object.keys(entries).length));
}

const mapped = <T>(keys: Record<string, unknown>, value: T): Record<string, T> =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, value]));

/** What is wrong with a value. */
export const flawText = (speaker: Speaker, { flaw, told = {} }: Pick<Misfit, "flaw"> & Partial<Misfit>): string =>
  speaker.say(`browser-correct-flaw-${flaw}`, told);

export const unreadableText = (speaker: Speaker, { flaw }: Unreadable): string =>
  speaker.say(`browser-correct-flaw-${flaw}`);
