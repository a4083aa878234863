import { ERRORS } from "@curta/contract";
import { CERTIFICATE } from "@curta/contract/certificate";
import type { Said } from "@curta/contract/said";
import { REMARKS } from "@curta/contract/remarks";
import { retellRemark } from "@curta/contract/retell-remark";
import { ALL_TEMPLATES, promptRemarks, readScript, understoodInPrompt } from "@curta/studio/preview";
import { describe, expect, test } from "vitest";
import { PREVIEW } from "../../testing/preview.ts";
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

/** Scripts and prompts with something to remark on in each. */
const ODD_SCRIPTS = [
  "Filme de 90 segundos, estilo barroco, modelo nenhum, 999 BPM\n\nCena 1: xyzzy plugh\nCena 2: close no ponto 9",
  'Filme de 12 segundos\n0:00 – 0:03  Close no livro, aproximação. "😀"\n0:02 – 0:01  Plano aberto.\numa linha solta',
  '0:00 – 0:06  Close, aproximação. "漢字"\n0:06 – 0:12  Close no gato 3. "' + "palavra ".repeat(60) + '"',
  "O cachorro corre e pula na piscina. Ele late para o vizinho.",
  "A câmera chega perto devagar e o filme termina na foto inteira, com a luz da manhã.",
  "Bom dia, pessoal! Hoje tem promoção na loja.",
  'Cena 1: o gato pula. Narração: "Oi"\nTexto na tela: "Olá"',
  Array.from({ length: 60 }, (_, index) => `Cena ${index + 1}: blorp ${index}`).join("\n"),
  "palavra ".repeat(4_000),
];
const ODD_PROMPTS = [
  "Coloque um chapéu. Remova o livro. Troque o céu. Vire um dragão",
  "anime",
  "mais jovem",
  "texto",
  "mais perto do livro",
  "adicione a legenda Oi",
];

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

  test("nothing is left in Portuguese but words of scripts, in quotes", () => {
    const left = textsOf(catalogue, MARKS).filter(
      ([at, text]) =>
        !at.endsWith(".words") && portuguese.test(text.replace("Café Aurora", "").replaceAll(/"[^"]*"/g, "")),
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

  test("each remark names what the Portuguese one names", () => {
    const own = new Map(textsOf(catalogue.names.remarks, MARKS));
    for (const [at, text] of textsOf(REMARKS, MARKS)) {
      expect([at, marksIn(own.get(at) ?? "")]).toEqual([at, marksIn(text)]);
    }
  });

  test("no remark on a script or a prompt is left in Portuguese", () => {
    const { reading, seed } = PREVIEW;
    const wishes = { style: "viral", template: undefined, seconds: 12, reading, seed } as const;
    const ofScripts = ODD_SCRIPTS.flatMap((script) => readScript(script, wishes).warnings);
    const ofPrompts = ODD_PROMPTS.flatMap((prompt) => promptRemarks(prompt, reading));
    const came = [...ofScripts, ...ofPrompts].map(({ text }) => text);
    expect(came.length).toBeGreaterThan(20);
    expect(came.filter((remark) => retellRemark(catalogue.names.remarks, remark) === remark)).toEqual([]);
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
