import { SHOT_SIZES, MOVES, storyboardSchema } from "@curta/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { SCRIPT } from "../../../testing/direction/scripts.ts";
import { storyboards, texts } from "../../../testing/direction/storyboards.ts";
import { linesOf } from "../parse/script-text.ts";
import { readScript } from "../plan/script/read-script.ts";
import { writeScript } from "../plan/script/write-script.ts";
import { editScript, isShotList } from "./edit-script.ts";
import { retimed } from "./row-edits.ts";
import { scriptRows, textOf } from "./script-rows.ts";
import { editShots, type ShotEdit } from "./shot-edit.ts";

const WISHES = { style: "viral", seconds: 30, seed: 7, reading: BEER } as const;

const content = fc.record({
  size: fc.constantFrom(...SHOT_SIZES),
  target: fc.constantFrom({ kind: "subject" } as const, { kind: "person", which: "left" } as const),
  move: fc.constantFrom(...MOVES),
  transition: fc.constant("whip" as const),
  effects: fc.subarray(["flash", "shake", "mirror"] as const),
  caption: fc.option(texts),
});

/** An edit of any kind, about a shot that a film of up to a hundred has or has not. */
const edits: fc.Arbitrary<ShotEdit> = fc.oneof(
  fc.record({ kind: fc.constant("change" as const), shot: fc.nat(24), content }),
  fc.record({
    kind: fc.constant("length" as const),
    shot: fc.nat(24),
    beats: fc.integer({ min: -2, max: 40 }),
  }),
  fc.record({ kind: fc.constant("move" as const), shot: fc.nat(24), to: fc.nat(24) }),
  fc.record({ kind: fc.constantFrom("duplicate" as const, "remove", "add-after"), shot: fc.nat(24) }),
);

function read(script: string) {
  return readScript(script, WISHES).storyboard;
}

/** A line without its times. */
function untimed(line: string): string {
  return line.replaceAll(/\d:\d\d(?:,\d+)?/g, "#");
}

describe("an edit of a shot", () => {
  test("says in words what it does to the film, whatever the script, and the film is whole", () => {
    const scripts = fc.oneof(
      storyboards.map(writeScript),
      fc.constantFrom(SCRIPT, "Uma cerveja sobre a mesa. Dá vontade!", "", 'Cena 1: close\nCena 2: "oi"'),
      fc.array(texts, { maxLength: 8 }).map((lines) => lines.join("\n")),
    );
    fc.assert(
      fc.property(scripts, edits, (script, edit) => {
        const wanted = editShots(read(script), edit, WISHES);
        expect(storyboardSchema.safeParse(wanted).error).toBeUndefined();
        expect(read(editScript(script, edit, WISHES))).toEqual(wanted);
      }),
      { numRuns: 40 },
    );
  });

  test("changes one line of a written script and no other, and back again gives the same text", () => {
    fc.assert(
      fc.property(storyboards, fc.nat(), content, (storyboard, at, said) => {
        const script = writeScript(storyboard);
        const shot = at % storyboard.shots.length;
        const { beats: _, ...before } = storyboard.shots[shot]!;
        const edited = editScript(script, { kind: "change", shot, content: said }, WISHES);
        const [was, is] = [linesOf(script), linesOf(edited)];
        const line = readScript(script, WISHES).shotLines[shot]!.from;
        expect(is.toSpliced(line, 1)).toEqual(was.toSpliced(line, 1));
        expect(editScript(edited, { kind: "change", shot, content: before }, WISHES)).toBe(script);
      }),
      { numRuns: 15 },
    );
  });

  test("moves lines without touching their words, and back again gives the same text", () => {
    fc.assert(
      fc.property(storyboards, fc.nat(), fc.nat(), (storyboard, from, target) => {
        const script = writeScript(storyboard);
        const [shot, to] = [from % storyboard.shots.length, target % storyboard.shots.length];
        const edited = editScript(script, { kind: "move", shot, to }, WISHES);
        expect(linesOf(edited).map(untimed).toSorted()).toEqual(linesOf(script).map(untimed).toSorted());
        expect(editScript(edited, { kind: "move", shot: to, to: shot }, WISHES)).toBe(script);
      }),
      { numRuns: 15 },
    );
  });

  test("a copy is a line more below its own, and taking it out again leaves the lines as they were", () => {
    fc.assert(
      fc.property(storyboards, fc.nat(), (storyboard, at) => {
        const script = writeScript(storyboard);
        const shot = at % storyboard.shots.length;
        const edited = editScript(script, { kind: "duplicate", shot }, WISHES);
        if (read(edited).shots.length === storyboard.shots.length) return;
        const line = readScript(script, WISHES).shotLines[shot]!.from;
        const lines = linesOf(edited).slice(1).map(untimed);
        expect(lines.toSpliced(line, 1)).toEqual(linesOf(script).slice(1).map(untimed));
        const back = editScript(edited, { kind: "remove", shot: shot + 1 }, WISHES);
        expect(linesOf(back).slice(1).map(untimed)).toEqual(linesOf(script).slice(1).map(untimed));
      }),
      { numRuns: 15 },
    );
  });
});

const HAND = [
  "Filme meu, 8 segundos, 120 bpm",
  "// só um rascunho",
  "0:00 - 0:02  zoom in no assunto, super close 'Olha'",
  "",
  "   0:02 - 0:04 plano geral, recuo.   “Que lugar”  ",
  "0:04-0:08 close no ponto 2, câmera na mão, cambalhota dupla",
  "fim",
].join("\r\n");

function linesAfter(edit: ShotEdit): string[] {
  return editScript(HAND, edit, WISHES).split("\r\n");
}

describe("a script that a person wrote", () => {
  test("keeps the person's words beside a changed caption", () => {
    const { beats: _, ...said } = read(HAND).shots[1]!;
    expect(linesAfter({ kind: "change", shot: 1, content: { ...said, caption: "Olha só" } })).toEqual(
      HAND.split("\r\n").with(4, '   0:02 - 0:04 plano geral, recuo. "Olha só"  '),
    );
  });

  test("moves and removes its lines as they are", () => {
    const lines = HAND.split("\r\n");
    expect(linesAfter({ kind: "move", shot: 2, to: 1 })).toEqual(
      lines
        .with(4, "0:02-0:06 close no ponto 2, câmera na mão, cambalhota dupla")
        .with(5, "   0:06 - 0:08 plano geral, recuo.   “Que lugar”  "),
    );
    expect(linesAfter({ kind: "remove", shot: 0 })).toEqual(
      lines
        .with(0, "Filme meu, 6 segundos, 120 bpm")
        .with(4, "   0:00 - 0:02 plano geral, recuo.   “Que lugar”  ")
        .with(5, "0:02-0:06 close no ponto 2, câmera na mão, cambalhota dupla")
        .toSpliced(2, 1),
    );
  });

  test("a longer shot takes its time from the next", () => {
    expect(linesAfter({ kind: "length", shot: 1, beats: 6 })).toEqual(
      HAND.split("\r\n")
        .with(4, "   0:02 - 0:05 plano geral, recuo.   “Que lugar”  ")
        .with(5, "0:05-0:08 close no ponto 2, câmera na mão, cambalhota dupla"),
    );
  });
});

test("times that only rounding parts from the film's stay as they were written; others are written anew", () => {
  const script = [
    "Filme de 8 segundos, 105 bpm",
    "0:00 - 0:02,28 close",
    "0:02,3 - 0:05,2 recuo",
    "0:05,2 - 0:08 close",
  ];
  const before = readScript(script.join("\n"), WISHES);
  const rows = scriptRows(script.join("\n"), before)!;
  expect(before.storyboard.shots.map(({ beats }) => beats)).toEqual([4, 5, 5]);
  // Two of seven seconds and five of seven, by beats: 2.2857 and 5.1428.
  expect(textOf(retimed(rows, before.storyboard)).split("\n")).toEqual([
    ...script.slice(0, 2),
    "0:02,29 - 0:05,14 recuo",
    "0:05,14 - 0:08 close",
  ]);
});

test("prose becomes a list of shots by the first edit", () => {
  const prose = "Uma cerveja sobre a mesa. Dá vontade de provar!";
  const before = readScript(prose, WISHES);
  expect(isShotList(prose, before)).toBe(false);
  const edited = editScript(prose, { kind: "remove", shot: 0 }, WISHES);
  expect(isShotList(edited, readScript(edited, WISHES))).toBe(true);
  expect(read(edited).shots).toHaveLength(before.storyboard.shots.length - 1);
});
