import { describe, expect, it } from "vitest";
import { barLengths, expectedPoints } from "../src/lib/text/points";

describe("expected points", () => {
  it("have one decimal, and a sign where they are a lead", () => {
    expect(expectedPoints(3.26, "score", "en")).toBe("3.3");
    expect(expectedPoints(3.26, "margin", "en")).toBe("+3.3");
    expect(expectedPoints(-3.26, "margin", "en")).toBe("−3.3");
    expect(expectedPoints(0, "margin", "en")).toBe("0");
  });
  it("are written as the language does", () => {
    expect(expectedPoints(-12.5, "score", "ru")).toBe("−12,5");
    expect(expectedPoints(12.5, "margin", "uk")).toBe("+12,5");
  });
});

describe("bars", () => {
  it("are as long as what they stand for, and none vanishes", () => {
    const [best, middle, worst] = barLengths([10, 5, 0]);
    expect(best).toBeCloseTo(1);
    expect(middle).toBeCloseTo(0.53);
    expect(worst).toBeGreaterThan(0);
  });
  it("are equal for equals", () => {
    expect(barLengths([4, 4])).toEqual([1, 1]);
    expect(barLengths([])).toEqual([]);
  });
});
