import { readScript, writeScript } from "@curta/studio/preview";
import { expect, test } from "vitest";
import { PREVIEW } from "../../../testing/preview.ts";
import { isWritten } from "./is-written.ts";

const { reading, seed } = PREVIEW;
const wishes = { style: "viral", template: undefined, seconds: 12, reading, seed } as const;

function isInGrammar(script: string): boolean {
  return isWritten(script.split("\n"), readScript(script, wishes));
}

test.each([
  "A câmera chega perto devagar e o filme termina na foto inteira.",
  "Cena 1: close no assunto\nCena 2: afastamento",
  '{"scenes": [{"description": "close"}, {"description": "plano aberto"}]}',
  "",
])("what was not written as a list of times is told as it was understood: %j", (script) => {
  expect(isInGrammar(script)).toBe(false);
  const understood = writeScript(readScript(script, wishes).storyboard);
  expect(isInGrammar(understood)).toBe(true);
  expect(writeScript(readScript(understood, wishes).storyboard)).toBe(understood);
});

test("a script in the grammar needs no telling, with notes and captions of the user's own too", () => {
  const script =
    'Filme de 6 segundos, estilo viral\n\n0:00 – 0:03  Close no ponto 1, aproximação. "Oi"\nNota: mudar\n0:03 – 0:06  Plano aberto, deriva.';
  expect(isInGrammar(script)).toBe(true);
});
