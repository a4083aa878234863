import { CERTIFICATE } from "@curta/contract/certificate";
import { afterEach, expect, test } from "vitest";
import { changeLanguage } from "../../lib/text.ts";
import { sayMeasure } from "./say-measure.ts";

const value = CERTIFICATE.heads.value(3, 4, 1);
const HEADS = {
  code: "heads",
  label: CERTIFICATE.heads.label,
  value: value.text,
  bound: CERTIFICATE.heads.bound,
  given: { value: [...value.given], bound: [] },
  ok: false,
};
const PEAK = {
  code: "true_peak",
  label: "Pico real",
  value: "-1,9 dBTP",
  bound: "até -1,5 dBTP",
  given: { value: [], bound: [] },
  ok: true,
};

afterEach(async () => {
  await changeLanguage("pt");
  localStorage.clear();
});

test("rows of the certificate are said in the page's language", async () => {
  await changeLanguage("en");
  expect(sayMeasure(HEADS)).toEqual({
    code: "heads",
    label: "Faces",
    value: "whole in 3 of 4 shots, cut in 1",
    bound: "whole in 4 of 5, none cut",
    lang: undefined,
  });
  expect(sayMeasure(PEAK)).toMatchObject({ value: "-1.9 dBTP", bound: "up to -1.5 dBTP" });
  await changeLanguage("es");
  expect(sayMeasure(HEADS)).toMatchObject({
    label: "Rostros",
    value: "enteros en 3 de 4 planos, cortados en 1",
  });
});

test("in Portuguese, from an old film and of an unknown kind a row stays as it came, marked as Portuguese", async () => {
  expect(sayMeasure(HEADS)).toMatchObject({
    value: "inteiros em 3 de 4 planos, cortados em 1",
    lang: "pt-BR",
  });
  await changeLanguage("en");
  const { given: _, ...old } = HEADS;
  expect(sayMeasure(old)).toMatchObject({ label: "Rostos", lang: "pt-BR" });
  expect(sayMeasure({ ...HEADS, code: "of_tomorrow" })).toMatchObject({ label: "Rostos", lang: "pt-BR" });
  expect(sayMeasure({ ...HEADS, given: { value: [3], bound: [] } })).toMatchObject({ lang: "pt-BR" });
});
