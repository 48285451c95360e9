// Where each building of the castle is drawn: our own arrangement, towers and gates on the wall, the rest inside.
// One is tall, for a phone or a column; the other wide, for a table that is seen whole.

export interface Plot {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Houses and towers are told by their looks. */
  named: boolean;
}

export interface Grounds {
  width: number;
  height: number;
  /** The size of names, in the picture's own measure. */
  letters: number;
  wall: { left: number; right: number; top: number; bottom: number };
  plots: readonly Plot[];
}

type Row = { y: number; h: number; x: number; gap: number; of: readonly (readonly [id: string, w: number])[] };

/** Plots side by side. */
function row({ y, h, x, gap, of }: Row): Plot[] {
  return of.map(([id, w], i) => {
    const left = of.slice(0, i).reduce((sum, [, before]) => sum + before + gap, x);
    return { id, x: left, y, w, h, named: !id.startsWith("house") };
  });
}

/** Towers by their middles, in the order of their numbers. */
function towers(w: number, h: number, middles: readonly (readonly [number, number])[]): Plot[] {
  return middles.map(([x, y], i) => ({ id: `tower_${i + 1}`, x: x - w / 2, y: y - h / 2, w, h, named: false }));
}

export const TALL: Grounds = {
  width: 640,
  height: 872,
  letters: 21,
  wall: { left: 62, right: 578, top: 84, bottom: 800 },
  plots: [
    ...towers(84, 100, [
      [62, 84], [234, 76], [406, 76], [578, 84], [578, 428], [578, 800], [320, 800], [62, 800], [62, 428],
    ]), // prettier-ignore
    ...row({
      y: 136,
      h: 148,
      x: 112,
      gap: 8,
      of: [
        ["keep", 112],
        ["palace", 166],
        ["tavern", 122],
      ],
    }),
    ...row({
      y: 292,
      h: 86,
      x: 112,
      gap: 10,
      of: [
        ["house_1", 132],
        ["house_2", 132],
        ["house_3", 132],
      ],
    }),
    ...row({
      y: 386,
      h: 132,
      x: 112,
      gap: 8,
      of: [
        ["stable", 150],
        ["well", 88],
        ["servants_quarters", 162],
      ],
    }),
    ...row({
      y: 526,
      h: 86,
      x: 112,
      gap: 10,
      of: [
        ["house_4", 132],
        ["house_5", 132],
        ["house_6", 132],
      ],
    }),
    ...row({
      y: 620,
      h: 112,
      x: 112,
      gap: 8,
      of: [
        ["market", 204],
        ["forge", 204],
      ],
    }),
    { id: "big_gate", x: 112, y: 742, w: 160, h: 124, named: true },
    { id: "small_gate", x: 368, y: 742, w: 160, h: 124, named: true },
  ],
};

export const WIDE: Grounds = {
  width: 780,
  height: 584,
  letters: 19,
  wall: { left: 48, right: 732, top: 58, bottom: 526 },
  plots: [
    ...towers(76, 86, [
      [48, 60], [276, 54], [504, 54], [732, 60], [732, 294], [732, 526], [390, 526], [48, 526], [48, 294],
    ]), // prettier-ignore
    ...row({
      y: 102,
      h: 128,
      x: 94,
      gap: 8,
      of: [
        ["house_1", 94],
        ["keep", 126],
        ["palace", 196],
        ["tavern", 152],
      ],
    }),
    ...row({
      y: 238,
      h: 114,
      x: 94,
      gap: 8,
      of: [
        ["stable", 158],
        ["house_2", 88],
        ["well", 84],
        ["house_3", 88],
        ["servants_quarters", 142],
      ],
    }),
    ...row({
      y: 360,
      h: 110,
      x: 94,
      gap: 8,
      of: [
        ["house_4", 88],
        ["market", 148],
        ["forge", 150],
        ["house_5", 88],
        ["house_6", 86],
      ],
    }),
    { id: "big_gate", x: 112, y: 478, w: 196, h: 102, named: true },
    { id: "small_gate", x: 472, y: 478, w: 196, h: 102, named: true },
  ],
};
