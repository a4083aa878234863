/** The plans of films of real photos: each photo with each template, and texts as people write them. */
import path from "node:path";
import * as fc from "fast-check";
import { compileTimeline } from "../../src/direction/compile/compile.ts";
import { direct } from "../../src/direction/plan/direct.ts";
import { planFilm } from "../../src/direction/plan/film-plan.ts";
import { readScript } from "../../src/direction/plan/script/read-script.ts";
import { writeScript } from "../../src/direction/plan/script/write-script.ts";
import { ALL_TEMPLATES } from "../../src/direction/templates/templates.ts";
import { labelledTexts } from "../direction/labelled-texts.ts";
import { SCRIPT } from "../direction/scripts.ts";
import { storyboards } from "../direction/storyboards.ts";
import { TOPICS } from "../direction/topics.ts";
import { doubtedRows } from "./doubted-rows.ts";
import { behindRows, insideRows, madeUpRows, songRows } from "./odd-rows.ts";
import { effectRows, filmRows, keyRows, storyRows, viewRows } from "./many-rows.ts";
import { planRow, scriptRow } from "./plan-row.ts";
import { savedReadings, type PhotoReading } from "./saved-readings.ts";
import { editRows, toldRows } from "./text-rows.ts";

export const PLANS_FILE = path.join(import.meta.dirname, "plans.txt");
const LENGTHS = [15, 30, 10, 60, 5] as const;
/** Of the labelled texts, every so manieth. */
const EVERY_TEXT = 8;
const STORYBOARDS = 48;

/**
 * The lines of the golden file, by what they begin with: a photo's name for its films by templates, "text" for films of
 * texts, "shots" for storyboards of all kinds of shots, "prose" for what is understood of every labelled text; "picture",
 * "behind", "inside" and "song" for films that these do not show, "edit" and "told" for what becomes of texts, "doubted" for
 * films of the same photos, read with other confidences, sizes and places; "keys", "views", "effects", "stories" and "films" for
 * what is judged of very many such readings.
 */
export function planTable(): Map<string, () => string[]> {
  const photos = savedReadings();
  return new Map([
    ["keys", () => keyRows(photos)],
    ["views", () => viewRows(photos)],
    ["effects", () => effectRows(photos)],
    ["stories", () => storyRows(photos)],
    ["films", () => filmRows(photos)],
    ["shots", () => shotRows(photos)],
    ["told", () => toldRows(photos)],
    ["behind", () => behindRows(photos)],
    ["inside", () => insideRows(photos)],
    ["song", () => songRows(photos)],
    ["picture", madeUpRows],
    ["text", () => textRows(photos)],
    ["prose", () => proseRows(photos)],
    ["edit", () => editRows(photos)],
    ["doubted", () => doubtedRows(photos)],
    ...photos.map((photo, index) => [photo.photo, () => templateRows(photo, index)] as const),
  ]);
}

function templateRows({ photo, reading }: PhotoReading, index: number): string[] {
  return ALL_TEMPLATES.map(({ name: template, style }, row) => {
    const seed = 1 + row + 20 * index;
    const seconds = LENGTHS[(row + index) % LENGTHS.length] ?? 15;
    // Every third film is told what its photo is about.
    const topic = row % 3 === 2 ? (TOPICS[(7 * seed) % TOPICS.length] ?? "") : "";
    const wishes = { style, template, seconds, seed };
    const script = writeScript(direct(reading, { ...wishes, topic }));
    return `${photo} ${template}  ${planRow(planFilm(script, { ...wishes, reading }))}`;
  });
}

function textRows(photos: readonly PhotoReading[]): string[] {
  const texts = labelledTexts().filter((_, index) => index % EVERY_TEXT === 0);
  return [SCRIPT, ...texts.map(({ text }) => text)].flatMap((text, index) => {
    const found = photos[index % photos.length];
    if (found === undefined) return [];
    const wishes = { style: "viral", seconds: 15, seed: index + 1, reading: found.reading } as const;
    return `text ${found.photo} ${JSON.stringify(text.slice(0, 40))}  ${planRow(planFilm(text, wishes))}`;
  });
}

/** Storyboards that nobody would direct, so that every move, effect, transition and target is worked out. */
function shotRows(photos: readonly PhotoReading[]): string[] {
  return fc.sample(storyboards, { seed: 1, numRuns: STORYBOARDS }).flatMap((storyboard, index) => {
    const found = photos[index % photos.length];
    if (found === undefined) return [];
    const timeline = compileTimeline(storyboard, found.reading, index);
    return `shots ${index} ${found.photo}  ${planRow({ storyboard, timeline, warnings: [] })}`;
  });
}

function proseRows(photos: readonly PhotoReading[]): string[] {
  return labelledTexts().flatMap(({ text }, index) => {
    const found = photos[index % photos.length];
    if (found === undefined) return [];
    const wishes = { style: "suave", seconds: 5, seed: index + 1, reading: found.reading } as const;
    return `prose ${index} ${JSON.stringify(text.slice(0, 40))}  ${scriptRow(readScript(text, wishes))}`;
  });
}
