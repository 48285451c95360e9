// What this person wishes, as the server keeps it.

import { ask } from "../lib/api";
import { keys } from "../lib/keys";
import { me } from "../person/me.svelte";
import { worker } from "./bell";

export interface Wishes {
  lang: string;
  zone: string;
  quiet: { from: string; to: string } | null;
  remind: { minutes: number; times: number } | null;
  over: boolean;
}

export interface Kept {
  wishes: Wishes | null;
  email: { address: string; confirmed: boolean } | null;
  webhook: { host: string } | null;
  devices: number;
}

export interface Offers {
  push: string | null;
  email: boolean;
  webhook: boolean;
}

const PLACE = "greathall.calls";
const MOST = 200;

/** The zone of this device. Some browsers still use an old spelling. */
export const zoneHere = (): string => zoneName(Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC");
export const zoneName = (zone: string): string => (zone === "Europe/Kiev" ? "Europe/Kyiv" : zone);

/** What opens the wishes: the pass of a person with a name, and the keys of this device's seats. */
export const shown = (): string[] => [...(me.pass ? [me.pass] : []), ...Object.values(keys()).slice(1 - MOST)];
const post = <T>(path: string, more: object = {}): Promise<T> => ask<T>(`api/notifications${path}`, { keys: shown(), ...more });

export const offers = () => ask<Offers>("api/notifications");
export const read = () => post<Kept>("/read");
export const setEmail = (address: string | null) => post<Kept>("/email", { address });
export const setWebhook = (address: string | null) => post<Kept & { secret?: string }>("/webhook", { address });
export const test = () => post<{ sent: Record<string, "sent" | "failed" | "gone"> }>("/test");
export const confirm = (token: string) => ask<unknown>("api/notifications/confirm", { token });
export const unsubscribe = (token: string) =>
  ask<unknown>(`api/notifications/unsubscribe?token=${encodeURIComponent(token)}`, {});

export async function keep(wishes: Wishes): Promise<Kept> {
  const kept = await post<Kept>("", { wishes });
  localStorage.setItem(PLACE, JSON.stringify(Object.keys(keys())));
  return kept;
}

/** Seats taken since the wishes were kept are put under them. Nothing is sent by who wishes nothing. */
export async function joinIn(): Promise<void> {
  const known = localStorage.getItem(PLACE);
  if (known === null) return;
  const held = Object.keys(keys());
  const before = JSON.parse(known) as string[];
  if (held.every((table) => before.includes(table))) return;
  try {
    await post<Kept>("");
    localStorage.setItem(PLACE, JSON.stringify(held));
  } catch {
    // The server cannot be reached; the next visit to a table tries again.
  }
}

// Web push

export const canPush = (): boolean => "PushManager" in window;

/** This browser's subscription, if it was made for this server's key. */
export async function subscription(publicKey: string): Promise<PushSubscription | null> {
  const found = await navigator.serviceWorker?.getRegistration(document.baseURI);
  const made = await found?.pushManager.getSubscription();
  return made && text(made.options.applicationServerKey) === publicKey ? made : null;
}

function text(key: ArrayBuffer | null): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Lets the browser take pushes of this server, and tells the server where. */
export async function subscribe(publicKey: string): Promise<Kept> {
  const { pushManager } = await worker();
  await (await pushManager.getSubscription())?.unsubscribe(); // of this address, but before the server lost its key
  return tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

export async function unsubscribeHere(publicKey: string): Promise<Kept> {
  const made = await subscription(publicKey);
  await made?.unsubscribe();
  return made ? post<Kept>("/push/remove", { endpoint: made.endpoint }) : read();
}

/** Browsers renew subscriptions by themselves; the server is told again whenever the settings are opened. */
export const tell = (made: PushSubscription): Promise<Kept> => post<Kept>("/push", { subscription: made.toJSON() });
