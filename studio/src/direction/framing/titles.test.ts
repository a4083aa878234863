import type { Reading, StoryShot } from "@curta/contract";
import { expect, test } from "vitest";
import { documentOf } from "../../../testing/direction/documents.ts";
import { BEER, PAIR } from "../../../testing/direction/readings.ts";
import { areaOf, share } from "../../geometry/area.ts";
import { isDocument, keptLines } from "../../geometry/document.ts";
import { pathOf } from "../camera/moves.ts";
import { leastCovered } from "../lettering/caption-place.ts";
import { direct } from "../plan/direct.ts";
import { withRoomForWords } from "../plan/room-for-words.ts";
import { candidateViews, isLawful } from "../shots/views/candidate-views.ts";
import { printedPart } from "./cards/printed-part.ts";
import { frameTarget } from "./framing.ts";
import { cardOf } from "./stage.ts";
import { viewOf } from "./view.ts";
import { cutsLine } from "./written-lines.ts";

const title = (x: number, y: number, w: number, h = 0.06) => ({ x, y, w, h, confidence: 0.99 });
/** Somebody in a square photo, with an offer above at the right and what it is about below. */
const OFFER: Reading = {
  ...BEER,
  width: 4000,
  height: 4000,
  faces: [{ x: 0.3, y: 0.32, w: 0.18, h: 0.18, confidence: 0.9 }],
  people: [{ x: 0.15, y: 0.25, w: 0.55, h: 0.75, confidence: 0.9, face: 0 }],
  subject: { x: 0.15, y: 0.25, w: 0.55, h: 0.75, confidence: 0.9 },
  writing: [title(0.5, 0.05, 0.46), title(0.08, 0.86, 0.84)],
};

test("somebody is filmed closer rather than with half a title beside them", () => {
  expect(isDocument(OFFER)).toBe(false);
  expect(keptLines(OFFER)).toHaveLength(2);
  const { framing, stage } = frameTarget({ kind: "person", which: 1 }, "close-up", OFFER);
  expect(cutsLine(viewOf(framing, stage.cover), stage.lines)).toBe(false);
});

test("no view that a film may use cuts a title, a detail neither", () => {
  const lawful = candidateViews(OFFER).filter((view) => isLawful(view));
  expect(lawful.filter(({ purpose }) => purpose === "detail").length).toBeGreaterThan(0);
  expect(lawful.filter(({ cutsSome }) => cutsSome)).toEqual([]);
  const labels: Reading = {
    ...BEER,
    width: 1214,
    height: 1920,
    faces: [{ x: 0.608, y: 0.252, w: 0.062, h: 0.039, confidence: 0.53 }],
    people: [{ x: 0.331, y: 0.229, w: 0.399, h: 0.365, confidence: 0.84, face: 0 }],
    subject: { x: 0.331, y: 0.229, w: 0.399, h: 0.365, confidence: 0.84 },
    writing: [title(0.295, 0.687, 0.406, 0.068), title(0.229, 0.62, 0.549, 0.045)],
    points: [0.43, 0.59, 0.18].map((x) => ({ ...BEER.points[1]!, x, y: 0.51 })),
  };
  expect(keptLines(labels)).toHaveLength(2);
  const details = candidateViews(labels).filter((view) => view.purpose === "detail" && isLawful(view));
  expect(details.filter(({ cutsSome }) => cutsSome)).toEqual([]);
});

test("closer on its card a photo shows its titles with whom it is of, and its print holds them", () => {
  const { framing, stage } = frameTarget({ kind: "whole" }, "close-up", OFFER);
  expect(stage.source).toBe("card");
  expect(cutsLine(viewOf(framing, stage.cover), stage.lines)).toBe(false);
  const faces = OFFER.faces.map((each) => ({ ...each, y: 0.78 }));
  const above = {
    ...OFFER,
    height: 6500,
    faces,
    people: [],
    subject: null,
    writing: [title(0.3, 0.03, 0.4)],
  };
  const closer = frameTarget({ kind: "whole" }, "close-up", above);
  const face = areaOf(closer.stage.reading.faces[0]!);
  expect(share(viewOf(closer.framing, closer.stage.cover), face)).toBe(1);
  const wide = { ...OFFER, width: 7000, writing: [title(0.74, 0.05, 0.24, 0.08)] };
  expect(keptLines(wide)).toHaveLength(1);
  expect(share(areaOf(printedPart(wide)), areaOf(wide.writing[0]!))).toBe(1);
});

test("a photo with a title has a card with room for words above it, though a view shows nearly all of it", () => {
  const upright = { ...OFFER, width: 2250, writing: [title(0.1, 0.05, 0.8, 0.08)] };
  expect(keptLines(upright)).toHaveLength(1);
  expect(cardOf({ ...upright, writing: [] })).toBe(null);
  for (const size of ["wide", "close-up"] as const) {
    const { framing, stage } = frameTarget({ kind: "whole" }, size, upright);
    expect(stage.photo.top).toBeGreaterThan(0.28);
    expect(leastCovered(framing, stage.reading).writing).toBe(0);
    expect(cutsLine(viewOf(framing, stage.cover), stage.lines)).toBe(false);
  }
});

test("a shot with words that would stand on what is written is on the card of a photo with a title", () => {
  const [first] = direct(OFFER, { style: "viral", seconds: 8, seed: 1 }).shots;
  const shot: StoryShot = { ...first!, caption: "Vem hoje", target: { kind: "all" }, size: "wide" };
  // Lines that are not sure make no document, and no words stand on them.
  const doubtful = Array.from({ length: 14 }, (_, row) => ({
    ...title(0, 0.15 + row / 20, 1, 0.05),
    confidence: 0.5,
  }));
  const covered: Reading = { ...OFFER, faces: [], people: [], writing: [title(0.1, 0.06, 0.8), ...doubtful] };
  expect(keptLines(covered)).toHaveLength(1);
  expect(withRoomForWords([shot], covered, 120).map(({ target }) => target.kind)).toEqual(["whole"]);
  expect(withRoomForWords([shot], { ...covered, writing: doubtful }, 120)).toEqual([shot]);
});

test("a camera that passes from one person to the other on a flyer may not cut its lines", () => {
  const { writing } = documentOf({
    aspect: 1,
    rows: Array.from({ length: 5 }, () => ({ left: 0.5, width: 0.9, height: 0.1 })),
  });
  const flyer = { ...PAIR, width: 1500, height: 1500, writing };
  expect(isDocument(flyer)).toBe(true);
  const ways = candidateViews(flyer).filter(({ until }) => until?.kind === "person");
  expect(ways.map((way) => isLawful(way))).toEqual([false]);
});

test("a move that cannot keep all lines keeps as many as it can", () => {
  const flyer: Reading = {
    ...BEER,
    width: 1080,
    height: 1920,
    subject: { x: 0.083, y: 0.102, w: 0.669, h: 0.465, confidence: 0.9 },
    writing: [
      title(0.062, 0.097, 0.476, 0.068),
      title(0.066, 0.175, 0.704, 0.065),
      title(0.048, 0.764, 0.674, 0.036),
      title(0.046, 0.797, 0.43, 0.04),
      title(0.042, 0.83, 0.404, 0.04),
    ],
  };
  expect(isDocument(flyer)).toBe(true);
  const target = { kind: "subject" } as const;
  const punch = { move: "punch-in" as const, size: "wide" as const, effects: [], transition: "cut" as const };
  const { from, to } = pathOf({ ...punch, target }, flyer, { frames: 90, pace: 2.03, side: 1 });
  const { stage } = frameTarget(target, "wide", flyer);
  const cut = [from, to].map(
    (framing) => stage.lines.filter((line) => cutsLine(viewOf(framing, stage.cover), [line])).length,
  );
  expect(Math.max(...cut)).toBe(0);
});
