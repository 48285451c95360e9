import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Speaker, type Language } from "../src/lib/text/speaker";
import { remaining, span } from "../src/lib/text/time";

const words = (lang: Language): Speaker =>
  new Speaker(lang, "", [
    new FluentResource(
      readFileSync(new URL(`../../src/greathall/locales/${lang}/browser.ftl`, import.meta.url), "utf-8"),
    ),
  ]);

describe("spans of time", () => {
  it("are told in the largest unit that fits, in the right form", () => {
    expect([45, 120, 3600, 86_400, 90_000].map((n) => span(words("en"), n))).toEqual([
      "45 seconds",
      "2 minutes",
      "1 hour",
      "1 day",
      "25 hours",
    ]);
    expect([60, 120, 600, 604_800].map((n) => span(words("ru"), n))).toEqual([
      "1 минута",
      "2 минуты",
      "10 минут",
      "7 дней",
    ]);
    expect([3600, 7200, 18_000, 259_200].map((n) => span(words("uk"), n))).toEqual([
      "1 година",
      "2 години",
      "5 годин",
      "3 дні",
    ]);
  });

  it("run down to the second where that matters", () => {
    const left = (n: number): string => remaining(words("en"), n);
    expect([0, 9, 61, 3599, 3600, 7199].map(left)).toEqual(["0:00", "0:09", "1:01", "59:59", "1:00:00", "1:59:59"]);
    expect([7200, 259_199, 345_600].map(left)).toEqual(["2 h", "71 h", "4 d"]);
  });
});
