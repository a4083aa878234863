import type { Reading, Storyboard } from "@curta/contract";
import { isReadable } from "../../parse/prose/is-readable.ts";
import { BROAD } from "../keys/key.ts";
import { keysOf } from "../keys/keys-of.ts";
import type { StoryLanguage } from "../language/text-language.ts";
import { ASKS, CALLS, STYLE_TAGS } from "./calls.ts";
import { SAID_TAGS, TAGS } from "./tags/tags.ts";
import { languageOfLines } from "../stories/stories.ts";
import { keysInTopic } from "../topic/keys-in-topic.ts";
import { isName, topicKind } from "../topic/topic-kind.ts";
import { topicInNotes } from "../topic/topic-note.ts";
import { topicParts } from "../topic/topic-parts.ts";

export interface SocialCaption {
  readonly caption: string;
  /** Of what is ours in it, and mostly of all of it. */
  readonly language: StoryLanguage;
  /** Each with its "#", lower case, without accents or blanks. */
  readonly hashtags: string[];
}

/** Room for the longest topic and a call. */
const MOST_CHARACTERS = 250;
/** What a call to action may take of them. */
const CALL_CHARACTERS = 40;
const MOST_HASHTAGS = 5;
/**
 * A text to post the film with: what the user said of the photo, word by word, else how the film's story begins; and
 * hashtags of what was said and seen.
 */
export function socialCaption(reading: Reading, storyboard: Storyboard): SocialCaption {
  const { style, notes } = storyboard;
  const topic = topicInNotes(notes);
  const captions = captionsOf(storyboard);
  const said = topic === "" ? opening(captions) : asSentence(topic);
  const kind = topicKind(topic === "" ? captions.join("\n") : topic);
  const isOnItsOwn = topic !== "" && kind.isOnItsOwn;
  // Lines of a story are too short to tell it by their words.
  const language = (topic === "" ? languageOfLines(captions) : null) ?? kind.language;
  const tags = [
    ...saidTags(topic, language),
    ...seenTags(reading, language).slice(0, topic === "" ? 4 : 2),
    ...(isOnItsOwn ? [] : [STYLE_TAGS[language][style]]),
  ];
  const hashtags = [...new Set(tags.map(asTag))].filter((tag) => tag.length > 2).slice(0, MOST_HASHTAGS);
  const call = isOnItsOwn || ASKS.test(said) ? "" : CALLS[language][style];
  return { caption: [shortened(said), call].filter(Boolean).join("\n"), language, hashtags };
}

function captionsOf({ shots }: Storyboard): string[] {
  return shots.flatMap(({ caption }) => (caption === null ? [] : [caption.trim()]));
}

/** The first two captions, which belong together. */
function opening(captions: readonly string[]): string {
  return [...new Set(captions)].filter(isReadable).slice(0, 2).map(asSentence).join(" ");
}

/** Names, nouns and hashtags of what the user said. */
function saidTags(topic: string, language: StoryLanguage): string[] {
  const written = Array.from(topic.matchAll(/#([\p{L}\p{N}_]+)/gu), ([, tag = ""]) => tag);
  const names = topicParts(topic).flatMap(({ text }) => (isName(text) ? [text] : []));
  const nouns = keysInTopic(topic)
    .slice(0, 1)
    .flatMap((key) => TAGS[language][key]?.slice(0, 1) ?? []);
  const folded = topic
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
  const said = SAID_TAGS[language].flatMap(([words, tag]) => (words.test(folded) ? [tag] : [])).slice(0, 1);
  return [...written, ...names, ...nouns, ...said].slice(0, 3);
}

function seenTags(reading: Reading, language: StoryLanguage): string[] {
  const { seen, measured } = keysOf(reading);
  const narrowFirst = [...seen].toSorted((a, b) => Number(BROAD.has(a)) - Number(BROAD.has(b)));
  return [...narrowFirst, ...measured].flatMap((key) => TAGS[language][key] ?? []);
}

function asSentence(line: string): string {
  return /[\p{L}\p{N})]”?$/u.test(line) ? `${line}.` : line;
}

function shortened(text: string): string {
  const characters = Array.from(text);
  const most = MOST_CHARACTERS - CALL_CHARACTERS;
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join("")}…`;
}

function asTag(word: string): string {
  return `#${word
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")}`;
}
