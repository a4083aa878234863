import { ERRORS } from "@curta/contract";
import { CERTIFICATE } from "@curta/contract/certificate";
import type { Said } from "@curta/contract/said";
import { ALL_TEMPLATES, understoodInPrompt } from "@curta/studio/preview";
import { describe, expect, test } from "vitest";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

type Speaker = (...given: readonly unknown[]) => unknown;

function isSaid(value: unknown): value is Said {
  return typeof value === "object" && value !== null && "given" in value;
}

/** Every text of a catalogue by where it stands, functions told with the same values everywhere. */
function textsOf(value: unknown, given: readonly unknown[], at = ""): [string, string][] {
  if (typeof value === "string") return [[at, value]];
  if (typeof value === "function") return textsOf(tell(value as Speaker, given), given, at);
  if (isSaid(value)) return [[at, value.text]];
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, given, `${at}.${key}`));
}

/** Some functions take a list first. */
function tell(say: Speaker, given: readonly unknown[]): unknown {
  try {
    return say(...given);
  } catch {
    return say([given[0]], ...given.slice(1));
  }
}

const MARKS = ["⟦0⟧", "⟦1⟧", "⟦2⟧", "⟦3⟧", "⟦4⟧"];
const marksIn = (text: string) => MARKS.filter((mark) => text.includes(mark));

/** Finds whole words, in any alphabet's letters. */
function wordsOf(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, "iu");
}
/** Common words of Portuguese that neither English nor Spanish has. */
const WORDS = "não|uma?|seus|suas|você|vídeos?|roteiro|imagem|em|ou|ao|das|pel[ao]|com";

describe.each([
  ["English", en, wordsOf(`${WORDS}|para|\\p{L}*[ãõçáéíóúâêô]\\p{L}*`)],
  ["Spanish", es, wordsOf(`${WORDS}|\\p{L}*[ãõçâêô]\\p{L}*`)],
])("in %s", (_language, catalogue, portuguese) => {
  test("each text names what the Portuguese one names", () => {
    const own = new Map(textsOf(catalogue, MARKS));
    for (const [at, text] of textsOf({ ...pt, names: {} }, MARKS)) {
      expect([at, marksIn(own.get(at) ?? "")]).toEqual([at, marksIn(text)]);
    }
  });

  test("nothing is left in Portuguese", () => {
    const left = textsOf(catalogue, MARKS).filter(
      ([at, text]) => !at.endsWith(".words") && portuguese.test(text.replace("Café Aurora", "")),
    );
    expect(left).toEqual([]);
  });

  test("the studio understands what the buttons below the prompt write", () => {
    for (const { words } of catalogue.prompt.wishes) {
      expect([words, understoodInPrompt(`${words}.`)]).not.toEqual([words, []]);
    }
  });

  test("each row of the certificate names the figures that the Portuguese one names", () => {
    const own = new Map(textsOf(catalogue.names.certificate, MARKS));
    for (const [at, text] of textsOf(CERTIFICATE, MARKS)) {
      expect([at, marksIn(own.get(at) ?? "")]).toEqual([at, marksIn(text)]);
    }
  });

  test("every error of the contract and every template has words", () => {
    expect(Object.keys(catalogue.names.errors).toSorted()).toEqual(Object.keys(ERRORS).toSorted());
    expect(Object.keys(catalogue.names.templates).toSorted()).toEqual(
      ALL_TEMPLATES.map(({ name }) => name).toSorted(),
    );
  });
});

test("each language tells one from many as it does", () => {
  expect([0, 1, 2].map(pt.shelf.count)).toEqual(["0 vídeos", "1 vídeo", "2 vídeos"]);
  expect([0, 1, 2].map(en.shelf.count)).toEqual(["0 videos", "1 video", "2 videos"]);
  expect([0, 1, 2].map(es.shelf.count)).toEqual(["0 videos", "1 video", "2 videos"]);
});
