import { expect, test } from "vitest";
import { lengthOf, smallPicture, titleOf, whenOf } from "./describe-film.ts";

const SCRIPT =
  'Filme de 6 segundos, estilo viral\n\n0:00 – 0:01  Close no gato. "Quem manda aqui"\n0:01 – 0:06  "Fim"';

test("a film is called by its name, or by its first caption", () => {
  expect(titleOf({ title: "Mimi", video_description: SCRIPT })).toBe("Mimi");
  expect(titleOf({ title: null, video_description: SCRIPT })).toBe("Quem manda aqui");
  expect(titleOf({ video_description: "“Entre aspas curvas”" })).toBe("Entre aspas curvas");
  expect(titleOf({ video_description: '"“Corre, a luz tá boa!” — todo mundo"' })).toBe(
    "“Corre, a luz tá boa!” — todo mundo",
  );
  expect(titleOf({ video_description: '"“Entre dois pares”"' })).toBe("Entre dois pares");
  expect(titleOf({})).toBe("Vídeo sem nome");
});

function named(script: string): string {
  return titleOf({ video_description: script });
}

test("a film of free text is called as that begins, and one without a word by nothing", () => {
  expect(named('\num plano só, "" e mais nada\ndevagar')).toBe('um plano só, "" e mais nada');
  expect(named("chega bem pertinho do bolo, depois mostra a mesa inteira e termina no rosto")).toBe(
    "chega bem pertinho do bolo, depois mostra a mesa inteira e…",
  );
  expect(
    named(
      "Filme de 6 segundos, estilo viral\nSó dentro da imagem gerada.\n\n0:00 – 0:06  Close no gato.\n\nNota: Vi um gato.",
    ),
  ).toBe("Vídeo sem nome");
});

test("a film is as long as it was made, and until then as it was asked for", () => {
  const options = { estilo: "viral", duracao: 30 } as const;
  expect(lengthOf({ seconds: 12.4, options })).toBe(12);
  expect(lengthOf({ seconds: null, options })).toBe(30);
  expect(lengthOf({ options })).toBe(30);
  expect(lengthOf({})).toBeUndefined();
});

test("the day is said as people say it", () => {
  const now = new Date(2026, 10, 22, 18, 0);
  const at = (date: Date) => whenOf({ created_at: date.toISOString() }, now);
  expect(at(new Date(2026, 10, 22, 9, 5))).toBe("hoje, 09:05");
  expect(at(new Date(2026, 10, 3, 9, 5))).toBe("3 de nov.");
  expect(at(new Date(2025, 10, 3, 9, 5))).toBe("3 de nov. de 2025");
  expect(whenOf({ created_at: "sem data" })).toBe("");
  expect(whenOf({})).toBe("");
});

test("only our own pictures have a small version", () => {
  const folder = "https://curta.example/media/0123456789abcdef0123456789abcdef";
  expect(smallPicture(`${folder}/poster.jpg`)).toBe(`${folder}/small.jpg`);
  expect(smallPicture(`${folder}/keyimage.jpg`)).toBe(`${folder}/small.jpg`);
  for (const other of ["https://cdn.example/poster.jpg", `${folder}/film.mp4`, `${folder}/poster.jpg?x`]) {
    expect(smallPicture(other)).toBe(other);
  }
});
