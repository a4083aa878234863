import type { Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { discMatte } from "../../../../../testing/mattes.ts";
import type { Sighting, SightedFace } from "../../faces/sightings.ts";
import type { SkinnedFace } from "../../view/inspect-shot.ts";
import { captionContrastRow } from "./caption-contrast-row.ts";
import { captionFaceRow } from "./caption-face-row.ts";
import { captionRow, type PaintedWord, type WordBox } from "./caption-row.ts";

const WORD: WordBox = { left: 65, right: 900, top: 270, bottom: 1248 };

test("words may reach to each edge of the free area, and are told by how far they go beyond it", () => {
  expect(captionRow([WORD])).toMatchObject({ value: "1 palavra, dentro", ok: true, weight: "should" });
  const beyond = [{ left: 64 }, { right: 901 }, { top: 269 }, { bottom: 1249 }];
  for (const edge of beyond) {
    expect(captionRow([WORD, { ...WORD, ...edge }])).toMatchObject({ value: "1 pixels fora", ok: false });
  }
  const worst = [WORD, { ...WORD, left: 60 }, { ...WORD, bottom: 1260 }, { ...WORD, right: 903 }];
  expect(captionRow(worst)).toMatchObject({ value: "12 pixels fora" });
});

test("a word that moves is counted once, and is asked about in all its places", () => {
  const moved = { ...WORD, moved: true };
  expect(captionRow([WORD, WORD, moved])).toMatchObject({ value: "2 palavras, todas dentro", ok: true });
  expect(captionRow([WORD, { ...moved, top: 200 }])).toMatchObject({ value: "70 pixels fora", ok: false });
  expect(captionRow([])).toMatchObject({ value: "sem legendas", ok: true });
});

test("letters stand out by 4.5 to 1 in every frame that has some", () => {
  expect(captionContrastRow([null, 7, 4.5, null])).toMatchObject([
    { value: "4,5 : 1 no pior quadro", bound: "4,5 : 1 em todos os quadros", ok: true, weight: "should" },
  ]);
  expect(captionContrastRow([7, 4.4, 9])).toMatchObject([{ value: "4,4 : 1 no pior quadro", ok: false }]);
  expect(captionContrastRow([null, null])).toEqual([]);
  expect(captionContrastRow([])).toEqual([]);
  expect(captionContrastRow(null)).toEqual([]);
});

/** A face of 200 x 200 pixels in the middle of the frame: its eyes, nose and mouth, in pixels. */
const SPOTS = { rightEye: [500, 900], leftEye: [600, 900], nose: [550, 960], mouth: [550, 1030] } as const;
const shares = Object.values(SPOTS).map(([x, y]) => ({ x: x / 1080, y: y / 1920 }));
const FACE: SightedFace = {
  index: 0,
  box: { x: 450 / 1080, y: 850 / 1920, w: 200 / 1080, h: 200 / 1920 },
  landmarks: shares,
  window: { left: 0, top: 0, right: 1, bottom: 1 },
  found: null,
  foundWhole: false,
  placedWhole: true,
};
const sightingOf = (face: SightedFace): Sighting => ({ shot: 2, frame: 10, faces: [face] });
const NOBODY: Pick<Reading, "faces" | "matte"> = { faces: [] };

/** A word of shot 2 that is there from frame 8 to 12. */
function word(box: Omit<WordBox, "moved">, more: Partial<PaintedWord> = {}): PaintedWord {
  return { ...box, shot: 2, from: 8, to: 12, legible: 8, ...more };
}
function row(words: readonly PaintedWord[], face = FACE, reading = NOBODY) {
  const [found] = captionFaceRow([sightingOf(face)], words, reading);
  return found;
}
const FREE = { left: 0, right: 200, top: 0, bottom: 100 };

test("a word keeps off eyes, nose and mouth by what these reach", () => {
  // Reaches in pixels, across and down: eyes 20 and 12, nose 16 and 16, mouth 36 and 12.
  const reaches = { rightEye: [20, 12], leftEye: [20, 12], nose: [16, 16], mouth: [36, 12] } as const;
  for (const feature of ["rightEye", "leftEye", "nose", "mouth"] as const) {
    const [[x, y], [across, down]] = [SPOTS[feature], reaches[feature]];
    const touches = (box: Omit<WordBox, "moved">) => row([word(box)])?.ok === false;
    const tall = { top: y - 2, bottom: y + 2 };
    const wide = { left: x - 2, right: x + 2 };
    // Only the outer sides of both eyes: their inner ones are near the other's.
    if (feature !== "leftEye") {
      expect(touches({ ...tall, left: 300, right: x - across + 1 })).toBe(true);
      expect(touches({ ...tall, left: 300, right: x - across - 1 })).toBe(false);
    }
    if (feature !== "rightEye") {
      expect(touches({ ...tall, left: x + across - 1, right: 800 })).toBe(true);
      expect(touches({ ...tall, left: x + across + 1, right: 800 })).toBe(false);
    }
    expect(touches({ ...wide, top: y - down - 9, bottom: y - down + 1 })).toBe(true);
    expect(touches({ ...wide, top: y - down - 9, bottom: y - down - 1 })).toBe(false);
    expect(touches({ ...wide, top: y + down - 1, bottom: y + down + 9 })).toBe(true);
    expect(touches({ ...wide, top: y + down + 1, bottom: y + down + 9 })).toBe(false);
  }
});

test("only words of this shot, while they are there, lie on its faces; the shot is named", () => {
  const onNose = { left: 500, right: 600, top: 950, bottom: 970 };
  expect(row([word(onNose)])).toMatchObject({ value: "sobre um rosto em 1 plano", ok: false, shots: [2] });
  expect(row([word(onNose, { from: 10 })])?.ok).toBe(false);
  for (const elsewhere of [{ shot: 1 }, { from: 11 }, { to: 10 }])
    expect(row([word(onNose, elsewhere)])).toMatchObject({ ok: true, shots: [] });
  expect(row([word(FREE), word(onNose)])?.ok).toBe(false);
});

test("films without faces or without words are not asked", () => {
  expect(row([])).toBe(undefined);
  expect(captionFaceRow([{ shot: 2, frame: 10, faces: [] }], [word(FREE)], NOBODY)).toEqual([]);
  expect(row([word(FREE)])?.ok).toBe(true);
  const both: Sighting[] = [{ shot: 2, frame: 10, faces: [] }, sightingOf(FACE)];
  expect(captionFaceRow(both, [word(FREE)], NOBODY)).toHaveLength(1);
});

const lowered = (y: number) => y + 300 / 1920;

test("where the network found the face, its eyes, nose and mouth are those that count", () => {
  const [rightEye, leftEye, nose, mouth] = shares.map(({ x, y }) => ({ x, y: lowered(y) }));
  const found: SkinnedFace = {
    box: { ...FACE.box, y: lowered(FACE.box.y) },
    landmarks: {
      rightEye: rightEye!,
      leftEye: leftEye!,
      nose: nose!,
      mouth: mouth!,
      rightEar: nose!,
      leftEar: nose!,
    },
    confidence: 0.9,
    skin: null,
  };
  const face = { ...FACE, found, foundWhole: true };
  expect(row([word({ left: 500, right: 600, top: 950, bottom: 970 })], face)?.ok).toBe(true);
  expect(row([word({ left: 500, right: 600, top: 1250, bottom: 1270 })], face)?.ok).toBe(false);
});

test("words behind the subject are hidden by what of a face is surely subject, and by nothing else", () => {
  const [rightEye, leftEye, nose, mouth] = shares;
  const landmarks = { rightEye: rightEye!, leftEye: leftEye!, nose: nose!, mouth: mouth! };
  const faces = [{ ...FACE.box, confidence: 0.9, landmarks }];
  const onNose = { left: 540, right: 560, top: 950, bottom: 965 };
  const onMouth = { left: 540, right: 560, top: 1025, bottom: 1040 };
  // The disc is over the nose and ends above the mouth.
  const matte = discMatte(550 / 1080, 940 / 1920, 50 / 1080);
  const behind = (box: typeof onNose, reading: typeof NOBODY) =>
    row([word(box, { behind: true })], FACE, reading)?.ok;
  expect(behind(onNose, { faces, matte })).toBe(true);
  expect(behind(onMouth, { faces, matte })).toBe(false);
  expect(row([word(onNose)], FACE, { faces, matte })?.ok).toBe(false);
  expect(behind(onNose, { faces })).toBe(false);
  expect(behind(onNose, { faces: [{ ...FACE.box, confidence: 0.9 }], matte })).toBe(false);
});
