import type { Box, Storyboard, StoryShot } from "@curta/contract";
import { expect, test } from "vitest";
import { boxOf } from "../../geometry/area.ts";
import { CARD_SIZE } from "../framing/cards/card.ts";
import { stageOf } from "../framing/stage.ts";
import { framingAt } from "../camera/camera.ts";
import { onScreen } from "./cover-cost.ts";
import { blockSize } from "./caption-lines.ts";
import { compileTimeline } from "../compile/compile.ts";
import { BEER, PORTRAIT } from "../../../testing/direction/readings.ts";
import type { CaptionGroup, Timeline } from "../timeline.ts";

const SHOT: StoryShot = {
  beats: 4,
  size: "wide",
  target: { kind: "all" },
  move: "push-in",
  transition: "cut",
  effects: [],
  caption: null,
};

function film(captions: readonly (string | null)[], style: Storyboard["style"] = "suave"): Storyboard {
  const shots = captions.map((caption) => ({ ...SHOT, caption }));
  return { style, seconds: shots.length * 2, bpm: 120, shots, notes: [] };
}

function groups(timeline: Timeline): string[][] {
  return timeline.shots.map(({ captions }) =>
    captions.map(({ words }) => words.map(({ text }) => text).join(" ")),
  );
}

/** The largest share of a part of the picture that a group covers in any of its frames. */
function hidden(group: CaptionGroup, timeline: Timeline, index: number, box: Box): number {
  const { width, height } = blockSize(group.words, group, group.look);
  const camera = timeline.shots[index]?.camera ?? [];
  const shares = Array.from({ length: group.frames }, (_, frame) => {
    const { left, right, top, bottom } = onScreen(box, framingAt(camera, group.at + frame), BEER);
    const across = Math.min(right, group.x + width / 2) - Math.max(left, group.x - width / 2);
    const down = Math.min(bottom, group.y + height / 2) - Math.max(top, group.y - height / 2);
    return (Math.max(0, across) * Math.max(0, down)) / ((right - left) * (bottom - top));
  });
  return Math.max(0, ...shares);
}

function covers(group: CaptionGroup, timeline: Timeline, index: number, box: Box): boolean {
  return hidden(group, timeline, index, box) > 0;
}

test("words never stand on a face, wherever it is in the frame", () => {
  for (const y of [0.1, 0.25, 0.4, 0.55, 0.7]) {
    const face = { x: 0.3, y, w: 0.36, h: 0.2, confidence: 0.9 };
    const script = film(["Uma frase", "Outra frase", "Mais uma", "E o fim"]);
    const timeline = compileTimeline(script, { ...PORTRAIT, faces: [face] }, 1);
    for (const [index, shot] of timeline.shots.entries()) {
      for (const group of shot.captions) expect(covers(group, timeline, index, face)).toBe(false);
    }
  }
});

test("words are set smaller, by no more than they need, where they would stand on a face that fills the frame", () => {
  const hook = "Essa aqui vira foto de perfil";
  const size = (face: Box): number => {
    const reading = { ...PORTRAIT, faces: [{ ...face, confidence: 0.9 }], people: [] };
    const timeline = compileTimeline(film([hook, "Uma", "Outra", "Fim"], "viral"), reading, 1);
    const [group] = timeline.shots[0]?.captions ?? [];
    expect(covers(group!, timeline, 0, { ...face, h: 0.94 * face.h })).toBe(false);
    return group!.size;
  };
  const [usual, large] = [0.3, 0.52].map((h) => size({ x: 0.16, y: 0.03, w: 0.68, h }));
  expect(large).toBeLessThan(usual!);
  expect(large).toBeGreaterThanOrEqual(0.6 * usual! - 2);
});

test("somebody small is not hidden by words, wherever they stand and however large the words are", () => {
  for (const y of [0.3, 0.38, 0.42, 0.46, 0.5, 0.54]) {
    const walker = { x: 0.44, y, w: 0.08, h: 0.2, confidence: 0.9 };
    const reading = { ...BEER, points: [], subject: walker, people: [{ ...walker, face: null }] };
    for (let seed = 0; seed < 12; seed += 1) {
      const script = film(["Dá tchau pra ela", "Incontrolavelmente"], "viral");
      const timeline = compileTimeline(script, reading, seed);
      for (const [index, shot] of timeline.shots.entries())
        for (const group of shot.captions)
          expect(hidden(group, timeline, index, walker)).toBeLessThanOrEqual(0.15);
    }
  }
});

test("a subject that leaves room keeps it", () => {
  const subject = { x: 0.2, y: 0.5, w: 0.6, h: 0.4, confidence: 0.9 };
  const timeline = compileTimeline(
    film(["Uma frase", "Outra frase", "Mais uma", "E o fim"]),
    { ...BEER, subject },
    1,
  );
  for (const [index, shot] of timeline.shots.entries()) {
    for (const group of shot.captions) expect(covers(group, timeline, index, subject)).toBe(false);
  }
});

test("words are few at a time where the film is energetic", () => {
  const sentence = "Uma frase bem comprida que precisa de vários grupos";
  const viral = compileTimeline(film([null, sentence, null, null], "viral"), BEER, 0);
  expect(
    Math.max(...viral.shots.flatMap(({ captions }) => captions.map(({ words }) => words.length))),
  ).toBeLessThanOrEqual(3);
  const calm = compileTimeline(film([null, "Uma frase de seis palavras só", null, null]), BEER, 1);
  expect(groups(calm)[1]).toEqual(["Uma frase de seis palavras só"]);
});

test("a caption too long for its shot goes on over silent shots and stops at the next caption", () => {
  const long = Array.from({ length: 60 }, (_, index) => `palavra${index}`).join(" ");
  const shown = groups(compileTimeline(film([null, long, null, "Fim"]), BEER, 1));
  expect(shown[1]?.[0]).toMatch(/^palavra0 /);
  expect(shown[2]?.length).toBeGreaterThan(0);
  const said = [shown[1], shown[2]].flat().join(" ").split(" ");
  expect(said.join(" ")).toBe(`${long.split(" ").slice(0, said.length).join(" ")}…`);
  expect(shown[3]).toEqual(["Fim"]);
});

test("emoji and other alphabets are words too, what no font has is left out, and a word too long for a line is cut", () => {
  const long = "incomensuravelmenteinterminavelmentelonga";
  const shown = groups(compileTimeline(film([null, "Oi 🍻 você", long, "日本語 \u{12000}"]), BEER, 1));
  expect(shown[1]).toEqual(["Oi 🍻 você"]);
  expect(shown[2]?.join("").replaceAll(" ", "")).toBe(long);
  expect(shown[3]).toEqual(["日本語"]);
});

test("words on a print are set as small as its border wants", () => {
  const photo = boxOf(stageOf({ kind: "polaroid" }, PORTRAIT).photo);
  const print: StoryShot = { ...SHOT, target: { kind: "polaroid" }, move: "orbit" };
  const shots = ["Com jeito", "Dezenove horas e doze corações", "Talvez fosse importante"].map((caption) => ({
    ...print,
    caption,
  }));
  for (const seed of [2, 3, 6, 8]) {
    const story = { ...film([], "viral"), shots: [SHOT, ...shots, SHOT], seconds: 10 };
    const timeline = compileTimeline(story, PORTRAIT, seed);
    for (const { camera, captions } of timeline.shots.slice(1, -1)) {
      for (const group of captions) {
        const { height } = blockSize(group.words, group, group.look);
        const { bottom } = onScreen(photo, framingAt(camera, group.at), CARD_SIZE);
        const above = Math.min(1, Math.max(0, (bottom - (group.y - height / 2)) / height));
        expect(Math.min(above, 1 - above)).toBeLessThan(0.15);
      }
    }
  }
});
