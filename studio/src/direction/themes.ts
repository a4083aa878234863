import type { Reading } from "@curta/contract";
import { sureFaces } from "./whole-face.ts";

/** What a film can be about: what is plain to see in this picture and not in every picture. */
export type Theme =
  | "rosto"
  | "rostos"
  | "cor"
  | "duas"
  | "quente"
  | "fria"
  | "escura"
  | "clara"
  | "viva"
  | "pb"
  | "fundo"
  | "horizonte"
  | "vazio";

export interface Themes {
  readonly true: ReadonlySet<Theme>;
  /** The picture's colours as people call them, for `{cor}` and `{outra}`. */
  readonly words: Readonly<Record<string, string>>;
}

/** Colours that one falls for, by the names that people use. Browns, beiges and greys are no theme. */
const CALLED: Readonly<Record<string, string>> = {
  azul: "azul",
  "azul-marinho": "azul-escuro",
  "azul-petróleo": "azul-petróleo",
  "azul-celeste": "azul",
  índigo: "azul-escuro",
  turquesa: "turquesa",
  "verde-água": "verde-água",
  verde: "verde",
  "verde-limão": "verde",
  "verde-musgo": "verde",
  "verde-floresta": "verde",
  amarelo: "amarelo",
  mostarda: "amarelo",
  dourado: "dourado",
  âmbar: "dourado",
  laranja: "laranja",
  terracota: "terracota",
  ferrugem: "terracota",
  tijolo: "terracota",
  vermelho: "vermelho",
  carmim: "vermelho",
  coral: "coral",
  salmão: "coral",
  rosa: "rosa",
  "rosa-antigo": "rosa",
  magenta: "rosa",
  lilás: "lilás",
  roxo: "roxo",
};
const LEAST_SHARE = 0.16;
const LEAST_SECOND_SHARE = 0.08;
/** The edge of a table can pass for a horizon, but seldom so surely. */
const SURE_HORIZON = 0.8;
/** Names of what is nearly black. */
const DARK = new Set("preto grafite café chumbo vinho azul-marinho verde-floresta".split(" "));
const LEAST_DARK_SHARE = 0.4;
const LEAST_EMPTY_SHARE = 0.25;

/** Sorts a reading into themes. A film speaks of them to people who see the picture, so doubt means silence. */
export function themesOf(reading: Reading): Themes {
  const [color, other] = colorsOf(reading);
  const people = sureFaces(reading).length;
  const found: Theme[] = [
    ...when(people === 1, "rosto"),
    ...when(people > 1, "rostos"),
    ...when(color !== undefined, "cor"),
    ...when(other !== undefined, "duas"),
    ...lightThemes(reading),
    ...spaceThemes(reading),
  ];
  return { true: new Set(found), words: { cor: color ?? "", outra: other ?? "" } };
}

/** The one or two colours that fill most of the picture; shades of one name count together. */
function colorsOf({ palette }: Reading): string[] {
  const shares = new Map<string, number>();
  for (const { name, share } of palette) {
    const called = CALLED[name];
    if (called !== undefined) shares.set(called, (shares.get(called) ?? 0) + share);
  }
  const [first, second] = [...shares].toSorted(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < LEAST_SHARE) return [];
  return second === undefined || second[1] < LEAST_SECOND_SHARE ? [first[0]] : [first[0], second[0]];
}

function when(holds: boolean, theme: Theme): Theme[] {
  return holds ? [theme] : [];
}

function lightThemes({ light, palette }: Reading): Theme[] {
  const dark = palette.reduce((sum, { name, share }) => sum + (DARK.has(name) ? share : 0), 0);
  return [
    ...when(light.warmth >= 0.4 && light.saturation >= 0.27, "quente"),
    ...when(light.warmth <= -0.3 && light.saturation >= 0.2, "fria"),
    ...when(light.level < 0.3 && dark >= LEAST_DARK_SHARE, "escura"),
    ...when(light.level > 0.66, "clara"),
    ...when(light.saturation >= 0.5, "viva"),
    ...when(light.saturation <= 0.1, "pb"),
  ];
}

function spaceThemes(reading: Reading): Theme[] {
  const { focus, horizon, quiet } = reading;
  const isOpen = quiet.some(({ y, w, h }) => w >= 0.8 && h >= 0.1 && y + h <= (horizon?.y ?? 0) + 0.05);
  const empty = quiet.reduce((sum, { w, h }) => sum + w * h, 0);
  const nobody = sureFaces(reading).length === 0;
  return [
    ...when(focus.shallow >= 0.5, "fundo"),
    ...when(isOpen && (horizon?.confidence ?? 0) >= SURE_HORIZON && focus.sharpShare >= 0.7, "horizonte"),
    ...when(nobody && empty >= LEAST_EMPTY_SHARE, "vazio"),
  ];
}
