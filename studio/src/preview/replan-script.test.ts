import { STYLES, TEMPLATES } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BEER, readings } from "../../testing/direction/readings.ts";
import { direct } from "../direction/plan/direct.ts";
import { readScript } from "../direction/plan/script/read-script.ts";
import { retimeScript } from "../direction/plan/script/retime-script.ts";
import { writeScript } from "../direction/plan/script/write-script.ts";
import { withInsideKeyImage } from "./inside-key-image.ts";
import { replanScript } from "./replan-script.ts";

const options = fc.record(
  {
    style: fc.constantFrom(...STYLES),
    seconds: fc.integer({ min: 5, max: 60 }),
    template: fc.constantFrom(...TEMPLATES),
  },
  { requiredKeys: ["style", "seconds"] },
);
const seed = fc.nat();

test("a script as the studio planned it is planned anew for other options, with or without the switch", () => {
  const topics = fc.constantFrom("", "O aniversário da Bia");
  const settings = fc.tuple(seed, fc.boolean(), topics);
  fc.assert(
    fc.property(options, options, settings, readings, (before, now, [number, inside, topic], reading) => {
      const image = { seed: number, reading };
      const planned = (wish: typeof now) => writeScript(direct(reading, { ...wish, seed: number, topic }));
      const script = withInsideKeyImage(planned(before), inside);
      expect(replanScript({ script, before, now, image, always: false })).toEqual({
        script: withInsideKeyImage(planned(now), inside),
        kept: false,
      });
    }),
    { numRuns: 15 },
  );
});

test("an edited script keeps its scenes and words, and the film has the length that was chosen", () => {
  const seconds = fc.integer({ min: 10, max: 60 });
  fc.assert(
    fc.property(options, seconds, seed, readings, (before, length, number, reading) => {
      const image = { seed: number, reading };
      const planned = writeScript(direct(reading, { ...before, seed: number }));
      const script = planned.replace(/\n\n/, "\n// minha nota\n\n");
      const now = { ...before, seconds: length };
      const asked = { script, before, now, image, always: false };
      const { script: fitted, kept } = replanScript(asked);
      expect(kept).toBe(true);
      const wishes = { ...now, ...image };
      const [old, film] = [readScript(script, { ...before, ...image }), readScript(fitted, wishes)];
      fc.pre(old.storyboard.shots.length * 2 <= length);
      expect(film.storyboard.seconds).toBe(length);
      const scenes = ({ storyboard: { shots } }: typeof film) => shots.map((shot) => ({ ...shot, beats: 0 }));
      expect(scenes(film)).toEqual(scenes(old));
      expect(film.warnings.filter(({ text }) => /tempo|segundos/.test(text))).toEqual([]);
      expect(fitted).toContain("// minha nota");
      const again = replanScript({ ...asked, always: true });
      expect(again.script).toBe(writeScript(direct(reading, { ...now, seed: number })));
    }),
    { numRuns: 15 },
  );
});

test.each([
  [
    "ranges with a clock, and a caption that names a time",
    'Cena 1 (0:00 - 0:10): close no gato. "às 0:10"\nCena 2 (0:10 - 0:30): plano geral.',
    'Cena 1 (0:00 - 0:05): close no gato. "às 0:10"\nCena 2 (0:05 - 0:15): plano geral.',
  ],
  [
    "ranges in seconds, with the scene's own number left alone",
    "Cena 3 (0s a 3s): close no gato\nCena 4 (3s a 30s): plano geral",
    "Cena 3 (0s a 1,5s): close no gato\nCena 4 (1,5s a 15s): plano geral",
  ],
  ["lengths", "- 10s: close no gato\n- 20s: plano geral", "- 5s: close no gato\n- 10s: plano geral"],
  ["no times at all", "um filme do gato que dorme", "um filme do gato que dorme"],
])("times as people write them: %s", (_case, script, fitted) => {
  expect(retimeScript(script, { seconds: 15, before: 30 })).toBe(fitted);
});

test("without a reading nothing is planned anew, and JSON and prose stay as they are", () => {
  const [before, now] = [
    { style: "viral", seconds: 30 },
    { style: "suave", seconds: 15 },
  ] as const;
  for (const script of ['{"cenas": [{"texto": "oi"}]}', "Um copo gelado ao entardecer", ""]) {
    expect(replanScript({ script, before, now, image: null, always: true })).toEqual({ script, kept: true });
  }
});

test("an edited script keeps its scenes with another template, which its first line names", () => {
  const before = { style: "viral", seconds: 20, template: "batida" } as const;
  const image = { seed: 3, reading: BEER };
  const script = writeScript(direct(BEER, { ...before, seed: 3 })).replace("\n\n", "\n// minha nota\n\n");
  const asked = { script, before, now: { ...before, template: "vitrine" }, image, always: false } as const;
  expect(replanScript(asked)).toEqual({
    script: script.replace("modelo batida", "modelo vitrine"),
    kept: true,
  });
  expect(replanScript({ ...asked, now: { style: "viral", seconds: 20 } }).script).toBe(
    script.replace(", modelo batida", ""),
  );
});
