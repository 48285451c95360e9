// The three kinds of building in outline, in a box from -30 to 30.

import type { BuildingKind } from "./wire";

export interface Outline {
  body: string;
  lines: string;
}

export const OUTLINES: Record<BuildingKind, Outline> = {
  workshop: {
    body: "M-26 27V0L-16-9V-22H-7V-16L0-22L26 0V27Z",
    lines: "M-30 3L0-23L30 3M-6 27V13H6V27",
  },
  trading_post: {
    body: "M-29-4L-22-24H22L29-4H24V27H-24V-4Z",
    lines: "M-29-4Q-21.5 5-14.5-4Q-7 5 0-4Q7 5 14.5-4Q21.5 5 29-4",
  },
  guildhall: {
    body: "M-28 27V-8H-17V-18L0-30L17-18V-8H28V27Z",
    lines: "M-17-8V27M17-8V27M-17-18H17M-23 4V10M23 4V10",
  },
};
