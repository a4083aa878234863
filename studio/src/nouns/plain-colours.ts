/** What people call the colours that a reading tells apart; those that are missing have plain names already. */
const PLAIN: Readonly<Record<string, string>> = {
  grafite: "cinza-escuro",
  chumbo: "cinza-escuro",
  prata: "cinza-claro",
  gelo: "branco",
  marfim: "creme",
  areia: "bege",
  cáqui: "bege",
  castanho: "marrom",
  café: "marrom",
  terracota: "marrom",
  ferrugem: "marrom",
  caramelo: "marrom-claro",
  ocre: "amarelo",
  âmbar: "amarelo",
  dourado: "amarelo",
  mostarda: "amarelo",
  coral: "laranja",
  salmão: "rosa",
  pêssego: "bege",
  carmim: "vermelho",
  vinho: "vermelho-escuro",
  tijolo: "vermelho",
  "rosa-antigo": "rosa",
  magenta: "rosa",
  lilás: "roxo",
  índigo: "roxo",
  "azul-marinho": "azul-escuro",
  "azul-celeste": "azul-claro",
  "azul-aço": "azul",
  "azul-petróleo": "azul-escuro",
  turquesa: "azul-claro",
  ciano: "azul-claro",
  "verde-água": "verde-claro",
  "verde-limão": "verde-claro",
  "verde-musgo": "verde",
  "verde-oliva": "verde",
  "verde-floresta": "verde-escuro",
};

/** A colour as people say it on the phone: never a name from a paint catalogue. */
export function plainColour(name: string): string {
  return PLAIN[name] ?? name;
}

/** Plain names, each once. */
export function plainColours(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => plainColour(name)))];
}
