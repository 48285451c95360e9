// Arms, at the shoulder.

import { BONE, GOLD, LEATHER, METAL, WOOD, band, dot, line, shape, spot, type Draw } from "./ink";
import { shaft } from "./tools";

const SHIELD = "M66 74L99 70C101 84 97 97 86 104C74 101 66 88 66 74Z";

export const ARMS = {
  sword: () =>
    shape("M81.4 78L82 44L85 38L88 44L88 78Z", METAL) +
    line("M85 46L85 74", 1) +
    band("M75 79L95 78", GOLD, 2.6) +
    band("M85 81L85 96", LEATHER, 3) +
    dot(85, 99, 3.4, GOLD),
  greatsword: () => shape("M78 102L80 44L85 36L89.4 44L90 102Z", METAL) + line("M84.6 46L84 100", 1.2),
  scimitar: () =>
    shape("M83 82C80 66 84 50 97 40C99 54 95 70 90 82Z", METAL) +
    line("M86 79C85 66 88 56 94.6 47", 0.9) +
    band("M78 83.6L95 83", GOLD, 2.4) +
    band("M86.6 85L85 97", LEATHER, 3) +
    dot(84.6, 99, 2.6, GOLD),
  spear: () =>
    shaft(54) + shape("M84 30C89 38 90 46 84.6 56C79 46 80 38 84 30Z", METAL) + line("M84.2 35L84.4 53", 0.9),
  halberd: () =>
    shaft(40) +
    shape("M84 24L87 40L82 40Z", METAL) +
    shape("M83 44L72 42C69.6 50 70.6 58 74 62L84 56Z", METAL) +
    shape("M86 46L95 50L86 54Z", METAL),
  axe: () =>
    shaft(46) +
    shape("M83 52C79 50 76 46 75.6 42C69 50 68 64 73 73C75 68 79 64 84 62.6Z", METAL) +
    line("M74.6 47C71.6 54 71.6 62 73.6 68.6", 0.9),
  broadaxe: () =>
    shaft(42) +
    shape("M84 50C79 48 76 44 76 40C67 50 67 64 76 72C77 66 80 62 84 61Z", METAL) +
    shape("M85 50C90 48 93 44 93 40C100 50 100 64 93 72C92 66 89 62 85.4 61Z", METAL),
  mace: () =>
    shaft(64) +
    shape(
      "M84 46L89 50L94 49L93.4 55L97 59L92.6 62.6L92 68L86 66.6L84 68L80 66.6L76 68L75.6 62.6L72 59L75.4 55L75 49L80 50Z",
      METAL,
    ) +
    dot(84.4, 58, 4.4, METAL),
  club: () =>
    shape("M82 104C81 88 74 70 76 58C78 49 92 47 95 56C96.6 68 90 88 89 104Z", WOOD) +
    spot(82, 62, 1.5) +
    spot(89, 60, 1.5) +
    spot(85, 70, 1.5) +
    line("M80 66C82 76 84 86 84 98", 0.9),
  dagger: () =>
    shape("M82 82L83 62L85.4 56L88 62L88 82Z", METAL) +
    band("M78 83L92 82.6", METAL, 2) +
    band("M85 85L85 96", LEATHER, 3) +
    dot(85, 98.6, 2.6, GOLD),
  bow: () =>
    band("M72 102C94 96 100 62 82 40", WOOD, 2.6) +
    line("M72 102L82 40", 1) +
    band("M64 76L88 69", BONE, 1) +
    shape("M88 66L96 67L89.4 72Z", METAL),
  crossbow: () =>
    band("M84 104L82 62", WOOD, 4) +
    band("M66 70C72 60 92 57 99 65", LEATHER, 2.6) +
    line("M66 70L84 80L99 65", 1) +
    shape("M80 56L82 50L84.6 56Z", METAL),
  arrows: () =>
    line("M76 72L74 54M82 70L82 50M88 71L91 53", 1.6) +
    shape("M71.6 60L72.6 50L77 52L77.6 61ZM79.4 57L79.6 46L84.6 46L84.6 57ZM87 59L89 48.6L94 50L92 60Z", BONE) +
    shape("M71 72L93 69L95 104L76 104Z", LEATHER) +
    line("M72 78L94 75.4M75.6 96L94.6 94", 1.2),
  round: ({ second }) =>
    dot(82, 86, 17, WOOD) +
    `<circle cx="82" cy="86" r="13" fill="${second}"/>` +
    dot(82, 86, 4.6, METAL) +
    line("M82 73L82 81M82 91L82 99M69 86L77 86M87 86L95 86", 1.2),
  kite: ({ main }) => shape(SHIELD, main) + line("M83 73L85.4 102M68 84L98.6 80", 3) + line("M67 75L98.6 71.4", 1),
  lion: ({ second }) =>
    shape(SHIELD, second) +
    shape(
      "M76 94C75 88 78 86 77 82C75 80 76 76 79 76C82 74 86 76 86 79C89 80 90 84 88 86C91 88 91 92 89 95L86.4 95C87.6 92 86 90 84 90C83 92 84 94 82.6 97L80 97C81 93 80 91 79.6 90C78.6 91 79 93 78.4 95Z",
      GOLD,
    ),
  chevron: ({ main, second }) => shape(SHIELD, second) + shape("M66.6 82L83 74L99.6 79L99 88L83.6 82.6L68 91Z", main),
  bends: ({ second }) =>
    shape(SHIELD, BONE) +
    shape("M66 74L74 73L99 90L95.6 97Z", second) +
    shape("M82 72L92 71L100 76L99.6 83Z", second) +
    shape("M66.4 80L90 101L86 104C79 102 73 96 70 90Z", second),
  lance: () =>
    band("M86 104L78 34", WOOD, 2.4) +
    shape("M77.6 24L81 36L75.6 36Z", METAL) +
    shape("M79.6 38L99 42L88 47L100 54L81.4 53Z", "#a5452f"),
} satisfies Record<string, Draw>;
