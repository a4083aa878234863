/** Films of the real photos as less sure eyes would have read them: what the bounds of direction let in, and what they leave out. */
import type { Box, Reading, Storyboard } from "@curta/contract";
import * as fc from "fast-check";
import { compileTimeline } from "../../src/direction/compile/compile.ts";
import { keysOf } from "../../src/direction/copy/keys/keys-of.ts";
import { describeReading } from "../../src/direction/plan/describe-reading.ts";
import { direct } from "../../src/direction/plan/direct.ts";
import { planFilm } from "../../src/direction/plan/film-plan.ts";
import { writeScript } from "../../src/direction/plan/script/write-script.ts";
import { ALL_TEMPLATES } from "../../src/direction/templates/templates.ts";
import { createRandom, type Random } from "../../src/random.ts";
import { storyboards } from "../direction/storyboards.ts";
import { lettered } from "./odd-rows.ts";
import { digest, planRow } from "./plan-row.ts";
import type { PhotoReading } from "./saved-readings.ts";

/** Each shows a constant of direction, or several, that may be zeroed without a trace in all other rows. */
const CHOSEN = [3, 15, 22, 29, 40, 42, 43, 45, 51, 52, 60, 72, 78, 80, 112, 142, 235, 242, 263, 269] as const;

export function doubtedRows(photos: readonly PhotoReading[]): string[] {
  return CHOSEN.map((seed) => doubtedRow(photos, seed));
}

/** One film: of a template, of any shots, or of shots with words behind their subject. */
function doubtedRow(photos: readonly PhotoReading[], seed: number): string {
  const random = createRandom(seed, "golden doubts");
  const found = anyOf(photos, random);
  const reading = doubted(found.reading, random);
  const kind = seed % 3;
  const row = kind === 0 ? planRow(filmOf(reading, seed, random)) : shotsRow(reading, seed, kind === 2);
  return `doubted ${seed} ${found.photo}  reading ${digest([describeReading(reading), [...keysOf(reading).all]])}  ${row}`;
}

/** Of a template, or of the one that is chosen for the photo; some inside the key image. */
function filmOf(reading: Reading, seed: number, random: Random) {
  const { name, style } = anyOf(ALL_TEMPLATES, random);
  const template = random.chance(0.4) ? name : undefined;
  const wishes = { style, seconds: random.integer(5, 15), seed };
  const film = direct(reading, { ...wishes, template });
  const script = writeScript(random.chance(0.2) ? { ...film, insideKeyImage: true } : film);
  return planFilm(script, { ...wishes, reading });
}

function shotsRow(reading: Reading, seed: number, isBehind: boolean): string {
  const [made] = fc.sample(storyboards, { seed, numRuns: 1 });
  if (made === undefined) return "";
  const storyboard: Storyboard = isBehind ? lettered(made, seed) : made;
  return planRow({ storyboard, timeline: compileTimeline(storyboard, reading, seed), warnings: [] });
}

/** One of the items; of none, none can be. */
export function anyOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random.integer(0, items.length - 1)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

/** The same photo with other confidences, sizes and places, and without some of what was seen. */
export function doubted(reading: Reading, random: Random): Reading {
  const seen = <Seen extends Box & { confidence: number }>(thing: Seen): Seen => ({
    ...thing,
    ...movedBox(thing, random),
    confidence: doubtOf(thing.confidence, random),
  });
  const faces = reading.faces.map(({ landmarks, ...face }) => {
    const kept = landmarks !== undefined && random.chance(0.3) ? { ...face, landmarks } : face;
    return {
      ...kept,
      ...(random.chance(0.5) ? movedBox(face, random) : {}),
      confidence: doubtOf(face.confidence, random),
    };
  });
  return {
    ...reading,
    faces: random.chance(0.8) ? faces : [],
    people: random.chance(0.7) && faces.length > 0 ? reading.people.map(seen) : [],
    things: reading.things.map(seen),
    writing: reading.writing.map(seen),
    subject: reading.subject === null || random.chance(0.1) ? null : seen(reading.subject),
    points: reading.points.map((point) => ({
      ...point,
      size: Math.min(1, point.size * random.between(0.4, 1.6)),
      confidence: doubtOf(point.confidence, random),
    })),
    depth: { ...reading.depth, confidence: doubtOf(reading.depth.confidence, random) },
    light: { ...reading.light, saturation: reading.light.saturation * random.next() },
    width: Math.round(reading.width * random.pick([0.3, 1, 1, 1, 1, 1, 2, 3])),
  };
}

function doubtOf(confidence: number, random: Random): number {
  return random.chance(0.3) ? confidence : Math.min(1, random.between(0.2, 1.1));
}

const within = (place: number, size: number) => Math.min(1 - size, Math.max(0, place));

/** Larger or smaller, and a little aside, within the picture. */
function movedBox({ x, y, w, h }: Box, random: Random): Box {
  const by = random.pick([0.15, 0.4, 0.7, 1, 1, 1.3, 2]);
  const [width, height] = [Math.min(1, by * w), Math.min(1, by * h)];
  return {
    x: within(x + (w - width) / 2 + random.between(-0.2, 0.2), width),
    y: within(y + (h - height) / 2 + random.between(-0.2, 0.2), height),
    w: width,
    h: height,
  };
}
