import type { Storyboard, StoryShot } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { SCRIPT } from "../../../testing/direction/scripts.ts";
import { readScript } from "../plan/script/read-script.ts";

interface Read {
  readonly storyboard: Storyboard;
  /** Remarks, each after the number of its line (from 0). */
  readonly warnings: string[];
}

function read(script: string): Read {
  const { storyboard, warnings } = readScript(script, {
    style: "suave",
    seconds: 10,
    seed: 1,
    reading: BEER,
  });
  return { storyboard, warnings: warnings.map(({ line, text }) => `${line}: ${text}`) };
}

function beats(script: string): number[] {
  return read(script).storyboard.shots.map((shot) => shot.beats);
}

function shotOf(script: string, number: number): StoryShot | undefined {
  return read(script).storyboard.shots[number - 1];
}

test("the script as it was written", () => {
  const { storyboard, warnings } = read(SCRIPT);
  expect(storyboard).toMatchObject({ style: "viral", seconds: 10, bpm: 120, notes: ["feito à mão"] });
  expect(storyboard.shots.map((each) => each.beats)).toEqual([2, 4, 4, 2, 6, 2]);
  expect(warnings).toEqual([]);
});

test("a changed caption changes that caption alone", () => {
  const edited = read(SCRIPT.replace('"Repara"', '"Chegou o fim de semana 🍻"')).storyboard;
  const before = read(SCRIPT).storyboard;
  expect(edited.shots[3]).toEqual({ ...before.shots[3], caption: "Chegou o fim de semana 🍻" });
  expect({ ...edited, shots: edited.shots.toSpliced(3, 1) }).toEqual({
    ...before,
    shots: before.shots.toSpliced(3, 1),
  });
});

test("a removed shot makes the film shorter and moves the rest forward", () => {
  const { storyboard, warnings } = read(SCRIPT.replace(/^0:03.*\n/m, ""));
  expect(storyboard.seconds).toBe(8);
  expect(storyboard.shots.map((each) => each.beats)).toEqual([2, 4, 2, 6, 2]);
  expect(warnings).toEqual([
    "0: O cabeçalho diz 10 segundos, mas as cenas somam outro tempo; o filme ficou com 8.",
  ]);
});

test("a longer shot pushes the rest back", () => {
  const { storyboard } = read(SCRIPT.replace("0:05 – 0:06", "0:05 – 0:08"));
  expect(storyboard.seconds).toBe(12);
  expect(storyboard.shots.map((each) => each.beats)).toEqual([2, 4, 4, 6, 6, 2]);
});

test("shots are filmed in the order of their lines, with their lengths", () => {
  const lines = SCRIPT.split("\n");
  const [third, fifth] = [lines[4] ?? "", lines[6] ?? ""];
  const swapped = lines.with(4, fifth).with(6, third).join("\n");
  expect(beats(swapped)).toEqual([2, 4, 6, 2, 4, 2]);
  expect(shotOf(swapped, 3)).toMatchObject({ size: "close-up", effects: ["light-leak"] });
  expect(read(swapped).storyboard.seconds).toBe(10);
});

test.each([
  ["câmera desce", "tilt-down"],
  ["camera desce", "tilt-down"],
  ["zoom out", "pull-out"],
  ["RECUA", "pull-out"],
  ["panorâmica à esquerda", "pan-left"],
  ["gira em volta", "orbit"],
  ["dolly", "dolly"],
  ["câmera fixa", "hold"],
  ["flutua", "drift"],
  ["push-in", "push-in"],
] as const)("a move replaced by %s is %s", (words, move) => {
  const { storyboard, warnings } = read(SCRIPT.replace("deriva", words));
  expect(storyboard.shots[3]).toMatchObject({
    move,
    size: "close-up",
    caption: "Repara",
    transition: "whip",
  });
  expect(warnings).toEqual([]);
});

test("a line of free prose stays as a note and changes nothing else", () => {
  const { storyboard, warnings } = read(SCRIPT.replace("0:06 –", "quero que fique bem animado\n0:06 –"));
  expect(storyboard.notes).toEqual(["feito à mão", "quero que fique bem animado"]);
  expect(storyboard.shots).toEqual(read(SCRIPT).storyboard.shots);
  expect(warnings).toEqual([
    '6: A linha "quero que fique bem animado" não descreve uma cena; ficou como nota e não muda o filme.',
  ]);
});

test("a header changed on its own stretches or squeezes the shots", () => {
  expect(beats(SCRIPT.replace("10 segundos", "20 segundos"))).toEqual([4, 8, 8, 4, 12, 4]);
  expect(read(SCRIPT.replace("10 segundos", "5 segundos")).storyboard.seconds).toBe(5);
});

test("another style in the header is another style, whatever was asked for", () => {
  expect(read(SCRIPT.replace("viral", "cinematográfico")).storyboard.style).toBe("cinematografico");
});

test("what is not understood is named as it was written", () => {
  const { storyboard, warnings } = read(SCRIPT.replace("deriva", "cambalhota dupla"));
  expect(warnings).toEqual(['5: Cena 4: não entendi "cambalhota dupla".']);
  expect(storyboard.shots[3]).toMatchObject({ size: "close-up", transition: "whip", caption: "Repara" });
});

test("times off the beat are moved to it and the film stays whole", () => {
  const { storyboard } = read(SCRIPT.replaceAll("0:03", "0:03,2"));
  expect(storyboard.seconds).toBe(10);
  expect(storyboard.shots.map((each) => each.beats)).toEqual([2, 4, 4, 2, 6, 2]);
});

test("a shot without times is given a length among the others", () => {
  const { storyboard } = read(SCRIPT.replace("0:05 – 0:06  ", "Cena 4: "));
  expect(storyboard.seconds).toBe(10);
  expect(storyboard.shots.map((each) => each.beats)).toEqual([2, 4, 4, 2, 6, 2]);
});

test("hostile numbers make a film all the same", () => {
  const { storyboard } = read(
    SCRIPT.replace("0:05 – 0:06", "0:05 – 99999999:00").replace("120 BPM", "99999 BPM"),
  );
  expect(storyboard.seconds).toBeLessThanOrEqual(60);
});

test("a tempo that music cannot have becomes the nearest, and the script says so", () => {
  const { storyboard, warnings } = read(SCRIPT.replace("120 BPM", "128 BPM"));
  expect(storyboard.bpm).toBe(126);
  expect(warnings).toEqual(["0: A música não pode ter 128 BPM neste filme; ficou com 126."]);
});

test("a caption with more words than there is time for is told about", () => {
  const { storyboard, warnings } = read(SCRIPT.replace("Repara", "palavra ".repeat(200).trim()));
  expect(storyboard.shots[3]?.caption).toHaveLength(1599);
  expect(warnings).toEqual([
    "5: Cena 4: a legenda tem 200 palavras e não cabe no tempo; o fim dela não aparece.",
  ]);
});
