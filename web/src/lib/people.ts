// Who sits where, in words: names as they were given, bots and automas by what they are.

import type { Person, Speaker } from "./speaker";
import type { TableInfo, View } from "./types";

export function botName(hall: Speaker, bot: string): string {
  return hall.has(`browser-bot-${bot}`) ? hall.say(`browser-bot-${bot}`) : bot || hall.say("browser-bot");
}

export function people(hall: Speaker, info: TableInfo | null, view: View | null): Person[] {
  const seated = (info?.seats ?? []).map((seat): Person => {
    const number = seat.seat + 1;
    const fallback = seat.kind === "bot" ? `${botName(hall, seat.bot)} ${number}` : hall.say("core-seat", { number });
    return { name: seat.name || fallback, gender: seat.gender === "female" ? "female" : "male" };
  });
  const automas = (view?.seats ?? []).filter((seat) => seat.kind === "automa");
  // Several are told apart by their seats, as bots are.
  const nameOf = (seat: number): string => hall.say("browser-automa") + (automas.length > 1 ? ` ${seat + 1}` : "");
  return [...seated, ...automas.map(({ index }): Person => ({ name: nameOf(index), gender: "male" }))];
}

/** Why somebody does not answer at a table that is being played; empty for who is there. */
export function absence(hall: Speaker, info: TableInfo | null, seat: number): string {
  const one = info?.seats[seat];
  if (!one) return "";
  if (one.resigned) return hall.say("browser-resigned");
  if (info.status !== "running") return "";
  if (one.stand_in) return hall.say("browser-stand-in");
  return one.kind === "person" && !one.connected ? hall.say("browser-away") : "";
}
