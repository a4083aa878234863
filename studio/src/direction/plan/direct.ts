import {
  beatsIn,
  type Reading,
  type SongReading,
  type Storyboard,
  type StoryShot,
  type Style,
  type TemplateName,
} from "@curta/contract";
import { createRandom } from "../../random.ts";
import { songTempo } from "../../song/choose-part.ts";
import { writeCaptions } from "../copy/captions.ts";
import { cleanTopic } from "../copy/topic/clean-topic.ts";
import type { StoryLanguage } from "../copy/language/text-language.ts";
import { topicKind } from "../copy/topic/topic-kind.ts";
import { topicNotes } from "../copy/topic/topic-note.ts";
import { chooseShots } from "../shots/choose-shots.ts";
import { evenCuts, planCuts } from "../shots/cut-lengths.ts";
import { planForm } from "../shots/form.ts";
import { mostShots } from "../shots/views/same-framing.ts";
import { chooseTempo } from "../shots/tempo.ts";
import { chooseTemplate } from "../templates/choose-template.ts";
import { templateOf } from "../templates/templates.ts";
import { withRoomForWords } from "./room-for-words.ts";
import { describeReading } from "./describe-reading.ts";

export interface DirectionWishes {
  /** Of the film, where no template is named: a named one brings its own. */
  readonly style: Style;
  /** Left out, the seed and what the picture holds choose one of the style. */
  readonly template?: TemplateName | undefined;
  /** Length of the film, a whole number of seconds from 5 to 60. */
  readonly seconds: number;
  /** From one cut to the next; left out, the template's. */
  readonly cutSeconds?: number | undefined;
  /** Another seed is another template, other cuts, moves and words. */
  readonly seed: number;
  /** What the user says the photo is about, in one line: its captions are made of it. */
  readonly topic?: string;
  /** Of the stories, where there is no topic; null for none. Left out, Portuguese. */
  readonly language?: StoryLanguage | null | undefined;
  /** The user's own music: where its beat is steady, the film has its tempo. */
  readonly song?: SongReading | undefined;
}

/**
 * Plans a film of what the picture holds: a template's form (hook, reveal, drop, breath, build, drop, return), cut on
 * beats, modest where the reading is unsure. The same arguments give the same storyboard.
 */
export function direct(reading: Reading, wishes: DirectionWishes): Storyboard {
  const { style: wished, template: name, seconds, seed } = wishes;
  const topic = cleanTopic(wishes.topic ?? "");
  const photo = nameOf(reading);
  const template =
    name === undefined
      ? chooseTemplate(wished, reading, { seed, photo })
      : templateOf({ style: wished, template: name });
  const { style } = template;
  const bpm =
    songTempo(wishes.song, seconds) ??
    chooseTempo(template.tempo, seconds, createRandom(seed, `tempo ${photo}`));
  const form = planForm(beatsIn(seconds, bpm), template);
  const most = mostShots(reading);
  const slots =
    wishes.cutSeconds === undefined
      ? planCuts(form, template, { bpm, most, random: createRandom(seed, `cuts ${photo}`) })
      : evenCuts(form, { bpm, seconds: wishes.cutSeconds });
  const shots = chooseShots(slots, { reading, template, bpm, seed });
  const captions = writeCaptions(slots, shots, reading, {
    style,
    bpm,
    topic,
    language:
      topic === "" ? (wishes.language === undefined ? "pt" : wishes.language) : topicKind(topic).language,
    random: createRandom(seed, `captions ${photo}`),
  });
  return {
    style,
    template: template.name,
    seconds,
    bpm,
    shots: withRoomForWords(
      shots.map((shot, index): StoryShot => ({ ...shot, caption: captions[index] ?? null })),
      reading,
      bpm,
    ),
    notes: [...topicNotes(topic), ...describeReading(reading)],
  };
}

/** Tells photos apart: with one seed two photos do not share template, cuts and story. */
function nameOf({ width, height, palette, light, people, things }: Reading): string {
  return JSON.stringify([width, height, palette, light.level, people, things]);
}
