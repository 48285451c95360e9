// Where the names of the seas stand on the map, and where ships sail that mean nothing.

export const SEAS = [
  { id: "atlantic", x: 92, y: 470, turn: -68 },
  { id: "north_sea", x: 398, y: 185, turn: -30 },
  { id: "mediterranean", x: 360, y: 812, turn: 0 },
];

export const SHIPS = [
  { x: 46, y: 372, scale: 1 },
  { x: 748, y: 668, scale: -0.85 },
];
