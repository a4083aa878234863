import { describe, expect, test } from "vitest";
import { placeBlock } from "./caption-place.ts";
import type { Reading } from "@curta/contract";
import { SAFE_AREA } from "./safe-area.ts";
import { BEER } from "../../../testing/direction/readings.ts";
import { discMatte } from "../../../testing/mattes.ts";
import type { CameraKey } from "../timeline.ts";

const WHOLE: CameraKey = { at: 0, x: 0.5, y: 0.5, zoom: 1, roll: 0, ease: "linear" };
const BLOCK = { width: 360, height: 90 };
const PLAIN = { ...BEER, faces: [], points: [], subject: null, quiet: [] };

const DOG = { x: 0.3, y: 0.6, w: 0.4, h: 0.38, confidence: 0.4, label: "dog" } as const;
const CAT = { x: 0.05, y: 0.05, w: 0.9, h: 0.9, confidence: 0.9 };
const KITE = { x: 0.46, y: 0.56, w: 0.05, h: 0.02, confidence: 0.53, label: "kite" } as const;
const WALKER = { x: 0.38, y: 0.3, w: 0.2, h: 0.6, face: null, confidence: 0.9 };

/** A small thing where a caption usually stands. */
function spot(more: Partial<Reading["points"][number]>): Reading["points"][number] {
  return { x: 0.45, y: 0.57, size: 0.08, kind: "detail", confidence: 0.9, color: null, ...more };
}

/** So many short lines, one below the other. */
function linesFrom(y: number, count: number): Reading["writing"] {
  return Array.from({ length: count }, (_, row) => {
    return { x: 0.3, y: y + 0.012 * row, w: 0.3, h: 0.01, confidence: 0.9 };
  });
}

function placeOn(reading: typeof BEER): { x: number; y: number } {
  return placeBlock(BLOCK, { camera: [WHOLE], frames: [0], reading, hook: false });
}

describe("a block of words", () => {
  test("stands in the middle of the safe area where nothing is to be seen", () => {
    expect(placeOn(PLAIN)).toEqual({ x: 483, y: 1090 });
  });

  test.each([0.55, 0.57, 0.6])("is on a card's photo or beside it, not across its edge at %s", (bottom) => {
    const photo = { left: 0.05, top: 0.13, right: 0.95, bottom };
    const { y } = placeBlock(BLOCK, { camera: [WHOLE], frames: [0], reading: PLAIN, photo, hook: false });
    expect(Math.abs(y - bottom * 1920)).toBeGreaterThanOrEqual(BLOCK.height / 2 - 1);
  });

  test("steps aside from an upright subject that fills its middle from top to bottom", () => {
    const subject = { x: 0.28, y: 0.05, w: 0.2, h: 0.9, confidence: 0.9 };
    const { x } = placeOn({ ...PLAIN, subject });
    expect(x - BLOCK.width / 2).toBeGreaterThan((0.28 + 0.2) * 1080);
  });

  test("hides no small thing that the eye goes to", () => {
    const point = { x: 0.45, y: 0.57, size: 0.08, kind: "subject", confidence: 0.9, color: null } as const;
    const { y } = placeOn({ ...PLAIN, points: [point] });
    expect(Math.abs(y - 0.57 * 1920)).toBeGreaterThan(BLOCK.height / 2);
  });

  test("stands below a chin rather than on a hat, where a face leaves no other place", () => {
    const face = { x: 0.28, y: 0.278, w: 0.47, h: 0.264, confidence: 0.9 };
    const subject = { x: 0, y: 0.16, w: 1, h: 0.55, confidence: 0.9 };
    const people = [{ ...subject, face: 0 }];
    const { y } = placeOn({ ...PLAIN, faces: [face], people, subject });
    expect(y - BLOCK.height / 2).toBeGreaterThan((face.y + face.h) * 1920);
  });

  test.each<[string, Partial<typeof BEER>]>([
    ["writing", { writing: [{ x: 0.3, y: 0.55, w: 0.3, h: 0.04, confidence: 0.31 }] }],
    ["what the eye goes to first, however large", { points: [spot({ size: 0.6 })] }],
    ["a second small thing", { points: [spot({ x: 0.9, y: 0.1 }), spot({ confidence: 0.51 })] }],
    ["a small thing with a name", { things: [KITE] }],
    ["a face", { faces: [{ x: 0.4, y: 0.52, w: 0.1, h: 0.08, confidence: 0.9 }] }],
    ["hair above a face", { faces: [{ x: 0.4, y: 0.62, w: 0.2, h: 0.12, confidence: 0.9 }] }],
    ["a subject of any kind", { subject: { x: 0.2, y: 0.54, w: 0.6, h: 0.05, confidence: 0.31 } }],
    ["an animal that is not surely one", { things: [{ ...DOG, x: 0.2, y: 0.5, w: 0.6, h: 0.2 }] }],
    ["somebody who is small", { people: [{ ...WALKER, x: 0.4, y: 0.46, w: 0.08, h: 0.2 }] }],
    ["the head of somebody seen from behind", { people: [{ ...WALKER, y: 0.5 }] }],
    [
      "the head of somebody who is not seen as a person",
      { subject: { x: 0.2, y: 0.6, w: 0.5, h: 0.4, confidence: 0.9 } },
    ],
  ])("goes off its usual place because of %s", (_, seen) => {
    expect(placeOn({ ...PLAIN, ...seen })).not.toEqual({ x: 483, y: 1090 });
  });

  test.each<[string, Partial<typeof BEER>]>([
    ["what may be writing and hardly is", { points: [spot({ kind: "text", confidence: 0.29 })] }],
    ["a thing that is hardly there", { points: [spot({ confidence: 0.49 })] }],
    ["a second thing that is everywhere", { points: [spot({ x: 0.9, y: 0.1 }), spot({ size: 0.46 })] }],
    ["a small thing that nobody is sure of", { things: [{ ...KITE, confidence: 0.49 }] }],
    ["an unsure subject", { subject: { x: 0.2, y: 0.54, w: 0.6, h: 0.05, confidence: 0.29 } }],
    ["the back of somebody whose head is above it", { people: [WALKER] }],
    ["an animal below it", { things: [DOG], subject: DOG }],
    [
      "something below it whose pixels are known: no head stands above it",
      {
        subject: { x: 0.2, y: 0.6, w: 0.5, h: 0.4, confidence: 0.9 },
        things: [],
        matte: discMatte(0.45, 0.8, 0.2),
      },
    ],
    ["a quiet place far off", { quiet: [{ x: 0, y: 0.46, w: 1, h: 0.06 }] }],
  ])("stays in its usual place in spite of %s", (_, seen) => {
    expect(placeOn({ ...PLAIN, ...seen })).toEqual({ x: 483, y: 1090 });
  });

  test("goes to a quiet place high in the frame", () => {
    expect(placeOn({ ...PLAIN, quiet: [{ x: 0, y: 0.16, w: 1, h: 0.08 }] })).toEqual({ x: 483, y: 380 });
  });

  test("lies where the fewest lines are", () => {
    for (const [low, high] of [
      [18, 3],
      [3, 18],
    ] as const) {
      const writing = [...linesFrom(0.5, low), ...linesFrom(0.18, high)];
      expect(placeOn({ ...PLAIN, writing }).y < 700).toBe(low > high);
    }
  });

  test("lies rather over writing than over a QR code", () => {
    const line = { x: 0.05, y: 0.15, w: 0.9, h: 0.27, confidence: 0.9 };
    const code = { x: 0.2, y: 0.46, w: 0.5, h: 0.26, confidence: 0.9, isCode: true } as const;
    expect(placeOn({ ...PLAIN, writing: [line, code] }).y).toBeLessThan(0.42 * 1920);
    expect(placeOn({ ...PLAIN, writing: [line, { ...code, isCode: undefined }] }).y).toBeGreaterThan(
      0.46 * 1920,
    );
  });

  test("lies rather over writing than over an animal's head", () => {
    const head = spot({ x: 0.447, y: 0.2, size: 0.32, kind: "subject" });
    const writing = [{ x: 0.05, y: 0.28, w: 0.8, h: 0.5, confidence: 0.9 }];
    const at = (label: "cat" | "cup") => {
      const reading = { ...PLAIN, things: [{ ...CAT, w: 0.5, label }], points: [head], writing };
      return placeBlock({ width: 500, height: 90 }, { camera: [WHOLE], frames: [0], hook: false, reading }).y;
    };
    expect([at("cat") > 600, at("cup") > 600]).toEqual([true, false]);
  });

  test("does not stay upon a line of the picture, however narrow, where a place without one is free", () => {
    const [stood, block] = [
      { x: 483, y: 600 },
      { width: 360, height: 190 },
    ];
    const setting = { camera: [WHOLE], frames: [0], hook: false, stood };
    const line = { x: 0.1, y: 600 / 1920, w: 0.7, h: 0.01, confidence: 0.9 };
    const there = placeBlock(block, { ...setting, reading: { ...PLAIN, writing: [line] } });
    expect(Math.abs(there.y - stood.y)).toBeGreaterThan(block.height / 2);
    const all = linesFrom(0.1, 70).map((each) => ({ ...each, x: 0, w: 1 }));
    expect(placeBlock(block, { ...setting, reading: { ...PLAIN, writing: all } })).toEqual(stood);
  });

  test("stays where the words before it stood, unless a face is there now", () => {
    const stood = { x: 300, y: 600 };
    const setting = { camera: [WHOLE], frames: [0], hook: false, stood };
    expect(placeBlock(BLOCK, { ...setting, reading: PLAIN })).toEqual(stood);
    const faces = [{ x: 0.2, y: 0.28, w: 0.16, h: 0.08, confidence: 0.9 }];
    expect(placeBlock(BLOCK, { ...setting, reading: { ...PLAIN, faces } })).toEqual({ x: 483, y: 1090 });
  });

  test("of any size and in any place lies inside the safe area", () => {
    for (const [width, height] of [
      [360, 90],
      [800, 90],
      [360, 940],
    ] as const) {
      for (const hook of [true, false]) {
        const setting = { camera: [WHOLE], frames: [0], reading: BEER, hook };
        const { x, y } = placeBlock({ width, height }, setting);
        expect(x - width / 2).toBeGreaterThanOrEqual(SAFE_AREA.left);
        expect(x + width / 2).toBeLessThanOrEqual(SAFE_AREA.right);
        expect(y - height / 2).toBeGreaterThanOrEqual(SAFE_AREA.top);
        expect(y + height / 2).toBeLessThanOrEqual(SAFE_AREA.bottom);
      }
    }
  });
});
