/** What becomes of texts: scripts that are edited, fitted and looked at shot by shot, and what is said of pictures. */
import {
  type Effect,
  type Reading,
  SHOT_SIZES,
  type Storyboard,
  type StoryShot,
  STYLES,
  type Target,
} from "@curta/contract";
import * as fc from "fast-check";
import { writeCaptions } from "../../src/direction/copy/captions.ts";
import { keysOf } from "../../src/direction/copy/keys/keys-of.ts";
import { socialCaption } from "../../src/direction/copy/social/social.ts";
import { cleanTopic } from "../../src/direction/copy/topic/clean-topic.ts";
import { topicNotes } from "../../src/direction/copy/topic/topic-note.ts";
import { editScript } from "../../src/direction/edit/edit-script.ts";
import { filmShots } from "../../src/direction/edit/film-shots.ts";
import type { ShotEdit } from "../../src/direction/edit/shot-edit.ts";
import { headerOptions, withHeaderOptions } from "../../src/direction/parse/header-options.ts";
import { describeReading } from "../../src/direction/plan/describe-reading.ts";
import { direct } from "../../src/direction/plan/direct.ts";
import { readScript } from "../../src/direction/plan/script/read-script.ts";
import { namedShots, replaceShot } from "../../src/direction/plan/replace-shot.ts";
import { retimeScript } from "../../src/direction/plan/script/retime-script.ts";
import { writeScript } from "../../src/direction/plan/script/write-script.ts";
import type { Slot } from "../../src/direction/shots/cut-lengths.ts";
import { ALL_TEMPLATES } from "../../src/direction/templates/templates.ts";
import { createRandom, type Random } from "../../src/random.ts";
import { KEYED } from "../direction/keyed-readings.ts";
import { PAIR } from "../direction/readings.ts";
import { storyboards } from "../direction/storyboards.ts";
import { TOPICS } from "../direction/topics.ts";
import { digest } from "./plan-row.ts";
import type { PhotoReading } from "./saved-readings.ts";

const EDITED = 12;

/** Scripts of all kinds of shots, each changed in every way that the page changes scripts. */
export function editRows(photos: readonly PhotoReading[]): string[] {
  // Many films are directed here: these pictures are quick to direct.
  const pictures = [
    ...photos.filter(({ reading }) => reading.faces.length === 0),
    { photo: "pair", reading: PAIR },
  ];
  return fc.sample(storyboards, { seed: 7, numRuns: EDITED }).flatMap((made, index) => {
    const found = pictures[index % pictures.length];
    if (found === undefined) return [];
    const { photo, reading } = found;
    const wishes = { style: "viral", seconds: 15, seed: index, reading } as const;
    const random = createRandom(index, "golden edits");
    // Every other one is the studio's own plan, with one shot changed by hand.
    const film = index % 2 === 0 ? made : ownFilm(reading, index);
    const script = byHand(writeScript(film), index);
    const read = readScript(script, wishes);
    const shot = random.integer(0, read.storyboard.shots.length - 1);
    const parts = {
      edits: editsOf(read.storyboard, shot, random).map((edit) => editScript(script, edit, wishes)),
      shots: filmShots(script, read, reading),
      named: [...namedShots(read, reading, index)],
      replaced: [0, shot].map((at) => replaceShot(read.storyboard, reading, at, index).shots),
      retimed: [5, 13, 60].map((seconds) => retimeScript(script, { seconds, before: film.seconds })),
      header: [
        headerOptions(script),
        withHeaderOptions(script, { style: "suave", seconds: 9 }),
        withHeaderOptions(script, { template: "batida", bpm: 101 }),
        withHeaderOptions(script, { template: null }),
      ],
    };
    const digests = Object.entries(parts).map(([name, part]) => `${name} ${digest(part)}`);
    return `edit ${index} ${photo}  ${digests.join("  ")}`;
  });
}

function ownFilm(reading: Reading, index: number): Storyboard {
  const template = ALL_TEMPLATES[index % ALL_TEMPLATES.length]?.name;
  const film = direct(reading, { style: "viral", seconds: 15, seed: index, template });
  return { ...film, shots: film.shots.with(1, film.shots.at(-2)) };
}

/** As people leave scripts behind: as they were, with other breaks, without dashes, with lengths, without times. */
function byHand(script: string, index: number): string {
  const kinds: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => text.replaceAll("\n", "\r\n").trimEnd(),
    (text) => text.replaceAll(" – ", "-").replaceAll(". ", ", "),
    (text) => text.replace(/ – \d:[\d,]+/, ""),
    (text) => text.replaceAll(/^\d:[\d,]+ – \d:[\d,]+/gm, "3s"),
    (text) => text.replace(/^.*\n/, ""),
    (text) => text.replaceAll(/^\d:[\d,]+ – \d:[\d,]+ +/gm, "- "),
  ];
  return kinds[index % kinds.length]?.(script) ?? script;
}

function editsOf({ shots, bpm }: Storyboard, shot: number, random: Random): ShotEdit[] {
  const other = shots[random.integer(0, shots.length - 1)] ?? shots[0]!;
  const { beats: _, ...content } = { ...other, caption: bpm % 3 === 0 ? null : "Outra coisa" };
  return [
    { kind: "change", shot, content },
    { kind: "change", shot, content: { caption: content.caption } },
    { kind: "length", shot, beats: random.integer(1, 12) },
    { kind: "move", shot, to: random.integer(0, shots.length - 1) },
    { kind: "duplicate", shot },
    { kind: "remove", shot },
    { kind: "add-after", shot },
  ];
}

/** What is said of a picture: its keys, the notes of its script, and by topic its captions and the text to post. */
export function toldRows(photos: readonly PhotoReading[]): string[] {
  const keyed = Object.entries(KEYED).map(([photo, reading]) => ({ photo, reading }));
  return [...photos, ...keyed].map(({ photo, reading }, index) => {
    const { seen, measured } = keysOf(reading);
    const told = ["", TOPICS[index % TOPICS.length] ?? ""].map((topic) => toldOf(reading, topic, index));
    const parts = { keys: [...seen, ...measured], reading: describeReading(reading), told };
    const digests = Object.entries(parts).map(([name, part]) => `${name} ${digest(part)}`);
    return `told ${photo}  ${digests.join("  ")}`;
  });
}

function toldOf(reading: Reading, topic: string, seed: number) {
  const random = createRandom(seed, "golden told");
  const style = random.pick(STYLES);
  const slots = Array.from({ length: random.integer(4, 16) }, (): Slot => ({
    beats: random.integer(1, 8),
    role: "drop",
    index: 0,
  }));
  const views = slots.map(() => ({
    size: random.pick(SHOT_SIZES),
    target: random.pick<Target>([{ kind: "all" }, { kind: "subject" }, { kind: "face" }, { kind: "left" }]),
    effects: random.pick<Effect[]>([[], [], ["two-panels"]]),
  }));
  const captions = writeCaptions(slots, views, reading, {
    style,
    bpm: 120,
    topic: cleanTopic(topic),
    language: "pt",
    random,
  });
  const shots = slots.map(({ beats }, index): StoryShot => ({
    ...views[index]!,
    beats,
    move: "hold",
    transition: "cut",
    caption: captions[index] ?? null,
  }));
  const film = { style, seconds: 15, bpm: 120, shots, notes: topicNotes(cleanTopic(topic)) };
  const { caption, hashtags } = socialCaption(reading, film);
  return [captions, { caption, hashtags }];
}
