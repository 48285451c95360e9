import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepLinked, keyOf, rememberKey } from "../src/lib/server/seatKeys";

const TABLE = "aaaabbbbccccdddd";
const OWN = "own".repeat(14);
const SENT = "sent".repeat(11);

/** A server that knows these keys. */
function serverKnows(...keys: string[]): void {
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    const { Authorization } = init.headers as Record<string, string>;
    const known = keys.some((key) => Authorization === `Bearer ${key}`);
    const answer = known ? { is: "pong" } : { error: { code: "no-key", message: "this link opens no seat" } };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: known ? 200 : 403 }));
  });
}

describe("a key that comes by a link", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("is kept where there is none, once the server knows it", async () => {
    serverKnows(SENT);
    expect(await keepLinked(TABLE, SENT)).toBe("kept");
    expect(keyOf(TABLE)).toBe(SENT);
  });

  it("never takes the place of one that opens a seat", async () => {
    rememberKey(TABLE, OWN);
    serverKnows(OWN, SENT);
    expect(await keepLinked(TABLE, SENT)).toBe("visit");
    expect(keyOf(TABLE)).toBe(OWN);
  });

  it("takes the place of one that opens nothing any more", async () => {
    rememberKey(TABLE, OWN);
    serverKnows(SENT);
    expect(await keepLinked(TABLE, SENT)).toBe("kept");
    expect(keyOf(TABLE)).toBe(SENT);
  });

  it("is not kept when the server does not know it, or cannot be asked", async () => {
    serverKnows(OWN);
    expect(await keepLinked(TABLE, SENT)).toBe("unknown");
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    expect(await keepLinked(TABLE, SENT)).toBe("visit");
    expect(keyOf(TABLE)).toBe(null);
    rememberKey(TABLE, OWN);
    expect(await keepLinked(TABLE, SENT)).toBe("visit");
    expect(keyOf(TABLE)).toBe(OWN);
  });
});
