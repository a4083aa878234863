import { afterEach, expect, test } from "vitest";
import { errorSentence } from "./error-sentence.ts";
import { formatList, formatSeconds } from "./format.ts";
import { keepLanguage, keptLanguage, languageToOffer } from "./language.ts";
import { changeLanguage, text } from "./text.ts";

const signIn = text.signIn;

afterEach(async () => {
  await changeLanguage("pt");
  localStorage.clear();
});

test("another language is put into the texts that are held, and is kept", async () => {
  await changeLanguage("en");
  expect(signIn.title).toBe("Sign in to Curta");
  expect(document.documentElement.lang).toBe("en");
  expect(keptLanguage()).toBe("en");
  await changeLanguage("pt");
  expect(signIn.title).toBe("Entre na Curta");
  expect(document.documentElement.lang).toBe("pt-BR");
});

test("an error is said by its code, in Portuguese and for unknown codes as the server says it", async () => {
  expect(errorSentence("disk_full", "O disco encheu.")).toBe("O disco encheu.");
  await changeLanguage("es");
  expect(errorSentence("disk_full", "O disco encheu.")).toBe(
    "El servidor no tiene espacio. Avisa a quien lo administra e inténtalo más tarde.",
  );
  expect(errorSentence("of_somebody_else", "Outra coisa.")).toBe("Outra coisa.");
  expect(errorSentence("toString", "Outra coisa.")).toBe("Outra coisa.");
  await changeLanguage("pt");
  expect(errorSentence("disk_full", "O disco encheu.")).toBe("O disco encheu.");
});

test("numbers and lists follow the language", async () => {
  expect([formatSeconds(1.5), formatList(["a", "b", "c"])]).toEqual(["1,5", "a, b e c"]);
  await changeLanguage("en");
  expect([formatSeconds(1.5), formatList(["a", "b", "c"])]).toEqual(["1.5", "a, b, and c"]);
  await changeLanguage("es");
  expect([formatSeconds(1.5), formatList(["a", "b", "c"])]).toEqual(["1.5", "a, b y c"]);
});

test("a language is offered to those who prefer it, until one was chosen", () => {
  localStorage.clear();
  expect(languageToOffer(["en-GB", "pt-BR"])).toBe("en");
  expect(languageToOffer(["es-MX"])).toBe("es");
  expect(languageToOffer(["pt-PT", "en"])).toBeNull();
  expect(languageToOffer(["fr-FR", "de"])).toBeNull();
  keepLanguage("pt");
  expect(languageToOffer(["en-GB"])).toBeNull();
});
