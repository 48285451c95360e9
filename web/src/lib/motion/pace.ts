// How fast what happens is told: a piece's way, and the time to read a line.

export const PACES = ["instant", "quick", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

export interface Times {
  /** Milliseconds of a piece's way from place to place. */
  flight: number;
  /** Milliseconds that a line stays after it: so many, and so many for each letter. */
  rest: number;
  letter: number;
}

const TIMES: Record<Exclude<Pace, "instant">, Times> = {
  quick: { flight: 300, rest: 120, letter: 4 },
  normal: { flight: 620, rest: 260, letter: 11 },
  slow: { flight: 1100, rest: 700, letter: 24 },
};

/** What one does oneself is known: it is shown, but nobody has to read it. */
const KNOWN = 0.4;

/** Null: nothing is played, the board shows at once how it stands. */
export const timesOf = (pace: Pace): Times | null => (pace === "instant" ? null : TIMES[pace]);

export const readingTime = ({ rest, letter }: Times, text: string, known: boolean): number =>
  (rest + letter * text.length) * (known ? KNOWN : 1);
