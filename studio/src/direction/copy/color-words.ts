/** Colours that one falls for, by the names that people use. Browns, beiges and greys are no theme. */
export const CALLED: Readonly<Record<string, string>> = {
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

/** Shades that one would not set against each other. */
const FAMILIES: readonly ReadonlySet<string>[] = [
  new Set(["azul", "azul-escuro", "azul-petróleo", "turquesa"]),
  new Set(["verde", "verde-água"]),
  new Set(["amarelo", "dourado", "laranja"]),
  new Set(["vermelho", "terracota", "coral"]),
  new Set(["rosa", "lilás", "roxo"]),
];
const WARM = new Set(
  "amarelo mostarda dourado âmbar ocre laranja caramelo terracota ferrugem tijolo vermelho carmim coral salmão pêssego creme bege areia marfim castanho marrom café vinho cáqui rosa-antigo".split(
    " ",
  ),
);
const GREYS = new Set("branco gelo prata cinza-claro cinza chumbo".split(" "));
/** Of these one sees that they are dark before one sees a colour. */
const BLACKS = new Set("preto grafite café chumbo vinho azul-marinho verde-floresta".split(" "));

/** The family of a colour by the name that people use. */
export function familyOf(called: string): number {
  return FAMILIES.findIndex((family) => family.has(called));
}

export function isWarm(name: string): boolean {
  return WARM.has(name);
}

export function isCool(name: string): boolean {
  return /^(?:azul|verde|turquesa|índigo|roxo|lilás)/.test(name);
}

/** Grey or white, and not so dark that it could have any colour. */
export function isGrey(name: string): boolean {
  return GREYS.has(name);
}

export function isNearlyBlack(name: string): boolean {
  return BLACKS.has(name);
}
