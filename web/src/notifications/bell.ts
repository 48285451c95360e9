// The bell of this device: notifications of the browser itself, and marks on the tab. Nothing rings that was not
// switched on here, and the browser is asked for permission only on a click.

const STORAGE_KEY = "greathall.bell";

export type BellSupport = "yes" | "no" | "denied";

export function able(): BellSupport {
  if (!("Notification" in window) || !("serviceWorker" in navigator) || !isSecureContext) return "no";
  return Notification.permission === "denied" ? "denied" : "yes";
}

export const isOn = (): boolean =>
  localStorage.getItem(STORAGE_KEY) === "on" && able() === "yes" && Notification.permission === "granted";

/** To be called on a click: asks for permission where it is not given yet; whether the bell rings from now on. */
export async function switchOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  try {
    await worker();
  } catch {
    return false; // some browsers have service workers switched off
  }
  localStorage.setItem(STORAGE_KEY, "on");
  return true;
}

export const switchOff = (): void => localStorage.removeItem(STORAGE_KEY);

/** The service worker, which shows notifications also where a page may not. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(new URL("notifications.js", document.baseURI));
  return navigator.serviceWorker.ready;
}

/** Tells of a turn that has come while nobody looks at the page. */
export async function ring(table: string, title: string, body: string): Promise<void> {
  if (!document.hidden || !isOn()) return;
  const icon = new URL("icon.png", document.baseURI).href;
  try {
    await (await worker()).showNotification(title, { body, tag: table, icon, data: { table } });
  } catch {
    // A browser that has changed its mind; the tab is marked all the same.
  }
}

/** Marks the tab's icon, so that a turn is seen among many tabs. */
export function markTab(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = turn ? "./favicon-turn.svg" : "./favicon.svg";
}
