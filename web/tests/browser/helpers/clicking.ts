// What a person's eye and hand do with the open question: a look finds the place, the mouse clicks it, a look tells what
// came of it. Few looks, because each costs about as much as the page's own work.

import type { Page } from "playwright-core";

/** What may be clicked. */
export interface Target {
  selector: string;
  /** With which of several to begin. */
  from: number;
  /** A regular expression for the choices or elements that are meant. */
  only: string;
}
export const inList = (from: number, only = ""): Target => ({
  selector: ".decision .option:not([aria-disabled=true])",
  from,
  only,
});
export const onBoard = (from: number, mark: "lit" | "advised" = "lit"): Target => ({
  selector: `.board .lit.${mark}:not(.picked)`,
  from,
  only: "",
});

interface Sight {
  decision: string;
  /** All that a click changes: the question, its list, or that the answer is on its way. */
  state: string;
  /** Whether only a part of the options is listed. */
  narrowed: boolean;
  place: { x: number; y: number; what: string } | null;
}

/** Clicks a target, and tells what it was and whether several options are left; null when none is in sight. */
export async function click(page: Page, target: Target): Promise<{ what: string; narrowed: boolean } | null> {
  // News may move the board under the hand: whoever misses clicks again.
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = await page.evaluate(look, target);
    if (!before.place) return null;
    const { x, y, what } = before.place;
    await page.mouse.click(x, y);
    const after = await page.evaluate(look, null);
    if (after.state === before.state) continue;
    const narrowed = after.narrowed && after.decision === before.decision;
    if (!narrowed) await untilAnswered(page, before.decision, what);
    return { what, narrowed };
  }
  throw new Error(`nothing came of clicking ${target.selector}`);
}

/** Chooses from the list, also through the stages of a long one; tells what. */
export async function clickOption(page: Page, from: number): Promise<string> {
  for (;;) {
    const done = await click(page, inList(from));
    if (!done) throw new Error("there is nothing to choose from");
    if (!done.narrowed) return done.what;
  }
}

/** What tells the open question from others; empty when there is none. */
export async function decision(page: Page): Promise<string> {
  return (await page.evaluate(look, null)).decision;
}

export async function untilAnswered(page: Page, before: string, by = "it"): Promise<void> {
  const changed = (id: string): boolean =>
    (document.querySelector<HTMLElement>(".decision")?.dataset["decision"] ?? "") !== id;
  await page.waitForFunction(changed, before, { polling: 20 }).catch((wrong: unknown) => {
    throw new Error(`nothing came of ${by}`, { cause: wrong });
  });
}

/** Until what has changed is on the screen. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** In the page: the question, and a point at which a target can be hit. No message may be missing. */
function look(target: Target | null): Sight {
  const SPOTS = [0.5, 0.25, 0.75, 0.08, 0.92];
  const name = (one: Element): string =>
    one.getAttribute("data-choice") ?? one.getAttribute("data-element") ?? one.textContent?.trim() ?? "";

  function spot(one: Element): { x: number; y: number } | null {
    const box = one.getBoundingClientRect();
    for (const across of SPOTS) {
      for (const down of SPOTS) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (document.elementFromPoint(x, y)?.closest(".lit, .option") === one) return { x, y };
      }
    }
    return null;
  }

  function aim({ selector, from, only }: Target): Sight["place"] {
    const meant = new RegExp(only);
    const all = [...document.querySelectorAll(selector)].filter(
      (one) => one.getClientRects().length > 0 && meant.test(name(one)),
    );
    for (let i = 0; i < all.length; i++) {
      const one = all[(from + i) % all.length]!;
      if (!spot(one)) one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const found = spot(one);
      if (found) return { ...found, what: name(one) };
    }
    if (all.length) throw new Error(`there, but nobody can click it: ${all.map(name).join(", ")}`);
    return null;
  }

  const missing = /⟨[^⟩]*⟩/.exec(document.body.textContent ?? "");
  if (missing) throw new Error(`a message is missing: ${missing[0]}`);
  const panel = document.querySelector<HTMLElement>(".decision");
  const asked = panel?.dataset["decision"] ?? "";
  const listed = [...(panel?.querySelectorAll(".option") ?? [])].map(name);
  return {
    decision: asked,
    state: [asked, panel?.querySelector(".busy") != null, ...listed].join("|"),
    narrowed: panel?.querySelector(".widen") != null,
    place: target && aim(target),
  };
}
