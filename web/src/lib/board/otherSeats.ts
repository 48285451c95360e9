import type { View } from "../server/wire";

/** The other seats in turn order, beginning after one's own; all of them for a spectator. */
export function otherSeats(view: View): View["seats"] {
  const { seats, you } = view;
  return seats.map((_, i) => seats[((you ?? -1) + 1 + i) % seats.length]!).filter((seat) => seat.index !== you);
}
