import { expect, test } from "vitest";
import { direct } from "../plan/direct.ts";
import { BEER } from "../../../testing/direction/readings.ts";
import { readScript, type ReadScript } from "../plan/script/read-script.ts";

const WISHES = { style: "viral", seconds: 10, seed: 3 } as const;

function read(script: string): ReadScript {
  return readScript(script, { ...WISHES, reading: BEER });
}

function captions(script: string): string[] {
  return read(script).storyboard.shots.flatMap(({ caption }) => (caption === null ? [] : [caption]));
}

test("nothing at all is directed", () => {
  for (const empty of ["", " \n\t\n ", "\u0000"]) {
    expect(read(empty).storyboard.shots).toEqual(direct(BEER, WISHES).shots);
  }
});

test("a scene list in markdown, as assistants write it", () => {
  const { storyboard } = read(`Claro! Aqui está um roteiro:

**Cena 1 (0-3s):**
- **Visual:** Close-up do copo com zoom in lento
- **Texto na tela:** "A cerveja que você merece"
- **Música:** batida animada

**Cena 2 (3-6s):**
- **Visual:** Panorâmica para a direita, mostrando o bar
- **Texto na tela:** Feita com carinho

**Cena 3 (6-10s):**
- **Visual:** Plano aberto, câmera lenta
- **Texto na tela:** Nenhum`);
  expect(storyboard.seconds).toBe(10);
  expect(storyboard.shots).toMatchObject([
    { beats: 6, size: "close-up", move: "push-in", effects: ["slow"], caption: "A cerveja que você merece" },
    { beats: 6, move: "pan-right", caption: "Feita com carinho" },
    { beats: 8, size: "wide", effects: ["slow"], caption: null },
  ]);
});

test("English scenes with arrows, brackets and single times", () => {
  const { storyboard } = read(`Scene 1 [0:00 → 0:02] Extreme close-up on the eyes, push in. "Look closer"
Scene 2 (2s to 5s): wide shot, pull back, whip pan — "Now breathe"
0:05 pan left, fast
0:08 hold`);
  expect(storyboard.shots).toMatchObject([
    { beats: 4, size: "extreme-close-up", target: { kind: "face" }, move: "push-in", caption: "Look closer" },
    { beats: 6, size: "wide", move: "pull-out", transition: "whip", caption: "Now breathe" },
    { beats: 6, move: "pan-left", effects: ["fast"] },
    { beats: 4, move: "hold" },
  ]);
});

test("JSON from a workflow, fenced or not", () => {
  const scenes = `[{"cena":1,"duracao":"3s","visual":"close no rosto, zoom in","texto":"Olha só"},
    {"cena":2,"duracao":4,"visual":"plano aberto","narracao":"E agora o bar"}]`;
  for (const text of [scenes, `\`\`\`json\n${scenes}\n\`\`\``, `{"estilo":"viral","cenas":${scenes}}`]) {
    const { storyboard } = read(text);
    expect(storyboard.seconds).toBe(7);
    expect(storyboard.shots).toMatchObject([
      { size: "close-up", target: { kind: "face" }, move: "push-in", caption: "Olha só" },
      { size: "wide", caption: "E agora o bar" },
    ]);
  }
});

test("prose gives its own words in pieces that one can read, and says so", () => {
  const prose =
    "Uma cerveja artesanal sobre a mesa, com luz quente da tarde. Dá vontade de provar! Siga para mais.";
  const found = captions(prose);
  expect(found.join(" ")).toBe(
    "Uma cerveja artesanal sobre a mesa com luz quente da tarde Dá vontade de provar! Siga para mais",
  );
  expect(Math.max(...found.map((caption) => caption.split(" ").length))).toBeLessThanOrEqual(6);
  expect(read(prose).warnings).toEqual([
    { text: "O texto não tem cenas; dirigi o filme pela imagem e tirei as legendas do texto.", line: 0 },
  ]);
});

test("quoted words of prose are its captions", () => {
  expect(captions('Comece com “Olha isso” e termine com "Até amanhã".')).toEqual(["Olha isso", "Até amanhã"]);
});

test("a wish in a sentence sets style and length", () => {
  expect(read("Vídeo de 15 segundos, estilo suave").storyboard).toMatchObject({
    seconds: 15,
    style: "suave",
  });
});

test.each(["美しいビールの写真。", "صورة جميلة للبيرة", "Красивое фото"])(
  "a text in another alphabet is written too: %s",
  (text) => {
    expect(captions(text).join(" ")).toBe(text);
  },
);

test("letters that no font has are not written; the film is directed by the picture", () => {
  const { shots } = direct(BEER, WISHES);
  for (const text of ["ภาพถ่ายเบียร์ที่สวยงาม", "🔥🔥🔥", "𝄞𝄞𝄞"]) {
    const film = read(text);
    expect(film.storyboard.shots.map(({ target }) => target)).toEqual(shots.map(({ target }) => target));
    expect(film.warnings).toHaveLength(1);
    // Of a language that no story is told in there is none.
    const told = /\p{L}/u.test(text) ? [] : shots.flatMap(({ caption }) => caption ?? []);
    expect(captions(text)).toEqual(told);
  }
});

test("a hundred thousand characters of anything are read", () => {
  const texts = [
    "a",
    " ",
    '"',
    '"\\"',
    "[",
    "1:",
    "cena 1\n",
    "0:00-0:01 close\n",
    "panoramica para a ",
    "🔥",
    "\ud800",
  ];
  for (const text of texts) {
    const { storyboard, warnings } = read(text.repeat(120_000 / text.length));
    expect(storyboard.shots.length).toBeLessThanOrEqual(150);
    expect(warnings[0]?.text).toContain("100.000");
  }
});
