// The board as what is told plays on it: remembers where pieces were, carries them to where they are, and frames them
// where nothing may travel.

import { mentionedElements } from "../board/mentions";
import type { GameEvent, Move } from "../server/wire";
import { withMinus } from "../text/speaker";
import { float, fly, frame, turn } from "./flights";
import { anchorOf, rectOf, type Anchor } from "./places";
import { pictureOf } from "./picture";
import type { Step } from "./steps";

/** Where a piece was before the board changed. */
interface Memory {
  /** What its event speaks of. */
  near: readonly string[];
  rect: DOMRect | null;
  /** Whether `rect` is the piece's own, not only that of its place. */
  exact: boolean;
  picture: HTMLElement | null;
  /** Whether one like it lay at its goal already. */
  there: boolean;
}

/** Milliseconds between pieces that set out one after the other. */
const STAGGER = 70;
const FLOAT = 1.5;
const AWAITED = "data-awaited";
/** The figure of a player's points, in games that count them on the board. */
const POINT = "currency:point";

export class Stage {
  private readonly memories = new Map<Move, Memory>();
  private readonly awaited = new Map<Move, Element>();

  constructor(
    private readonly root: Element,
    private readonly layer: HTMLElement,
    /** Stands for a piece that is drawn at neither end. */
    private readonly token: (what: string, n: number) => HTMLElement,
  ) {}

  /** To be called before the board changes. */
  remember(events: readonly GameEvent[]): void {
    for (const event of events) {
      for (const move of event.moves) {
        const near = mentionedElements(event.params);
        const source = anchorOf(this.root, move.from, move.what, near);
        this.memories.set(move, {
          near,
          rect: source && rectOf(source.element),
          exact: source?.exact ?? false,
          picture: source?.exact ? pictureOf(source.element) : null,
          there: this.goalOf(move, near)?.exact ?? false,
        });
      }
    }
  }

  /** To be called when the board has changed: what is still on its way is not seen at its goal yet. */
  await(moves: readonly Move[]): void {
    for (const move of moves) {
      const goal = this.goalOf(move);
      if (!goal?.exact || this.memories.get(move)?.there || isFigure(goal.element)) continue;
      goal.element.setAttribute(AWAITED, "");
      this.awaited.set(move, goal.element);
    }
  }

  /** Plays the moves of a step; resolves when all have arrived, or when it was cleared. */
  async play({ events, reveals }: Step, duration: number, calm: boolean): Promise<void> {
    for (const event of events) this.score(event, duration, calm);
    const moves = events.flatMap((event) => event.moves);
    await Promise.all(
      moves.map(async (move, i) => {
        if (calm) await this.show(move, duration);
        else await this.carry(move, duration, reveals ? 0 : i * STAGGER, reveals);
        this.arrived(move);
      }),
    );
  }

  /** Where a step happens: the goal of a move that is on the board, else its source, else who did it. */
  placeOf({ events, seat }: Step): DOMRect | null {
    const moves = events.flatMap((event) => event.moves);
    const goals = moves.map((move) => this.goalOf(move));
    const anchors = [
      // A piece that comes to stand somewhere says more than goods that change hands.
      ...goals.filter((goal) => goal?.exact && !isFigure(goal.element)),
      ...goals,
      ...moves.map((move) => anchorOf(this.root, move.from, move.what)),
      seat === null ? null : anchorOf(this.root, `seat:${seat}`, POINT),
    ];
    for (const anchor of anchors) {
      const rect = anchor && rectOf(anchor.element);
      if (rect) return rect;
    }
    return null;
  }

  /** Everything on its way is where it belongs, at once. */
  clear(): void {
    for (const motion of this.layer.getAnimations({ subtree: true })) motion.cancel();
    for (const element of this.awaited.values()) element.removeAttribute(AWAITED);
    this.awaited.clear();
    this.memories.clear();
    this.layer.replaceChildren();
  }

  private arrived(move: Move): void {
    this.awaited.get(move)?.removeAttribute(AWAITED);
    this.awaited.delete(move);
    this.memories.delete(move);
  }

  private async carry(move: Move, duration: number, delay: number, reveals: boolean): Promise<void> {
    if (delay) await new Promise((done) => setTimeout(done, delay));
    if (!this.memories.has(move)) return;
    const from = this.sourceOf(move);
    const goal = this.goalOf(move);
    const to = goal && rectOf(goal.element);
    const piece = this.pieceOf(move, goal?.exact ? goal.element : null);
    for (const [name, value] of Object.entries(move)) piece.dataset[name] = String(value);
    if (from?.exact) this.rise(move, from.rect, -move.n, duration);
    if (reveals && to && goal?.exact) await turn(this.layer, piece, to, duration * 1.6);
    else await fly(this.layer, piece, { from: from?.rect ?? null, to }, duration);
    if (to && goal?.exact && this.memories.has(move)) this.rise(move, to, move.n, duration);
  }

  private async show(move: Move, duration: number): Promise<void> {
    const source = this.sourceOf(move);
    const goal = this.goalOf(move);
    const to = goal && rectOf(goal.element);
    if (source?.exact) this.rise(move, source.rect, -move.n, duration, true);
    if (to && goal.exact) this.rise(move, to, move.n, duration, true);
    await Promise.all([source?.rect, to].map((rect) => (rect ? frame(this.layer, rect, duration) : undefined)));
  }

  /** Figures say how much; a single piece speaks for itself. */
  private rise(move: Move, place: DOMRect, n: number, duration: number, still = false): void {
    const counted = anchorOf(this.root, n > 0 ? move.to : move.from, move.what, this.memories.get(move)?.near);
    if (!counted?.exact || (!isFigure(counted.element) && Math.abs(n) === 1)) return;
    void float(this.layer, n > 0 ? `+${n}` : withMinus(n), place, duration * FLOAT, still);
  }

  /** Points that are only counted at the end move no piece; they are seen all the same. */
  private score({ moves, params }: GameEvent, duration: number, calm: boolean): void {
    const { n, seat, category } = params;
    if (moves.length || typeof n !== "number" || category === undefined) return;
    const anchor = anchorOf(this.root, String(seat), POINT);
    const rect = anchor && rectOf(anchor.element);
    if (rect) void float(this.layer, n < 0 ? withMinus(n) : `+${n}`, rect, duration * FLOAT, calm);
  }

  private goalOf(move: Move, near = this.memories.get(move)?.near): Anchor | null {
    return anchorOf(this.root, move.to, move.what, near);
  }

  private sourceOf(move: Move): { rect: DOMRect; exact: boolean } | null {
    const memory = this.memories.get(move);
    const now = anchorOf(this.root, move.from, move.what, memory?.near);
    const rect = now && rectOf(now.element);
    if (rect && (now.exact || !memory?.exact)) return { rect, exact: now.exact };
    return memory?.rect ? { rect: memory.rect, exact: memory.exact } : null;
  }

  private pieceOf(move: Move, goal: Element | null): HTMLElement {
    const { picture = null } = this.memories.get(move) ?? {};
    return (goal && pictureOf(goal)) ?? picture ?? this.token(move.what, move.n);
  }
}

/** A number of pieces, drawn once. */
const isFigure = (element: Element): boolean => element.querySelector("[data-count]") !== null;
