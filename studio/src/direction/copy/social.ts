import type { Reading, Storyboard, Style } from "@curta/contract";
import { isReadable } from "../parse/script-prose.ts";
import { type Theme, themesOf } from "./themes.ts";

export interface SocialCaption {
  readonly caption: string;
  /** Each with its "#", lower case, without accents or blanks. */
  readonly hashtags: string[];
}

const MOST_CHARACTERS = 220;
const MOST_HASHTAGS = 6;
/** Hashtags that people search for, by theme. */
const TAGS: Partial<Readonly<Record<Theme, string>>> = {
  pessoa: "pessoas",
  dupla: "dupla",
  grupo: "galera",
  gato: "gatos",
  cachorro: "cachorros",
  passaro: "passaros",
  copo: "bebidas",
  comida: "comida",
  livro: "livros",
  carro: "carros",
  animal: "animais",
  paisagem: "paisagem",
  rosto: "retrato",
  rostos: "retrato",
  quente: "tonsquentes",
  fria: "tonsfrios",
  escura: "luzesombra",
  pb: "pretoebranco",
  viva: "cores",
  horizonte: "paisagem",
  vazio: "minimalismo",
};
const STYLE_TAGS: Readonly<Record<Style, readonly string[]>> = {
  viral: ["viral", "shorts"],
  cinematografico: ["cinematografico", "curta"],
  suave: ["respira", "calma"],
};
const ASKS = /coment|marca |manda |salva |conta /i;
/** Calls to action for the reader, used if the film's captions have none. */
const CALLS: Readonly<Record<Style, string>> = {
  viral: "Comenta aí 👇",
  cinematografico: "Veja até o fim. Depois, de novo.",
  suave: "Salva pra um dia que precisar 🤍",
};

/**
 * A text to post the film with: the film's hook, its pay-off and a call to action; and hashtags of the style and of
 * what the picture shows.
 */
export function socialCaption(reading: Reading, storyboard: Storyboard): SocialCaption {
  const { style, shots } = storyboard;
  const captions = shots.flatMap(({ caption }) => (caption === null ? [] : [caption.trim()]));
  const readable = [...new Set(captions)].filter(isReadable);
  const lines = [readable[0], readable.length > 2 ? readable.at(-2) : undefined];
  const said = lines.flatMap((line) => (line === undefined ? [] : [asSentence(line)])).join(" ");
  const themes = themesOf(reading);
  const [first = "", second = ""] = STYLE_TAGS[style];
  const tags = [
    first,
    ...[...themes.true].flatMap((theme) => TAGS[theme] ?? []),
    ...(themes.true.has("cor") ? [themes.words["cor"] ?? ""] : []),
    "fotografia",
    second,
  ];
  const hashtags = [...new Set(tags.map(asTag))].filter((tag) => tag.length > 1).slice(0, MOST_HASHTAGS);
  const call = ASKS.test(said) ? "" : CALLS[style];
  return { caption: [shortened(said), call].filter(Boolean).join("\n"), hashtags };
}

function asSentence(line: string): string {
  return /[.!?…:]$/.test(line) ? line : `${line}.`;
}

function shortened(text: string): string {
  const characters = Array.from(text);
  const most = MOST_CHARACTERS - 40;
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join("")}…`;
}

function asTag(word: string): string {
  return `#${word
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")}`;
}
