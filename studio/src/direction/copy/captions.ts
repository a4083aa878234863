import type { Reading, StoryShot, Style } from "@curta/contract";
import { type Area, areaOf } from "../../geometry/area.ts";
import { leastCovered } from "../lettering/caption-place.ts";
import type { Slot } from "../shots/cut-lengths.ts";
import { sureFaces } from "../framing/faces/face-geometry.ts";
import { frameTarget } from "../framing/framing.ts";
import { peopleOf } from "../framing/objects.ts";
import { isShown } from "../framing/shown-objects.ts";
import { viewOf } from "../framing/view.ts";
import { objectsOf } from "../shots/views/film-objects.ts";
import type { Random } from "../../random.ts";
import type { StoryLanguage } from "./language/text-language.ts";
import { keysOf } from "./keys/keys-of.ts";
import { tellTopic } from "./topic/tell-topic.ts";
import { keysInTopic } from "./topic/keys-in-topic.ts";
import { storiesFor, storyOfKeys, tellStories } from "./tell-stories.ts";
import { STYLE_SETTINGS } from "../style-settings.ts";

/** Average time from one line to the next: three to five lines in 15 seconds. */
const SECONDS_A_LINE = 3.2;
/** If the first shot is shorter than this, its hook may continue over the second shot. */
const HOOK_ALONE_SECONDS = 1.5;
const LEAST_LINES = 3;
/** Costs of a bad place for a line, in seconds: a line moves this far in time to avoid it. */
const TOO_SHORT_COST = 4;
const FACE_COST = 12;
const CATCHER_COST = 3;
const WRITING_COST = 8;
/** "Oi, pessoa" over a view without one. */
const UNSHOWN_COST = 2.5;

/** A shot that may get a line. */
interface Place {
  readonly index: number;
  /** Seconds from the film's beginning. */
  readonly at: number;
  readonly words: number;
  /** Cost of a line in this shot for what it covers, and for whom or what it is told of and does not show, in seconds. */
  readonly cost: number;
}

type Shots = readonly Pick<StoryShot, "size" | "target" | "effects">[];

export interface CaptionWishes {
  readonly style: Style;
  readonly bpm: number;
  /** What the user says the photo is about, as `cleanTopic` gives it; may be empty. */
  readonly topic: string;
  /** Of the stories; the topic's own, where there is one. Null: none is told. */
  readonly language: StoryLanguage | null;
  readonly random: Random;
}

/**
 * The caption of each shot, null for none: what the user says of the photo, else a story that is true of it, from a
 * hook to its last line.
 */
export function writeCaptions(
  slots: readonly Slot[],
  shots: Shots,
  reading: Reading,
  { style, bpm, topic, language, random }: CaptionWishes,
): (string | null)[] {
  const all = placesOf(slots, shots, reading, { bpm, wordsASecond: STYLE_SETTINGS[style].wordsASecond });
  const bare = all.filter(({ index }) => !mayLieOnFace(shots[index], reading));
  const places = bare.length >= LEAST_LINES ? bare : all;
  const seconds = (slots.reduce((sum, { beats }) => sum + beats, 0) * 60) / bpm;
  const count = Math.min(places.length, Math.max(LEAST_LINES, Math.round(seconds / SECONDS_A_LINE)));
  const stories = language === null ? [] : storiesFor(keysOf(reading), random, language);
  const named = new Set(keysInTopic(topic));
  const storyOf = (most: number): string[] => storyOfKeys(stories, named, style, most);
  const own = tellTopic(topic, { style, count, storyOf, random });
  const lines = own.length > 0 ? own : tellStories(stories, style, count);
  const captions: (string | null)[] = slots.map(() => null);
  for (const { index, text } of spread(lines, places, seconds)) captions[index] = text;
  return captions;
}

/** Whether the first shot is so short that its hook is still read in the second one. */
export function isHookBrief(first: Pick<Slot, "beats"> | undefined, bpm: number): boolean {
  return (first?.beats ?? 0) * 60 < HOOK_ALONE_SECONDS * bpm;
}

/** All shots; without the second one if the first is so short that its hook is still being read then. */
function placesOf(
  slots: readonly Slot[],
  shots: Shots,
  reading: Reading,
  { bpm, wordsASecond }: { bpm: number; wordsASecond: number },
): Place[] {
  let beat = 0;
  const places = slots.map((slot, index) => {
    const at = (beat * 60) / bpm;
    beat += slot.beats;
    const shot = shots[index];
    return {
      index,
      at,
      words: Math.max(2, ((slot.beats * 60) / bpm) * wordsASecond),
      cost: shot === undefined ? 0 : costOfShot(shot, reading),
    };
  });
  return isHookBrief(slots[0], bpm) && places.length > 3 ? places.toSpliced(1, 1) : places;
}

/** What a line in a shot's best place would cover of faces and of what catches the eye, and whether it is told of what the shot shows. */
function costOfShot({ target, size }: Shots[number], reading: Reading): number {
  const { framing, stage } = frameTarget(target, size, reading);
  const { face, catcher, writing } = leastCovered(framing, stage.reading);
  const unshown = isOfTold(viewOf(framing, stage.cover), stage.reading) ? 0 : UNSHOWN_COST;
  return FACE_COST * face + CATCHER_COST * catcher + WRITING_COST * writing + unshown;
}

/** Whether a view shows somebody of a photo with people, or something of one with things by name. */
function isOfTold(view: Area, reading: Reading): boolean {
  const people = peopleOf(reading);
  const told = people.length > 0 ? people : objectsOf(reading);
  return told.length === 0 || told.some(({ box }) => isShown(areaOf(box), view));
}

/** In panels a face may be anywhere. The first and the last shot are in none. */
function mayLieOnFace(shot: Shots[number] | undefined, reading: Reading): boolean {
  const isInPanels = shot?.effects.some((effect) => effect === "two-panels" || effect === "three-panels");
  return isInPanels === true && sureFaces(reading).length > 0;
}

/**
 * Assigns the lines to shots in order: the first line to the first shot, the last to the last, the others evenly
 * between.
 */
function spread(
  lines: readonly string[],
  places: readonly Place[],
  seconds: number,
): { index: number; text: string }[] {
  let next = 0;
  return lines.map((text, line) => {
    const isLast = line === lines.length - 1 && lines.length > 1;
    const wished = (line / Math.max(1, lines.length - 1)) * seconds;
    const end = places.length - (lines.length - 1 - line);
    const open = isLast ? places.slice(-1) : line === 0 ? places.slice(0, 1) : places.slice(next, end);
    const place = open.reduce((best, other) =>
      costOf(other, text, wished) < costOf(best, text, wished) ? other : best,
    );
    next = places.indexOf(place) + 1;
    return { index: place.index, text };
  });
}

function costOf({ at, words, cost }: Place, text: string, wished: number): number {
  const isTooLong = text.split(" ").length > words;
  return Math.abs(at - wished) + (isTooLong ? TOO_SHORT_COST : 0) + cost;
}
