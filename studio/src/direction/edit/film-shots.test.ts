import type { Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER, GLASS, PAIR, PORTRAIT } from "../../../testing/direction/readings.ts";
import { readScript } from "../plan/script/read-script.ts";
import { filmShots } from "./film-shots.ts";

function shotsOf(script: string, reading: Reading) {
  const read = readScript(script, { style: "viral", seconds: 6, seed: 1, reading });
  return filmShots(script, read, reading);
}
const namesIn = (reading: Reading) => shotsOf("", reading).targets.map(({ target }) => target);

test("a film is cut from the whole photo; one inside its key image from the part that this shows", () => {
  const view = { x: 0.2, y: 0.1, w: 0.5, h: 0.6 };
  const shown = { ...BEER, view };
  expect(shotsOf("", shown).part).toEqual({ x: 0, y: 0, w: 1, h: 1 });
  const script = "Só com a imagem-chave.\n0:00 – 0:03  Plano aberto, deriva.\n0:03 – 0:06  Close no assunto.";
  const read = readScript(script, { style: "viral", seconds: 6, seed: 1, reading: shown });
  const inside = { ...read, storyboard: { ...read.storyboard, insideKeyImage: true as const } };
  expect(filmShots(script, inside, shown).part).toEqual(view);
});

test("each shot says what of the photo it shows, and the closer one shows less of it", () => {
  const { places } = shotsOf(
    "0:00 – 0:03  Plano aberto no assunto, deriva.\n0:03 – 0:06  Close no assunto.",
    GLASS,
  );
  const [wide, close] = places.map(({ box }) => box!);
  for (const box of [wide!, close!]) {
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(box.x + box.w, box.y + box.h)).toBeLessThanOrEqual(1 + 1e-9);
  }
  expect(close!.w * close!.h).toBeLessThan(wide!.w * wide!.h);
});

const cups = (count: number): Reading => ({
  ...BEER,
  things: Array.from({ length: count }, (_, at) => ({
    x: at / (count + 1),
    y: 0.3,
    w: 0.08,
    h: 0.2,
    label: "cup",
    confidence: 0.9,
  })),
});

test("a shot can look at each person and thing that is seen, told from the others by its place", () => {
  expect(namesIn(PAIR)).toEqual(
    expect.arrayContaining([
      { kind: "face" },
      { kind: "person", which: "left" },
      { kind: "person", which: "right" },
      { kind: "thing", label: "cat", which: 1 },
    ]),
  );
  expect(namesIn(BEER).map(({ kind }) => kind)).not.toContain("face");
  expect(namesIn(PORTRAIT).map(({ kind }) => kind)).toContain("face");
  const which = (count: number) =>
    namesIn(cups(count)).flatMap((target) => (target.kind === "thing" ? [target.which] : []));
  expect([1, 2, 3, 4].map(which)).toEqual([
    [1],
    ["left", "right"],
    ["left", "middle", "right"],
    [1, 2, 3, 4],
  ]);
});
