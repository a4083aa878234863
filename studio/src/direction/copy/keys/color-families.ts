/** Families of colours by the names of a palette, as far as they look like a colour: no browns, greys or near-blacks. */
const FAMILIES: Readonly<Record<string, string>> = {
  azul: "azul azul-celeste azul-marinho azul-petróleo índigo",
  verde: "verde verde-limão verde-musgo verde-floresta verde-água",
  amarelo: "amarelo mostarda dourado âmbar",
  laranja: "laranja coral",
  vermelho: "vermelho carmim",
  rosa: "rosa magenta",
  roxo: "roxo lilás",
};
const FAMILY_OF = new Map(
  Object.entries(FAMILIES).flatMap(([family, names]) =>
    names.split(" ").map((name) => [name, family] as const),
  ),
);
const WARM = new Set(
  "amarelo mostarda dourado âmbar ocre laranja caramelo terracota ferrugem tijolo vermelho carmim coral salmão pêssego creme bege areia marfim castanho marrom café vinho cáqui rosa-antigo".split(
    " ",
  ),
);
const GREYS = new Set("branco gelo prata cinza-claro cinza chumbo".split(" "));
/** Colours that look dark rather than coloured. */
const BLACKS = new Set("preto grafite café chumbo vinho azul-marinho verde-floresta".split(" "));

type Palette = readonly { readonly name: string; readonly share: number }[];

/** Share of each family of colours in a palette. */
export function familyShares(palette: Palette): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { name, share } of palette) {
    const family = FAMILY_OF.get(name);
    if (family !== undefined) shares.set(family, (shares.get(family) ?? 0) + share);
  }
  return shares;
}

/** Share of a palette that has colours of a kind. */
export function shareOf(palette: Palette, isOfKind: (name: string) => boolean): number {
  return palette.reduce((sum, { name, share }) => sum + (isOfKind(name) ? share : 0), 0);
}

export function isWarm(name: string): boolean {
  return WARM.has(name);
}

export function isCool(name: string): boolean {
  return /^(?:azul|verde|turquesa|ciano|índigo|roxo|lilás)/.test(name);
}

/** Whether a colour is white or grey; dark greys are excluded, because they may be any dark colour. */
export function isGrey(name: string): boolean {
  return GREYS.has(name);
}

export function isWhite(name: string): boolean {
  return name === "branco" || name === "gelo";
}

export function isNearlyBlack(name: string): boolean {
  return BLACKS.has(name);
}
