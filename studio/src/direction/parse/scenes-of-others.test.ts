import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { readScript } from "../plan/script/read-script.ts";

function read(text: string) {
  const { storyboard, warnings } = readScript(text, { style: "viral", seconds: 30, seed: 1, reading: BEER });
  const beat = 60 / storyboard.bpm;
  let seconds = 0;
  const shots = storyboard.shots.map((shot) => {
    const from = seconds;
    seconds += shot.beats * beat;
    return { ...shot, from };
  });
  return { storyboard, shots, remarks: warnings.map((remark) => remark.text).join(" ") };
}

/** The seconds at which captions begin. */
function starts(text: string): [string, number][] {
  return read(text).shots.flatMap(({ caption, from }) =>
    caption === null ? [] : [[caption, Math.round(from)]],
  );
}

test.each([
  '{"scenes":[{"time":"0-10","text":"Novo"},{"time":"10-20","text":"Grande"},{"time":"20-30","text":"Hoje"}]}',
  "| Tempo | Texto |\n|---|---|\n| 0-10 | Novo |\n| 10-20 | Grande |\n| 20-30 | Hoje |",
  'Segundos 0-10: close no copo, "Novo". Segundos 10-20: plano aberto, "Grande". Segundos 20-30: detalhe, "Hoje"',
  '0-10s close no copo, "Novo", 10-20s plano aberto, "Grande", 20-30s detalhe, "Hoje"',
  'Roteiro de 30 segundos: 0-10s close no copo "Novo", 10-20s plano aberto "Grande", 20-30s detalhe "Hoje"',
  'seg 0 ao 10 - close no copo, "Novo"\nseg 10 ao 20 - plano aberto, "Grande"\nseg 20 ao 30 - detalhe, "Hoje"',
])("two numbers of a scene are its times: %s", (text) => {
  expect(starts(text)).toEqual([
    ["Novo", 0],
    ["Grande", 10],
    ["Hoje", 20],
  ]);
});

test("a scene without text says so, on its line or below", () => {
  const below = read("Cena 1: plano geral\nTexto: Oi\n\nCena 2: zoom out lento\nSem texto");
  const beside = read('[0-4s] close no copo, sem texto\n[4-12s] plano geral, "Oi"');
  for (const { storyboard, remarks } of [below, beside]) {
    expect(storyboard.shots.flatMap(({ caption }) => caption ?? [])).toEqual(["Oi"]);
    expect(remarks.toLowerCase()).not.toContain("sem texto");
  }
});

test("numbers in boxes are those of a list", () => {
  const { shots } = read("1️⃣ Close no copo\n2️⃣ Plano aberto\n3️⃣ Detalhe à esquerda");
  expect([...new Set(shots.map(({ size }) => size))]).toEqual(
    expect.arrayContaining(["close-up", "wide", "extreme-close-up"]),
  );
  expect(shots.flatMap(({ caption }) => caption ?? [])).toEqual([]);
});

test.each([
  [
    "Top 3 sabores: 1. Morango 2. Chocolate 3. Pistache",
    ["Top 3 sabores", "Morango", "Chocolate", "Pistache"],
  ],
  ["1. As ladeiras. 2. As igrejas. 3. O queijo.", ["As ladeiras", "As igrejas", "O queijo"]],
  ["1. As ladeiras\n2. As igrejas\n3. O queijo", ["As ladeiras", "As igrejas", "O queijo"]],
  ["1️⃣ Morango 2️⃣ Chocolate", ["Morango", "Chocolate"]],
  [
    "Minha mesa em 3 itens: 1. Café 2. Foco 3. Silêncio",
    ["Minha mesa em 3 itens", "Café", "Foco", "Silêncio"],
  ],
  ["1. Café\n2. Foco\n3. Silêncio", ["Café", "Foco", "Silêncio"]],
  ["Leve 2. Pague 1.", ["Leve 2", "Pague 1"]],
])("the items of a list are read one after the other, on one line too: %s", (text, captions) => {
  expect(starts(text).map(([caption]) => caption)).toEqual(captions);
});

/** What a film shows, and from how near. */
function views(text: string): Set<string> {
  return new Set(read(text).shots.map(({ size, target }) => `${size} ${JSON.stringify(target)}`));
}

test("a film of listed texts shows as much of the photo as one without a script", () => {
  expect(views("1. As ladeiras\n2. As igrejas\n3. O queijo")).toEqual(views(""));
});

test("what directs ahead of a list on its line is not lost", () => {
  const { shots, remarks } = read("Close no copo, bem devagar. 1. Frio 2. Quente");
  expect(shots[0]?.size).toBe("close-up");
  expect(remarks).toContain("O texto dirige o filme");
});

test("a list of what is shown has a shot for each", () => {
  const text = 'Sequência: 1) vista ampla 2) close no copo, "Oi" 3) detalhe do rosto';
  const { storyboard, shotLines } = readScript(text, {
    style: "viral",
    seconds: 6,
    seed: 1,
    reading: BEER,
  });
  const scenes = storyboard.shots.filter((_, index) => shotLines[index] !== shotLines[index - 1]);
  expect(scenes.map(({ size, caption }) => [size, caption])).toEqual([
    ["wide", null],
    ["close-up", "Oi"],
    ["extreme-close-up", null],
  ]);
});

test("words for the screen stand behind a scene on its line", () => {
  const text = "Plano 1: close no copo. Na tela: Gelada.\nPlano 2: foto inteira. Na tela: Só aqui.";
  expect(read(text).shots.flatMap(({ caption }) => caption ?? [])).toEqual(["Gelada.", "Só aqui."]);
});

test("what is closed in on is seen from near, though its name is not known", () => {
  const { shots, remarks } = read("Mostra a foto inteira e depois fecha na arruela");
  expect(shots.some(({ size, target }) => size === "close-up" && target.kind === "subject")).toBe(true);
  expect(remarks).toContain("2 cenas");
});

function shotsIn(text: string): number {
  return read(text).shots.length;
}

test("a film is cut quickly where that is said with a verb", () => {
  expect(shotsIn("corta bem rápido entre as partes da foto")).toBeGreaterThan(
    shotsIn("mostra as partes da foto"),
  );
});

test("fewer zooms and no effects are needed where the text says so", () => {
  const { storyboard } = read("menos zoom, mais movimento lateral, e não precisa de efeito");
  expect(new Set(storyboard.shots.map(({ move }) => move))).toEqual(new Set(["pan-left", "pan-right"]));
  expect(storyboard.shots.flatMap(({ effects }) => effects)).toEqual([]);
});

test("all of it is shown at its time, with a text too", () => {
  const { shots } = read('0-10s detalhe do copo, 10-30s tudo, com o texto "Sextou"');
  expect(shots.find(({ caption }) => caption === "Sextou")?.target).toEqual({ kind: "whole" });
});
