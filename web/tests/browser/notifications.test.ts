// Notifications: off until switched on by a click, settings by keyboard and on a phone, the service worker at work.

import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "./helpers/accessibility";
import { address, guest, type Guest, LANGUAGES, makeTable, me, openBrowser } from "./helpers/browser";
import { MailServer } from "./helpers/mailServer";

const PERSON = { kind: "person" };

/** Somebody with a seat at a table where another person plays, on the page of notifications. */
async function seated(wish: Guest = {}): Promise<{ context: BrowserContext; page: Page; table: string; key: string }> {
  const { context, page } = await guest(wish);
  const { table, key } = await makeTable([me, PERSON]);
  await page.goto(`${address}table/${table}#${key}`);
  await page.locator("h1").first().waitFor();
  await page.goto(`${address}notifications`);
  await page.locator("#notify-lang").waitFor();
  return { context, page, table, key };
}

/** What the server keeps for a key, or for whoever uses a page: guests' preferences have a key of their own. */
const kept = async (whose: string | Page): Promise<Record<string, unknown>> => {
  const key =
    typeof whose === "string"
      ? whose
      : await whose.evaluate(() => localStorage.getItem("greathall.calls.key") ?? "none");
  const answer = await fetch(`${address}api/notifications/read`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ keys: [key] }),
  });
  return (await answer.json()) as Record<string, unknown>;
};

describe.skipIf(!address)("notifications", () => {
  openBrowser();

  it("are off, and nobody is asked for permission, until a click", async () => {
    const { context, page, key } = await seated();
    const asked = await page.evaluate(() => [Notification.permission, navigator.serviceWorker.controller]);
    expect(asked).toEqual(["default", null]);
    expect(await kept(key)).toEqual({ wishes: null, email: null, webhook: null, devices: 0 });
    expect(await page.getByRole("button", { name: "Send a test message" }).isDisabled()).toBe(true);
    await context.close();
  });

  it("say what is missing to who has no seat", async () => {
    const { context, page } = await guest();
    await page.goto(`${address}notifications`);
    await page.getByText("Sit down at a table first").waitFor();
    expect(await page.locator("#notify-lang").count()).toBe(0);
    await context.close();
  });

  it("are for who has a name and no seat yet, too", async () => {
    const { context, page } = await guest();
    const answer = await fetch(`${address}api/people`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name: `Anna ${Date.now()}`, phrase: "correct horse" }),
    });
    const { name, pass } = (await answer.json()) as { name: string; pass: string };
    await page.goto(address);
    await page.evaluate((stored) => localStorage.setItem("greathall.me", stored), JSON.stringify({ name, pass }));
    await page.goto(`${address}notifications`);
    await page.locator("#notify-over").uncheck();
    await expect.poll(() => kept(pass).then((told) => told["wishes"])).toMatchObject({ over: false });
    await context.close();
  });

  it.each(LANGUAGES)("fit on a phone and keep nobody out (%s)", async (lang) => {
    const { context, page } = await seated({ lang, width: 360, height: 740, theme: lang === "uk" ? "dark" : "light" });
    await page.locator("#notify-remind").selectOption("240");
    await page.locator("#notify-quiet").check();
    await page.locator("#notify-zone").waitFor();
    await expectAccessible(page, `notifications ${lang}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await page.locator("body").innerText()).not.toContain("⟨");
    await context.close();
  });

  it("are set by keyboard alone, and kept", async () => {
    const { context, page } = await seated({ lang: "en" });
    await page.locator("h1").click();
    const reach = async (id: string): Promise<void> => {
      for (let i = 0; i < 40 && (await page.evaluate(() => document.activeElement?.id)) !== id; i++)
        await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
    };
    await reach("notify-remind");
    await page.keyboard.press("ArrowDown");
    await expect
      .poll(() => kept(page).then((told) => told["wishes"]))
      .toMatchObject({ remind: { minutes: 60, times: 1 } });
    await reach("notify-quiet");
    await page.keyboard.press("Space");
    await expect
      .poll(() => kept(page).then((told) => told["wishes"]))
      .toMatchObject({
        lang: "en",
        quiet: { from: "22:00", to: "08:00" },
        zone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
      });
    await page.reload();
    await page.locator("#notify-zone").waitFor();
    expect(await page.locator("#notify-remind").inputValue()).toBe("60");
    await context.close();
  });

  it("lose none of several quick changes", async () => {
    const { context, page } = await seated();
    // The server takes its time; people do not.
    await page.route(/api\/notifications$/, async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await page.locator("#notify-remind").selectOption("1440");
    await page.locator("#notify-quiet").check();
    await page.locator("#notify-over").uncheck();
    await page.getByLabel("Address of the webhook").fill("https://hooks.example/1");
    await page.getByRole("button", { name: "Use this address" }).click();
    await expect
      .poll(() => kept(page))
      .toMatchObject({
        wishes: { remind: { minutes: 1440, times: 1 }, quiet: { from: "22:00", to: "08:00" }, over: false },
        webhook: { host: "hooks.example" },
      });
    expect(await page.locator("#notify-remind").inputValue()).toBe("1440");
    await context.close();
  });

  it("go to a webhook, whose secret is shown once", async () => {
    const { context, page } = await seated();
    await page.getByLabel("Address of the webhook").fill("https://hooks.example/1");
    await page.getByRole("button", { name: "Use this address" }).click();
    await page.getByText("Messages go to hooks.example").waitFor();
    expect((await page.locator("code").innerText()).length).toBe(43);
    await page.reload();
    await page.getByText("Messages go to hooks.example").waitFor();
    expect(await page.locator("code").count()).toBe(0);
    // A seat taken later is put under the same wishes.
    const later = await makeTable([me, PERSON]);
    await page.goto(`${address}table/${later.table}#${later.key}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("greathall.calls"))).toContain(later.table);
    expect(await kept(page)).toMatchObject({ webhook: { host: "hooks.example" } });
    // The key of a seat may have come by anybody's link: it opens no preferences.
    expect(await kept(later.key)).toMatchObject({ wishes: null, webhook: null });
    await page.goto(`${address}notifications`);
    await page.getByRole("button", { name: "Remove" }).click();
    await expect.poll(() => kept(page).then((told) => told["webhook"])).toBe(null);
    await context.close();
  });

  it("come by e-mail once the link in a letter was followed, until another one is", async () => {
    const mailServer = new MailServer(Number(process.env["GREATHALL_MAIL"]));
    const { context, page } = await seated({ lang: "uk" });
    await page.getByLabel("Ваша адреса електронної пошти").fill("anna@post.example");
    await page.getByRole("button", { name: "Надіслати посилання" }).click();
    await page.getByText("Лист надіслано на адресу a…@post.example").waitFor();
    // The letter is opened elsewhere, where this person has no keys.
    const elsewhere = await guest({ lang: "uk" });
    await elsewhere.page.goto(`${address}notifications#confirm=${await mailServer.token("confirm")}`);
    await elsewhere.page.getByRole("button", { name: "Підтвердити адресу" }).click();
    await elsewhere.page.getByText("Адресу підтверджено").waitFor();
    expect(elsewhere.page.url()).not.toContain("confirm");
    await page.reload();
    await page.getByText("Листи надходять на адресу a…@post.example").waitFor();
    await page.getByRole("button", { name: "Надіслати пробне повідомлення" }).click();
    await page.getByText("Пошта: надіслано").waitFor();
    await elsewhere.page.goto(`${address}notifications#unsubscribe=${await mailServer.token("unsubscribe")}`);
    await elsewhere.page.getByRole("button", { name: "Більше не надсилати листів" }).click();
    await elsewhere.page.getByText("Адресу видалено").waitFor();
    await expect.poll(() => kept(page).then((told) => told["email"])).toBe(null);
    mailServer.close();
    await Promise.all([context.close(), elsewhere.context.close()]);
  });

  it("ring while the page is in the background, once per turn", async () => {
    const { context, page, table } = await seated({ lang: "uk" });
    await context.grantPermissions(["notifications"], { origin: new URL(address).origin });
    await page.reload();
    await page.getByLabel("Повідомляти, поки Greathall відкрито у фоні").check();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("greathall.bell"))).toBe("on");
    await page.goto(`${address}table/${table}`);
    await page.locator("h1").first().waitFor();
    await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true, configurable: true }));
    await fetch(`${address}api/tables/${table}/join`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name: "Boris" }),
    });
    const shown = (): Promise<string[]> =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map((one) => `${one.title}: ${one.body}`);
      });
    await expect.poll(shown).toEqual(["Ваш хід: Замок на всі часи"]);
    expect(await page.title()).toMatch(/^● /);
    expect(await page.locator("link[rel=icon]").getAttribute("href")).toContain("favicon-turn");
    await context.close();
  });

  it("arrive by push through the service worker, below the base path", async () => {
    const { context, page, table } = await seated({ lang: "ru" });
    await context.grantPermissions(["notifications"], { origin: new URL(address).origin });
    // There is no push service here: the browser's part in subscribing is played by the test.
    await page.addInitScript(() => {
      const endpoint = "https://push.example/device";
      const keys = {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      };
      const bytes = (): ArrayBuffer => {
        const { applicationServerKey: key } = JSON.parse(sessionStorage.getItem("wish") ?? "{}") as {
          applicationServerKey: string;
        };
        const letters = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
        return Uint8Array.from(letters, (one) => one.charCodeAt(0)).buffer;
      };
      const options = {
        userVisibleOnly: true,
        get applicationServerKey() {
          return bytes();
        },
      };
      const made = {
        endpoint,
        options,
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe: () => Promise.resolve(true),
      };
      PushManager.prototype.subscribe = (wish) => {
        sessionStorage.setItem("wish", JSON.stringify(wish));
        return Promise.resolve(made as unknown as PushSubscription);
      };
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(sessionStorage.getItem("wish") ? (made as unknown as PushSubscription) : null);
    });
    await page.reload();
    await page.getByLabel("Сообщать и когда Greathall закрыт").check();
    await expect.poll(() => kept(page).then((told) => told["devices"])).toBe(1);
    const wish = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem("wish") ?? "{}") as Record<string, unknown>,
    );
    expect(wish["userVisibleOnly"]).toBe(true);
    expect(String(wish["applicationServerKey"]).length).toBe(87);

    const scope = await page.evaluate(() => navigator.serviceWorker.ready.then((one) => one.scope));
    expect(scope).toBe(address);
    const devtools = await context.newCDPSession(page);
    const registration = new Promise<string>((found) => {
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const ours = registrations.find((one) => one.scopeURL === scope);
        if (ours) found(ours.registrationId);
      });
    });
    await devtools.send("ServiceWorker.enable");
    const data = JSON.stringify({
      title: "Ваш ход: «Замок на все времена»",
      body: "Сейчас ваш ход.",
      table,
      lang: "ru",
      kind: "turn",
    });
    await devtools.send("ServiceWorker.deliverPushMessage", {
      origin: new URL(address).origin,
      registrationId: await registration,
      data,
    });
    const shown = (): Promise<unknown[]> =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map((one) => [one.title, one.body, one.lang, one.tag]);
      });
    await expect.poll(shown).toEqual([["Ваш ход: «Замок на все времена»", "Сейчас ваш ход.", "ru", table]]);
    await page.getByLabel("Сообщать и когда Greathall закрыт").uncheck();
    await expect.poll(() => kept(page).then((told) => told["devices"])).toBe(0);
    await context.close();
  });
});
