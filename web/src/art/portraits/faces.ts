// Faces, turned a little to the right: outline, eyes, brows, nose, mouth, and what the years write on them.

import { BONE, hatch, INK, line, shade, shape, smooth, spot, tint, type Draw } from "./ink";

/** Where an outline leaves the common one: how far cheeks, jaw and chin stand out, and how long the face is. */
interface Outline {
  cheek?: number;
  jaw?: number;
  chin?: number;
  length?: number;
}

const outline = ({ cheek = 0, jaw = 0, chin = 0, length = 0 }: Outline): string =>
  smooth([
    [49, 17],
    [60, 20],
    [65, 30],
    [64.2, 37],
    [66 + cheek, 45],
    [63.5 + cheek * 0.5 + jaw * 0.5, 54],
    [60 + jaw * 0.5 + chin, 62 + length],
    [54.5, 66.5 + length],
    [48.5 - chin, 65.3 + length],
    [40.5 - jaw, 58 + length * 0.6],
    [36 - cheek * 0.5 - jaw * 0.5, 49],
    [33.5, 36],
    [37.5, 23],
  ]);

export const FACES = {
  oval: outline({}),
  long: outline({ length: 3, jaw: -0.5, cheek: -0.6 }),
  square: outline({ jaw: 2.4, chin: 2, length: 0.6 }),
  round: outline({ cheek: 1.6, jaw: 2, chin: 1, length: -2 }),
  gaunt: outline({ cheek: 0.6, jaw: -2.2, chin: -1, length: 2 }),
  heavy: outline({ cheek: 1.4, jaw: 4, chin: 2.6, length: 1.4 }),
  pointed: outline({ cheek: 0.6, jaw: -1.4, chin: -1.8, length: 0.4 }),
};
export type Face = keyof typeof FACES;

const EAR = "M38.6 40C36.6 36.6 32.4 37.6 32.6 42C32.8 46.6 35.4 50.4 38.4 48.4";

export const neck = (skin: string): string =>
  shape("M40 54C40 64 39.5 70 36 76C42 84 54 84 60 76C57.5 72 57.4 68 57.6 62Z", skin) +
  shade("M40 56C42 62 47 69.5 53.5 70.5C55.5 70.6 57 70 57.6 69L58 74C50 76 43 73 39.4 67Z") +
  hatch("M41 70L45 73.6M42.4 68.6L49 75M45.6 69.6L51 75M49 71.4L53 75.2");

/** Head and ear. */
export const head = (face: Face, skin: string): string =>
  shape(FACES[face], skin) +
  shade("M49 17C36 18 32.5 28 33.6 38C34 46 37 56 46.5 64C42.5 55 40.4 47 41 38C41.4 29 44 21 49 17Z") +
  hatch("M38.6 50.6L41.6 52.4M39.4 53L42.6 55M40.8 55.6L43.6 57.4M42.4 58L44.8 59.6M37.6 48L40.6 50") +
  shape(EAR, skin) +
  line("M36.8 41.4C35 41 35 44 36.6 46.4", 1);

interface Look {
  /** How far the upper lid is raised, the lower one lowered, and the outer corner. */
  up: number;
  down: number;
  tilt?: number;
  /** A second line above: a heavy lid. */
  fold?: boolean;
}

function eye(inner: number, outer: number, { up, down, tilt = 0, fold }: Look): string {
  const [y, end] = [41, 41 + tilt];
  const lead = (outer - inner) * 0.25;
  const upper = `M${inner} ${y}C${inner + lead} ${y - up} ${outer - lead} ${end - up} ${outer} ${end}`;
  const lower = `C${outer - lead} ${end + down} ${inner + lead} ${y + down} ${inner} ${y}Z`;
  const middle = (inner + outer) / 2 + 0.5;
  const height = Math.min(2.1, (up + down) * 0.36);
  return (
    tint(upper + lower, BONE) +
    `<ellipse cx="${middle}" cy="${y + tilt / 2 + (down - up) * 0.3}" rx="1.9" ry="${Math.round(height * 10) / 10}" fill="${INK}" stroke="none"/>` +
    line(upper, 2) +
    line(
      `M${outer - lead / 2} ${end + down * 0.6}C${outer - lead * 1.6} ${end + down * 0.9} ${inner + lead * 2} ${y + down} ${inner + lead} ${y + down * 0.7}`,
      0.8,
    ) +
    (fold
      ? line(
          `M${inner + lead * 0.6} ${y - up * 0.9 - 0.9}Q${(inner + outer) / 2} ${y - up - 2} ${outer - lead * 0.4} ${end - up * 0.8 - 0.6}`,
          1,
        )
      : "")
  );
}
const eyes = (look: Look): string => eye(52, 43, look) + eye(57.4, 63.6, { ...look, up: look.up * 0.94 });
/** The flick of the outer lashes. */
const LASHES = line("M43.2 40.8L41 39.4M63.6 40.6L65.2 39.4", 1.4);

export const EYES = {
  open: eyes({ up: 4.4, down: 2.6 }),
  narrow: eyes({ up: 2.6, down: 1.8, tilt: -0.5 }),
  heavy: eyes({ up: 2.7, down: 2.8, tilt: 0.5, fold: true }),
  wide: eyes({ up: 5.2, down: 3.2, fold: true }),
  keen: eyes({ up: 3.6, down: 2.1, tilt: -1.2 }),
  tired:
    eyes({ up: 3.3, down: 2.6, tilt: 1.1, fold: true }) + line("M45 45.4Q48 47 51 45M58.4 45Q60.6 46.6 63 45", 0.9),
  bright: eyes({ up: 4.8, down: 2.7, tilt: -0.5 }) + LASHES,
  almond: eyes({ up: 3.8, down: 2.2, tilt: -0.9 }) + LASHES,
  soft: eyes({ up: 3.7, down: 2.7, tilt: 0.3, fold: true }) + LASHES,
};
export type Eyes = keyof typeof EYES;

/** Both brows: heights of the inner end, the bow and the outer end. */
const brows = (inner: number, bow: number, outer: number, width: number): string =>
  line(`M52.6 ${inner}C49.5 ${bow} 45.5 ${bow} 42 ${outer}M57.2 ${inner}C59.4 ${bow} 62 ${bow} 64 ${outer}`, width);

export const BROWS = {
  calm: brows(35.2, 33, 36, 2),
  thick: brows(35.6, 33.4, 36.4, 3),
  stern: brows(37.2, 34.6, 34.4, 2.6),
  raised: brows(33.6, 31, 34.4, 1.8),
  bowed: brows(34.8, 31.6, 36.2, 2.4),
  fine: brows(35.2, 32, 35.8, 1.3),
  slender: brows(35.6, 32.8, 34.6, 1.5),
};
export type Brows = keyof typeof BROWS;

const nose = (bridge: string, wing: string): string => line(bridge, 1.7) + line(wing, 1.2);

export const NOSES = {
  straight: nose(
    "M55.6 39.6C56 43.4 58.4 46.4 60.4 50C60.4 52.4 57.8 52.6 55.8 52.2",
    "M54 49.4C52.8 50.4 53 52 54.4 52.4",
  ),
  hooked: nose(
    "M55.8 38.6C58.8 40.6 62.2 45.6 61.6 51.6C60 53 58 51.6 56 52.6",
    "M54.2 49.4C52.8 50.6 53.2 52.4 54.6 52.6",
  ),
  broad: nose("M55.6 41C56.4 44.4 58.6 46.6 61.2 49C62.4 51.8 59.4 53.6 56.6 52.6", "M55 52.8C52.4 53 51.4 50.8 53 49"),
  snub: nose("M55.8 42C56 44.6 57.2 46.4 60.2 47.6C61.4 50 58.8 51.6 56 51", "M54.2 48.6C53 49.4 53.2 50.8 54.4 51.2"),
  long: nose(
    "M55.4 38.6C56.4 43.6 59.4 48 61.2 52.4C60.2 54.4 57.4 54 55.6 53.4",
    "M54 50.4C52.6 51.6 53 53.4 54.4 53.8",
  ),
  crooked: nose(
    "M55.4 38.8C56.4 41 59.4 42.4 58.8 45C59.6 46.8 61.4 48.6 61 51.4C59.6 53 57.4 52.2 55.6 52.6",
    "M54 49.4C52.6 50.6 53 52.2 54.4 52.6",
  ),
  small: nose("M58.6 47C59 48.2 60 49 60 50.2C59.4 51.6 57.6 51.4 56.2 51", "M54.8 49.4C54 50 54.2 50.8 55 51.2"),
};
export type Nose = keyof typeof NOSES;

const LIP = "#a5553f";
/** Where the lips meet, and the shadow below the lower one. */
const mouth = (meet: string, below: string): string => line(meet, 1.7) + line(below, 1);

export const MOUTHS = {
  firm: mouth("M50.4 58.4C54 57.6 58 57.6 61.4 58.2", "M54 61.4Q56.6 62.2 59 61.2"),
  smile: mouth("M49.8 57.2C53 59.8 58.4 59.8 61.8 57.2", "M54 61.8Q56.8 62.6 59 61.4"),
  stern: mouth("M50 59.6C53.4 57.2 58.4 57.2 61.6 59", "M53.6 61.8Q56.6 60.8 59.4 61.6"),
  smirk: mouth("M50.6 58.8C54 59.2 58.6 58.6 62 56.2", "M54.4 61.6Q57 62 59 61"),
  thin: mouth("M51.4 58.4L60.6 58", "M54.4 60.8L58.4 60.6"),
  full:
    tint("M50.6 58.4C53 56 55 56.2 56.6 57C58 56.2 59.6 56.2 61.4 58.2C59.4 61.8 53.6 62 50.6 58.4Z", LIP) +
    line("M50.4 58.4C54 59.2 58 59 61.6 58.2", 1.4),
  bow:
    tint("M52 58.2C54 56.2 55.4 56.4 56.6 57.2C57.8 56.4 59 56.4 60.4 58C58.8 61 54 61.2 52 58.2Z", LIP) +
    line("M51.4 58C54.4 59.4 58 59.4 60.8 57.8", 1.4),
};
export type Mouth = keyof typeof MOUTHS;

/** Lines of the face by age; young faces have none. */
export const AGES = {
  young: "",
  grown: line("M52.2 53.4Q49.4 55 48.8 58", 0.9),
  old:
    line("M52.4 53Q48.6 55 48 59.4M63 53.4Q64 55.4 63 58M42 43.6L39.6 42.4M42.2 45L40 45.4", 0.9) +
    line("M45 29.6Q53 27.4 61.6 29.4M47 26.6Q53.4 25 60 26.4", 0.9) +
    shade("M44 46C46 48.4 50 48.4 52 46.2C51 50 46 50.6 44 46Z"),
};
export type Age = keyof typeof AGES;

/** What else is remembered of a face. */
export const MARKS: Record<"none" | "scar" | "freckles" | "mole" | "patch", Draw> = {
  none: () => "",
  scar: () => line("M46.4 44.6L50.4 53.4M46.8 48.4L49 47.2M48.2 51.4L50.6 50.2", 1),
  freckles: () =>
    [
      [46, 47.4],
      [48.4, 49],
      [50.6, 47.6],
      [61.6, 46.6],
      [63, 48.4],
    ]
      .map(([x = 0, y = 0]) => spot(x, y, 0.55))
      .join(""),
  mole: () => spot(47.4, 52.6, 0.9),
  patch: () =>
    shape("M42 37.4C45 35.8 50.4 36 52.8 38C53 43 50.6 45.8 47.6 45.8C44.4 45.6 42 42 42 37.4Z", INK) +
    line("M34.6 33L64.6 29.6M42.4 38.6L36 44", 1.8),
};
export type Mark = keyof typeof MARKS;
