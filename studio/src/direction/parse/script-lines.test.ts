import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { storyboards, texts } from "../../../testing/direction/storyboards.ts";
import { MOVE_NAMES, SIZE_NAMES, viewName } from "../words/names.ts";
import { readScript } from "../plan/script/read-script.ts";
import { linesOf, quote } from "./script-text.ts";
import { writeScript } from "../plan/script/write-script.ts";

const WISHES = { style: "viral", seconds: 30, seed: 7, reading: BEER } as const;

test("each shot of a written script has a line of its own, further down than the shot before, that names it", () => {
  fc.assert(
    fc.property(storyboards, (storyboard) => {
      const script = writeScript(storyboard);
      const lines = linesOf(script);
      const { shotLines } = readScript(script, WISHES);
      expect(shotLines).toHaveLength(storyboard.shots.length);
      let above = -1;
      for (const [index, shot] of storyboard.shots.entries()) {
        const { from, to } = shotLines[index] ?? { from: -1, to: -1 };
        expect(from).toBeGreaterThan(above);
        expect(to).toBe(from);
        const line = lines[from]?.toLowerCase();
        expect(line).toContain(
          `${SIZE_NAMES[shot.size]} ${viewName(shot)}, ${MOVE_NAMES[shot.move]}`.toLowerCase(),
        );
        if (shot.caption !== null) expect(lines[from]).toContain(quote(shot.caption));
        above = from;
      }
    }),
    { numRuns: 300 },
  );
});

test("every line that is told of lies within the text, whatever the text is", () => {
  const line = fc.oneof(
    texts,
    fc.constantFrom(
      "Cena 1:",
      "- close no rosto, pirueta",
      "0-3s",
      "Texto: oi",
      "",
      "Duração: 900 s",
      "99 BPM",
      "[{",
      '"cena": 1',
      "}]",
    ),
  );
  const scenes = fc.array(fc.record({ texto: texts, visual: texts }), { minLength: 1, maxLength: 4 });
  const script = fc.oneof(
    fc
      .tuple(fc.array(line, { maxLength: 20 }), fc.constantFrom("\n", "\r\n", "\u2028"))
      .map(([all, end]) => all.join(end)),
    fc.tuple(line, scenes).map(([before, json]) => `${before}\n${JSON.stringify(json, null, 1)}`),
  );
  fc.assert(
    fc.property(script, (text) => {
      const { storyboard, shotLines, warnings } = readScript(text, WISHES);
      const count = linesOf(text).length;
      const isWithin = (at: number) => Number.isInteger(at) && at >= 0 && at < count;
      expect(shotLines).toHaveLength(storyboard.shots.length);
      for (const lines of shotLines) {
        if (lines === null) continue;
        expect([lines.from, lines.to].every(isWithin) && lines.from <= lines.to).toBe(true);
      }
      for (const remark of warnings) expect(remark.line === null || isWithin(remark.line)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test("a scene over several lines has all of them, and the shots that it is cut into share them", () => {
  const script = ["Cena 1:", "- Visual: close no rosto", "- Texto: Oi", "", "Cena 2:", "- Texto: Tchau"];
  const { shotLines } = readScript(script.join("\n"), { ...WISHES, seconds: 8 });
  const [first, last] = [
    { from: 0, to: 2 },
    { from: 4, to: 5 },
  ];
  expect(new Set(shotLines.map((lines) => JSON.stringify(lines)))).toEqual(
    new Set([JSON.stringify(first), JSON.stringify(last)]),
  );
});

test("scenes of a JSON text stand where their braces do", () => {
  const json = JSON.stringify([{ texto: "{ oi }", visual: "close" }, { visual: "plano aberto" }], null, 2);
  const { shotLines } = readScript(`Aqui está:\n\`\`\`json\n${json}\n\`\`\``, { ...WISHES, seconds: 5 });
  expect(shotLines).toEqual([
    { from: 3, to: 6 },
    { from: 7, to: 9 },
  ]);
});

test("a caption of free text knows the line it was taken from; what the picture directs has none", () => {
  const { storyboard, shotLines } = readScript("Uma cerveja gelada.\n\nE um bom papo.", {
    ...WISHES,
    seconds: 10,
  });
  for (const [index, { caption }] of storyboard.shots.entries()) {
    const line = caption === null ? null : caption.startsWith("Uma") ? 0 : 2;
    expect(shotLines[index]).toEqual(line === null ? null : { from: line, to: line });
  }
  expect(readScript("", WISHES).shotLines.every((lines) => lines === null)).toBe(true);
});
