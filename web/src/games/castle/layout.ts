// Where each building of the castle is drawn: our own arrangement, towers and gates on the wall, the rest inside.

export const WIDTH = 640;
export const HEIGHT = 918;
export const WALL = { left: 62, right: 578, top: 88, bottom: 844 };

export interface Plot {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  named: boolean;
}

const [TOWER_W, TOWER_H] = [84, 100];
const TOWERS: [number, number][] = [
  [WALL.left, WALL.top],
  [234, WALL.top - 8],
  [406, WALL.top - 8],
  [WALL.right, WALL.top],
  [WALL.right, 450],
  [WALL.right, WALL.bottom],
  [320, WALL.bottom],
  [WALL.left, WALL.bottom],
  [WALL.left, 450],
];

const towers = TOWERS.map(([x, y], i): Plot => ({
  id: `tower_${i + 1}`,
  x: x - TOWER_W / 2,
  y: y - TOWER_H / 2,
  w: TOWER_W,
  h: TOWER_H,
  named: false,
}));

const houses = Array.from({ length: 6 }, (_, i): Plot => ({
  id: `house_${i + 1}`,
  x: 112 + (i % 3) * 142,
  y: i < 3 ? 302 : 544,
  w: 132,
  h: 88,
  named: false,
}));

const plot = (id: string, x: number, y: number, w: number, h: number): Plot => ({ id, x, y, w, h, named: true });

export const PLOTS: Plot[] = [
  ...towers,
  ...houses,
  plot("keep", 112, 140, 116, 154),
  plot("palace", 236, 140, 168, 154),
  plot("tavern", 412, 140, 116, 154),
  plot("stable", 112, 398, 156, 138),
  plot("well", 276, 398, 88, 138),
  plot("servants_quarters", 372, 398, 156, 138),
  plot("market", 112, 640, 204, 126),
  plot("forge", 324, 640, 204, 126),
  plot("big_gate", 112, 780, 160, 130),
  plot("small_gate", 370, 780, 158, 130),
];
