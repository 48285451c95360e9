// One connection to one table: what the server has sent last, and the requests that a person makes.

import { carryOut } from "./changes";
import { rememberKey } from "./seatKeys";
import type { AnyRequest } from "./requests";
import type {
  BlockedOption,
  Changes,
  ChatLine,
  Decision,
  News,
  Option,
  Ply,
  Prefers,
  Problem,
  Refusal,
  Standing,
  TableInfo,
  Told,
  View,
  Welcome,
} from "./wire";

export type Status = "connecting" | "online" | "offline" | "refused";

/** What the server answers for a seat when such a question comes: nothing, the default, or no. */
export type AutoAnswer = Standing;

/** What cannot be chosen at a question, for whoever wants to know why. */
export interface BlockedChoices {
  decision: string | null;
  blocked: readonly BlockedOption[];
}

/** How a table stands and what happened, by whichever message that was told. */
type Update = Omit<News, "is" | "re">;

interface Choice {
  decision: Decision;
  option: Option;
  /** False: play it only if it can be taken back. */
  sure: boolean;
}

/** Milliseconds to wait before connecting again, attempt by attempt. */
const RETRY = [300, 1000, 2000, 5000];
const OFFLINE: Refusal = { is: "error", code: "offline", message: "the server cannot be reached" };

export class TableConnection {
  status: Status = $state("connecting");
  error: Problem | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  plies: readonly Ply[] = $state.raw([]);
  /** What happened after this ply is new to the seat: its own last choice, or where it began to look. */
  newSince = $state(0);
  /** What was chosen last from here, as notation. */
  sent = "";
  chat: ChatLine[] = $state.raw([]);
  /** The seats that this device has the key to. */
  mySeats: number[] = $state.raw([]);
  owner = $state(false);
  /** The name that the key to these seats is kept for. */
  person: string | null = $state(null);
  /** What the server answers for this seat by itself, by kind of decision. */
  autoAnswers: Record<string, AutoAnswer> = $state.raw({});
  /** The seat whose view is shown. */
  seat: number | null = $state(null);
  undo = $state(false);
  /** The choice on its way to the server; it is sent again after a lost connection. */
  sending: Choice | null = $state.raw(null);
  /** A choice that could not be taken back: the server waits until the person confirms it. */
  unconfirmed: Choice | null = $state.raw(null);
  /** A new table with the same seats, when somebody has made one. */
  rematch: string | null = $state(null);
  /** Called with what has just happened, before the view changes; not with what is only remembered or taken back. */
  onPlies: (plies: readonly Ply[]) => void = () => undefined;

  private readonly newSinceBySeat = new Map<number | null, number>();
  private socket: WebSocket | null = null;
  private revision = -1;
  private prefers: Prefers | null = null;
  /** Whether the whole table was asked for, because what is different could not be carried out. */
  private inDoubt = false;
  private lastRequest = 0;
  private waiting = new Map<number, (answer: Told) => void>();
  private retries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly reconnectNow = (): void => {
    if (this.status === "offline") this.connect();
  };

  constructor(
    readonly table: string,
    private readonly key: string | null,
  ) {
    this.connect();
    addEventListener("online", this.reconnectNow);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    removeEventListener("online", this.reconnectNow);
    this.socket?.close();
  }

  // Requests

  choose(decision: Decision, option: Option, sure = true): void {
    if (this.sending) return;
    this.sending = { decision, option, sure };
    this.unconfirmed = null;
    this.error = null;
    this.sent = option.notation;
    this.setNewSince(this.view?.ply ?? 0);
    if (this.status === "online") void this.send();
  }

  private async send(): Promise<void> {
    const sending = this.sending;
    if (!sending) return;
    const { decision, option, sure } = sending;
    const answer = await this.request({
      do: "choose",
      decision: decision.id,
      choice: option.notation,
      revision: this.revision,
      sure,
    });
    if (answer.is === "final" && this.view?.decision?.id === decision.id) this.unconfirmed = sending;
    // A choice lost on the way is kept; welcome() looks whether it has arrived.
    if (answer !== OFFLINE && this.sending === sending) this.sending = null;
  }

  takeBack(to: "step" | "turn"): Promise<Told> {
    return this.request({ do: "undo", to });
  }

  /** What may not be chosen now, and why. */
  async blockedOptions(): Promise<BlockedChoices> {
    const answer = await this.request({ do: "blocked" });
    return answer.is === "blocked" ? answer : { decision: null, blocked: [] };
  }

  /** Shows the table as another of one's own seats sees it; null as everybody does. */
  async viewAs(seat: number | null): Promise<void> {
    const answer = await this.request({ do: "look", seat });
    if (answer.is === "welcome") this.welcome(answer);
  }

  setAutoAnswer(kind: string, answer: AutoAnswer): Promise<Told> {
    return this.request({ do: "prefer", standing: { [kind]: answer } });
  }

  async viewAt(ply: number): Promise<View | null> {
    const answer = await this.request({ do: "past", ply });
    return answer.is === "past" ? answer.view : null;
  }

  /** Asks for a new table (branch, rematch); its key is kept and its id returned. */
  async makeTable(request: AnyRequest): Promise<string | null> {
    const answer = await this.request(request);
    if (answer.is !== "made") return null;
    rememberKey(answer.table, answer.key);
    return answer.table;
  }

  /** Sends a request and waits for its answer; a refusal is shown and returned. */
  request(request: AnyRequest): Promise<Told> {
    const re = ++this.lastRequest;
    return new Promise((resolve) => {
      const answered = (answer: Told): void => {
        this.waiting.delete(re);
        if (answer.is === "error") this.error = answer;
        resolve(answer);
      };
      this.waiting.set(re, answered);
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...request, re }));
      else answered(OFFLINE);
    });
  }

  // The socket

  private connect(): void {
    clearTimeout(this.retry);
    const address = new URL("api/socket", document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      const since = this.revision >= 0 ? { since: this.revision } : {};
      const seat = this.seat === null ? {} : { seat: this.seat };
      socket.send(
        JSON.stringify({ do: "subscribe", table: this.table, key: this.key, ...since, ...seat, changes: true, re: 0 }),
      );
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as Told);
    socket.onclose = () => {
      if (socket === this.socket) this.connectionLost();
    };
  }

  private connectionLost(): void {
    if (this.closed || this.status === "refused") return;
    this.status = "offline";
    for (const answer of [...this.waiting.values()]) answer(OFFLINE);
    this.retry = setTimeout(() => this.connect(), RETRY[Math.min(this.retries++, RETRY.length - 1)]);
  }

  private receive(message: Told): void {
    switch (message.is) {
      case "welcome":
        if (message.re === 0) this.welcome(message);
        break;
      case "news":
        this.onPlies(message.plies);
        this.update(message);
        break;
      case "changes":
        this.change(message);
        break;
      case "connected":
        this.setConnected(message.seats);
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "forgotten":
        this.chat = this.chat.filter((line) => line.seat !== message.seat);
        break;
      case "rematch":
        this.rematch = message.table;
        break;
      case "error":
        if (message.re === 0) {
          this.status = "refused";
          this.error = message;
        }
        break;
    }
    if (message.re) this.waiting.get(message.re)?.(message);
  }

  /** Carries out what is different, if it goes on from what is known here; else the whole is asked for. */
  private change(message: Changes): void {
    const { info, view, prefers, undo } = this;
    if (info === null || message.since !== this.revision || message.seat !== this.seat) return void this.askForWhole();
    let update: Update;
    try {
      update = { ...carryOut({ table: info, view, prefers, undo }, message.changes), ...message };
    } catch {
      return void this.askForWhole();
    }
    this.onPlies(message.plies);
    this.update(update);
  }

  private async askForWhole(): Promise<void> {
    if (this.inDoubt) return;
    this.inDoubt = true;
    const answer = await this.request({ do: "view", since: this.revision });
    this.inDoubt = false;
    if (answer.is === "welcome") this.welcome(answer);
  }

  private setConnected(connected: number[]): void {
    if (!this.info) return;
    const seats = this.info.seats.map((one) => ({ ...one, connected: connected.includes(one.seat) }));
    this.info = { ...this.info, seats };
  }

  private welcome(welcome: Welcome): void {
    const returned = this.status !== "online";
    this.status = "online";
    this.retries = 0;
    this.error = null;
    this.mySeats = welcome.held;
    this.owner = welcome.owner;
    this.person = welcome.person;
    this.chat = welcome.chat;
    this.update(welcome);
    if (returned && this.sending) this.resend(this.sending);
  }

  private resend({ decision, option }: Choice): void {
    const open = this.view?.decision;
    const still = open?.id === decision.id && open.options.some((one) => one.notation === option.notation);
    if (still) void this.send();
    else this.sending = null;
  }

  private setNewSince(ply: number): void {
    this.newSinceBySeat.set(this.seat, ply);
    this.newSince = ply;
  }

  private update(update: Update): void {
    const before = this.seat === update.seat ? this.view?.ply : undefined;
    this.info = update.table;
    this.revision = update.revision;
    this.seat = update.seat;
    this.view = update.view;
    this.prefers = update.prefers;
    this.autoAnswers = update.prefers?.standing ?? {};
    // Whoever only watches has no choices of their own: there only the last update is new.
    if (update.seat === null || !this.newSinceBySeat.has(update.seat))
      this.setNewSince(before ?? update.view?.ply ?? 0);
    else this.newSince = this.newSinceBySeat.get(update.seat) ?? 0;
    this.plies = [...this.plies.filter(({ ply }) => ply <= update.keeps), ...update.plies];
    this.undo = update.undo;
    if (this.unconfirmed && this.unconfirmed.decision.id !== update.view?.decision?.id) this.unconfirmed = null;
  }
}
