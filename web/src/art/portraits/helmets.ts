// Helmets and mail for the head.

import { FUR, GOLD, LEATHER, METAL, band, dot, line, rings, shade, shape } from "./ink";
import type { Headgear } from "./headgear";

const FACE =
  "M41.4 41C41 30 46 26 54 26C62 26 65 31 64.6 39C65.4 46 64.4 51.6 61.6 57C59 62.6 55.6 65 52.4 64.8C46 64 41 52 41.4 41Z";
const COIF =
  "M24 82C29 70 29 56 28.6 44C27.6 24 37 11 51 10.8C65 11 72 22 70.4 42C71 56 71 68 76 80C64 90 36 92 24 82Z";
const mail = (): string =>
  `<path fill-rule="evenodd" fill="${METAL}" d="${COIF}${FACE}"/>` +
  shade("M24 82C29 70 29 56 28.6 44C27.6 24 37 11 51 10.8C40 18 36 28 36.6 44C37 60 38 74 40 87C33 87 27 85 24 82Z") +
  rings(
    [
      [18, 40, 62],
      [22, 35, 44],
      [26, 33, 43],
      [30, 31, 41],
      [36, 30.6, 40],
      [42, 30.6, 40],
      [48, 30.6, 40],
      [54, 31, 42],
      [60, 31, 44],
      [66, 30, 48],
      [71, 29, 70],
      [76, 28, 72],
      [81, 30, 70],
    ],
    3.6,
  );
const bowl = (top: string, fill = METAL): string =>
  shape(top, fill) + shade("M33 31C31 20 37 12 44 9.6C40 16 39 22 39.6 28.4Z");
const ROUND = "M32.4 32C30 18 38 7.6 51 7.4C63.6 7.4 70.6 17 69 30.6C58 25.6 43 26 32.4 32Z";
const CONE = "M32.4 32C30.6 20 40 10 53 0C64 10 71 19 69 30.6C58 25.6 43 26 32.4 32Z";
const RIM = "M32 31.6C43 25 58 24.6 69.4 30";

export const HELMETS = {
  mailCoif: { covers: "all", front: mail },
  nasal: {
    covers: "all",
    front: () =>
      mail() +
      bowl(CONE) +
      band(RIM, METAL, 3) +
      shape("M54.4 26L59.4 26L60.6 47C59 48.6 57 48.6 55.6 47Z", METAL) +
      line("M53 2C50 12 49.6 20 50 26", 1),
  },
  bareNasal: {
    covers: "top",
    front: () =>
      bowl(CONE) +
      band(RIM, METAL, 3) +
      shape("M54.4 26L59.4 26L60.6 47C59 48.6 57 48.6 55.6 47Z", METAL) +
      line("M53 2C50 12 49.6 20 50 26", 1),
  },
  kettle: {
    covers: "all",
    front: () =>
      mail() +
      bowl("M34 27C33 14 41 6.6 51 6.4C61.6 6.6 68 14 67.6 26Z") +
      shape("M21 34C24 27 34 24 51 23.6C68 23.6 77 26 81 32C72 33.6 62 30 52 30C40 30 30 36 21 34Z", METAL) +
      line("M51 7L51 23", 1),
  },
  bareKettle: {
    covers: "top",
    front: () =>
      bowl("M34 27C33 14 41 6.6 51 6.4C61.6 6.6 68 14 67.6 26Z") +
      shape("M21 34C24 27 34 24 51 23.6C68 23.6 77 26 81 32C72 33.6 62 30 52 30C40 30 30 36 21 34Z", METAL) +
      line("M51 7L51 23", 1) +
      line("M40 33C40 48 42 58 48 65M63 32C66 44 65 56 60 64", 1.2),
  },
  cervelliere: { covers: "all", front: () => mail() + bowl(ROUND) + line("M51 8C49.6 15 49.6 21 50 26", 1) },
  crested: {
    covers: "all",
    front: ({ second }) =>
      mail() +
      shape("M50 8C40 6 30 12 27 24C34 20 42 18 52 10Z", second) +
      bowl(ROUND) +
      band(RIM, GOLD, 2.6) +
      dot(51, 8, 2.6, GOLD),
  },
  winged: {
    covers: "all",
    front: () =>
      mail() +
      bowl(ROUND) +
      band(RIM, GOLD, 2.6) +
      shape("M37 29C27 26 19 15 20 3C27 9 35 14 42 24Z", "#efe4cb") +
      line("M24 9C28 17 33 22 38.6 26M22.6 14C26 20 31 25 36 27.6", 1),
  },
  crownedHelm: {
    covers: "all",
    front: ({ second }) =>
      mail() +
      bowl("M34 24C34 13 41 6.4 51 6.4C61.6 6.4 68 13 68 23Z") +
      shape(
        "M32.6 31.6L29.6 14L38.6 20L44 11.6L51.6 18.6L59 11.6L63.6 20L72.4 14.6L69 30.6C58 25.6 43 26 32.6 31.6Z",
        GOLD,
      ) +
      dot(51.6, 24, 1.8, second),
  },
  spectacle: {
    covers: "top",
    front: () =>
      bowl(ROUND) +
      band("M51 7.6C49 14 49.4 21 51 27", METAL, 3) +
      band(RIM, METAL, 3) +
      `<path fill-rule="evenodd" fill="${METAL}" d="M40 31C46 28.6 60 27.8 67 30C68 38 66.4 45 62 46.6C59.6 46.6 59 45 58 44L56.4 44C55 47.6 51 49 47 48C42 46 39.6 39 40 31ZM43.4 36.6C42.6 41 44.6 44.6 48 44.6C51.4 44.4 53.4 41.6 53 37C50 34.4 46 34.6 43.4 36.6ZM57 36.6C56.8 40.6 58.4 43.6 61 43.6C63.6 43 64.6 39.6 64.2 36.2C62 34.4 59 34.8 57 36.6Z"/>`,
  },
  norseCap: {
    covers: "top",
    front: () =>
      bowl(ROUND) +
      band(RIM, GOLD, 3) +
      band("M51 7.6C49 14 49.4 21 51 27", GOLD, 2.6) +
      line("M39 31C39 40 39 48 40 54", 2.4),
  },
  leatherCap: {
    covers: "top",
    front: () =>
      shape("M32.4 32C30 18 38 8.6 51 8.4C63.6 8.4 70.6 18 69 30.6C58 26 43 26.4 32.4 32Z", LEATHER) +
      shape("M32 31C38 28 42 27.6 44 27.6C42 38 42 48 43.6 60C38 55 33 44 32 31Z", LEATHER) +
      line("M50 9C48.6 16 48.6 22 49.4 27M36 33C36.6 42 39 50 41.6 54", 1.1),
  },
  wolf: {
    covers: "top",
    front: () =>
      shape(
        "M30 84C25 62 24 44 28 28L31 5L42 12C48 9.6 55 9.6 60 12L68 4L71 24C74 28 76 31 76 34C70 34 66 31 60 30.4C50 29 43 32 41 42C40 56 40 72 36 86Z",
        FUR,
      ) +
      line(
        "M33 12L36.6 20M66 11L64 18M60 29L61 26M66 31L67.6 27.6M72 33L72.6 30M54 29L54.4 25.6M32 66L36 58M30 54L36 46M30 42L36 36",
        1.1,
      ) +
      line("M48 20L53 22M66 21L62.6 22.6", 2.4),
  },
  pointed: {
    covers: "all",
    front: ({ second }) =>
      mail() +
      shape("M52 -3L50 6L54 6Z", METAL) +
      bowl("M34 26C33 14 42 9 52 4C62 9 69 14 68 25Z") +
      shape("M30 33C26 27 30 21 37 20C47 17.6 60 17.6 67 20C73 22 74 29 69.6 32.4C58 27 43 27.6 30 33Z", second) +
      line("M33 31C40 25 50 21 62 19M42 28C52 23.6 64 24 71 26.6", 1.1),
  },
  spiked: {
    covers: "top",
    front: ({ second }) =>
      shape("M52 -3L50 6L54 6Z", METAL) +
      bowl("M33 31C31 16 42 9 52 4C62 9 70 16 69 30C58 25 43 25.6 33 31Z") +
      band(RIM, GOLD, 3) +
      shape("M33 31C28 42 27 56 30 70C36 72 41 70 42 66C40 54 40 44 41.6 34Z", second) +
      line("M35 40C33.6 50 34 60 36 68M43 12L44 24M60 11L60.4 23", 1.1),
  },
  ridged: {
    covers: "all",
    front: ({ second }) =>
      mail() +
      bowl(ROUND) +
      line("M43 9.6C40 17 40 23 41 27.6M59.6 9.4C62 16 62.6 22 62 26.4M51 8C50 15 50.4 20 51 25", 1.1) +
      band(RIM, GOLD, 3) +
      shape("M49 8L46 -4C50 -2 54 -2 58 -4L53.6 8Z", second),
  },
} satisfies Record<string, Headgear>;
