/**
 * Colours that captions may praise, and what people usually call them. Browns, beiges, greys and skin tones are left
 * out.
 */
export const CALLED: Readonly<Record<string, string>> = {
  azul: "azul",
  "azul-marinho": "azul",
  "azul-petróleo": "azul",
  "azul-celeste": "azul",
  índigo: "azul",
  turquesa: "azul",
  "verde-água": "verde",
  verde: "verde",
  "verde-limão": "verde",
  "verde-musgo": "verde",
  "verde-floresta": "verde",
  amarelo: "amarelo",
  mostarda: "amarelo",
  dourado: "dourado",
  âmbar: "dourado",
  laranja: "laranja",
  coral: "laranja",
  vermelho: "vermelho",
  carmim: "vermelho",
  rosa: "rosa",
  "rosa-antigo": "rosa",
  magenta: "rosa",
  lilás: "roxo",
  roxo: "roxo",
};

/** Groups of colours that are too similar to be named as a contrast. */
const FAMILIES: readonly ReadonlySet<string>[] = [
  new Set(["azul"]),
  new Set(["verde"]),
  new Set(["amarelo", "dourado", "laranja"]),
  new Set(["vermelho"]),
  new Set(["rosa", "roxo"]),
];
const WARM = new Set(
  "amarelo mostarda dourado âmbar ocre laranja caramelo terracota ferrugem tijolo vermelho carmim coral salmão pêssego creme bege areia marfim castanho marrom café vinho cáqui rosa-antigo".split(
    " ",
  ),
);
const GREYS = new Set("branco gelo prata cinza-claro cinza chumbo".split(" "));
/** Colours that look dark rather than coloured. */
const BLACKS = new Set("preto grafite café chumbo vinho azul-marinho verde-floresta".split(" "));

/** Index of the family of a colour, by its usual name. */
export function familyOf(called: string): number {
  return FAMILIES.findIndex((family) => family.has(called));
}

export function isWarm(name: string): boolean {
  return WARM.has(name);
}

export function isCool(name: string): boolean {
  return /^(?:azul|verde|turquesa|índigo|roxo|lilás)/.test(name);
}

/** Whether a colour is white or grey; dark greys are excluded, because they may be any dark colour. */
export function isGrey(name: string): boolean {
  return GREYS.has(name);
}

export function isNearlyBlack(name: string): boolean {
  return BLACKS.has(name);
}
