// Component facts as boards look them up: by element, as "building:well".

import { getContext, setContext } from "svelte";
import type { Component, Components } from "./api";

export class Facts {
  private readonly byElement = new Map<string, Component>();

  constructor(readonly kinds: Components) {
    for (const rows of Object.values(kinds)) for (const row of rows) this.byElement.set(row.element, row);
  }

  of(kind: string): Component[] {
    return this.kinds[kind] ?? [];
  }

  number(element: string, field: string): number {
    const value = this.byElement.get(element)?.[field];
    return typeof value === "number" ? value : 0;
  }

  text(element: string, field: string): string {
    const value = this.byElement.get(element)?.[field];
    return typeof value === "string" ? value : "";
  }
}

const KEY = Symbol("facts");
export const provideFacts = (facts: () => Facts): void => void setContext(KEY, facts);
export const useFacts = (): Facts => getContext<() => Facts>(KEY)();
