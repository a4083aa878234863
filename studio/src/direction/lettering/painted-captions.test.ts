import * as fc from "fast-check";
import { STYLES, type Storyboard, type StoryShot } from "@curta/contract";
import { expect, test } from "vitest";
import { createTextCanvas } from "../../frame/captions/caption-canvas.ts";
import { createCaptionPainter } from "../../frame/captions/caption-paint.ts";
import type { PlacedWord } from "../../frame/captions/letters/placed-word.ts";
import { compileTimeline } from "../compile/compile.ts";
import { BEER, PORTRAIT } from "../../../testing/direction/readings.ts";
import { ENTRANCES, scaleOf } from "./looks/entrances.ts";
import { LOOKS } from "./looks/looks.ts";
import { SAFE_AREA } from "./safe-area.ts";

const PAINTER = createCaptionPainter(createTextCanvas(), { width: 1080, height: 1920 });
/** Pixels with less opacity belong to the shadow. */
const OPAQUE = 128;

interface Painted {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The pixels that a word covers during its whole entrance, or at rest; without its shadow. */
function covered(
  { sprite, left, top, look }: PlacedWord,
  poses = ENTRANCES[LOOKS[look].entry].poses,
): Painted {
  const { width, height, lumaAlpha } = sprite;
  let [minX, minY, maxX, maxY] = [width, height, 0, 0];
  for (let at = lumaAlpha.findIndex(isOpaque); at >= 0 && at < lumaAlpha.length; at += 1) {
    if (!isOpaque(lumaAlpha[at] ?? 0)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [minX, minY, maxX, maxY] = [Math.min(minX, x), Math.min(minY, y), Math.max(maxX, x + 1), y + 1];
  }
  const scale = Math.max(1, ...poses.map((pose) => scaleOf(pose, width)));
  const below = Math.max(0, ...poses.map((pose) => pose.below));
  const grown = (at: number, middle: number): number => middle + (at - middle) * scale;
  return {
    left: left + grown(minX, width / 2),
    top: top + grown(minY, height / 2),
    right: left + grown(maxX, width / 2),
    bottom: top + grown(maxY, height / 2) + below,
  };
}

function isOpaque(alpha: number): boolean {
  return alpha >= OPAQUE;
}

function film(captions: readonly string[], style: Storyboard["style"]): Storyboard {
  const shots = captions.map((caption): StoryShot => ({
    beats: 4,
    size: "wide",
    target: { kind: "all" },
    move: "push-in",
    transition: "cut",
    effects: [],
    caption,
  }));
  return { style, seconds: shots.length * 2, bpm: 120, shots, notes: [] };
}

const spelled = fc
  .array(fc.constantFrom(...Array.from("aáãâbcçdeéêfghiíjlmnoóõôpqrstuúvxzÁÇÉÍÓÚWQg!?,.")), {
    minLength: 1,
    maxLength: 14,
  })
  .map((letters) => letters.join(""));
const caption = fc.array(spelled, { minLength: 1, maxLength: 7 }).map((words) => words.join(" "));

test("every pixel of a caption, popping in included, stands inside the safe area with a margin", () => {
  const captions = fc.array(caption, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(
      captions,
      fc.constantFrom(...STYLES),
      fc.nat(50),
      fc.constantFrom(BEER, PORTRAIT),
      (texts, style, seed, reading) => {
        const { shots } = compileTimeline(film(texts, style), reading, seed);
        for (const group of shots.flatMap((shot) => shot.captions)) {
          for (const painted of PAINTER.paint(group).map((word) => covered(word))) {
            expect(painted.left).toBeGreaterThanOrEqual(SAFE_AREA.left + 2);
            expect(painted.right).toBeLessThanOrEqual(SAFE_AREA.right - 2);
            expect(painted.top).toBeGreaterThanOrEqual(SAFE_AREA.top + 2);
            expect(painted.bottom).toBeLessThanOrEqual(SAFE_AREA.bottom - 2);
          }
        }
      },
    ),
    { numRuns: 15 },
  );
});

/** Outlines are 14 pixels thick at the usual size: if they overlap by this much, the letters are still separate. */
const MOST_CROSSING = 8;

test("a word that pops in leaves the letters beside it alone", () => {
  const known =
    "a e é à luz que não viu hoje madrugada detalhe marrom contraste impressionante olha isso".split(" ");
  const spoken = fc
    .array(fc.constantFrom(...known), { minLength: 2, maxLength: 7 })
    .map((words) => words.join(" "));
  const captions = fc.array(spoken, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(captions, fc.nat(50), (texts, seed) => {
      const { shots } = compileTimeline(film(texts, "viral"), BEER, seed);
      for (const group of shots.flatMap((shot) => shot.captions)) {
        const words = PAINTER.paint(group).filter(({ sprite }) => sprite.lumaAlpha.some(isOpaque));
        for (const [index, word] of words.entries()) {
          const before = words[index - 1];
          const beside = before !== undefined && before.top === word.top && before.left < word.left;
          if (!beside || LOOKS[group.look].edge.kind !== "stroke") continue;
          const crossing = covered(before, []).right - covered(word).left;
          expect(crossing, group.words.map(({ text }) => text).join(" ")).toBeLessThanOrEqual(MOST_CROSSING);
        }
      }
    }),
    { numRuns: 25 },
  );
});
