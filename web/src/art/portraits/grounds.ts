// What is behind a person: a field of colour with the arch of that person's culture, so that it can be told without colour.

import { BONE, INK } from "./ink";
import type { Culture } from "./person";

const field = (colour: string, lines: string): string =>
  `<rect width="100" height="100" fill="${BONE}"/><rect width="100" height="100" fill="${colour}" fill-opacity=".5"/>` +
  `<path d="${lines}" fill="${BONE}" fill-opacity=".38" stroke="${INK}" stroke-opacity=".38" stroke-width="1.2"/>`;

export const GROUNDS: Record<Culture, (colour: string) => string> = {
  western: (colour) => field(colour, "M8 101V48A42 42 0 0 1 92 48V101"),
  southern: (colour) => field(colour, "M8 101V44C8 22 34 16 50 5C66 16 92 22 92 44V101"),
  nordic: (colour) => field(colour, "M6 101V12L50 3L94 12V101M6 12L0 8M94 12L100 8M6 20L50 11L94 20"),
  byzantine: (colour) => field(colour, "M50 4A38 38 0 1 1 49.9 4ZM50 9A33 33 0 1 1 49.9 9Z"),
  moorish: (colour) => field(colour, "M14 101V62C4 52 4 14 50 4C96 14 96 52 86 62V101"),
  eastern: (colour) =>
    field(colour, "M8 101V46C8 34 22 36 26 24C34 24 40 12 50 5C60 12 66 24 74 24C78 36 92 34 92 46V101"),
};
