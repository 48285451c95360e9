export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Parts said one after the other, each a sentence. */
export function sentences(parts: readonly (string | null | undefined | false)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?]$/.test(part) ? capital(part) : `${capital(part)}.`))
    .join(" ");
}
