import type { Reading, Storyboard, Style } from "@curta/contract";
import { isReadable } from "../parse/prose/is-readable.ts";
import { BROAD } from "./keys/key.ts";
import { keysOf } from "./keys/keys-of.ts";
import { SAID_TAGS, TAGS } from "./social-tags.ts";
import { keysInTopic } from "./topic/keys-in-topic.ts";
import { isName, topicKind } from "./topic/topic-kind.ts";
import { topicInNotes } from "./topic/topic-note.ts";
import { topicParts } from "./topic/topic-parts.ts";

export interface SocialCaption {
  readonly caption: string;
  /** Each with its "#", lower case, without accents or blanks. */
  readonly hashtags: string[];
}

/** Room for the longest topic and a call. */
const MOST_CHARACTERS = 250;
/** What a call to action may take of them. */
const CALL_CHARACTERS = 40;
const MOST_HASHTAGS = 5;
/** The one hashtag that is of the film and not of the photo. */
const STYLE_TAG: Readonly<Record<Style, string>> = {
  viral: "viral",
  cinematografico: "fotografia",
  suave: "fotografia",
};
const ASKS = /coment|marca |manda |salva |conta |cadê|\?/i;
/** Calls to action for the reader, used if the film's captions have none. */
const CALLS: Readonly<Record<Style, string>> = {
  viral: "Comenta aí 👇",
  cinematografico: "",
  suave: "Salva pra rever depois 🤍",
};

/**
 * A text to post the film with: what the user said of the photo, word by word, else how the film's story begins; and
 * hashtags of what was said and seen.
 */
export function socialCaption(reading: Reading, storyboard: Storyboard): SocialCaption {
  const { style, notes } = storyboard;
  const topic = topicInNotes(notes);
  const said = topic === "" ? opening(storyboard) : asSentence(topic);
  const isOnItsOwn = topic !== "" && topicKind(topic).isOnItsOwn;
  const tags = [
    ...saidTags(topic),
    ...seenTags(reading).slice(0, topic === "" ? 4 : 2),
    ...(isOnItsOwn ? [] : [STYLE_TAG[style]]),
  ];
  const hashtags = [...new Set(tags.map(asTag))].filter((tag) => tag.length > 2).slice(0, MOST_HASHTAGS);
  const call = isOnItsOwn || ASKS.test(said) ? "" : CALLS[style];
  return { caption: [shortened(said), call].filter(Boolean).join("\n"), hashtags };
}

/** The first two captions, which belong together. */
function opening({ shots }: Storyboard): string {
  const captions = shots.flatMap(({ caption }) => (caption === null ? [] : [caption.trim()]));
  return [...new Set(captions)].filter(isReadable).slice(0, 2).map(asSentence).join(" ");
}

/** Names, nouns and hashtags of what the user said. */
function saidTags(topic: string): string[] {
  const written = Array.from(topic.matchAll(/#([\p{L}\p{N}_]+)/gu), ([, tag = ""]) => tag);
  const names = topicParts(topic).flatMap(({ text }) => (isName(text) ? [text] : []));
  const nouns = keysInTopic(topic)
    .slice(0, 1)
    .flatMap((key) => TAGS[key]?.slice(0, 1) ?? []);
  const folded = topic
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
  const said = SAID_TAGS.flatMap(([words, tag]) => (words.test(folded) ? [tag] : [])).slice(0, 1);
  return [...written, ...names, ...nouns, ...said].slice(0, 3);
}

function seenTags(reading: Reading): string[] {
  const { seen, measured } = keysOf(reading);
  const narrowFirst = [...seen].toSorted((a, b) => Number(BROAD.has(a)) - Number(BROAD.has(b)));
  return [...narrowFirst, ...measured].flatMap((key) => TAGS[key] ?? []);
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
