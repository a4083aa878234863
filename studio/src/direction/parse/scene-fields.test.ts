import { expect, test } from "vitest";
import { sceneOfFields } from "./script-json.ts";

test("fields say when a scene begins and ends, where it looks and what is read on it", () => {
  const fields = { inicio: 2, fim: "0:05", texto: "Olá", onde: "ponto 2", ate: "no gato" };
  expect(sceneOfFields(fields, null)).toMatchObject({
    from: 2,
    to: 5,
    caption: "Olá",
    target: { kind: "point", index: 2 },
    until: { kind: "thing", label: "cat" },
  });
});

test("what a voice says is read where nothing else is; beside a caption it is remarked", () => {
  expect(sceneOfFields({ voz: "Oi" }, null)).toMatchObject({ caption: "Oi" });
  expect(sceneOfFields({ texto: "Olá", voz: "Oi" }, null)).toMatchObject({ caption: "Olá", unspoken: true });
});
