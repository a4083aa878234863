import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BEER } from "../../testing/direction/readings.ts";
import { storyboards } from "../../testing/direction/storyboards.ts";
import { readScript } from "../direction/plan/script/read-script.ts";
import { writeScript } from "../direction/plan/script/write-script.ts";
import { isInsideKeyImage, withInsideKeyImage } from "./inside-key-image.ts";

const LINE = "Só dentro da imagem gerada.";

function isRead(script: string): boolean {
  const { storyboard } = readScript(script, { style: "suave", seconds: 10, seed: 1, reading: BEER });
  return storyboard.insideKeyImage === true;
}

test("a written script with the switch turned is what the writer writes of the turned storyboard", () => {
  fc.assert(
    fc.property(storyboards, ({ insideKeyImage, ...storyboard }) => {
      const [free, inside] = [writeScript(storyboard), writeScript({ ...storyboard, insideKeyImage: true })];
      expect(isInsideKeyImage(insideKeyImage ? inside : free)).toBe(insideKeyImage === true);
      expect(withInsideKeyImage(free, true)).toBe(inside);
      expect(withInsideKeyImage(inside, false)).toBe(free);
    }),
  );
});

test("on and off again gives any text back, character for character", () => {
  const lines = fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constant("")), { maxLength: 6 });
  const breaks = fc.constantFrom("\n", "\r\n", "\n\n");
  fc.assert(
    fc.property(lines, breaks, (each, by) => {
      const script = each.join(by).replace(/^[\s[{]+/, "");
      fc.pre(!isInsideKeyImage(script));
      const turned = withInsideKeyImage(script, true);
      expect(isInsideKeyImage(turned)).toBe(true);
      expect(withInsideKeyImage(turned, false)).toBe(script);
    }),
  );
});

describe("a script of the user's own", () => {
  test.each([
    ["", LINE],
    ["  \n", `${LINE}\n  \n`],
    ["Um filme calmo sobre o mar", `Um filme calmo sobre o mar\n${LINE}`],
    ["\n\nFilme de 6 segundos\n\nclose no copo\n", `\n\nFilme de 6 segundos\n${LINE}\n\nclose no copo\n`],
    ["0:00 close\r\n0:03 aberto", `0:00 close\r\n${LINE}\r\n0:03 aberto`],
  ])("%j gets the line below its first", (script, expected) => {
    expect(withInsideKeyImage(script, true)).toBe(expected);
    expect(isRead(expected)).toBe(true);
    expect(withInsideKeyImage(expected, false)).toBe(script);
  });

  test.each([
    ["Filme de 6 segundos\nFique só dentro da imagem gerada\nclose", "Filme de 6 segundos\nclose"],
    ["Only inside the generated image", ""],
    ["Filme de 6 segundos, só dentro da imagem gerada, estilo suave", "Filme de 6 segundos, estilo suave"],
    [`${LINE}\n${LINE}\n0:00 close`, "0:00 close"],
  ])("%j is on, and %j without it", (script, without) => {
    expect([isInsideKeyImage(script), isRead(script)]).toEqual([true, true]);
    expect(withInsideKeyImage(script, true)).toBe(script);
    expect(withInsideKeyImage(script, false)).toBe(without);
    expect(isRead(without)).toBe(false);
  });

  test("may speak of the generated image without keeping inside it", () => {
    const script = '0:00 – 0:06  close na imagem gerada, deriva. "Só dentro da imagem gerada"';
    expect([isInsideKeyImage(script), isRead(script)]).toEqual([false, false]);
  });
});

test.each([
  '{"cenas": [{"visual": "close no copo"}, {"visual": "aberto"}]}',
  '[{"visual": "close no copo"}, {"visual": "aberto"}]',
  '{"estilo": "suave", "video_description": "um filme calmo"}',
  "{}",
])("JSON gets a fact of its own: %s", (script) => {
  const turned = withInsideKeyImage(script, true);
  expect(() => void JSON.parse(turned)).not.toThrow();
  expect([isInsideKeyImage(turned), isRead(turned)]).toEqual([true, true]);
  const back = withInsideKeyImage(turned, false);
  expect(() => void JSON.parse(back)).not.toThrow();
  expect(isRead(back)).toBe(false);
});
