// How each kind of building is drawn, in a box of any size: parts with a material, from back to front.

export type Material = "wall" | "roof" | "timber" | "hole" | "line";

export interface Part {
  of: Material;
  d: string;
}

type Draw = (w: number, h: number) => Part[];

/** A wall from (x, y) to the ground at h, with battlements. */
function battlements(x: number, y: number, w: number, h: number, teeth: number): string {
  const step = w / (teeth * 2 - 1);
  let d = `M${x} ${h}V${y}`;
  for (let i = 0; i < teeth * 2 - 1; i++) d += `h${step}` + (i === teeth * 2 - 2 ? "" : `v${i % 2 ? -step : step}`);
  return `${d}V${h}Z`;
}

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
const gable = (x: number, y: number, w: number, top: number): string => `M${x} ${y}L${x + w / 2} ${top}L${x + w} ${y}Z`;
const arch = (x: number, w: number, h: number, tall: number): string =>
  `M${x} ${h}V${h - tall + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${h}Z`;

const tower: Draw = (w, h) => [
  { of: "wall", d: battlements(w * 0.2, h * 0.36, w * 0.6, h, 4) },
  { of: "roof", d: gable(w * 0.26, h * 0.38, w * 0.48, h * 0.02) },
  { of: "hole", d: arch(w * 0.4, w * 0.2, h, h * 0.34) },
  { of: "hole", d: box(w * 0.46, h * 0.5, w * 0.08, h * 0.1) },
];

const house: Draw = (w, h) => [
  { of: "wall", d: box(w * 0.16, h * 0.45, w * 0.68, h * 0.55) },
  { of: "timber", d: box(w * 0.72, h * 0.08, w * 0.1, h * 0.25) },
  { of: "roof", d: gable(w * 0.06, h * 0.5, w * 0.88, h * 0.04) },
  { of: "hole", d: arch(w * 0.42, w * 0.16, h, h * 0.36) },
  { of: "hole", d: box(w * 0.24, h * 0.6, w * 0.1, h * 0.16) },
  { of: "hole", d: box(w * 0.66, h * 0.6, w * 0.1, h * 0.16) },
];

const keep: Draw = (w, h) => [
  { of: "line", d: `M${w / 2} ${h * 0.2}V${h * 0.01}` },
  { of: "roof", d: `M${w / 2} ${h * 0.02}l${w * 0.2} ${h * 0.06}l${-w * 0.2} ${h * 0.06}Z` },
  { of: "wall", d: battlements(w * 0.18, h * 0.2, w * 0.64, h, 4) },
  { of: "wall", d: battlements(w * 0.06, h * 0.52, w * 0.88, h, 5) },
  { of: "hole", d: arch(w * 0.4, w * 0.2, h, h * 0.3) },
  { of: "hole", d: box(w * 0.32, h * 0.34, w * 0.1, h * 0.12) },
  { of: "hole", d: box(w * 0.58, h * 0.34, w * 0.1, h * 0.12) },
];

const palace: Draw = (w, h) => [
  { of: "line", d: `M${w / 2} ${h * 0.12}V0` },
  { of: "roof", d: `M${w / 2} 0l${w * 0.09} ${h * 0.05}l${-w * 0.09} ${h * 0.05}Z` },
  { of: "wall", d: box(w * 0.22, h * 0.46, w * 0.56, h * 0.54) },
  { of: "roof", d: gable(w * 0.18, h * 0.5, w * 0.64, h * 0.1) },
  { of: "wall", d: battlements(w * 0.06, h * 0.34, w * 0.2, h, 3) },
  { of: "wall", d: battlements(w * 0.74, h * 0.34, w * 0.2, h, 3) },
  { of: "roof", d: gable(w * 0.06, h * 0.36, w * 0.2, h * 0.06) },
  { of: "roof", d: gable(w * 0.74, h * 0.36, w * 0.2, h * 0.06) },
  { of: "hole", d: arch(w * 0.44, w * 0.12, h, h * 0.38) },
  ...[0.3, 0.62].map((x): Part => ({ of: "hole", d: arch(w * x, w * 0.08, h * 0.86, h * 0.22) })),
  ...[0.13, 0.81].map((x): Part => ({ of: "hole", d: box(w * x, h * 0.52, w * 0.06, h * 0.14) })),
  { of: "hole", d: `M${w * 0.5} ${h * 0.26}a${h * 0.07} ${h * 0.07} 0 1 1 -.1 0Z` },
];

const tavern: Draw = (w, h) => [
  ...house(w * 0.86, h),
  { of: "line", d: `M${w * 0.72} ${h * 0.5}h${w * 0.24}v${h * 0.08}` },
  { of: "timber", d: box(w * 0.82, h * 0.57, w * 0.18, h * 0.2) },
];

const longhouse =
  (doors: number): Draw =>
  (w, h) => [
    { of: "wall", d: box(w * 0.06, h * 0.5, w * 0.88, h * 0.5) },
    { of: "roof", d: `M${w * 0.02} ${h * 0.54}L${w * 0.14} ${h * 0.1}H${w * 0.86}L${w * 0.98} ${h * 0.54}Z` },
    ...Array.from({ length: doors }, (_, i): Part => {
      const wide = (w * 0.5) / doors;
      return { of: "hole", d: arch(w * 0.12 + ((w * 0.76) / doors) * (i + 0.5) - wide / 2, wide, h, h * 0.36) };
    }),
  ];

const stable: Draw = (w, h) => [
  ...longhouse(2)(w, h),
  { of: "timber", d: box(w * 0.42, h * 0.18, w * 0.16, h * 0.24) },
  { of: "line", d: `M${w * 0.42} ${h * 0.18}l${w * 0.16} ${h * 0.24}m0 ${-h * 0.24}l${-w * 0.16} ${h * 0.24}` },
];

const servants: Draw = (w, h) => [
  ...longhouse(3)(w, h),
  ...[0.24, 0.5, 0.76].map((x): Part => ({ of: "timber", d: gable(w * (x - 0.08), h * 0.4, w * 0.16, h * 0.14) })),
];

const well: Draw = (w, h) => [
  { of: "line", d: `M${w * 0.26} ${h * 0.66}V${h * 0.3}M${w * 0.74} ${h * 0.66}V${h * 0.3}M${w * 0.5} ${h * 0.34}V${h * 0.6}` },
  { of: "roof", d: gable(w * 0.12, h * 0.36, w * 0.76, h * 0.04) },
  { of: "wall", d: `M${w * 0.16} ${h * 0.66}h${w * 0.68}V${h * 0.94}q${-w * 0.34} ${h * 0.1} ${-w * 0.68} 0Z` },
  { of: "hole", d: `M${w * 0.16} ${h * 0.66}a${w * 0.34} ${h * 0.08} 0 0 0 ${w * 0.68} 0a${w * 0.34} ${h * 0.08} 0 0 0 ${-w * 0.68} 0Z` },
  { of: "timber", d: box(w * 0.42, h * 0.48, w * 0.16, h * 0.14) },
];

const gate =
  (span: number): Draw =>
  (w, h) => [
    { of: "wall", d: battlements(w * 0.16, h * 0.34, w * 0.68, h, 5) },
    { of: "wall", d: battlements(0, h * 0.16, w * 0.24, h, 3) },
    { of: "wall", d: battlements(w * 0.76, h * 0.16, w * 0.24, h, 3) },
    { of: "hole", d: arch(w * (0.5 - span / 2), w * span, h, h * 0.52) },
    {
      of: "line",
      d: [-0.25, 0, 0.25].map((x) => `M${w * (0.5 + x * span)} ${h * 0.54}V${h}`).join("") + `M${w * (0.5 - span / 2)} ${h * 0.76}h${w * span}`,
    },
  ];

const market: Draw = (w, h) => [
  { of: "line", d: `M${w * 0.16} ${h}V${h * 0.3}M${w * 0.84} ${h}V${h * 0.3}` },
  { of: "roof", d: `M${w * 0.06} ${h * 0.44}L${w * 0.18} ${h * 0.08}H${w * 0.82}L${w * 0.94} ${h * 0.44}Z` },
  { of: "line", d: [0.28, 0.5, 0.72].map((x) => `M${w * (0.5 + (x - 0.5) * 0.8)} ${h * 0.08}L${w * x} ${h * 0.44}`).join("") },
  { of: "timber", d: box(w * 0.12, h * 0.68, w * 0.76, h * 0.16) },
  ...[0.2, 0.42, 0.64].map((x): Part => ({ of: "wall", d: box(w * x, h * 0.54, w * 0.14, h * 0.14) })),
];

const forge: Draw = (w, h) => [
  { of: "wall", d: box(w * 0.68, h * 0.02, w * 0.14, h * 0.5) },
  { of: "wall", d: box(w * 0.14, h * 0.48, w * 0.72, h * 0.52) },
  { of: "roof", d: `M${w * 0.06} ${h * 0.52}L${w * 0.24} ${h * 0.16}H${w * 0.78}L${w * 0.94} ${h * 0.52}Z` },
  { of: "hole", d: arch(w * 0.2, w * 0.26, h, h * 0.42) },
  { of: "timber", d: `M${w * 0.56} ${h * 0.74}h${w * 0.24}l${-w * 0.06} ${h * 0.08}v${h * 0.1}h${-w * 0.1}v${-h * 0.1}Z` },
];

const DRAWN: Record<string, Draw> = {
  tower,
  house,
  keep,
  palace,
  tavern,
  stable,
  servants_quarters: servants,
  well,
  big_gate: gate(0.36),
  small_gate: gate(0.24),
  market,
  forge,
};

/** The parts of a building, by its id or its kind. */
export function drawing(id: string, kind: string, w: number, h: number): Part[] {
  return (DRAWN[id] ?? DRAWN[kind] ?? house)(w, h);
}
