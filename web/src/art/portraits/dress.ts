// What people wear, from the collar down to the edge of the picture.

import { BONE, FUR, GOLD, LEATHER, LINEN, METAL, dot, line, rings, shade, shape, spot, tint, type Draw } from "./ink";

const BODY = "M5 102C6 90 17 83 38 76C43 81.6 54 81.6 60 76C80 82 93 88 95 102Z";
const SHADE = shade("M5 102C6 90 17 83 38 76C33 84 30 92 29 102Z");
const body = (cloth: string): string => shape(BODY, cloth) + SHADE;
const RIM = "M36 75.4C41 83.6 55 83.8 61.4 75.4L64 77.4C57 88.6 39 88.4 33.4 77.8Z";
const MAIL: [number, number, number][] = [
  [81, 26, 72],
  [85, 18, 80],
  [89, 13, 86],
  [93, 10, 90],
  [97, 9, 91],
];
const CAPE = "M20 98C24 86 30 79 37 74C43 81 55 81 60.6 74C70 79 76 86 80 98C62 104 38 104 20 98Z";

export const DRESS = {
  tunic: ({ main, second }) => body(main) + shape(RIM, second) + line("M49.6 86L50 102M47.4 91L52.4 91", 1.2),
  laced: ({ main, second }) =>
    body(main) +
    shape("M42 79C45 81.4 54 81.4 57.4 78.8L51 98Z", LINEN) +
    line("M44 84.4L55.6 84.4M46 89.6L53.6 89.6M47.8 94L52.4 94", 1.3) +
    shape("M20 84L26 102L12 102Z", second),
  jerkin: ({ second }) =>
    body(second) +
    shape("M30 79.4L38 76.2C42 82 55 82 60.4 76.2L68 79.4L66 102L33 102Z", LEATHER) +
    line("M49.6 82L49.6 102", 1.2) +
    spot(46.6, 88, 1) +
    spot(52.8, 88, 1) +
    spot(46.6, 95, 1) +
    spot(52.8, 95, 1),
  apron: ({ main, second }) =>
    body(main) +
    shape(RIM, second) +
    shape("M34 102L36 88L63 88L66 102Z", LEATHER) +
    line("M36 88L30 79.6M63 88L68.6 79.4", 2.2),
  robe: ({ main, second }) =>
    body(main) +
    shape(
      "M38 76.4C44 84 46 94 46.6 102L54 102C54 94 56 84 60 76.4L64.6 77.8C61 86 60 94 60 102L40 102C40 94 38 86 33.4 78Z",
      second,
    ),
  habit: ({ main, second }) =>
    body(main) +
    shape("M23 92C26 82 33 77 38 73C43 80.6 54 80.8 59.6 73C66 77 74 83 77 92C62 100 38 100 23 92Z", second) +
    line("M30 88C34 84 37 81 39 78.4M69.6 87C66 83.4 63 80.6 60.8 78", 1),
  scapular: ({ main, second }) =>
    body(main) +
    shape("M36.6 76C42 84 55 84 61 76L66 78L67 102L33 102L32 78Z", second) +
    line("M41 86L41 102M58.6 86L58.6 102", 0.9),
  gown: ({ main, second }) =>
    body(main) +
    tint("M39 76C42 86 55 86 59 76Z", BONE) +
    shape("M33 77.8L38.4 76C41 89 57 89 60 76L65 77.6C62 94 37 94 33 77.8Z", second) +
    line("M49.4 91L49.4 102", 1.1) +
    spot(49.4, 89.2, 1.5, GOLD),
  kirtle: ({ main, second }) =>
    body(second) +
    shape("M31 79L37 77C39 90 60 90 62 77L68 79.4L64 102L35 102Z", main) +
    line("M49.5 88L49.5 102M46.4 91L52.6 94M52.6 91L46.4 94M46.4 96L52.6 99M52.6 96L46.4 99", 1),
  mantle: ({ main, second }) =>
    body(second) +
    shape("M5 102C6 90 17 83 38 76C41 84 42 94 38 102Z", main) +
    shape("M95 102C93 88 80 82 60 76C58 84 60 94 66 102Z", main) +
    dot(59, 82.6, 3.6, GOLD) +
    line("M41 84Q50 88.6 56 84", 1.6),
  cloak: ({ main, second }) =>
    body(second) +
    shape("M5 102C6 90 17 83 36 76.6C46 82 58 80 62 76.6C76 80 80 86 74 91C58 94 46 98 40 102Z", main) +
    dot(69, 86.6, 4, GOLD) +
    spot(69, 86.6, 1.4) +
    line("M58 84C48 89 40 92 31 96M52 82C42 84 32 86 22 92", 1),
  fur: ({ main }) =>
    body(main) +
    shape(
      "M37 74C31 77 21 81 15 87C18 92 22 90 24 93C28 90 32 94 35 91C38 96 43 93 46 97C48 93 52 93 54 97C57 93 62 96 64 91C68 94 71 90 75 93C78 89 82 92 85 87C79 81 68 77 61 74C55 83 43 83 37 74Z",
      FUR,
    ) +
    line(
      "M27 84L25.6 88M33 81.6L32 86M39 83L38 87.6M45 86L44.6 90.6M53 86L53.6 90.6M60 83L61.4 87.6M66 81.6L67.6 86M73 84L75 88",
      1,
    ),
  ermine: ({ main }) =>
    body(main) +
    shape(
      "M37 74C29 78 19 82 13 88C20 96 36 100 50 100C64 100 80 96 87 88C80 82 68 77 61 74C55 83 43 83 37 74Z",
      BONE,
    ) +
    line(
      "M26 86L25 90M35 88L34.4 92M45 91L44.8 95M55 91L55.4 95M65 88L66 92M74 86L75.4 90M31 81.6L30 84.6M68 81.4L69.4 84.4",
      2,
    ),
  mail: () => body(METAL) + rings(MAIL),
  surcoat: ({ main, second }) =>
    body(METAL) +
    rings(MAIL) +
    shape("M31 79L38 77C42 84.6 56 84.6 61 77L68 79.4L70 102L29 102Z", main) +
    shape("M46.6 85L52.6 85L52.6 90L58 90L58 95L52.6 95L52.6 102L46.6 102L46.6 95L41 95L41 90L46.6 90Z", second),
  halved: ({ main, second }) =>
    body(METAL) +
    rings(MAIL) +
    shape("M31 79L38 77C41 82 45 83.6 49.6 83.6L49.6 102L29 102Z", main) +
    shape("M68 79.4L61 77C58 82 54 83.6 49.6 83.6L49.6 102L70 102Z", second),
  lamellar: ({ main }) =>
    body(main) +
    shape("M30 79.4L38 77C43 83.6 55 83.6 60.6 77L69 79.6L68 102L31 102Z", METAL) +
    line("M32 86L67.4 86M31.6 92L68 92M31.4 98L68 98", 1.2) +
    line("M37 82L37 102M43 84L43 102M49 84.6L49 102M55 84L55 102M61 82L61 102", 0.9),
  plates: ({ main }) =>
    body(METAL) +
    shape("M31 79.4L38 77C43 83.6 55 83.6 60.6 77L68 79.6L66 102L33 102Z", main) +
    [
      [40, 86],
      [49.6, 88],
      [59, 86],
      [40, 95],
      [49.6, 97],
      [59, 95],
    ]
      .map(([x = 0, y = 0]) => spot(x, y, 1.5, GOLD))
      .join("") +
    shape("M6 98C8 88 16 83 26 80C31 84 31 92 28 98Z", METAL) +
    shape("M94 98C92 88 84 83 74 80C69 84 69 92 72 98Z", METAL),
  gambeson: ({ main, second }) =>
    body(main) +
    shape("M35 74C40 80 57 80 62.6 74L64.4 81C56 87 42 87 33.6 81.4Z", second) +
    line("M24 82L22 102M34 84L33 102M44 87L43.6 102M54.6 87L55 102M65 83.6L66 102M75 82L78 102", 1),
  leather: ({ main }) =>
    body(main) +
    shape("M28 80L38 76.4C43 83 55 83 60.6 76.4L71 80L69 102L31 102Z", LEATHER) +
    line("M31 79.6L62 102M36 77.4L68 100M68.6 79.6L38 102", 2) +
    dot(50, 92.4, 2.6, METAL),
  pelt: ({ second }) =>
    body(second) +
    shape(
      "M36 75C28 76 16 81 7 90C10 92 9 96 8 102L26 102C27 98 30 97 30 94C34 96 37 92 40 93C43 90 47 92 50 89C54 92 57 90 60 93C64 92 66 96 70 94C70 98 73 99 74 102L92 102C91 96 91 92 93 90C84 81 71 76 62 75C56 82 42 82 36 75Z",
      FUR,
    ) +
    line(
      "M20 86L17 91M28 82L26 88M22 94L20 99M36 82L35 88M63 82L64.6 88M72 82L74.6 88M79 86L82 91M78 94L80 99M44 85L44 89M56 85L56.6 89",
      1,
    ),
  cope: ({ main, second }) =>
    body(BONE) +
    shape("M5 102C6 90 17 83 36 75C41 84 44 94 44 102Z", main) +
    shape("M95 102C93 88 80 82 62 75C57 84 56 94 56 102Z", main) +
    line("M37 78C41 86 43.6 94 44 102M61 78C57.6 86 56 94 56 102", 4.6) +
    `<path d="M37 78C41 86 43.6 94 44 102M61 78C57.6 86 56 94 56 102" stroke="${second}" stroke-width="2.4"/>` +
    dot(50, 85, 4, GOLD) +
    line("M50 82.6L50 87.4M47.6 85L52.4 85", 1),
  stole: ({ main, second }) =>
    body(main) +
    shape(
      "M37 75.6L34 77C38 86 39 94 39 102L46 102C46 92 43 82 37 75.6ZM61 75.6L64.4 77C60.6 86 60 94 60.4 102L53 102C53 92 56 82 61 75.6Z",
      second,
    ) +
    line("M42.6 92L42.6 98M40.4 94.6L45 94.6M56.6 92L56.6 98M54.4 94.6L59 94.6", 1),
  kaftan: ({ main, second }) =>
    body(main) +
    shape("M37 76C45 84 58 90 60 102L67 102C66 90 60 80 46 80C42 79.6 39 78 37 76Z", second) +
    shape("M61.6 76C58 80 54 83.6 50 86L44 82.6C51 82.6 57 80 61.6 76Z", second) +
    line("M22 84C25 90 26 96 26 102M78 84C75 90 74 96 74 102", 1),
  wrap: ({ main, second }) =>
    body(second) +
    shape("M36 75C43 84 55 84 62 75L70 79C64 90 40 98 14 96C8 92 18 83 36 75Z", main) +
    line("M28 80C38 88 52 88 64 80M20 86C34 93 52 91 66 83M16 92C30 96 44 94 56 90", 1),
  loros: ({ main }) =>
    body(main) +
    shape("M33 77L38 75.4C43 82 55 82 60.6 75.4L66 77C62 87 57 90 56.6 102L42.4 102C42 90 37 87 33 77Z", GOLD) +
    [
      [38.6, 80.6],
      [44, 86],
      [60.4, 80.6],
      [55, 86],
      [49.6, 88.6],
      [49.6, 96],
    ]
      .map(([x = 0, y = 0], i) => dot(x, y, 2, i % 2 ? "#a5452f" : "#5b7d5f"))
      .join(""),
  hooded: ({ main, second }) =>
    body(second) + shape(CAPE, main) + line("M22 97.6C40 102.6 60 102.6 78 97.6M30 86L27 97M69 86L73 97", 1),
  scarf: ({ main, second }) =>
    body(main) +
    shape(
      "M33.6 73C40 80 57 80 64 73C68 79 67 84 62 86C54 90 43 90 36 86C31 83 31 78 33.6 73ZM38 87L34 102L46 102L47 89Z",
      second,
    ) +
    line("M36 79C44 86 56 86 63 79M41 92L40 100", 1),
  motley: ({ main, second }) =>
    body(main) +
    shape("M50 84C57 83 60 78 60.4 76.2C80 82 93 88 95 102L50 102Z", second) +
    shape("M33 76L37 90L44 82L50 94L56 82L63 90L66 76C58 84 42 84 33 76Z", GOLD) +
    dot(37, 92, 2, GOLD) +
    dot(50, 96, 2, GOLD) +
    dot(63, 92, 2, GOLD),
} satisfies Record<string, Draw>;
export type Dress = keyof typeof DRESS;
