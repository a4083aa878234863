import type { Which } from "@curta/contract";
import { type Noun, NOUNS } from "./nouns.ts";
import { unnamed } from "./unnamed.ts";

const PLACES = { left: "da esquerda", middle: "do meio", right: "da direita" } as const;
/** From this number on: "um grupo de pessoas", "várias cadeiras". */
const MANY = 6;
const NUMBERS = {
  m: ["", "um", "dois", "três", "quatro", "cinco"],
  f: ["", "uma", "duas", "três", "quatro", "cinco"],
} as const;

/** A text with a capital at its beginning. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase("pt-BR")}${text.slice(1)}`;
}

type Word = Pick<Noun, "gender" | "one" | "many">;

/** The noun of a label; for labels outside of the table "item chamado ...". */
export function nounOf(label: string): Word {
  return NOUNS.get(label) ?? itemOf(label);
}

function itemOf(label: string): Word {
  return { gender: "m", one: unnamed(label), many: "itens" };
}

/** "um gato", "uma pessoa" */
export function withArticle(label: string): string {
  return counted(label, 1);
}

/** "o gato", "a pessoa da esquerda", "o copo 2" */
export function withDefinite(label: string, which: Which = 1): string {
  return definite(nounOf(label), which);
}

/** The same for a thing; a thing with the label "person" is not called a person. */
export function thingWithDefinite(label: string, which: Which): string {
  return definite(label === "person" ? itemOf(label) : nounOf(label), which);
}

/** "no gato", "na pessoa da esquerda", "no copo 2": how scripts name a person or a thing. */
export function on(label: string, which: Which): string {
  return `n${withDefinite(label, which)}`;
}

/** The first one has no number. */
function definite({ gender, one }: Word, which: Which): string {
  const name = typeof which === "string" ? `${one} ${PLACES[which]}` : which === 1 ? one : `${one} ${which}`;
  return `${gender === "f" ? "a" : "o"} ${name}`;
}

/** "um gato", "duas pessoas", "um grupo de pessoas", "várias cadeiras" */
export function counted(label: string, count: number): string {
  const { gender, one, many } = nounOf(label);
  if (count >= MANY) {
    if (label === "person") return `um grupo de ${many}`;
    return `${gender === "f" ? "várias" : "vários"} ${many}`;
  }
  return `${NUMBERS[gender][count] ?? ""} ${count === 1 ? one : many}`.trim();
}

/** "nenhum gato", "nenhuma pessoa" */
export function none(label: string): string {
  const { gender, one } = nounOf(label);
  return `${gender === "f" ? "nenhuma" : "nenhum"} ${one}`;
}
