// Component facts as boards look them up: by element, as "building:well".

import type { Component, Components } from "../server/api";

export class Facts {
  private readonly byElement = new Map<string, Component>();

  /** The components as this table has them, corrections included. */
  constructor(readonly kinds: Components) {
    for (const row of Object.values(kinds).flat()) this.byElement.set(row.element, row);
  }

  has(element: string): boolean {
    return this.byElement.has(element);
  }

  of(kind: string): Component[] {
    return this.kinds[kind] ?? [];
  }

  number(element: string, field: string): number {
    const value = this.byElement.get(element)?.[field];
    return typeof value === "number" ? value : 0;
  }

  list(element: string, field: string): string[] {
    const value = this.byElement.get(element)?.[field];
    return Array.isArray(value) ? value.map(String) : [];
  }

  counts(element: string, field: string): [string, number][] {
    const value = this.byElement.get(element)?.[field];
    return value !== null && typeof value === "object" ? (Object.entries(value) as [string, number][]) : [];
  }

  text(element: string, field: string): string {
    const value = this.byElement.get(element)?.[field];
    return typeof value === "string" ? value : "";
  }
}
