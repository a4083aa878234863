import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  lineAt,
  lineOfRemark,
  lineOfShot,
  partsOf,
  rangeOf,
  sceneLines,
  shotOfLine,
} from "./script-lines.ts";

const SCRIPT = [
  "Filme de 6 segundos, estilo viral, 120 BPM",
  "",
  '0:00 – 0:01  Plano detalhe no ponto 1, soco de zoom. "Olha esse âmbar"',
  "0:01 – 0:03  Plano aberto na imagem toda, afastamento.",
  '- Cena 3: close no assunto "Repara na luz"',
  "2. 0:05 - 0:06 deriva",
  "",
  'Nota: no ponto 2, "algo".',
];

describe("lines of a script", () => {
  test("scenes open with a time or a scene's number, with any list mark before it", () => {
    expect(sceneLines(SCRIPT)).toEqual([2, 3, 4, 5]);
  });

  test("headers, notes and prose open no scene", () => {
    expect(sceneLines(["Filme de 30 segundos", "Nota: 0:01", "Uma cena 3 bonita", "120 BPM", ""])).toEqual(
      [],
    );
  });

  test("a shot and its line name each other", () => {
    expect(lineOfShot(SCRIPT, 1, 4)).toBe(3);
    expect(shotOfLine(SCRIPT, 3, 4)).toBe(1);
    expect(shotOfLine(SCRIPT, 0, 4)).toBeNull();
  });

  test("nothing is paired where the film has another number of shots", () => {
    expect(lineOfShot(SCRIPT, 1, 9)).toBeNull();
    expect(shotOfLine(SCRIPT, 3, 9)).toBeNull();
  });

  test("captions are what stands in quotes, but not in notes", () => {
    expect(partsOf(SCRIPT[2] ?? "").at(-1)).toEqual({ text: '"Olha esse âmbar"', isCaption: true });
    expect(partsOf(SCRIPT[7] ?? "")).toEqual([{ text: SCRIPT[7], isCaption: false }]);
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

  test("every character stands in the line whose range holds it", () => {
    const lines = fc.array(
      fc.string().map((line) => line.replaceAll("\n", "")),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(lines, fc.nat(), (text, seed) => {
        const offset = seed % (text.join("\n").length + 1);
        const [from, to] = rangeOf(text, lineAt(text, offset));
        expect(offset).toBeGreaterThanOrEqual(from);
        expect(offset).toBeLessThanOrEqual(to);
      }),
    );
  });

  test("a remark leads to the scene or the line that it names", () => {
    expect(lineOfRemark('Cena 2: não entendi "afastamento".', SCRIPT)).toBe(3);
    expect(lineOfRemark("Cena 3: a legenda tem 90 palavras e não cabe no tempo.", SCRIPT)).toBe(4);
    expect(
      lineOfRemark('A linha "Filme de 6 segundos" não descreve uma cena; ficou como nota.', SCRIPT),
    ).toBe(0);
    expect(lineOfRemark("Um filme tem de 5 a 60 segundos; este ficou com 60.", SCRIPT)).toBeNull();
    expect(lineOfRemark('Cena 2: não entendi "palavra já apagada".', SCRIPT)).toBeNull();
  });
});
