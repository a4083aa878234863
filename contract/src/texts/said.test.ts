import { expect, test } from "vitest";
import { CERTIFICATE } from "./certificate.ts";
import { retell, said, withPoint } from "./said.ts";

const own = (held: unknown, share: unknown) => `in ${String(held)} shots, ${String(share)}%`;

test("a sentence comes with what it was made of, and is told again with that", () => {
  const inShots = said((held: number, share: string) => `em ${held} planos, ${share}%`);
  expect(inShots(2, "1.234,5")).toEqual({ text: "em 2 planos, 1.234,5%", given: [2, "1.234,5"] });
  expect(retell(own, [2, "1.234,5"])).toBe("in 2 shots, 1,234.5%");
  expect(retell("none", [])).toBe("none");
  expect(retell(own, [2])).toBeUndefined();
  expect(retell(undefined, [])).toBeUndefined();
});

test("figures are written with a point for decimals, and sentences around them stay", () => {
  expect(withPoint("-14,1 LUFS, 0,5 a 1.920, sim.")).toBe("-14.1 LUFS, 0.5 a 1,920, sim.");
  expect(withPoint("-infinito LUFS")).toBe("-∞ LUFS");
});

test("captions are counted where they are inside, and told from none", () => {
  const { value } = CERTIFICATE.safe_area;
  const told = [value(null, null), value(null, 0), value(null, 1), value(null, 2), value("0", 2)];
  expect(told.map(({ text }) => text)).toEqual([
    "sem legendas",
    "0 palavras, todas dentro",
    "1 palavra, dentro",
    "2 palavras, todas dentro",
    "0 pixels fora",
  ]);
});
