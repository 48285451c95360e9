// Hats, hoods, veils and crowns. Helmets are in helmets.ts.

import { BONE, FUR, GOLD, LEATHER, LINEN, band, dot, line, shade, shape, spot, tint, type Draw } from "./ink";

export interface Headgear {
  back?: Draw;
  front: Draw;
  /** What it covers: all hair, also the mouth, the hair above a brim, or nothing. */
  covers: "all" | "face" | "top" | "nothing";
}

/** Cloth around a face: the outside, then the opening. */
const around = (outside: string, fill: string, opening: string): string =>
  `<path fill-rule="evenodd" fill="${fill}" d="${outside}${opening}"/>`;
const FACE =
  "M41 39C41 28 46 23.6 54 23.4C62 23.4 66 29 64.6 38C65.4 45 64 51 61.6 56C59 62 55.6 64.6 52.4 64.4C46 63.6 40.4 52 41 39Z";
const OPEN =
  "M40.6 42C40 28 46 22 54 22C62.6 22 67 29 66.4 40C67.6 50 66 60 62 70C58 78 46 78 42.4 70C40.6 60 40.8 52 40.6 42Z";
/** The dark inside of a hood, behind the face. */
const inside = (opening: string) => (): string => tint(opening, "#4a3a2e");
const SHADOWED =
  "M39.6 46C39 32 46 26.6 55 26.4C63 26.4 68 33 67.4 44C68.6 52 66.6 62 62 71C58 78 46 78 42 71C40 62 39.8 54 39.6 46Z";
const HEADCLOTH = "M41 76C39 62 39.6 50 40.4 40C41 30 46 26 54 26C62 26 66.6 31 66.4 40C67.6 50 66.6 60 64 74Z";
const HOOD =
  "M27 78C27.6 66 27 58 26.4 46C25 24 36 9 51 8.4C66 8.6 73.4 22 71 42C70.6 56 70 66 69.6 77C62 86 36 87 27 78Z";
const ring = (d: string, colour: string): string => band(d, colour, 3);

export const HATS = {
  none: { covers: "nothing", front: () => "" },
  hood: {
    covers: "all",
    back: inside(OPEN),
    front: ({ main }) =>
      around(HOOD, main, OPEN) +
      shade(
        "M27 78C27.6 66 27 58 26.4 46C25 24 36 9 51 8.4C40 16 36 28 36.4 44C36.6 60 38 72 42.4 79C36 81 30 81 27 78Z",
      ) +
      line("M33 66C31 52 30 34 38 22M68.4 30C69 40 68.6 50 67.6 58", 1),
  },
  peaked: {
    covers: "all",
    back: inside(OPEN),
    front: ({ main, second }) =>
      shape("M34 24C24 20 18 26 12 34C10 38 13 40 16 38C22 34 28 36 32 40Z", main) +
      around(HOOD, main, OPEN) +
      `<path d="${OPEN}" stroke="${second}" stroke-width="2.4"/>` +
      line("M40.6 42C40 28 46 22 54 22C62.6 22 67 29 66.4 40", 1) +
      line("M33 66C31 52 30 34 38 22", 1),
  },
  shadowed: {
    covers: "all",
    back: inside(SHADOWED),
    front: ({ main }) =>
      around(
        "M25 79C25.6 66 25 58 24.4 46C23 22 36 6 54 7C68 8 75 22 72 42C71 56 71 66 70.6 78C62 87 34 88 25 79Z",
        main,
        SHADOWED,
      ) +
      shade(
        "M39.6 46C39 32 46 26.6 55 26.4C63 26.4 68 33 67.4 44C65 40 61 38.6 54 38.6C47 38.6 42 41 39.6 46ZM39.6 46C40 60 40.6 68 45 75C42 62 42 54 43 46Z",
      ) +
      line("M31 64C29 50 29 34 38 20M70 30C70.4 40 70 50 69.4 58", 1),
  },
  coif: {
    covers: "top",
    front: () =>
      shape(
        "M40.6 62C36 58 33 50 32.4 42C30 24 36 11.6 50 11.4C63.6 11.4 69.6 20 67.4 32C62 28.6 52 28 45.6 31C43.6 38 43 48 42.6 56Z",
        LINEN,
      ) +
      line("M42 60C45 66 50 69.4 56 68.6", 1.6) +
      line("M36 40C35 28 40 18 49 14M52 29C52 22 53 17 56 13.4", 0.9),
  },
  cap: {
    covers: "top",
    front: ({ second }) =>
      shape("M31.6 31C30 17 38 8.4 50 8C62 8 69.6 16 69 29C58 24.6 42 25.6 31.6 31Z", second) +
      shape(
        "M30.4 33C30 30 30.8 28.6 32 27.6C43 22.4 58 21.6 69 26C70.4 27.4 70.4 29.4 69.6 31.4C58 27.4 42 28 30.4 33Z",
        second,
      ) +
      line("M44 22C45 17 47 13 50 10", 1),
  },
  felt: {
    covers: "top",
    front: ({ second }) =>
      shape(
        "M31 31C28.6 17 33 9 43 6C56 0 70 4 73 12C73.6 15 70 16.4 66.4 15.4C69 19 70 24 69.6 30C58 25 42 26 31 31Z",
        second,
      ) +
      shape(
        "M29.6 33.6C29.6 30 31 28 33 27C44 22.4 58 22 69 26C71 27.4 71.2 30 70 32.4C58 28 42 28.6 29.6 33.6Z",
        LEATHER,
      ) +
      line("M47 9C53 7 60 9 66.4 15.4", 1.1),
  },
  bycocket: {
    covers: "top",
    front: ({ second }) =>
      shape("M34 27C34 14 42 7.4 51 7.4C60 7.4 66.6 14 67 25Z", second) +
      shape("M27 28C26 22 30 19 35 20C46 25 60 24.6 84 24C76 31 64 31.6 52 30.6C42 30 34 31 27 28Z", second) +
      shape("M38 21C30 14 26 6 27 1C34 4 41 12 42 22Z", BONE) +
      line("M29 4C33 10 37 15 40 21", 0.9),
  },
  straw: {
    covers: "top",
    front: () =>
      shape("M35.6 26C35 13 41 7 50.6 7C60 7 66 13 66 25Z", "#d6b566") +
      shape(
        "M17 31C20 24 34 21.6 50 21.4C66 21.4 80 23 85 29C76 33 64 31.6 52 31.4C40 31.4 28 35.4 17 31Z",
        "#d6b566",
      ) +
      line("M36 22.4C44 20.6 58 20.4 66 22", 2.2) +
      line(
        "M25 30L30 25.6M35 30.4L38 24.6M46 30L47 24M57 30L56.4 24M67 30.4L65 24.6M77 30L73 25.6M43 17L45 10M51 17L51.4 9M59 17.6L57 10",
        0.9,
      ),
  },
  brimmed: {
    covers: "top",
    front: ({ second }) =>
      shape("M36 26C36 14 42 8.4 51 8.4C60 8.4 65.6 14 66 25Z", second) +
      shape("M20 30C26 24.6 36 22.6 51 22.4C66 22.4 76 24 82 28.6C72 32.6 62 31 52 31C40 31 30 34 20 30Z", second) +
      line("M36.4 23.4C45 21 58 21 66 22.8", 3) +
      line("M42 18C43 14 46 11.4 49 10.6", 1),
  },
  chaperon: {
    covers: "top",
    front: ({ main, second }) =>
      shape("M33 28C26 34 22 44 25 58C28 62 33 60 33.6 56C32 48 34 42 40 36Z", main) +
      shape("M44 17C42 7 56 2 66 7C74 11 76 20 70 24Z", main) +
      shape(
        "M30 30C27 22 33 15.6 42 15C54 13.6 68 15 71.6 22C74 28 69 32 64 29.6C54 26.4 44 28.6 38 33C34 35 31 34 30 30Z",
        second,
      ) +
      line("M36 18.6L39.6 31.6M46 15.4L47.6 28.6M57 15.6L56.4 27.4M65.6 18L63 29", 1),
  },
  beret: {
    covers: "top",
    front: ({ main }) =>
      shape("M33 30C22 24 24 11 36 8.4C50 4 72 6 76 15C78 22 72 27 67.6 30C58 25.6 42 26 33 30Z", main) +
      line("M34 29C44 24 58 24 67 28.6", 2) +
      line("M40 22C42 15 48 11 56 10.6", 1),
  },
  furHat: {
    covers: "top",
    front: ({ second }) =>
      shape("M36 19C38 8 46 3.4 52 3.4C60 4 65 10 66 18Z", second) +
      shape(
        "M29 33C27 28 29 24 31 23C30 19 34 16 38 17.4C42 13.6 48 15 50 15C55 13.4 60 14.4 62.6 16.4C67 15.6 71 19 70.4 22.4C73 26 72 30 70.6 32.6C66 30 64 31.6 61 29.8C56 31 53 28.6 49 30.2C44 29 41 32 38 31.4C35 34.6 31.6 34.6 29 33Z",
        FUR,
      ) +
      line("M36 22L35 27M43 20L42.6 25.6M51 19L51.4 25M59 20L60 25.6M66 22L67.6 27", 1),
  },
  turban: {
    covers: "top",
    front: ({ second }) =>
      shape("M31 33C24 27 25 13 36 9C46 3.4 64 4 70 12C76 20 73 30 68 32.4C58 26.6 42 26.6 31 33Z", second) +
      line(
        "M31.6 31C40 24 52 18 70 14M28.4 24C38 20 50 13 62 7M29 17C36 17 42 12 48 6.4M42 27C52 24 64 24 71.6 26M58 15C64 18 70 21 72.8 24",
        1.2,
      ),
  },
  tailed: {
    covers: "top",
    front: ({ second }) =>
      shape("M33 27C26 34 24 50 24 66C24 76 20 82 18 86C26 88 32 84 33.6 76C34.4 64 35 52 39.6 42Z", second) +
      shape("M31 32C25 25 27 12 38 8.6C48 5 62 5.6 68.4 12.4C74 19 72 29 68 32C58 26.6 42 26.6 31 32Z", second) +
      line(
        "M32 30C40 23 52 17 69 14M29.4 22C38 19 50 13 60 7.6M42 27C52 23.6 64 23.6 71 25.4M29 44C28 56 28 68 25 80",
        1.1,
      ) +
      dot(55, 16, 2.4, GOLD),
  },
  headcloth: {
    covers: "all",
    back: inside(HEADCLOTH),
    front: ({ second }) =>
      around(
        "M26 80C29 68 26 54 27 42C27 22 37 10 51 9.8C65 10 72.6 22 71 42C71 56 73 66 74 76C70 82 64 82 62 76L44 76C40 84 32 86 26 80Z",
        second,
        HEADCLOTH,
      ) +
      band("M30.4 34C40 24.6 60 23.4 70.6 31", "#57504a", 2.4) +
      line("M33 72C34.6 60 33 50 34 40M30 76C32 66 30 54 31 44M70 72C69 62 69 52 69 44", 1),
  },
  veiled: {
    covers: "face",
    front: ({ second }) =>
      around(
        "M27 78C29 66 27 54 27.4 42C27.4 22 37 10 51 9.8C65 10 72.6 22 71 42C71 56 72 66 72 76C60 86 38 88 27 78Z",
        second,
        "M41 44C40.6 31 46 27 54 27C62 27 66.8 31 66.4 42C66.6 44 66.8 45.6 66.6 47C59 44.6 49 45.4 41.4 48Z",
      ) +
      line("M41.4 48C48 56 58 56 66.6 47M40.6 54C48 62 60 62 67 54M36 42C35 54 36 64 40 72M33 30C38 20 48 15 58 16", 1),
  },
  veil: {
    covers: "top",
    back: () => shape("M33 26C22 38 26 58 20 80C32 88 66 88 76 80C70 62 73 40 67 26Z", LINEN),
    front: () =>
      shape(
        "M21 82C27 62 24 46 28 34C31 18 40 10 52 10C64 10 72 19 71 33C70 27 64 22.6 56 22C47 22 41.4 29 41 40C40.6 54 38 70 31 84Z",
        LINEN,
      ) + line("M27 76C32 60 30 46 33 34C36 24 43 17 53 16M33 70C37 56 35 44 37 34", 0.9),
  },
  circletVeil: {
    covers: "top",
    back: () => shape("M33 26C22 38 26 58 20 80C32 88 66 88 76 80C70 62 73 40 67 26Z", LINEN),
    front: ({ second }) =>
      shape(
        "M21 82C27 62 24 46 28 34C31 18 40 10 52 10C64 10 72 19 71 33C70 27 64 23 56 22.6C47 22.6 41.4 29 41 40C40.6 54 38 70 31 84Z",
        LINEN,
      ) +
      line("M27 76C32 60 30 46 33 36", 0.9) +
      ring("M30.6 27.6C42 20 60 19 70.4 25.6", GOLD) +
      dot(57, 21.6, 2.6, second),
  },
  wimple: {
    covers: "all",
    back: inside(FACE),
    front: ({ second }) =>
      around(
        "M31 70C30 58 31 46 33 36C36 22 44 18 53 18C63 18 69 26 68.4 38C69.6 50 68 62 66 72C60 82 40 84 31 70Z",
        LINEN,
        FACE,
      ) +
      shape(
        "M19 84C25 64 23 48 26.4 34C29.4 16 40 8 52 8C65 8 73 18 71.6 33C68 24 62 20 54 20C44 20 38.6 28 38 40C38 56 35 72 29 86Z",
        second,
      ) +
      line("M44 68C50 72 57 72 62 67M42 73C49 78 58 77.6 63.6 72M27 74C31 60 29 46 32 34C35 24 42 16 52 14.6", 1),
  },
  nun: {
    covers: "all",
    back: inside(FACE),
    front: () =>
      around(
        "M31 72C30 58 31 46 33 36C36 20 44 15 53 15C63 15 69.6 24 69 38C70 50 69 62 67 74C60 84 40 86 31 72Z",
        LINEN,
        FACE,
      ) +
      shape(
        "M17 90C23 66 22 48 25.4 34C28.6 15 40 6.6 52 6.6C66 6.6 74 17 72.4 33C69 22 62 17.4 54 17.4C44 17.4 37.6 27 37 40C37 58 35 76 29 92Z",
        "#57504a",
      ) +
      line("M42 73C49 79 59 78.6 64.6 72", 1),
  },
  barbette: {
    covers: "top",
    front: () =>
      shape("M33 27C33 16 36 11.6 40 10.6C48 8.4 60 8.4 66 11.4C69 14 69.4 20 69 27C58 22.4 42 22.6 33 27Z", LINEN) +
      band("M39 27C39 44 41 58 46.6 64.6C51 70 58 69.6 61.6 64.4", LINEN, 3) +
      line("M38 14L38.6 23.6M45 11.6L45.4 22M53 10.8L53 21.6M61 11.6L61 22.6", 1),
  },
  kerchief: {
    covers: "top",
    front: ({ second }) =>
      shape(
        "M30.6 44C25 46 22 54 25 60C30 60 34 54 35 48C33.6 40 36 34 41.4 30C48 26 60 26 68 31C70 18 63 9.4 50.6 9.4C37 9.4 29 22 30.6 44Z",
        second,
      ) + line("M33 40C33 28 40 18 51 15M36 34C42 25 54 21.6 66 24.4", 1),
  },
  net: {
    covers: "top",
    front: () =>
      shape(
        "M36 44C28 50 23 42 27 35C27 20 37 10.4 50 10.4C60 10.4 67 16 68 25C58 21.6 46 24 41.6 32C41 38 40 42 36 44Z",
        GOLD,
      ) +
      line(
        "M29 38L40 20M27.6 32L36 14.6M33 45L47 14M28 28L40 38M31 21L42 31M36 15.6L46 25M44 12L55 22M52 11L64 21.6M47 24L57 11M56 22L63 14.6",
        0.9,
      ),
  },
  skullcap: {
    covers: "nothing",
    front: ({ main }) =>
      shape("M35 24C36 14 42 10.6 50 10.6C58.6 10.6 64 15 65 22.4C56 18.6 44 19 35 24Z", main) +
      line("M49 11L48.6 8.6", 2),
  },
  mitre: {
    covers: "top",
    front: ({ second }) =>
      shape("M34 28C32 16 42 6 53 -1C63 6 70 16 67 27C58 22.4 43 23 34 28Z", BONE) +
      shape("M33.4 29.6L34 23C44 18.6 58 18.4 67.4 22.4L67.4 29C58 24.6 43 25 33.4 29.6Z", second) +
      line("M53 1L53 19", 4) +
      `<path d="M53 2.6L53 19" stroke="${GOLD}" stroke-width="1.8"/>` +
      spot(44.6, 16, 1.5, second) +
      spot(60.6, 15.6, 1.5, second),
  },
  crown: {
    covers: "nothing",
    front: ({ second }) =>
      shape(
        "M33 28L29.6 8.6L39.6 15.6L44.6 4.6L51.6 13.4L59 4.6L63 15.6L72.6 9.6L68.4 27.4C58 22.6 43 22.8 33 28Z",
        GOLD,
      ) +
      line("M32.4 23.6C43 18.6 58 18.6 69.2 23.2", 1.1) +
      spot(41, 23, 1.5, second) +
      spot(51.6, 21.2, 1.7, second) +
      spot(62, 22.8, 1.5, second),
  },
  lilies: {
    covers: "nothing",
    front: ({ second }) =>
      shape(
        "M33 28.4L31 14C34 16 36.4 16 37 13C35 8 39 4 40.6 4C44 5 44.6 10 43.6 13C46 16 47 13 48 10C46 5 50 1 51.6 1C55 2 56.6 6 55 10C56 14 58 15 60 13C59 8 62 4.6 64 5C67.6 6 68 11 66.4 14C68 17 70 16 71 14.6L68.4 27.6C58 23 43 23 33 28.4Z",
        GOLD,
      ) +
      line("M32.6 24C43 19 58 19 69 23.6", 1.1) +
      spot(51.6, 21.4, 1.7, second),
  },
  imperial: {
    covers: "nothing",
    front: ({ second }) =>
      shape(
        "M32.6 28.4L32 13C36 7 42 8 44 12C45 5 49 1.6 52 1.6C56 1.6 59 6 60 12C63 8 68.6 8 70.4 13L69 27.6C58 23 43 23 32.6 28.4Z",
        GOLD,
      ) +
      line("M52 1.6L52 -4M49.6 -1L54.6 -1", 2) +
      line("M44 12L44.4 24M60 12L59.6 24", 1.1) +
      dot(52, 14, 3, second) +
      spot(38, 18, 1.7, second) +
      spot(65, 17.6, 1.7, second),
  },
  stemma: {
    covers: "top",
    front: ({ second }) =>
      line("M35 32L34.4 54M31.6 31L30.6 50M67.4 30L68.6 50", 1) +
      [
        [34.4, 55],
        [30.6, 51],
        [68.6, 51],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 2, BONE))
        .join("") +
      shape("M33 20C36 8 46 5 52 5C59 5 67 9 68.6 19Z", second) +
      shape("M31.4 32L31 18C43 13 59 13 70.4 17.4L69.6 30.6C58 26 43 26.6 31.4 32Z", GOLD) +
      [
        [36, 24.4],
        [44, 21.6],
        [60, 21.2],
        [66.4, 23.4],
      ]
        .map(([x = 0, y = 0]) => spot(x, y, 1.6, "#5b7d5f"))
        .join("") +
      dot(52, 20.6, 2.8, "#a5452f") +
      line("M52 5L52 0M49.8 2.4L54.2 2.4", 1.8),
  },
  circlet: {
    covers: "nothing",
    front: ({ second }) => ring("M33.6 30C42 24.6 58 24 67.4 28.6", GOLD) + dot(55, 25.4, 2.6, second),
  },
  headband: { covers: "nothing", front: ({ second }) => ring("M33.4 31C42 26 58 25 67.4 29.6", second) },
  jester: {
    covers: "all",
    back: inside(OPEN),
    front: ({ main, second }) =>
      around(HOOD, main, OPEN) +
      shape("M36 24C24 16 12 20 9 36C14 30 22 30 29 36Z", second) +
      shape("M40 15C40 6 50 -2 66 2C60 6 58 10 59 14Z", main) +
      shape("M62 14C74 8 88 14 91 30C86 26 76 26 70 32Z", second) +
      dot(9, 38, 3, GOLD) +
      dot(68, 3, 3, GOLD) +
      dot(91, 33, 3, GOLD),
  },
} satisfies Record<string, Headgear>;
