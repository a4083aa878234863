/** Colours that one falls for, by the plain names that people use. Browns, beiges, greys and skin tones are no theme. */
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

/** Shades that one would not set against each other. */
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
