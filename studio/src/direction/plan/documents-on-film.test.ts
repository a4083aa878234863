import { type Reading, type Storyboard, type StoryShot, STYLES, type Target } from "@curta/contract";
import { readPhoto } from "@curta/photos";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { discMatte } from "../../../testing/mattes.ts";
import { documentOf, documents, titledPhotos } from "../../../testing/direction/documents.ts";
import { clearFrames } from "../../film/certificate/faces/measured-frames.ts";
import { areaOf, share } from "../../geometry/area.ts";
import { isDocument, writtenLines } from "../../geometry/document.ts";
import { missing } from "../../nouns/seen.ts";
import { makePicture } from "../../key-image/make-picture.ts";
import { framingAt } from "../camera/camera.ts";
import { compileTimeline } from "../compile/compile.ts";
import { cutsLine, readsLines } from "../framing/written-lines.ts";
import { frameTarget } from "../framing/framing.ts";
import { needsMatte } from "../effects/rules.ts";
import { leastCovered } from "../lettering/caption-place.ts";
import { stageNamed } from "../framing/stage.ts";
import { viewOf } from "../framing/view.ts";
import type { Timeline } from "../timeline.ts";
import { direct } from "./direct.ts";

/** What each shot that is seen as it is shows of the photo or a card: not in strips, along a way, or while it comes in or leaves. */
function viewsOf({ shots, frames }: Timeline, story: Storyboard, reading: Reading) {
  return shots.flatMap((shot, index) => {
    // The film's ends open and close it, with figures of their own.
    const isEnd = shot.from === 0 || shot.to === frames;
    const isPlain = shot.effects?.panels === undefined && story.shots[index]?.until === undefined;
    if (isEnd || !isPlain) return [];
    const { cover, lines } = stageNamed(shot.source, reading);
    const clear = clearFrames({ shots } as Timeline, index);
    const middle = clear.slice(clear.length >> 2, -clear.length >> 2);
    const isDetail = story.shots[index]?.target.kind === "point";
    return middle.map((frame) => ({ view: viewOf(framingAt(shot.camera, frame), cover), lines, isDetail }));
  });
}

test("shots of a document cut none of its lines; details show more of them whole than cut", () => {
  let views = 0;
  fc.assert(
    fc.property(documents, fc.constantFrom(...STYLES), fc.nat({ max: 99 }), (reading, style, seed) => {
      const storyboard = direct(reading, { style, seconds: 12, seed });
      const timeline = compileTimeline(storyboard, reading, seed);
      for (const { view, lines, isDetail } of viewsOf(timeline, storyboard, reading)) {
        expect(isDetail ? readsLines(view, lines) : !cutsLine(view, lines)).toBe(true);
        views += 1;
      }
    }),
    { numRuns: 60 },
  );
  expect(views).toBeGreaterThan(1000);
});

test("shots of a photo cut no title on it", () => {
  let views = 0;
  fc.assert(
    fc.property(titledPhotos, fc.constantFrom(...STYLES), fc.nat({ max: 99 }), (reading, style, seed) => {
      const storyboard = direct(reading, { style, seconds: 12, seed });
      const timeline = compileTimeline(storyboard, reading, seed);
      for (const { view, lines } of viewsOf(timeline, storyboard, reading)) {
        expect(cutsLine(view, lines)).toBe(false);
        views += 1;
      }
    }),
    { numRuns: 60 },
  );
  expect(views).toBeGreaterThan(1000);
});

/** A flyer with a margin of a tenth of its width: no line reaches farther. */
const FLYER = {
  ...documentOf({
    aspect: 0.6,
    rows: [0.8, 0.6, 0.4, 0.7, 0.5].map((width) => ({ left: 0.5, width, height: 0.06 })),
  }),
  matte: discMatte(0.5, 0.5, 0.3),
};

test("the subject of a document is what is written: close shots of it cut no line", () => {
  fc.assert(
    fc.property(documents, fc.constantFrom("subject", "face", "thing"), (reading, kind) => {
      const target: Target = kind === "thing" ? { kind, label: "cat", which: 1 } : { kind };
      const { framing, stage } = frameTarget(target, "close-up", reading);
      expect(stage.source).toBe("card");
      expect(cutsLine(viewOf(framing, stage.cover), stage.lines)).toBe(false);
    }),
  );
});

test("a QR code on a document is filmed by its name, and missed where there is none", () => {
  const code = { x: 0.3, y: 0.6, w: 0.2, h: 0.12, confidence: 0.9, isCode: true } as const;
  const reading = { ...FLYER, writing: [...FLYER.writing, code] };
  const target: Target = { kind: "thing", label: "qr code", which: 1 };
  const { framing, stage } = frameTarget(target, "close-up", reading);
  expect(framing.x).toBeCloseTo(0.4, 1);
  expect(share(viewOf(framing, stage.cover), areaOf(code))).toBe(1);
  expect(framing.zoom).toBeGreaterThan(frameTarget(target, "close-up", FLYER).framing.zoom);
  expect(missing(target, reading)).toBeNull();
  expect(missing(target, FLYER)?.text).toContain("nenhum código QR");
});

test("films of a document begin with all that is written, though one block stands out", () => {
  const row = { left: 0, width: 0.35, height: 0.09 };
  const menu = documentOf({ aspect: 0.9, rows: [row, row, row, row, { left: 1, width: 0.5, height: 0.04 }] });
  const reading = { ...menu, subject: menu.writing[0]! };
  for (const seed of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const { target, size } = direct(reading, { style: "viral", seconds: 8, seed }).shots[0]!;
    const { framing, stage } = frameTarget(target, size, reading);
    const view = viewOf(framing, stage.cover);
    expect(stage.lines.filter((line) => share(view, line) < 0.95)).toEqual([]);
  }
});

test("nothing of a flyer is printed, cut out or in strips, and words stand before it", () => {
  const shots = [0, 1, 2, 3, 4, 5, 6, 7].flatMap(
    (seed) => direct(FLYER, { style: "viral", seconds: 15, seed }).shots,
  );
  expect(shots.filter(({ target }) => target.kind === "polaroid")).toEqual([]);
  const effects = shots.flatMap((shot) => shot.effects);
  expect(effects.filter((effect) => needsMatte(effect) || effect.endsWith("-panels"))).toEqual([]);
});

test("shots of a flyer that cut some words beside others are fewer than the others", () => {
  const cut = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((seed) =>
    direct(FLYER, { style: "viral", seconds: 15, seed }).shots.map(({ target, size }) => {
      const { framing, stage } = frameTarget(target, size, FLYER);
      return cutsLine(viewOf(framing, stage.cover), stage.lines);
    }),
  );
  expect(cut.filter(Boolean).length / cut.length).toBeLessThan(0.2);
});

test("the widest view of a document is about all that is written", () => {
  const rows = Array.from({ length: 5 }, () => ({ left: 1, width: 0.5, height: 0.08 }));
  const { framing } = frameTarget({ kind: "all" }, "wide", documentOf({ aspect: 0.8, rows }));
  expect(framing.x).toBeGreaterThan(0.6);
});

test("a closer view of its card is larger, and leaves the place of words above a document free", () => {
  const { framing, stage } = frameTarget({ kind: "whole" }, "close-up", FLYER);
  expect(framing.zoom).toBeGreaterThan(1.3);
  const { top, bottom } = viewOf(framing, stage.cover);
  const first = Math.min(...stage.lines.map((line) => line.top));
  expect((first - top) / (bottom - top)).toBeGreaterThan(0.33);
});

test("words that a film of a document tells stand beside its lines, the hook in the second shot too", () => {
  let told = 0;
  fc.assert(
    fc.property(documents, fc.constantFrom(...STYLES), fc.nat({ max: 99 }), (reading, style, seed) => {
      const { shots, bpm } = direct(reading, { style, seconds: 12, seed });
      const isBrief = (shots[0]!.beats * 60) / bpm < 1.5;
      const isTold = ({ caption }: StoryShot, index: number) =>
        index === 1 ? isBrief || caption !== null : caption !== null;
      for (const { target, size } of shots.filter((shot, index) => index > 0 && isTold(shot, index))) {
        const { framing, stage } = frameTarget(target, size, reading);
        expect(leastCovered(framing, stage.reading).writing).toBeLessThan(0.1);
        told += 1;
      }
    }),
    { numRuns: 60 },
  );
  expect(told).toBeGreaterThan(100);
});

test("on its card a document leaves the place of the hook free", () => {
  const { photo } = stageNamed("card", FLYER);
  expect(photo.top * 1920).toBeGreaterThan(540);
  expect(photo.bottom).toBeLessThan(0.85);
});

test("a menu is seen as a document, its key image holds all of it, and its films keep its lines", async () => {
  const { reading } = await makePicture(await readPhoto("menu.png"), { style: "viral", seed: 1 });
  expect(isDocument(reading)).toBe(true);
  const lines = writtenLines(reading.writing);
  expect(lines.length).toBeGreaterThan(18);
  const held =
    reading.view === null ? lines : lines.filter((line) => share(areaOf(reading.view!), line) > 0.97);
  expect(held).toEqual(lines);
  for (const seed of [1, 2, 3]) {
    const storyboard = direct(reading, { style: "viral", seconds: 12, seed });
    const views = viewsOf(compileTimeline(storyboard, reading, seed), storyboard, reading);
    expect(views.length).toBeGreaterThan(30);
    for (const { view, lines: shown, isDetail } of views)
      expect(isDetail ? readsLines(view, shown) : !cutsLine(view, shown)).toBe(true);
  }
});
