import type { Reading, Storyboard } from "@curta/contract";
import { type Fact, factsOf } from "./facts.ts";
import { isReadable } from "./script-prose.ts";

export interface SocialCaption {
  readonly caption: string;
  /** Each with its "#", lower case, without accents or blanks. */
  readonly hashtags: string[];
}

const MOST_LINES = 3;
const MOST_CHARACTERS = 220;
const MOST_HASHTAGS = 6;
/** What people look for under a fact; only facts that say something on their own. */
const TAGS: Partial<Readonly<Record<Fact, string>>> = {
  rosto: "retrato",
  rostos: "retrato",
  escura: "luzesombra",
  forte: "contraste",
  quente: "luzquente",
  fria: "tonsfrios",
  macia: "luzsuave",
  pb: "pretoebranco",
  viva: "cores",
  fundo: "fundodesfocado",
  horizonte: "horizonte",
  vazio: "minimalismo",
};
const STYLE_TAGS = { viral: "shorts", cinematografico: "cinematografico", suave: "calma" } as const;

/** A text to post the film with: the film's own first captions, and hashtags of what the picture holds. */
export function socialCaption(reading: Reading, storyboard: Storyboard): SocialCaption {
  const captions = storyboard.shots.flatMap(({ caption }) => (caption === null ? [] : [caption.trim()]));
  const lines = [...new Set(captions)].filter(isReadable).slice(0, MOST_LINES).map(asSentence);
  const facts = factsOf(reading);
  const tags = [
    STYLE_TAGS[storyboard.style],
    ...[...facts.true].flatMap((fact) => TAGS[fact] ?? []),
    ...reading.palette.slice(0, 2).map(({ name }) => name),
    "fotografia",
  ];
  const hashtags = [...new Set(tags.map(asTag))].filter((tag) => tag.length > 1).slice(0, MOST_HASHTAGS);
  return { caption: shortened(lines.join(" ")), hashtags };
}

function asSentence(line: string): string {
  return /[.!?…]$/.test(line) ? line : `${line}.`;
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= MOST_CHARACTERS
    ? text
    : `${characters.slice(0, MOST_CHARACTERS - 1).join("")}…`;
}

function asTag(word: string): string {
  return `#${word
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")}`;
}
