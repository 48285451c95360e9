// One connection to one table: what the server tells, kept as it is told, and what we ask of it.

import { remember } from "./keys";
import type { ChatLine, Decision, Doubt, Option, Reason, TableInfo, ToldEvent, View } from "./types";

export type Status = "connecting" | "online" | "offline" | "refused";

interface News {
  table: TableInfo;
  revision: number;
  keeps: number;
  seat: number | null;
  view: View | null;
  prefers: { standing: Record<string, Standing> } | null;
  events: ToldEvent[];
  undo: boolean;
}

interface Welcome extends News {
  chat: ChatLine[];
  held: number[];
  owner: boolean;
  person: string | null;
}

/** What the server answers for a seat when such a question comes: nothing, the default, or no. */
export type Standing = "ask" | "default" | "never";

interface Choice {
  decision: Decision;
  option: Option;
  /** False: play it only if it can be taken back. */
  sure: boolean;
}

export interface Trouble {
  code: string;
  message: string;
  reason: Reason | null;
}

type Told = { is: string; re?: number; code?: string; message?: string; reason?: Reason } & Record<string, unknown>;
type Request = { do: string } & Record<string, unknown>;

const RETRY = [300, 1000, 2000, 5000];
const OFFLINE: Told = { is: "error", code: "offline", message: "the server cannot be reached" };

export class Sitting {
  status: Status = $state("connecting");
  trouble: Trouble | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  events: ToldEvent[] = $state.raw([]);
  /** What happened after this ply is new to the seat: its own last choice, or where it began to look. */
  mark = $state(0);
  chat: ChatLine[] = $state.raw([]);
  held: number[] = $state.raw([]);
  owner = $state(false);
  /** The name that the key to these seats is kept for. */
  person: string | null = $state(null);
  /** One's standing answers, by kind of decision. */
  standing: Record<string, Standing> = $state.raw({});
  seat: number | null = $state(null);
  undo = $state(false);
  /** The choice on its way to the server; it is sent again after a lost connection. */
  sending: Choice | null = $state.raw(null);
  /** A choice that the server holds back until the person is sure: it could not be taken back. */
  final: Choice | null = $state.raw(null);
  /** A new table with the same seats, when somebody has made one. */
  rematch: string | null = $state(null);

  private readonly marks = new Map<number | null, number>();
  private socket: WebSocket | null = null;
  private revision = -1;
  private asked = 0;
  private waiting = new Map<number, (told: Told) => void>();
  private retries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly hurry = (): void => {
    if (this.status === "offline") this.connect();
  };

  constructor(
    readonly table: string,
    private readonly key: string | null,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    removeEventListener("online", this.hurry);
    this.socket?.close();
  }

  // Asking

  choose(decision: Decision, option: Option, sure = true): void {
    if (this.sending) return;
    this.sending = { decision, option, sure };
    this.final = null;
    this.trouble = null;
    this.remark(this.view?.ply ?? 0);
    if (this.status === "online") void this.send();
  }

  private async send(): Promise<void> {
    const sending = this.sending;
    if (!sending) return;
    const { decision, option, sure } = sending;
    const told = await this.ask({ do: "choose", decision: decision.id, choice: option.notation, revision: this.revision, sure });
    if (told.is === "final" && this.view?.decision?.id === decision.id) this.final = sending;
    // A choice lost on the way is kept; welcome() looks whether it has arrived.
    if (told !== OFFLINE && this.sending === sending) this.sending = null;
  }

  takeBack(to: "step" | "turn"): Promise<Told> {
    return this.ask({ do: "undo", to });
  }

  /** What may not be chosen now, and why. */
  async whyNot(): Promise<Doubt> {
    const told = await this.ask({ do: "blocked" });
    return told.is === "blocked" ? (told as unknown as Doubt) : { decision: null, blocked: [] };
  }

  async look(seat: number | null): Promise<void> {
    const told = await this.ask({ do: "look", seat });
    if (told.is === "welcome") this.welcome(told as unknown as Welcome);
  }

  answerAlways(kind: string, how: Standing): Promise<Told> {
    return this.ask({ do: "prefer", standing: { [kind]: how } });
  }

  async past(ply: number): Promise<View | null> {
    const told = await this.ask({ do: "past", ply });
    return told.is === "past" ? (told["view"] as View) : null;
  }

  /** Asks for a new table (branch, rematch); its key is kept and its id returned. */
  async make(request: Request): Promise<string | null> {
    const told = await this.ask(request);
    if (told.is !== "made") return null;
    remember(told["table"] as string, told["key"] as string);
    return told["table"] as string;
  }

  /** Sends a request and waits for its answer; a refusal is shown and returned. */
  ask(request: Request): Promise<Told> {
    const re = ++this.asked;
    return new Promise((resolve) => {
      const answered = (told: Told): void => {
        this.waiting.delete(re);
        if (told.is === "error") {
          this.trouble = { code: told.code ?? "fault", message: told.message ?? "", reason: told.reason ?? null };
        }
        resolve(told);
      };
      this.waiting.set(re, answered);
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...request, re }));
      else answered(OFFLINE);
    });
  }

  // Listening

  private connect(): void {
    clearTimeout(this.retry);
    const address = new URL("api/socket", document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      const since = this.revision >= 0 ? { since: this.revision } : {};
      const seat = this.seat === null ? {} : { seat: this.seat };
      socket.send(JSON.stringify({ do: "subscribe", table: this.table, key: this.key, ...since, ...seat, re: 0 }));
    };
    socket.onmessage = (message: MessageEvent<string>) => this.hear(JSON.parse(message.data) as Told);
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private lost(): void {
    if (this.closed || this.status === "refused") return;
    this.status = "offline";
    for (const answer of [...this.waiting.values()]) answer(OFFLINE);
    this.retry = setTimeout(() => this.connect(), RETRY[Math.min(this.retries++, RETRY.length - 1)]);
  }

  private hear(told: Told): void {
    switch (told.is) {
      case "welcome":
        if (told.re === 0) this.welcome(told as unknown as Welcome);
        break;
      case "news":
        this.news(told as unknown as News);
        break;
      case "table":
        this.info = told["table"] as TableInfo;
        break;
      case "chat":
        this.chat = [...this.chat, told["line"] as ChatLine];
        break;
      case "forgotten":
        this.chat = this.chat.filter((line) => line.seat !== told["seat"]);
        break;
      case "rematch":
        this.rematch = told["table"] as string;
        break;
      case "error":
        if (told.re === 0) {
          this.status = "refused";
          this.trouble = { code: told.code ?? "fault", message: told.message ?? "", reason: null };
        }
        break;
    }
    if (told.re) this.waiting.get(told.re)?.(told);
  }

  private welcome(told: Welcome): void {
    const returned = this.status !== "online";
    this.status = "online";
    this.retries = 0;
    this.trouble = null;
    this.held = told.held;
    this.owner = told.owner;
    this.person = told.person;
    this.chat = told.chat;
    this.news(told);
    if (returned && this.sending) this.resend(this.sending);
  }

  private resend({ decision, option }: Choice): void {
    const open = this.view?.decision;
    const still = open?.id === decision.id && open.options.some((one) => one.notation === option.notation);
    if (still) void this.send();
    else this.sending = null;
  }

  private remark(ply: number): void {
    this.marks.set(this.seat, ply);
    this.mark = ply;
  }

  private news(told: News): void {
    const before = this.seat === told.seat ? this.view?.ply : undefined;
    this.info = told.table;
    this.revision = told.revision;
    this.seat = told.seat;
    this.view = told.view;
    this.standing = told.prefers?.standing ?? {};
    // Whoever only watches has no choices of their own: there only the last news are new.
    if (told.seat === null || !this.marks.has(told.seat)) this.remark(before ?? told.view?.ply ?? 0);
    else this.mark = this.marks.get(told.seat) ?? 0;
    this.events = [...this.events.filter((event) => event.ply <= told.keeps), ...told.events];
    this.undo = told.undo;
    if (this.final && this.final.decision.id !== told.view?.decision?.id) this.final = null;
  }
}
