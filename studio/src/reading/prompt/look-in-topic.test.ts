import { expect, test } from "vitest";
import { TOPICS } from "../../../testing/direction/topics.ts";
import { PLAIN_LOOK } from "./look.ts";
import { withLookOfTopic } from "./look-in-topic.ts";

test.each([
  ["Café Aurora, em preto e branco", { tone: "preto-e-branco" }],
  ["tons quentes, meu gato Tom", { warmth: 0.5 }],
  ["Praia do Rosa; foto mais escura.", { light: -0.5 }],
  ["Em sépia", { tone: "sepia" }],
])("%s names a look", (topic, look) => {
  expect(withLookOfTopic(PLAIN_LOOK, topic)).toMatchObject(look);
  expect(withLookOfTopic({ ...PLAIN_LOOK, vignette: 0.5 }, topic).vignette).toBe(0.5);
});

test("what is sold, sung or done steers no look, whatever its words", () => {
  for (const topic of [
    ...TOPICS,
    "chocolate quente",
    "Banda Preto e Branco",
    "cerveja bem gelada",
    "aberto até tarde, noite de jazz, luz de velas",
    "mais perto do gato",
    "o gato à direita",
  ]) {
    expect(withLookOfTopic(PLAIN_LOOK, topic)).toBe(PLAIN_LOOK);
  }
});
