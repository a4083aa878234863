import fc from "fast-check";
import { expect, test } from "vitest";
import { type RemarkCode, REMARKS, type RemarkTexts } from "./remarks.ts";
import { retellRemark } from "./retell-remark.ts";

const CODES = Object.keys(REMARKS) as RemarkCode[];
/** A language in which a remark is its name and its parts. */
const NAMES = Object.fromEntries(
  CODES.map((code) => {
    const text: unknown = REMARKS[code];
    const name = (...parts: unknown[]) => `${code}(${parts.join("|")})`;
    return [code, typeof text === "function" ? name : `${code}()`];
  }),
) as unknown as RemarkTexts;

const NESTED: readonly RemarkCode[] = ["onScene", "mended", "directed", "filmedSubject", "framedSubject"];
const words = fc.constantFrom(
  "um gato",
  'o "close" do fim',
  "plano; aberto",
  "12",
  "x: y",
  "Cena 3",
  "e.t.c",
);
const parts = fc.tuple(
  fc.oneof(words, fc.integer({ min: 0, max: 40 })),
  fc.oneof(words, fc.integer({ min: 0, max: 40 })),
  fc.integer({ min: 0, max: 40 }),
);

test("each remark of the catalogue is known again by its name, with its parts", () => {
  fc.assert(
    fc.property(fc.constantFrom(...CODES.filter((code) => !NESTED.includes(code))), parts, (code, given) => {
      const text: unknown = REMARKS[code];
      const count = typeof text === "function" ? text.length : 0;
      const sentence =
        typeof text === "function" ? String(Reflect.apply(text, undefined, given)) : String(text);
      const name = `${code}(${given.slice(0, count).join("|")})`;
      expect(retellRemark(NAMES, sentence).toLowerCase()).toBe(name.toLowerCase());
    }),
  );
});

test("remarks within remarks are told in the same language", () => {
  const { onScene, unfilmable, unseen, framedSubject, directed, mended, fewer } = REMARKS;
  const told = [
    onScene(2, unfilmable("o gato; pula")),
    `${onScene(1, fewer("duas pessoas", "pessoa", 3))}.`,
    framedSubject("Não vi nenhum livro nesta foto"),
    directed(REMARKS.directsScenes(1), REMARKS.writtenNoneCaptioned, REMARKS.lightOfPhoto),
    directed(REMARKS.directsFilm, REMARKS.writtenNothing, ""),
    directed(REMARKS.directsFilm, REMARKS.writtenNoneCaptioned, REMARKS.lightOfPhoto),
    mended(3, REMARKS.cutFace, REMARKS.otherView),
    unseen("nenhum gato"),
  ].map((sentence) => retellRemark(NAMES, sentence));
  expect(told).toEqual([
    "OnScene(2|unfilmable(o gato; pula))",
    "OnScene(1|fewer(duas pessoas|pessoa|3)).",
    "FramedSubject(Unseen(nenhum livro))",
    "Directed(DirectsScenes(1)|writtenNoneCaptioned()|lightOfPhoto())",
    "Directed(DirectsFilm()|writtenNothing()|)",
    "Directed(DirectsFilm()|writtenNoneCaptioned()|lightOfPhoto())",
    "Mended(3|cutFace()|otherView())",
    "unseen(nenhum gato)",
  ]);
});

test("a sentence of somebody else stays as it is", () => {
  for (const sentence of ["Outra coisa; enquadrei o assunto.", "Cena 2: algo novo.", "Linha 3.", ""])
    expect(retellRemark(NAMES, sentence)).toBe(sentence);
});
