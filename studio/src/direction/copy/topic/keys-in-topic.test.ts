import { expect, test } from "vitest";
import { THINGS } from "../keys/key.ts";
import { keysInTopic } from "./keys-in-topic.ts";
import { IN_SPANISH } from "./things-in-spanish.ts";

test.each([
  ["Meu gato Tom", ["gato", "animal"]],
  ["Bolo de fubá e um copo de leite", ["bolo", "copo"]],
  ["My dog Bob and his ball", ["cachorro", "animal"]],
  ["Mi perro Toby en la playa", ["cachorro", "animal"]],
  ["Los libros de mi abuela y su taza de té", ["livro", "copo"]],
  ["Las flores del florero que me regaló mi hermana", ["vaso"]],
  ["El gol con una pelota que ya no aguanta más", ["bola"]],
])("%s names things, in its order", (topic, first) => {
  const keys = keysInTopic(topic).filter((key) => first.includes(key));
  expect(keys).toEqual(first);
});

test("words that mean another thing in Spanish are read as Portuguese in a topic that is in Portuguese", () => {
  expect(keysInTopic("O vaso da minha avó")).toEqual(["vaso"]);
  expect(keysInTopic("El vaso de mi abuela")).not.toContain("vaso");
  expect(keysInTopic("Meu bolso está vazio")).toEqual([]);
});

test("every thing in Spanish is one of those that stories are told of", () => {
  const labels = new Set(Object.values(THINGS).flat());
  expect([...IN_SPANISH.keys()].filter((label) => !labels.has(label))).toEqual([]);
});
