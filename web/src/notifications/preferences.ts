// How and when a person wants to be notified, as the server keeps it. Its requests still call that `wishes`.

import { ask } from "../lib/server/api";
import { guestKey, rememberGuestKey, seatKeys } from "../lib/server/seatKeys";
import type { Kept, KeptWebhook, Offers, Tried, Wishes } from "../lib/server/wire";
import { me } from "../person/me.svelte";
import { worker } from "./bell";

const STORAGE_KEY = "greathall.calls";
const MOST = 200;

/** The zone of this device. Some browsers still use an old spelling. */
export const zoneHere = (): string => zoneName(Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC");
export const zoneName = (zone: string): string => (zone === "Europe/Kiev" ? "Europe/Kyiv" : zone);

/** What proves who asks (a person's pass, a guest's own key), and the keys of the seats that it is about. */
export const credentials = (): string[] => [
  ...(me.pass ? [me.pass] : []),
  ...guestKey(),
  ...Object.values(seatKeys()).slice(2 - MOST),
];

const post = <T>(path: string, more: object = {}): Promise<T> =>
  ask<T>(`api/notifications${path}`, { keys: credentials(), ...more });

async function change<T extends Kept>(path: string, more: object = {}): Promise<T> {
  const kept = await post<T>(path, more);
  if (kept.key) rememberGuestKey(kept.key);
  return kept;
}

export const offers = () => ask<Offers>("api/notifications");
export const read = () => post<Kept>("/read");
export const setEmail = (address: string | null) => change<Kept>("/email", { address });
export const setWebhook = (address: string | null) => change<KeptWebhook>("/webhook", { address });
export const test = () => post<Tried>("/test");
export const confirm = (token: string) => ask<unknown>("api/notifications/confirm", { token });
export const unsubscribe = (token: string) =>
  ask<unknown>(`api/notifications/unsubscribe?token=${encodeURIComponent(token)}`, {});

export async function keep(preferences: Wishes): Promise<Kept> {
  const kept = await change<Kept>("", { wishes: preferences });
  localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.keys(seatKeys())));
  return kept;
}

/** Seats taken since the preferences were kept are put under them. Whoever has none sends nothing. */
export async function includeNewSeats(): Promise<void> {
  const known = localStorage.getItem(STORAGE_KEY);
  if (known === null) return;
  const seats = Object.keys(seatKeys());
  const before = JSON.parse(known) as string[];
  if (seats.every((table) => before.includes(table))) return;
  try {
    await change<Kept>("");
    localStorage.setItem(STORAGE_KEY, JSON.stringify(seats));
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
export const tell = (made: PushSubscription): Promise<Kept> => change<Kept>("/push", { subscription: made.toJSON() });
