import type { Style } from "@curta/contract";
import type { Random } from "../../../random.ts";
import { BRIDGES } from "./bridges.ts";
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
  const { isOffer, isOnItsOwn } = topicKind(topic);
  const room = Math.max(0, count - 2);
  const ending = parts.length > room + 1 ? (parts.at(-1) ?? lead) : endingOf(parts, lead);
  const own = parts.slice(1).filter((part) => part !== ending);
  const said = own.slice(0, room).map(({ text }) => text);
  const free = isOnItsOwn ? 0 : room - said.length;
  const story = isOffer ? [] : storyOf(free);
  const bridges = story.length > 0 ? story : bridgesFor(style, isOffer, random, free);
  const hook = isOnItsOwn ? lead.text : opened(lead.text, style, random);
  return [hook, ...said, ...bridges, ending.text].slice(0, Math.max(1, count));
}

/** What the last shot says: how to reach somebody, else the first words again, unless these are half a sentence. */
function endingOf(parts: readonly TopicPart[], lead: TopicPart): TopicPart {
  const last = parts.at(-1) ?? lead;
  const contact = parts.slice(1).findLast(({ text }) => isContact(text));
  if (contact !== undefined) return contact;
  return parts[1]?.statement === lead.statement ? last : lead;
}

function opened(lead: string, style: Style, random: Random): string {
  const { hooks, nameHooks } = BRIDGES[style];
  const fitting = isName(lead) ? nameHooks : hooks;
  const opening = random.pick(fitting);
  const isSentence = lead.split(" ").length > 4 || /[!?:…]/u.test(lead);
  return isSentence ? lead : opening.replace("{}", () => lead);
}

/** In the order in which they are said; a short film says the last ones. */
function bridgesFor(style: Style, isOffer: boolean, random: Random, free: number): string[] {
  const most = Math.min(MOST_BRIDGES, free);
  if (most < 1) return [];
  const { anything, offer } = BRIDGES[style];
  const kept = new Set(random.shuffle(anything).slice(0, MOST_BRIDGES));
  const between = anything.filter((line) => kept.has(line));
  return (isOffer ? [...between.slice(1), random.pick(offer)] : between).slice(-most);
}
