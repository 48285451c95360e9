// Where the names of the seas stand on the map.

export const SEAS = [
  { id: "atlantic", x: 92, y: 470, turn: -68 },
  { id: "north_sea", x: 398, y: 185, turn: -30 },
  { id: "mediterranean", x: 360, y: 812, turn: 0 },
];
