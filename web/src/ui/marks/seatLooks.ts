// Seat colours, each with a shape of its own: colour is never the only signal.

export interface SeatLook {
  fill: string;
  ink: string;
  shape: "disc" | "square" | "diamond" | "triangle" | "hexagon" | "shield";
}

const LOOKS: Record<string, SeatLook> = {
  red: { fill: "#b3261e", ink: "#ffffff", shape: "disc" },
  blue: { fill: "#1f5aa6", ink: "#ffffff", shape: "square" },
  yellow: { fill: "#f2c230", ink: "#2b2005", shape: "diamond" },
  green: { fill: "#2c7a3f", ink: "#ffffff", shape: "triangle" },
  black: { fill: "#2b2b2b", ink: "#ffffff", shape: "hexagon" },
};

/** Automas have no colour of their own. */
const PLAIN: SeatLook = { fill: "#7a6a55", ink: "#ffffff", shape: "shield" };

export const seatLook = (colour: string): SeatLook => LOOKS[colour] ?? PLAIN;

const PATHS: Record<SeatLook["shape"], string> = {
  disc: "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
  square: "M-8-8H8V8H-8Z",
  diamond: "M0-11L11 0L0 11L-11 0Z",
  triangle: "M0-11L11 9H-11Z",
  hexagon: "M-5-9H5L10 0L5 9H-5L-10 0Z",
  shield: "M-9-9H9V0C9 6 4 9.5 0 11C-4 9.5-9 6-9 0Z",
};

export const shapePath = (colour: string): string => PATHS[seatLook(colour).shape];
