import { expect, test } from "vitest";
import { REMARKS } from "@curta/contract/remarks";
import { BEER } from "../../../../testing/direction/readings.ts";
import { readScript } from "../../plan/script/read-script.ts";
import { bareRow } from "./bare-rows.ts";
import { pairsOnLine } from "./pairs-on-line.ts";
import { tableHeads, tableRow } from "./table-rows.ts";

function read(text: string) {
  const { storyboard, warnings } = readScript(text, { style: "viral", seconds: 10, seed: 1, reading: BEER });
  const captions = storyboard.shots.flatMap(({ caption }) => caption ?? []);
  return { captions, seconds: storyboard.seconds, warnings };
}

test.each([
  "cena;duração;câmera;texto\n1;4s;zoom no copo;Vinho da casa\n2;5s;pan lateral;Safra 2021",
  "scene,seconds,camera,caption\n1,4,slow zoom,Vinho da casa\n2,5,pull back,Safra 2021",
  "cena\ttempo\ttexto\n1\t4s\tVinho da casa\n2\t5s\tSafra 2021",
  "scene;camera;seconds;words\n1;wide shot;4;Vinho da casa\n2;freeze;5;Safra 2021",
  "1 | close no copo | 4s | Vinho da casa\n2 | plano aberto | 5s | Safra 2021",
  "Cena 1 | 4s | zoom no copo | texto: Vinho da casa\nCena 2 | 5s | plano aberto | texto: Safra 2021",
])("rows of a spreadsheet are scenes with their times and texts: %s", (text) => {
  const { captions, seconds } = read(text);
  expect(captions).toEqual(["Vinho da casa", "Safra 2021"]);
  expect(seconds).toBe(9);
});

test("a quoted cell may hold the mark, and the last column takes what is too much", () => {
  const heads = tableHeads("cena,tempo,texto");
  expect(heads).toEqual({ mark: ",", names: ["cena", "tempo", "texto"] });
  expect(heads && tableRow('1,3s,"Oi, gente"', heads)).toEqual({
    cena: "1",
    tempo: "3s",
    texto: "Oi, gente",
  });
  expect(heads && tableRow("1,3s,Rua A, 12", heads)).toEqual({ cena: "1", tempo: "3s", texto: "Rua A, 12" });
});

test.each(["câmera, ação", "Texto, som e imagem", "tempo; saudade; mar", "cena, texto"])(
  "words between commas are no head of a table: %s",
  (line) => {
    expect(tableHeads(line)).toBeNull();
  },
);

test.each([
  ["1 | rosto da modelo | 3s | zoom in", { duracao: "3s", visual: "rosto da modelo, zoom in" }],
  ["2 | corpo inteiro | 5s | -", { duracao: "5s", visual: "corpo inteiro" }],
  ["fim | fundo azul | Fale com seu gerente", { visual: "fundo azul", texto: "Fale com seu gerente" }],
  ["3 | 4-8s | Me adota?", { tempo: "4-8s", texto: "Me adota?" }],
])("a row without a head says what is shown, and what is to be read: %s", (line, fields) => {
  expect(bareRow(line)).toEqual(fields);
});

test.each(["Seg a sex | 9h às 18h", "1 | 2 | 3", "| 1 | 0-3s | Oi |", "Bolo | 5s | R$ 8"])(
  "a line that does not begin with a number and have a length is no row: %s",
  (line) => {
    expect(bareRow(line)).toBeNull();
  },
);

test("settings on one line are a line for each, and a text stands where its key says", () => {
  expect(pairsOnLine("SKU 8; estilo=luxo; texto_fim=23 de maio, Tiradentes; texto_rodape=Oi")).toEqual([
    "estilo: luxo",
    "Texto final: 23 de maio, Tiradentes",
    "Texto: Oi",
  ]);
  expect(pairsOnLine("mood=upbeat, text=off, music=electronic")).toContain("No text.");
  const { captions } = read("movimento=lento; texto_fim=Tchau, Rio; texto_inicio=Oi; música=violino");
  expect(captions).toEqual(["Oi", "Tchau, Rio"]);
});

test.each([
  "Segunda: 9h; terça: 10h",
  "Close no copo: devagar, e depois: a mesa, por fim: o bar",
  '"a=b"; c=d; e=f; g=h',
])("other lines with colons stay whole: %s", (line) => {
  expect(pairsOnLine(line)).toBeNull();
});

test("what a workflow left unfilled is not printed, and a remark names it", () => {
  const { captions, warnings } = read('Close no copo. Texto: "Oi {{ nome }}"\nTexto final: {{ $json.fim }}');
  expect(captions.map((caption) => caption.trim())).toEqual(["Oi"]);
  expect(warnings).toContainEqual({ text: REMARKS.unfilled("{{ nome }}"), line: 0 });
  expect(warnings).toContainEqual({ text: REMARKS.unfilled("{{ $json.fim }}"), line: 1 });
});

test("an answer is read without the name that its workflow gives it", () => {
  expect(read("output: Seu carro merece brilho.").captions.join(" ")).toBe("Seu carro merece brilho");
});
