// One connection to one table: what the server tells, kept as it is told, and what we ask of it.

import type { Blocked, ChatLine, Decision, Option, TableInfo, ToldEvent, View } from "./types";

export type Status = "connecting" | "online" | "offline" | "refused";

interface News {
  table: TableInfo;
  revision: number;
  keeps: number;
  seat: number | null;
  view: View | null;
  events: ToldEvent[];
  undo: boolean;
}

type Told = { is: string; re?: number; code?: string; message?: string } & Record<string, unknown>;

const RETRY = [300, 1000, 2000, 5000];

export class Sitting {
  status: Status = $state("connecting");
  trouble: string | null = $state(null);
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  events: ToldEvent[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  held: number[] = $state.raw([]);
  owner = $state(false);
  seat: number | null = $state(null);
  undo = $state(false);
  /** The choice on its way to the server: lost clicks are sent again after reconnecting. */
  sending: string | null = $state(null);
  blocked: Blocked[] | null = $state.raw(null);

  private socket: WebSocket | null = null;
  private revision = -1;
  private asked = 0;
  private waiting = new Map<number, (told: Told) => void>();
  private retries = 0;
  private closed = false;

  constructor(
    readonly table: string,
    private readonly key: string | null,
  ) {
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  // Asking

  async choose(decision: Decision, option: Option): Promise<void> {
    if (this.sending) return;
    this.sending = option.notation;
    this.trouble = null;
    try {
      await this.ask({ do: "choose", decision: decision.id, choice: option.notation, revision: this.revision });
    } finally {
      this.sending = null;
    }
  }

  takeBack(to: "step" | "turn"): Promise<Told> {
    return this.ask({ do: "undo", to });
  }

  async whyNot(): Promise<void> {
    const told = await this.ask({ do: "blocked" });
    if (told.is === "blocked") this.blocked = told["blocked"] as Blocked[];
  }

  say(text: string): Promise<Told> {
    return this.ask({ do: "say", text });
  }

  resign(): Promise<Told> {
    return this.ask({ do: "resign" });
  }

  start(fill: string): Promise<Told> {
    return this.ask({ do: "start", fill });
  }

  async look(seat: number): Promise<void> {
    const told = await this.ask({ do: "look", seat });
    if (told.is === "welcome") this.welcome(told as unknown as News & { chat: ChatLine[]; held: number[]; owner: boolean });
  }

  async past(ply: number): Promise<View | null> {
    const told = await this.ask({ do: "past", ply });
    return told.is === "past" ? (told["view"] as View) : null;
  }

  /** Sends a request and waits for its answer; a refusal is shown and returned. */
  private ask(request: Record<string, unknown>): Promise<Told> {
    const re = ++this.asked;
    return new Promise((resolve) => {
      const answered = (told: Told): void => {
        this.waiting.delete(re);
        if (told.is === "error") this.trouble = told.message ?? told.code ?? "error";
        resolve(told);
      };
      this.waiting.set(re, answered);
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...request, re }));
      else answered({ is: "error", code: "offline", message: "offline" });
    });
  }

  // Listening

  private connect(): void {
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
    socket.onclose = () => this.lost();
  }

  private lost(): void {
    for (const answer of [...this.waiting.values()]) answer({ is: "error", code: "offline", message: "offline" });
    if (this.closed || this.status === "refused") return;
    this.status = "offline";
    setTimeout(() => this.connect(), RETRY[Math.min(this.retries++, RETRY.length - 1)]);
  }

  private hear(told: Told): void {
    switch (told.is) {
      case "welcome":
        if (told.re === 0 || told.re === undefined) {
          this.welcome(told as unknown as News & { chat: ChatLine[]; held: number[]; owner: boolean });
        }
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
      case "error":
        if (told.re === 0) {
          this.status = "refused";
          this.trouble = told.code ?? "error";
        }
        break;
    }
    if (told.re) this.waiting.get(told.re)?.(told);
  }

  private welcome(told: News & { chat: ChatLine[]; held: number[]; owner: boolean }): void {
    this.status = "online";
    this.retries = 0;
    this.held = told.held;
    this.owner = told.owner;
    this.chat = told.chat;
    this.news(told);
  }

  private news(told: News): void {
    this.info = told.table;
    this.revision = told.revision;
    this.seat = told.seat;
    this.view = told.view;
    this.events = [...this.events.filter((event) => event.ply <= told.keeps), ...told.events];
    this.undo = told.undo;
    this.blocked = null;
  }
}
