import { expect, test } from "vitest";
import { BEER } from "../../../../testing/direction/readings.ts";
import { readScript } from "../../plan/script/read-script.ts";
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

function captionOf(line: string): string | null | undefined {
  const script = `0:00 – 0:06  Close no assunto\n${line}`;
  return readScript(script, { style: "viral", seconds: 6, seed: 1, reading: BEER }).storyboard.shots[0]
    ?.caption;
}

test("of a field's words those in quotes are read where there are any, else all of them", () => {
  expect(captionOf('Legenda: diz "Oi" assim')).toBe("Oi");
  expect(captionOf('Narração: "Oi" e "Tchau"')).toBe("Oi\nTchau");
  expect(captionOf("Legenda: diz oi assim")).toBe("diz oi assim");
});

test("a quoted text keeps the quotes inside it, and ends where its own quote does", () => {
  expect(captionOf("Legenda: “olha “isso” aqui” agora")).toBe("olha “isso” aqui");
  expect(captionOf("Legenda: “olha” e depois “isso”")).toBe("olha\nisso");
});

/** Length of the caption that a field of so many characters gives. */
function lengthRead(characters: number): number | undefined {
  return captionOf(`Legenda: ${"oi ".repeat(characters / 3)}`)?.length;
}

test("of the words of one field some 5 000 characters are read", () => {
  expect(lengthRead(4_800)).toBe(4_799);
  expect(lengthRead(9_000)).toBeGreaterThan(4_990);
  expect(lengthRead(9_000)).toBeLessThanOrEqual(5_000);
});
