/** Films that real photos and templates alone do not show: of made-up pictures, with words behind, over a song. */
import type { Reading, SongReading, Storyboard } from "@curta/contract";
import * as fc from "fast-check";
import { compileTimeline } from "../../src/direction/compile/compile.ts";
import { direct } from "../../src/direction/plan/direct.ts";
import { planFilm } from "../../src/direction/plan/film-plan.ts";
import { writeScript } from "../../src/direction/plan/script/write-script.ts";
import { ALL_TEMPLATES } from "../../src/direction/templates/templates.ts";
import { createRandom } from "../../src/random.ts";
import { BEER, readings } from "../direction/readings.ts";
import { sights } from "../direction/sights.ts";
import { storyboards } from "../direction/storyboards.ts";
import { TOPICS } from "../direction/topics.ts";
import { discMatte } from "../mattes.ts";
import { planRow } from "./plan-row.ts";
import type { PhotoReading } from "./saved-readings.ts";

const LENGTHS = [15, 8, 30, 5, 22, 60, 11] as const;
/** Width over height of made-up pictures. */
const ASPECTS = [9 / 16, 3 / 4, 1, 3 / 2, 16 / 9, 2.3] as const;
const WORDS = [
  "Olha isso",
  "E agora?",
  "Café da manhã",
  "Bora comigo",
  "A melhor parte vem aí",
  "Oi",
] as const;

/** Pictures that nobody took: any reading, and crowds of any size. */
function madeUpPictures(): PhotoReading[] {
  const any = fc.sample(readings, { seed: 2, numRuns: 18 }).map((reading, index): Reading => {
    const aspect = ASPECTS[index % ASPECTS.length] ?? 1;
    return { ...reading, width: Math.round(aspect * reading.height) };
  });
  return [
    ...any.map((reading, index) => ({ photo: `any-${index}`, reading })),
    ...fc
      .sample(sights, { seed: 3, numRuns: 8 })
      .map((reading, index) => ({ photo: `crowd-${index}`, reading })),
  ];
}

export function madeUpRows(): string[] {
  return madeUpPictures().map(({ photo, reading }, index) => {
    const { name: template, style } = ALL_TEMPLATES[index % ALL_TEMPLATES.length] ?? {};
    const topic = index % 4 === 3 ? (TOPICS[index % TOPICS.length] ?? "") : "";
    const wishes = { style: style ?? "viral", seconds: LENGTHS[index % LENGTHS.length] ?? 15, seed: index };
    const script = writeScript(direct(reading, { ...wishes, template, topic }));
    return `picture ${photo} ${template}  ${planRow(planFilm(script, { ...wishes, reading }))}`;
  });
}

/** Storyboards whose every shot wants its words behind the subject. */
export function behindRows(photos: readonly PhotoReading[]): string[] {
  const random = createRandom(1, "golden mattes");
  const discs = Array.from({ length: 6 }, (_, index): PhotoReading => {
    const matte = discMatte(random.between(0.3, 0.7), random.between(0.2, 0.8), random.between(0.08, 0.4));
    return { photo: `disc-${index}`, reading: { ...BEER, matte } };
  });
  const withMatte = [...photos.filter(({ reading }) => reading.matte !== undefined), ...discs];
  return fc.sample(storyboards, { seed: 5, numRuns: 20 }).flatMap((made, index) => {
    const found = withMatte[index % withMatte.length];
    if (found === undefined) return [];
    const storyboard = lettered(made, index);
    const timeline = compileTimeline(storyboard, found.reading, index);
    return `behind ${index} ${found.photo}  ${planRow({ storyboard, timeline, warnings: [] })}`;
  });
}

/** The same shots, each with a caption that wants to be behind its subject. */
export function lettered(storyboard: Storyboard, from: number): Storyboard {
  const shots = storyboard.shots.map((shot, index) => ({
    ...shot,
    effects: [
      ...shot.effects.filter((effect) => !/panels|mirror|behind/.test(effect)),
      "words-behind" as const,
    ],
    caption: WORDS[(from + index) % WORDS.length] ?? "",
  }));
  return { ...storyboard, shots };
}

/** Films inside the key image, where the photo has one view. */
export function insideRows(photos: readonly PhotoReading[]): string[] {
  const withView = photos.filter(({ reading }) => reading.view !== null);
  return fc.sample(storyboards, { seed: 6, numRuns: 10 }).flatMap((storyboard, index) => {
    const found = withView[index % withView.length];
    if (found === undefined) return [];
    const script = writeScript({ ...storyboard, insideKeyImage: true });
    const plan = planFilm(script, { style: "suave", seconds: 20, seed: index, reading: found.reading });
    return `inside ${index} ${found.photo}  ${planRow(plan)}`;
  });
}

export function songRows(photos: readonly PhotoReading[]): string[] {
  return SONGS.flatMap((song, row) =>
    photos.slice(0, 4).map(({ photo, reading }, index) => {
      const { name: template, style } = ALL_TEMPLATES[(3 * row + index) % ALL_TEMPLATES.length] ?? {};
      const wishes = {
        style: style ?? "viral",
        seconds: [15, 30, 9, 20][index] ?? 15,
        seed: row + index,
        song,
      };
      const script = writeScript(direct(reading, { ...wishes, template }));
      return `song ${row} ${photo}  ${planRow(planFilm(script, { ...wishes, reading }))}`;
    }),
  );
}

/** Of several tempos, none of them quite even; one without a beat, and one that is short. */
const SONGS: readonly SongReading[] = [
  songOf(87, 90),
  songOf(124, 45),
  songOf(171, 70),
  songOf(0, 40),
  songOf(110, 12),
];

function songOf(bpm: number, seconds: number): SongReading {
  const random = createRandom(bpm, "golden song");
  const beats = Math.floor(((seconds - 1) * bpm) / 60);
  const times = Array.from({ length: beats }, (_, k) => 0.4 + (60 * k) / bpm + random.between(-0.02, 0.02));
  const levels = Array.from({ length: 2 * seconds }, (_, k) => -30 * Math.abs(Math.sin(k / 9)));
  return { seconds, from: 0.25, beat: bpm === 0 ? null : { bpm, times, downbeat: 2 }, levels };
}
