// Parts said one after the other, each a sentence.

export function sentences(parts: readonly (string | null | undefined | false)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(" ");
}
