// How the buildings look: our own drawings, each in a frame of its own, from back to front. Light comes from the left.

export type Material =
  | "wall"
  | "shade"
  | "roof"
  | "roof-shade"
  | "straw"
  | "timber"
  | "cloth"
  | "iron"
  | "hole"
  | "glow"
  | "line"
  /** Joints, tiles, beams: what a plan leaves out. */
  | "fine";

export type Part = readonly [of: Material, d: string];

export interface Drawing {
  w: number;
  h: number;
  parts: readonly Part[];
}

const door = (x: number, ground: number, w: number, tall: number): string =>
  `M${x} ${ground}v${w / 2 - tall}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${tall - w / 2}Z`;
const pane = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
const banner = (x: number, y: number): Part[] => [
  ["line", `M${x} ${y}v-13`],
  ["cloth", `M${x} ${y - 13}l14 4.5l-14 4.5Z`],
];

/** A round tower with its cone: from x to x + w, the crown at y. */
function turret(x: number, y: number, w: number, ground: number): Part[] {
  const [mid, right] = [x + w / 2, x + w];
  return [
    ["wall", `M${x} ${ground}V${y}H${right}V${ground}Z`],
    ["shade", `M${x + w * 0.66} ${y}H${right}V${ground}H${x + w * 0.66}Z`],
    ["wall", `M${x - 4} ${y + 4}v-11h${w + 8}v11Z`],
    ["roof", `M${x - 3} ${y - 7}L${mid} ${y - 7 - w * 1.15}L${right + 3} ${y - 7}Z`],
    ["roof-shade", `M${mid} ${y - 7 - w * 1.15}L${right + 3} ${y - 7}H${mid + w * 0.2}Z`],
    ["hole", pane(mid - 2, y + 14, 4, 11)],
  ];
}

const tower: Drawing = {
  w: 64,
  h: 100,
  parts: [
    ["wall", "M14 99V38H50V99Z"],
    ["shade", "M38 38H50V99H38Z"],
    ["roof", "M13 28L32 1L51 28Z"],
    ["roof-shade", "M32 1L51 28H38Z"],
    ["wall", "M9 42V27h7v5h6v-5h7v5h6v-5h7v5h6v-5h7V42Z"],
    ["hole", pane(30, 50, 4, 12)],
    ["hole", door(25, 99, 14, 22)],
    ["fine", "M17 50h7M42 57h6M18 68h6M41 74h7M17 86h5M44 90h5M14 42h36"],
  ],
};

const house: Drawing = {
  w: 110,
  h: 88,
  parts: [
    ["shade", "M74 24V7h11v17Z"],
    ["shade", "M52 47H99V86H52Z"],
    ["wall", "M12 86V48L32 22L52 48V86Z"],
    ["roof", "M31 19H82L105 49H55Z"],
    ["roof-shade", "M7 52L31 18H36L58 51H50L32 28L15 52Z"],
    ["fine", "M40 28H88M46 36H94M51 43H100M12 65H52M22 65V86M42 65V86"],
    ["glow", pane(27, 46, 10, 11) + pane(61, 58, 11, 12) + pane(82, 58, 11, 12)],
    ["hole", door(26, 86, 12, 17)],
  ],
};

const keep: Drawing = {
  w: 104,
  h: 120,
  parts: [
    ...banner(50, 16),
    ["wall", "M6 118V78H26V118Z"],
    ["wall", "M3 80V70h6v4h5v-4h6v4h8V80Z"],
    ["shade", "M76 32L94 40V118H76Z"],
    ["wall", "M26 118V32H76V118Z"],
    ["shade", "M78 38V16l6 3v6l5 2v-6l8 4V46Z"],
    ["wall", "M20 38V16h9v7h7v-7h9v7h7v-7h9v7h7v-7h10V38Z"],
    ["glow", pane(36, 50, 8, 15) + pane(58, 50, 8, 15) + pane(47, 74, 8, 13)],
    ["hole", pane(83, 60, 4, 14) + pane(13, 88, 4, 12)],
    ["hole", door(42, 118, 18, 24)],
    ["fine", "M28 46h6M68 56h6M30 72h9M64 80h9M28 92h8M66 100h8M30 108h6M26 38h50M80 84h8M84 104h8"],
  ],
};

const palace: Drawing = {
  w: 184,
  h: 128,
  parts: [
    ...banner(24, 16),
    ...banner(160, 16),
    ...turret(10, 56, 28, 126),
    ...turret(146, 56, 28, 126),
    ["wall", "M38 126V70H146V126Z"],
    ["roof", "M32 73L54 36H130L152 73Z"],
    ["roof-shade", "M130 36L152 73H132L112 36Z"],
    ["fine", "M50 46H136M44 56H142M38 65H148"],
    ["wall", "M72 126V60L92 32L112 60V126Z"],
    ["roof-shade", "M66 64L92 26L118 64H110L92 38L74 64Z"],
    ["glow", "M92 53a8 8 0 1 1-.1 0Z"],
    ["glow", [46, 58, 119, 131].map((x) => door(x, 108, 8, 20)).join("")],
    ["hole", door(82, 126, 20, 34)],
    [
      "fine",
      "M84 61h16M92 53v16M14 80h6M30 92h5M150 78h6M166 96h5M40 118h8M136 118h8M76 82h8M101 88h8M12 112h7M150 112h7",
    ],
  ],
};

const tavern: Drawing = {
  w: 128,
  h: 104,
  parts: [
    ["shade", "M88 22V6h11v16Z"],
    ["shade", "M64 66H104V102H64Z"],
    ["wall", "M12 102V66H64V102Z"],
    ["shade", "M68 42H110V68H68Z"],
    ["wall", "M8 68V42L38 10L68 42V68Z"],
    ["roof", "M36 7H86L116 45H71Z"],
    ["roof-shade", "M2 47L37 6H42L74 47H66L38 15L10 47Z"],
    ["fine", "M46 16H93M53 25H100M60 34H107M8 57H68M22 42V68M54 42V68M8 68L22 44M68 68L54 44M82 44V68"],
    [
      "glow",
      pane(29, 42, 18, 12) + pane(72, 50, 8, 11) + pane(92, 50, 12, 11) + pane(16, 78, 9, 10) + pane(50, 78, 9, 10),
    ],
    ["hole", door(30, 102, 16, 22)],
    ["line", "M104 72h13v5"],
    ["timber", "M110 77h14v15h-14Z"],
    ["glow", "M113 80h6v8h-6ZM119 82h3v4h-3Z"],
    ["timber", "M76 102V88q0-3 9-3t9 3V102Z"],
    ["fine", "M76 92h18M76 98h18"],
  ],
};

const stable: Drawing = {
  w: 146,
  h: 88,
  parts: [
    ["wall", "M10 86V44H136V86Z"],
    ["shade", "M112 44H136V86H112Z"],
    ["straw", "M2 50L18 12H126L144 50Z"],
    ["fine", "M26 20l-6 14M44 16l-6 16M62 22l-5 14M80 16l-6 16M98 22l-5 14M114 16l-3 14M126 24l3 14M16 42h116"],
    ["hole", door(20, 86, 28, 32) + door(58, 86, 28, 32)],
    ["timber", "M31 76q-3-12 5-16l2-5 4 5q6 5 3 16Z"],
    ["timber", pane(20, 74, 28, 12) + pane(58, 74, 28, 12)],
    ["timber", pane(97, 58, 22, 28)],
    ["fine", "M97 58l22 28M119 58l-22 28M20 80h28M58 80h28"],
    ["straw", "M120 86q2-17 11-17t11 17Z"],
  ],
};

const well: Drawing = {
  w: 76,
  h: 92,
  parts: [
    ["line", "M18 64V30M58 64V30M38 24V44"],
    ["roof", "M6 33L38 7L70 33Z"],
    ["roof-shade", "M38 7L70 33H50Z"],
    ["fine", "M26 19l-6 12M36 12l-4 19M46 16l2 15"],
    ["timber", "M31 44h14l-2 12H33Z"],
    ["wall", "M9 64V82q29 13 58 0V64Z"],
    ["shade", "M50 69q11-2 17-5V82q-8 4-17 5Z"],
    ["hole", "M9 64a29 8 0 0 0 58 0a29 8 0 0 0-58 0Z"],
    ["fine", "M10 74q28 11 56 0M22 70v8M36 73v9M50 71v8M30 80v8M44 80v8"],
  ],
};

const servants: Drawing = {
  w: 160,
  h: 86,
  parts: [
    ["shade", "M32 30V14h9v16ZM132 30V14h9v16Z"],
    ...[0, 50, 100].flatMap((x): Part[] => [
      ["wall", `M${x + 6} 84V50L${x + 30} 24L${x + 54} 50V84Z`],
      ["roof", `M${x + 1} 54L${x + 30} 19L${x + 59} 54H${x + 51}L${x + 30} 30L${x + 9} 54Z`],
      ["fine", `M${x + 6} 62H${x + 54}M${x + 18} 62V84M${x + 42} 62V84`],
      ["glow", pane(x + 25, 44, 10, 11)],
      ["hole", door(x + 24, 84, 12, 17)],
    ]),
  ],
};

/** A stall at x: posts, a striped awning, a counter with wares. */
function stall(x: number, awning: "cloth" | "roof"): Part[] {
  return [
    ["line", `M${x + 10} 86V40M${x + 62} 86V40`],
    [
      awning,
      `M${x} 42L${x + 10} 16H${x + 62}L${x + 72} 42q-6 8-12 0q-6 8-12 0q-6 8-12 0q-6 8-12 0q-6 8-12 0q-6 8-12 0Z`,
    ],
    ["fine", `M${x + 12} 42l6-26M${x + 24} 42l4-26M${x + 36} 42V16M${x + 48} 42l-4-26M${x + 60} 42l-6-26`],
    ["timber", `M${x + 4} 64h64v9h-64Z`],
    ["straw", `M${x + 10} 64q2-9 8-9t8 9Z`],
    ["shade", `M${x + 32} 64v-8h9v8ZM${x + 46} 64v-11h12v11Z`],
    ["timber", `M${x + 14} 87v-11h15v11ZM${x + 42} 87v-9h17v9Z`],
  ];
}

const market: Drawing = { w: 156, h: 88, parts: [...stall(2, "cloth"), ...stall(80, "roof")] };

const forge: Drawing = {
  w: 150,
  h: 98,
  parts: [
    ["fine", "M94 8q-6-4-2-8M102 6q8-4 4-10"],
    ["wall", "M86 44V10h22V44Z"],
    ["shade", "M100 10h8V44h-8Z"],
    ["wall", "M20 96V52H108V96Z"],
    ["shade", "M108 52H136V96H108Z"],
    ["roof", "M10 57L32 26H120L144 57Z"],
    ["roof-shade", "M120 26L144 57H122L104 26Z"],
    ["fine", "M28 34H124M22 42H130M16 50H138M24 66h8M98 68h8M22 84h6M114 66h8M122 80h8"],
    ["hole", door(30, 96, 38, 36)],
    ["glow", "M37 96q1-17 12-22q11 5 12 22Z"],
    ["iron", "M78 78h30q-2 7-10 7v5h6v6h-22v-6h6v-5q-9 0-10-7Z"],
    ["glow", pane(116, 70, 12, 12)],
  ],
};

/** Two towers and between them an arch of the given width. */
function gate(w: number, h: number, arch: number): Drawing {
  const side = w * 0.28;
  const flank = (x: number): Part[] => [
    ["wall", `M${x} ${h - 2}V36h${side}V${h - 2}Z`],
    ["shade", `M${x + side * 0.66} 36h${side * 0.34}V${h - 2}h${-side * 0.34}Z`],
    ["wall", merlons(x - 4, 38, side + 8, 4)],
    ["hole", pane(x + side / 2 - 2.5, 54, 5, 14)],
    ["fine", `M${x + 4} 50h6M${x + side - 10} 62h6M${x + 5} 76h7M${x + side - 11} 90h7`],
  ];
  const left = (w - arch) / 2;
  return {
    w,
    h,
    parts: [
      ["wall", `M${side} ${h - 2}V50H${w - side}V${h - 2}Z`],
      ["wall", merlons(side, 52, w - 2 * side, 5)],
      ["hole", door(left, h - 2, arch, h - 58)],
      [
        "line",
        [0.25, 0.5, 0.75].map((at) => `M${left + arch * at} ${64}V${h - 2}`).join("") +
          `M${left} ${h - 30}h${arch}M${left} ${h - 15}h${arch}`,
      ],
      ["cloth", `M${w / 2 - 6} 46h12v12l-6 5l-6-5Z`],
      ...flank(4),
      ...flank(w - side - 4),
    ],
  };
}

/** Battlements from x over w, standing on y. */
function merlons(x: number, y: number, w: number, teeth: number): string {
  const step = w / (teeth * 2 - 1);
  const crown = Array.from({ length: teeth }, (_, i) => `h${step}` + (i < teeth - 1 ? `v6h${step}v-6` : "")).join("");
  return `M${x} ${y}v-14${crown}V${y}Z`;
}

const DRAWN: Record<string, Drawing> = {
  tower,
  house,
  keep,
  palace,
  tavern,
  stable,
  servants_quarters: servants,
  well,
  big_gate: gate(150, 110, 52),
  small_gate: gate(126, 104, 34),
  market,
  forge,
};

/** The drawing of a building, by its id or its kind. */
export const drawing = (id: string, kind: string): Drawing => DRAWN[id] ?? DRAWN[kind] ?? house;
