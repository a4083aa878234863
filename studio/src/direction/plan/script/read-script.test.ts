import { type Storyboard, storyboardSchema, STYLES } from "@curta/contract";
import { REMARKS } from "@curta/contract/remarks";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BEER, readings } from "../../../../testing/direction/readings.ts";
import { storyboards, texts } from "../../../../testing/direction/storyboards.ts";
import { direct } from "../direct.ts";
import { readScript } from "./read-script.ts";
import { writeScript } from "./write-script.ts";

const WISHES = { style: "viral", seconds: 30, seed: 7, reading: BEER } as const;

test("a written script reads back as the very same storyboard, whatever the wishes", () => {
  const wishes = fc.record({
    style: fc.constantFrom(...STYLES),
    seconds: fc.integer({ min: 5, max: 60 }),
    seed: fc.nat(),
    reading: readings,
  });
  fc.assert(
    fc.property(storyboards, wishes, (storyboard, wish) => {
      expect(storyboardSchema.parse(storyboard)).toEqual(storyboard);
      const read = readScript(writeScript(storyboard), wish);
      expect(read.storyboard).toEqual(storyboard);
      expect(
        read.warnings.filter(
          ({ text }) =>
            !/não cabe no tempo|fonte do vídeo|não há |não vi |parece ser|Não encontrei |Sem mostrar |avisos? como/.test(
              text,
            ),
        ),
      ).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

const beatsOf = (script: string) =>
  readScript(script, { ...WISHES, seconds: 10 }).storyboard.shots.map(({ beats, caption }) => [
    beats,
    caption,
  ]);

test("scenes that say no shot are cut into shots of about two seconds, and none is too short to stay", () => {
  expect(beatsOf('Ritmo 120 bpm\n0:00 – 0:03 "Oi"\n0:03 – 0:10 "Tchau"')).toEqual([
    [6, "Oi"],
    [4, "Tchau"],
    [5, null],
    [5, null],
  ]);
  const quick = Array.from({ length: 20 }, (_, index) => {
    const [from, to] = [index / 2, (index + 1) / 2].map((second) => `0:${String(second).replace(".", ",")}`);
    return `${from} – ${to} "Frase ${index}"`;
  });
  expect(beatsOf(quick.join("\n"))).toEqual(quick.map((_, index) => [1, `Frase ${index}`]));
});

test("any text makes a valid film", () => {
  const line = fc.oneof(
    texts,
    fc.constantFrom(
      "Cena 1:",
      "Texto: oi",
      "- close no rosto",
      "0-3s",
      "3s:",
      "```json",
      "[{",
      '{"texto":',
      "}]",
      "1. ",
    ),
    fc.constantFrom(
      "0:99999999 – 0:00",
      "99999999:99999999",
      "-5s",
      "Duração: 1e9",
      "Filme de 0 segundos",
      "NaN BPM",
    ),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), readings, fc.nat(), (lines, reading, seed) => {
      const { storyboard } = readScript(lines.join("\n"), { ...WISHES, reading, seed });
      expect(storyboardSchema.safeParse(storyboard).error).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

function saysUpsideDown(script: string, upsideDown?: true): boolean {
  const reading = { ...BEER, ...(upsideDown && { upsideDown }) };
  const { warnings } = readScript(script, { ...WISHES, reading });
  return warnings.some(({ text, line }) => line === null && text.includes("de cabeça para baixo"));
}

test("a photo whose people are upside down is remarked on, whatever the script, and others are not", () => {
  for (const script of ["", "Close no assunto. Legenda: Oi", "0:00 – 0:05  Plano aberto, deriva."]) {
    expect(saysUpsideDown(script, true)).toBe(true);
    expect(saysUpsideDown(script)).toBe(false);
  }
});

test.each(["", " por 3 segundos"])(
  "what is to be written at the end stands on the last of the shots that are asked for%s",
  (long) => {
    const script = `Começa com um close no rosto${long}, depois abre para a foto inteira${long}. No fim aparece o nome da loja: Café Aurora`;
    const { shots } = readScript(script, { ...WISHES, seconds: 10 }).storyboard;
    expect(shots.map(({ caption }) => caption)).toEqual([...shots.slice(1).map(() => null), "Café Aurora"]);
  },
);

const lengthsOf = (script: string) => {
  const { bpm, shots } = readScript(script, { ...WISHES, seconds: 10 }).storyboard;
  return shots.map(({ size, beats }) => [size, (beats * 60) / bpm]);
};

test.each([
  "Close no rosto por 3 segundos, depois abre para a foto inteira por 4 segundos",
  "Fica três segundos no rosto, depois abre para a foto inteira por quatro segundos.",
  "Close no rosto durante 3 segundos. Depois a foto inteira, 4 segundos.",
  "Close-up on the face for three seconds, then the whole photo for 4 seconds",
])("lengths within a sentence are those of its shots: %s", (script) => {
  expect(lengthsOf(script)).toEqual([
    ["close-up", 3],
    ["wide", 4],
  ]);
});

test("lines that say no more than a shot and its length are shots of those lengths", () => {
  const lengths = [
    ["close-up", 3],
    ["wide", 4],
  ];
  expect(lengthsOf("Close no rosto por 3 segundos\nPlano aberto por 4 segundos")).toEqual(lengths);
  expect(lengthsOf("Cena 1: close no rosto por 3 segundos\nPlano aberto por 4 segundos")).toEqual(lengths);
});

test("lengths within a sentence below a scene are those of its shots too", () => {
  const script =
    "Cena 1: detalhe do copo, deriva, por 2 segundos\nDepois close no rosto por 3 segundos e plano aberto por 4 segundos";
  expect(lengthsOf(script).map(([, seconds]) => seconds)).toEqual([2, 3, 4]);
});

test("the length of the only shot that a sentence asks for is not the film's", () => {
  for (const script of [
    "segura três segundos no rosto",
    "Close no rosto por 4 segundos",
    "hold on the face for 2 seconds",
  ]) {
    const { storyboard } = readScript(script, { ...WISHES, seconds: 10 });
    expect(storyboard.seconds).toBe(10);
    expect(storyboard.shots[0]?.target.kind).toBe("face");
    expect(storyboard.shots.map(({ caption }) => caption).join(" ")).not.toMatch(/segundos|seconds/);
  }
});

test.each([
  "de 0 a 3 segundos mostra o rosto, de 3 a 7 detalhe do copo e de 7 a 12 tudo",
  "De 0 a 3s: close no rosto. De 3 a 7s: detalhe do copo. De 7 a 12s: foto inteira.",
  "from 0 to 3 seconds a close-up of the face, from 3 to 7 an extreme close-up and from 7 to 12 the whole photo",
])("times in words part a line into scenes: %s", (script) => {
  const { bpm, shots } = readScript(script, { ...WISHES, seconds: 12 }).storyboard;
  const ends: number[] = [];
  for (const { beats } of shots) ends.push((ends.at(-1) ?? 0) + (beats * 60) / bpm);
  expect([3, 7, 12].every((end) => ends.some((other) => Math.abs(other - end) < 0.01))).toBe(true);
  expect(shots[0]?.target.kind).toBe("face");
  expect(shots.at(-1)).toMatchObject({ target: { kind: "whole" }, size: "wide" });
  expect(shots.map(({ caption }) => caption ?? "").join("")).toBe("");
});

test("days of a month are no times of scenes", () => {
  const { shots } = readScript("De 10 a 15 de maio, feira na praça. De 16 a 20 tem mais", WISHES).storyboard;
  expect(shots.map(({ caption }) => caption ?? "").join(" ")).toMatch(
    /De 10 a 15 de maio.*De 16 a 20 tem mais/,
  );
});

/** The remarks on so many scenes, each of which says something that nobody understands. */
function remarksOf(scenes: number): string[] {
  const lines = Array.from({ length: scenes }, (_, at) => `${at}s  Close no copo, blorfa${at} zunta.`);
  return readScript(lines.join("\n"), WISHES).warnings.map(({ text }) => text);
}

test("more remarks than are shown are counted, without those that are", () => {
  const others = remarksOf(10).length - 10;
  expect(remarksOf(30)).toHaveLength(21);
  expect(remarksOf(30).at(-1)).toBe(REMARKS.more(30 + others - 20));
});

test("the header may keep the film inside the key image, beside its length", () => {
  const { storyboard } = readScript(
    "Filme de 12 segundos, só dentro da imagem gerada\n\nClose no copo.",
    WISHES,
  );
  expect(storyboard).toMatchObject({ seconds: 12, insideKeyImage: true });
});

test("that a voice is left out where the screen has its own text is told", () => {
  const { warnings } = readScript(
    "Cena 1: close no copo\nTexto: Oi\nNarração: Olá\nCena 2: plano aberto",
    WISHES,
  );
  expect(warnings).toContainEqual({ text: REMARKS.unspoken, line: 0 });
});

const viewsOf = ({ shots }: Pick<Storyboard, "shots">) =>
  shots.map(({ beats, size, target, until, move, effects }) => ({
    beats,
    size,
    target,
    until,
    move,
    effects,
  }));

test("scenes that say nothing of how they are filmed share the shots that the picture has", () => {
  const text = "Gancho: Ninguém te conta isso\nMeio: Protetor vem sempre por último\nCTA: Salva pra depois";
  const { storyboard } = readScript(text, WISHES);
  expect(viewsOf(storyboard)).toEqual(viewsOf(direct(BEER, WISHES)));
  expect(storyboard.shots.filter(({ caption }) => caption !== null)).toHaveLength(3);
});
