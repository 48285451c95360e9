// A table that is played on without the page, and what of its board the screen shows.

import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { address } from "./browser";

export interface Table {
  table: string;
  key: string;
}

async function ask<T>({ table, key }: Table, message: object): Promise<T> {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${key}` };
  for (;;) {
    const answer = await fetch(`${address}api/tables/${table}/ask`, {
      method: "POST",
      headers,
      body: JSON.stringify(message),
    });
    if (answer.status !== 429) return (await answer.json()) as T;
    await setTimeout(100); // who asks too fast is told so
  }
}

interface Told {
  revision: number;
  view: { ply: number; over: boolean; decision: { id: string; options: { notation: string }[] } | null };
}

/** Plays without the page until the game has come so far. */
export async function playOn(table: Table, plies: number): Promise<void> {
  for (let turn = 0; ; turn++) {
    const { revision, view } = await ask<Told>(table, { do: "view" });
    expect(view.over, "the game goes on").toBe(false);
    if (view.ply >= plies) return;
    const options = view.decision?.options ?? [];
    if (view.decision)
      await ask(table, {
        do: "choose",
        decision: view.decision.id,
        choice: options[(turn * 7) % options.length]?.notation,
        revision,
      });
    else await setTimeout(20);
  }
}

/** What hangs over the edge of the screen, in pixels: the page itself, and whatever is scrolled inside the board. */
export const overhang = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const over = (one: Element): number => one.scrollHeight - one.clientHeight;
    const found: Record<string, number> = {};
    const root = document.documentElement;
    if (over(root) > 0) found["page"] = over(root);
    if (root.scrollWidth > root.clientWidth) found["page, sideways"] = root.scrollWidth - root.clientWidth;
    for (const one of document.querySelectorAll(".board, .board *")) {
      const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowY);
      if (scrolls && over(one) > 1) found[one.getAttribute("class") ?? one.tagName] = over(one);
    }
    return found;
  });

/** Parts of the board whose contents lie below their own edge, by so many pixels: what comes next covers them. */
export const spilt = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const found: Record<string, number> = {};
    for (const part of document.querySelectorAll(".board .part > .panel, .board .part .area")) {
      const edge = part.getBoundingClientRect();
      if (!edge.height) continue;
      for (const one of part.querySelectorAll(":not(svg *, .unseen, .wordy, [popover], [popover] *)")) {
        const box = one.getBoundingClientRect();
        const seen = box.width > 1 && one.checkVisibility() && getComputedStyle(one).clipPath === "none";
        if (seen && box.bottom > edge.bottom + 3)
          found[`${part.className}: ${one.getAttribute("class") ?? one.tagName}`] = Math.round(
            box.bottom - edge.bottom,
          );
      }
    }
    return found;
  });

/** The share of the screen that something takes. */
export const share = (page: Page, selector: string): Promise<number> =>
  page.evaluate((what) => {
    const { width = 0, height = 0 } = document.querySelector(what)?.getBoundingClientRect() ?? {};
    return (width * height) / (innerWidth * innerHeight);
  }, selector);
