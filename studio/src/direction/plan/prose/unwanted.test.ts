import type { Effect, Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../../testing/direction/readings.ts";
import { readingOf } from "../../../../testing/direction/sights.ts";
import { unwantedIn } from "../../words/speech/unwanted.ts";
import { readScript } from "../script/read-script.ts";

/** Films of several seeds, so that what a text denies would be in some of them. */
function shotsOf(text: string, reading: Reading = BEER) {
  return Array.from({ length: 8 }, (_, seed) =>
    readScript(text, { style: "viral", seconds: 30, seed, reading }),
  ).flatMap(({ storyboard }) => storyboard.shots);
}

function effectsOf(text: string): ReadonlySet<Effect> {
  return new Set(shotsOf(text).flatMap(({ effects }) => effects));
}

const WIDE = readingOf({ aspect: 1, people: [{ x: 0.3, y: 0.15, head: 0.5 }] });
const USUAL = effectsOf("");

test.each<[string, readonly Effect[]]>([
  ["nada de tela dividida", ["two-panels", "three-panels"]],
  ["tira essas telas divididas", ["two-panels", "three-panels"]],
  ["sem flash nem tremor", ["flash", "shake"]],
  ["sem piscar", ["flash"]],
  ["no split screen, no shaking", ["two-panels", "three-panels", "shake"]],
  ["sem flash, glitch ou tela dividida", ["flash", "colour-split", "two-panels", "three-panels"]],
  ["sem congelar a imagem", ["freeze"]],
  ["não gostei da tela dividida, tira por favor", ["two-panels", "three-panels"]],
  ["What's with the freeze frame in the middle? Remove it.", ["freeze"]],
  ["pq fica tremendo tanto?? tira esse tremido", ["shake"]],
  ["proibido flash", ["flash"]],
  ["não quero nada piscando", ["flash"]],
  ["não treme", ["shake"]],
  ["prefiro sem aquele tremido", ["shake"]],
  ["por que a tela se divide em três?", ["two-panels", "three-panels"]],
])("a film has none of the effects that its text does not want, and others: %s", (text, unwanted) => {
  const effects = effectsOf(text);
  expect(unwanted.filter((effect) => effects.has(effect))).toEqual([]);
  expect(unwanted.some((effect) => USUAL.has(effect))).toBe(true);
  expect([...effects].length).toBeGreaterThan(0);
  expect(shotsOf(text).some(({ caption }) => caption?.includes("tela") === true)).toBe(false);
});

test("what is wanted beside it stays", () => {
  expect(effectsOf("no flash, freeze on the glass").has("freeze")).toBe(true);
  expect(effectsOf("sem flash, devagar").has("slow")).toBe(true);
  expect(effectsOf("não gostei do texto e põe flash na batida").has("flash")).toBe(true);
  expect(unwantedIn(["diminui um pouco o flash, mas nao tira"]).effects).toEqual(new Set());
  const kinds = shotsOf("zoom no rosto\nTexto: Sem cartão, só Pix", WIDE).map(({ target }) => target.kind);
  expect(kinds).toContain("whole");
  expect(unwantedIn(["nao tira o flash"]).effects).toEqual(new Set());
  expect(unwantedIn(["foca no espelho e no recorte"]).effects).toEqual(new Set());
});

test.each([
  ["sem polaroid", ["polaroid"]],
  ["a polaroid ficou brega demais, manda embora", ["polaroid"]],
  ["get rid of the polaroid thing", ["polaroid"]],
  ["não quero polaroid nem câmera lenta", ["polaroid"]],
  ["sem cartão, só a foto cheia", ["polaroid", "whole"]],
  ["sem texto, sem moldura", ["polaroid", "whole"]],
])("a film shows the photo in no way that its text does not want: %s", (text, places) => {
  const kinds = new Set(shotsOf(text, WIDE).map(({ target }) => target.kind as string));
  expect(places.filter((place) => kinds.has(place))).toEqual([]);
  expect(shotsOf("", WIDE).some(({ target }) => places.includes(target.kind))).toBe(true);
});
