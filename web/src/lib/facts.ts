// Component facts as boards look them up: by element, as "building:well".

import type { Component, Components } from "./api";

export type Overlay = Record<string, Record<string, Record<string, unknown>>>;

export class Facts {
  private readonly byElement = new Map<string, Component>();

  /** `overlay` holds what the owners of this table's copy have corrected. */
  constructor(
    readonly kinds: Components,
    overlay: Overlay = {},
  ) {
    for (const [kind, rows] of Object.entries(kinds)) {
      for (const row of rows) this.byElement.set(row.element, { ...row, ...overlay[kind]?.[row.id] });
    }
  }

  has(element: string): boolean {
    return this.byElement.has(element);
  }

  of(kind: string): Component[] {
    return (this.kinds[kind] ?? []).map((row) => this.byElement.get(row.element) ?? row);
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
