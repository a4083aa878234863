import type { Style } from "@curta/contract";
import type { Random } from "../../../random.ts";
import { type Bridges, BRIDGES } from "./bridges.ts";
import { isContact, isName, topicKind } from "./topic-kind.ts";
import { type TopicPart, topicParts } from "./topic-parts.ts";

const MOST_BRIDGES = 3;

/** A film about a topic, as far as its words are concerned. */
export interface TopicFilm {
  readonly style: Style;
  /** Most captions. */
  readonly count: number;
  /** Lines of a story of what the topic names and the photo shows, at most so many; empty where there is none. */
  readonly storyOf: (count: number) => readonly string[];
  readonly random: Random;
}

/**
 * The captions of a film about what the user says the photo is of: the user's words in their order, a few lines of
 * ours between, and at the end the name or the address again. Empty where the topic has no words that can be drawn.
 * @param topic as `cleanTopic` gives it
 */
export function tellTopic(topic: string, { style, count, storyOf, random }: TopicFilm): string[] {
  const parts = topicParts(topic);
  const [lead] = parts;
  if (lead === undefined) return [];
  const { isOffer, isOnItsOwn, language } = topicKind(topic);
  const contact = contactIn(parts);
  if (parts.length > count - 1) return cutOff(parts, contact, count);
  const ending = contact ?? lead;
  const said = parts.slice(1).flatMap((part) => (part === contact ? [] : [part.text]));
  const free = isOnItsOwn ? 0 : count - 2 - said.length;
  const story = isOffer ? [] : storyOf(free);
  const kind = { isOffer, isName: isName(lead.text) };
  const bridges = story.length > 0 ? story : bridgesFor(BRIDGES[language][style], kind, random, free);
  return [lead.text, ...said, ...bridges, ending.text];
}

/** As much of the user's words as there is room for; how to reach somebody is never left out. */
function cutOff(parts: readonly TopicPart[], contact: TopicPart | undefined, count: number): string[] {
  const kept = parts.slice(0, count);
  if (contact !== undefined && !kept.includes(contact)) kept.splice(-1, 1, contact);
  return kept.map(({ text }) => text);
}

/** The last statement that tells how to reach somebody, where it is one caption. */
function contactIn(parts: readonly TopicPart[]): TopicPart | undefined {
  return parts.findLast(
    (part, at) =>
      at > 0 &&
      isContact(part.text) &&
      parts.filter((each) => each.statement === part.statement).length === 1,
  );
}

/** In the order in which they are said; a short film says the last ones. */
function bridgesFor(
  { anything, name, offer }: Bridges,
  kind: { readonly isName: boolean; readonly isOffer: boolean },
  random: Random,
  free: number,
): string[] {
  const most = Math.min(MOST_BRIDGES, free);
  if (most < 1) return [];
  const kept = new Set(random.shuffle(anything).slice(0, MOST_BRIDGES));
  return [
    ...anything.filter((line) => kept.has(line)),
    ...(kind.isName ? [random.pick(name)] : []),
    ...(kind.isOffer ? [random.pick(offer)] : []),
  ].slice(-most);
}
