/**
 * What is judged of many readings: which keys a photo has and which stories fit it, what its views show, which effects may fall on
 * them, and short films. A row costs milliseconds, so that a bound shows that few readings come near to.
 */
import { EFFECTS, type Reading } from "@curta/contract";
import { compileTimeline } from "../../src/direction/compile/compile.ts";
import { keysOf } from "../../src/direction/copy/keys/keys-of.ts";
import { storiesFor, tellStories } from "../../src/direction/copy/tell-stories.ts";
import { cutsAside } from "../../src/direction/framing/lopsided-crop.ts";
import { direct } from "../../src/direction/plan/direct.ts";
import { candidateViews } from "../../src/direction/shots/views/candidate-views.ts";
import { canBeSeen, type PlannedShot } from "../../src/direction/shots/choose-effects.ts";
import { ALL_TEMPLATES } from "../../src/direction/templates/templates.ts";
import { createRandom, type Random } from "../../src/random.ts";
import { hexOf } from "../../src/reading/measure/colour.ts";
import { matteOf } from "../mattes.ts";
import { anyOf, doubted } from "./doubted-rows.ts";
import { lettered } from "./odd-rows.ts";
import { digest, planRow } from "./plan-row.ts";
import type { PhotoReading } from "./saved-readings.ts";

const KEYS = { rows: 40, readings: 100 } as const;
const VIEWS = { rows: 40, readings: 20 } as const;
const MAY_FALL = { rows: 40, readings: 10 } as const;
/** Names of things that direction treats in ways of their own. */
const LABELS = ["cat", "pet", "bird", "hoofed", "vehicle", "food", "plant", "device", "thing"] as const;
const STORIES = { rows: 20, readings: 20 } as const;
const FILMS = 200;
/** So many views of a reading are tried with every effect. */
const TRIED_VIEWS = 6;

/** The keys of a story that many readings have. */
export function keyRows(photos: readonly PhotoReading[]): string[] {
  return rowsOf("keys", KEYS, photos, (reading) => [...keysOf(reading).all]);
}

/** Which stories fit many readings, and what the first ones say. */
export function storyRows(photos: readonly PhotoReading[]): string[] {
  return rowsOf("stories", STORIES, photos, (reading, random) => {
    const stories = storiesFor(keysOf(reading), random);
    return tellStories(stories, "viral", random.integer(2, 14));
  });
}

/** Short films, every other one with its words behind the subject. */
export function filmRows(photos: readonly PhotoReading[]): string[] {
  return Array.from({ length: FILMS }, (_, row) => {
    const random = createRandom(row, "golden films");
    const reading = varied(anyOf(photos, random).reading, random);
    const { name: template, style } = anyOf(ALL_TEMPLATES, random);
    const directed = direct(reading, { style, template, seconds: random.integer(5, 12), seed: row });
    const storyboard = row % 2 === 0 ? directed : lettered(directed, row);
    const timeline = compileTimeline(storyboard, reading, row);
    return `films ${row}  ${planRow({ storyboard, timeline, warnings: [] })}`;
  });
}

/** What the views of many readings show. */
export function viewRows(photos: readonly PhotoReading[]): string[] {
  return rowsOf("views", VIEWS, photos, (reading) =>
    candidateViews(reading).map(({ stage, whole, ...view }) => ({
      ...view,
      source: stage.source,
      isLopsided: cutsAside(view.area, stage.reading),
      whole: [...whole],
    })),
  );
}

/** Which effects may fall on views of many readings. */
export function effectRows(photos: readonly PhotoReading[]): string[] {
  return rowsOf("effects", MAY_FALL, photos, (reading, random) => {
    const views = candidateViews(reading);
    return Array.from({ length: TRIED_VIEWS }, () => {
      const { target, size } = anyOf(views, random);
      const shot: PlannedShot = { beats: 4, size, target, move: "drift", transition: "cut", effects: [] };
      return EFFECTS.filter((effect) => canBeSeen(effect, shot, { reading, before: [shot] }));
    });
  });
}

function rowsOf(
  name: string,
  { rows, readings }: { readonly rows: number; readonly readings: number },
  photos: readonly PhotoReading[],
  judge: (reading: Reading, random: Random) => unknown,
): string[] {
  return Array.from({ length: rows }, (_, row) => {
    const random = createRandom(row, `golden ${name}`);
    const judged = Array.from({ length: readings }, () =>
      judge(varied(anyOf(photos, random).reading, random), random),
    );
    return `${name} ${row}  ${digest(judged)}`;
  });
}

/** A photo that is read with doubt, in other light and colours, of other sides, and with another subject cut out. */
function varied(reading: Reading, random: Random): Reading {
  const read = doubted(reading, random);
  const { subject } = read;
  return {
    ...read,
    width: Math.round(read.height * random.between(0.5, 2.4)),
    palette: random.chance(0.8) ? paletteOf(random) : read.palette,
    light: {
      ...read.light,
      level: random.next(),
      contrast: random.next(),
      saturation: random.next() ** 2,
      warmth: random.between(-1, 1),
    },
    focus: { sharpShare: random.next(), shallow: random.next() },
    horizon: random.chance(0.5) ? { y: random.next(), confidence: random.next() } : null,
    quiet: random.chance(0.5) ? [{ x: 0, y: 0, w: random.next(), h: random.next() }] : read.quiet,
    writing: random.chance(0.5) ? read.writing : [],
    things: renamed(random.chance(0.5) ? read.things : read.things.slice(0, 1), random),
    ...(subject !== null && random.chance(0.2) && { silhouette: subject }),
    ...(random.chance(0.5) && { matte: ellipseOf(random) }),
    ...(random.chance(0.1) && { plainGround: true as const }),
  };
}

function renamed(things: Reading["things"], random: Random): Reading["things"] {
  return things.map((thing) => (random.chance(0.4) ? { ...thing, label: anyOf(LABELS, random) } : thing));
}

/** Five colours around a hue, near to it or from all around, pale or strong. */
function paletteOf(random: Random): Reading["palette"] {
  const [hue, spread] = [random.between(0, 360), random.pick([10, 40, 120, 360])];
  const [most, light] = [random.next(), random.next()];
  const parts = Array.from({ length: 5 }, () => random.next() ** 3 + 0.01);
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => ({
    hex: hexOfHue(hue + spread * (random.next() - 0.5), most * random.next(), (light + random.next()) / 2),
    name: random.pick(["âmbar", "cinza", "azul", "verde", "branco"]),
    share: part / all,
  }));
}

/** Hexadecimal colour of hue (degrees), saturation and lightness (CSS Color 4, 7.1). */
function hexOfHue(hue: number, saturation: number, lightness: number): string {
  const turned = (360 + (hue % 360)) % 360;
  const amount = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number): number => {
    const k = (n + turned / 30) % 12;
    return 255 * (lightness - amount * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return hexOf(channel(0), channel(8), channel(4));
}

/** An ellipse anywhere, also across the edges; some with a soft outline. */
function ellipseOf(random: Random): NonNullable<Reading["matte"]> {
  const [x, y] = [random.between(0.1, 0.9), random.between(0, 1)];
  const [across, down] = [random.between(0.08, 0.6), random.between(0.08, 0.6)];
  const softness = random.pick([0.02, 0.02, 0.05, 0.3]);
  return matteOf((u, v) => 0.5 + (1 - Math.hypot((u - x) / across, (v - y) / down)) / softness, 54, 96);
}
