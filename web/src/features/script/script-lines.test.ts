import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noteLines } from "./noted-lines.ts";
import { fieldLines, followLines, lineAt, partsOf, rangeOf } from "./script-lines.ts";

describe("lines of a script", () => {
  test("captions are what stands in quotes, but not in notes", () => {
    const scene = '0:00 – 0:01  Plano detalhe no ponto 1, soco de zoom. "Olha esse âmbar"';
    const note = 'Nota: no ponto 2, "algo".';
    expect(partsOf(scene).at(-1)).toEqual({ text: '"Olha esse âmbar"', isCaption: true });
    expect(partsOf(note)).toEqual([{ text: note, isCaption: false }]);
    expect(
      partsOf(String.raw`0:01 close "diz \"oi\" aqui", deriva`).map(({ isCaption }) => isCaption),
    ).toEqual([false, true, false]);
  });

  test("the parts of any line are the line", () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        expect(
          partsOf(line)
            .map(({ text }) => text)
            .join(""),
        ).toBe(line);
      }),
    );
  });

  const texts = fc.array(
    fc.string().map((line) => line.replaceAll(/[\r\n]/g, "")),
    { minLength: 1 },
  );

  test("every character stands in the line whose range holds it", () => {
    fc.assert(
      fc.property(texts, fc.nat(), (text, seed) => {
        const offset = seed % (text.join("\n").length + 1);
        const [from, to] = rangeOf(text, lineAt(text, offset));
        expect(offset).toBeGreaterThanOrEqual(from);
        expect(offset).toBeLessThanOrEqual(to);
      }),
    );
  });

  test("a field has the same lines whatever breaks a text has, as a text field counts them", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom("\n", "\r\n", "\r"), (text, end) => {
        expect(fieldLines(text.join(end))).toEqual(text);
      }),
    );
  });

  test("a line that an edit leaves alone is found again above and below it", () => {
    const unlike = fc.uniqueArray(
      fc.string().map((line) => line.replaceAll(/[\r\n]/g, "")),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(
        unlike,
        fc.nat(),
        fc.nat(),
        fc.array(fc.constant("new line of the edit")),
        (text, at, removed, put) => {
          const from = at % text.length;
          const count = Math.min(removed % 3, text.length - from);
          const edited = text.toSpliced(from, count, ...put);
          const follow = followLines(text, edited);
          for (const [index, line] of text.entries()) {
            if (index < from || index >= from + count) expect(edited[follow(index) ?? -1]).toBe(line);
          }
          expect(follow(text.length)).toBeNull();
        },
      ),
    );
  });

  test("marks stay at their lines while one types, before the studio has read the edit", () => {
    const read = ["Filme de 6 segundos", "", "0:00 close", "0:03 deriva, pirueta", "Nota: oi"];
    const notes = {
      lines: read,
      shotLines: [{ from: 2, to: 2 }, { from: 3, to: 3 }, null],
      remarks: [
        { text: "não entendi", line: 3 },
        { text: "sem linha", line: null },
      ],
    };
    const noted = noteLines(notes, read.toSpliced(2, 0, "mais uma linha"));
    expect(noted.remarks).toEqual([
      { remark: "não entendi", line: 4 },
      { remark: "sem linha", line: null },
    ]);
    expect([0, 1, 2, 3].map((shot) => noted.linesOf(shot))).toEqual([[3], [4], [], []]);
    expect([0, 2, 3, 4, 5].map((line) => noted.shotAt(line))).toEqual([null, null, 0, 1, null]);
  });
});
