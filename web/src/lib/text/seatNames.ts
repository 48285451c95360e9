// The names of those who sit at a table: people as they called themselves, bots and automas by their kind.

import type { Person, Speaker } from "./speaker";
import type { TableInfo, View } from "../server/wire";

/** The level that plays where nobody is named. */
export const USUAL_BOT = "squire";
/** The level that a newcomer meets. */
export const FIRST_BOT = "novice";

export function botName(hall: Speaker, bot: string): string {
  return hall.has(`browser-seat-bot-${bot}`)
    ? hall.say(`browser-seat-bot-${bot}`)
    : bot || hall.say("browser-seat-bot");
}

export function seatPeople(hall: Speaker, info: TableInfo | null, view: View | null): Person[] {
  const seated = (info?.seats ?? []).map((seat): Person => {
    const number = seat.seat + 1;
    const fallback = seat.kind === "bot" ? `${botName(hall, seat.bot)} ${number}` : hall.say("core-seat", { number });
    return { name: seat.name || fallback, gender: seat.gender };
  });
  const automas = (view?.seats ?? []).filter((seat) => seat.kind === "automa");
  // Several are told apart by their seats, as bots are.
  const nameOf = (seat: number): string => hall.say("browser-seat-automa") + (automas.length > 1 ? ` ${seat + 1}` : "");
  return [...seated, ...automas.map(({ index }): Person => ({ name: nameOf(index), gender: "male" }))];
}

/** Why somebody does not answer at a table that is being played; empty for who is there. */
export function absence(hall: Speaker, info: TableInfo | null, seat: number): string {
  const one = info?.seats[seat];
  if (!one) return "";
  if (one.resigned) return hall.say("browser-seat-resigned");
  if (info.status !== "running") return "";
  if (one.stand_in) return hall.say("browser-seat-stand-in");
  return one.kind === "person" && !one.connected ? hall.say("browser-seat-away") : "";
}
