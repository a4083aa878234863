import { expect, test } from "vitest";
import { GLASS } from "../../../testing/direction/readings.ts";
import { SCRIPT } from "../../../testing/direction/scripts.ts";
import { readScript } from "../plan/script/read-script.ts";

function read(script: string) {
  const { storyboard, warnings } = readScript(script, {
    style: "viral",
    seconds: 10,
    seed: 3,
    reading: GLASS,
  });
  const shots = storyboard.shots.map(({ size, move, caption }) => [size, move, caption]);
  const lengths = storyboard.shots.map(({ beats }) => (beats * 60) / storyboard.bpm);
  return { storyboard, shots, lengths, remarks: warnings.map(({ line, text }) => `${line}: ${text}`) };
}

test.each([
  ["deriva", "aproximaçao", "push-in"],
  ["deriva", "afastameto", "pull-out"],
  ["deriva", "orbta", "orbit"],
  ["deriva", "travling", "dolly"],
  ["deriva", "zoon out", "pull-out"],
  ["deriva", "panoramica pra esquerda", "pan-left"],
  ["deriva", "sem zoom", "hold"],
  ["deriva", "câmera subindo", "tilt-up"],
] as const)("%s typed as %s is heard as %s", (was, typed, move) => {
  const { storyboard, remarks } = read(SCRIPT.replace(was, typed));
  expect(storyboard.shots[3]).toMatchObject({ move, size: "close-up", transition: "whip" });
  expect(remarks).toEqual([]);
});

test("everyday words near those of the camera are left alone", () => {
  const said = read(`${SCRIPT}0:10 – 0:12  Close no assunto, desde a porta do bar`).storyboard.shots.at(-1);
  const plain = read(`${SCRIPT}0:10 – 0:12  Close no assunto`).storyboard.shots.at(-1);
  expect(said).toEqual(plain);
});

test.each([
  `'Repara nisso'`,
  `‘Repara nisso’`,
  `“Repara nisso"`,
  "Legenda: Repara nisso",
  "texto na tela: Repara nisso",
])("a caption given as %s", (typed) => {
  const { storyboard, remarks } = read(SCRIPT.replace('"Repara"', typed));
  expect(storyboard.shots[3]?.caption).toBe("Repara nisso");
  expect(remarks).toEqual([]);
});

test("an apostrophe is no quote", () => {
  const { storyboard } = read(SCRIPT.replace('"Repara"', '"Copo d\'água"').replace("deriva", "deriva 'tá"));
  expect(storyboard.shots[3]?.caption).toBe("Copo d'água");
});

test("times in the words people use", () => {
  const { shots, lengths, remarks } = read(`0:03-0:05 close no rosto, zoom in "Oi"
3s a 5s plano aberto, afastamento
Dos 5 aos 8 segundos: close no rosto, zoom out
por 4 segundos: panorâmica para a direita
durante 2 segundos, deriva
Depois, 2 segundos de órbita
Cena 7: close no copo, deriva, por 3 segundos`);
  expect(lengths).toEqual([2, 2, 3, 4, 2, 2, 3]);
  expect(shots.map(([, move]) => move)).toEqual([
    "push-in",
    "pull-out",
    "pull-out",
    "pan-right",
    "drift",
    "orbit",
    "drift",
  ]);
  expect(remarks).toEqual([]);
});

test("words of the camera are never written on the film", () => {
  const { storyboard } = read(
    "[0s-3s] Close\n[3s-6s] Plano aberto, câmera lenta\n[6s-10s] Detalhe no ponto dois",
  );
  expect(storyboard.shots.map(({ caption }) => caption)).toEqual([null, null, null]);
  expect(storyboard.shots[2]?.target).toEqual({ kind: "point", index: 2 });
});

test("a table as assistants draw it, captions without quotes", () => {
  const { shots, lengths } = read(`| Tempo | Visual | Texto |
|---|---|---|
| 0-3s | Close no rosto, zoom in | "Olha isso" |
| 3-6s | Plano aberto, afastamento | Que lugar |`);
  expect(lengths).toEqual([3, 3]);
  expect(shots).toEqual([
    ["close-up", "push-in", "Olha isso"],
    ["wide", "pull-out", "Que lugar"],
  ]);
});

test("subtitles of a film are captions, whatever words are in them", () => {
  const { storyboard, remarks } = read(`1
00:00:00,000 --> 00:00:02,500
Olha essa luz

2
00:00:02,500 --> 00:00:05,000
Repara no detalhe`);
  expect(storyboard.shots.map(({ caption }) => caption)).toEqual(["Olha essa luz", "Repara no detalhe"]);
  expect(remarks).toEqual([]);
});

test("a shot whose time was deleted stays a shot", () => {
  const { storyboard, remarks } = read(SCRIPT.replace("0:05 – 0:06  ", ""));
  expect(storyboard.shots).toEqual(read(SCRIPT).storyboard.shots);
  expect(remarks).toEqual([]);
});

test.each([
  ["0:05 – 0:06", "0:06 – 0:05", "5: Cena 4: o tempo dela não anda para a frente; dei a ela outro."],
  ["ponto 2", "ponto 8", "5: Cena 4: a imagem tem 4 pontos; não há ponto 8."],
  ['"Repara"', '"สวัสดี"', "5: Cena 4: a fonte do vídeo não tem as letras da legenda; nada aparece na tela."],
  [
    '"Repara"',
    '"Oi, โลก"',
    "5: Cena 4: a fonte do vídeo não tem algumas letras da legenda; elas não aparecem.",
  ],
  [
    '"Repara"',
    '"𝄞𝄞"',
    "5: Cena 4: a legenda só tem sinais que a fonte do vídeo não tem; nada aparece na tela.",
  ],
  [
    "estilo viral",
    "estilo terror",
    '0: Não conheço o estilo "terror"; os estilos são viral, cinematográfico e suave.',
  ],
])("%s changed to %s is told about beside its line", (was, typed, remark) => {
  expect(read(SCRIPT.replace(was, typed)).remarks).toEqual([remark]);
});

test("a misspelled style is that style", () => {
  expect(read(SCRIPT.replace("viral", "cinemtográfico")).storyboard.style).toBe("cinematografico");
});

test("a scene of which nothing is understood says so", () => {
  const { remarks } = read('1. Close no copo, zoom in "A melhor hora"\n2. Algo das redes');
  expect(remarks).toEqual(['1: Cena 2: não entendi "Algo das redes"; a imagem dirige esta cena.']);
});

test("somebody who asks for a film gets its length and style, and not the words on it", () => {
  const wish = "Quero um vídeo de 20 segundos bem suave, começando de perto";
  const { storyboard, remarks } = read(wish);
  expect(storyboard).toMatchObject({ seconds: 20, style: "suave" });
  expect(storyboard.notes).toContain(wish);
  expect(storyboard.shots.map(({ caption }) => caption ?? "").join(" ")).not.toContain("Quero");
  expect(remarks).toEqual([
    "null: O texto dirige o filme: fiz dele 1 cena, e a imagem dirige o resto; nada dele é escrito na tela; as legendas vêm da imagem.",
  ]);
});

test("a title alone is the film's first words, without its mark", () => {
  expect(read("# A luz da tarde").storyboard.shots[0]?.caption).toBe("A luz da tarde");
});

test.each([
  ['“Ele disse "oi" pra mim”', 'Ele disse "oi" pra mim'],
  ["“Ele disse “oi” pra mim”", "Ele disse “oi” pra mim"],
  ['"Ele disse "oi" pra mim"', 'Ele disse "oi" pra mim'],
  ['«Ele disse "oi"»', 'Ele disse "oi"'],
  ['“Oi", e depois “tchau”', "Oi\ntchau"],
])("quotes within quotes: %s", (typed, caption) => {
  expect(read(SCRIPT.replace('"Repara"', typed)).storyboard.shots[3]?.caption).toBe(caption);
});

test.each([
  ["camera dece", "tilt-down"],
  ["câmera sbe", "tilt-up"],
  ["camera jira", "orbit"],
] as const)("a short move misspelled behind the camera's name: %s", (typed, move) => {
  const { storyboard, remarks } = read(SCRIPT.replace("deriva", typed));
  expect(storyboard.shots[3]?.move).toBe(move);
  expect(remarks).toEqual([]);
});

test("remarks name long pieces up to a whole word, with an ellipsis", () => {
  const long = "borboletas voando baixinho por cima do telhado vermelho aparecendo atrás do sino";
  expect(read(SCRIPT.replace("deriva", long)).remarks).toEqual([
    '5: Cena 4: não entendi "borboletas voando baixinho por cima do telhado vermelho…".',
  ]);
});

test.each([
  [
    "of which one may direct, too",
    "Gancho: Você não vai acreditar\nDesenvolvimento: A vista da minha janela\nCTA: Salva pra depois",
    ["Você não vai acreditar", "A vista da minha janela", "Salva pra depois"],
  ],
  [
    "in English",
    "Hook: Stop scrolling!\nProblem: Your plants keep dying\nSolution: Water them on Sundays",
    ["Stop scrolling!", "Your plants keep dying", "Water them on Sundays"],
  ],
  [
    "below a title",
    "Title: Weekend vibes\nSubtitle: only here\nEnding: follow for more",
    ["Weekend vibes", "only here", "follow for more"],
  ],
  ["on one line", "Começo: Bom dia! Meio: Pão quente! Final: Vem!", ["Bom dia!", "Pão quente!", "Vem!"]],
  ["on slides", "Slide 1 - Bom dia\nSlide 2 - Pão quente", ["Bom dia", "Pão quente"]],
  ["by their length", "5 segundos: Bom dia\n10 segundos: Pão quente", ["Bom dia", "Pão quente"]],
])("sections of a text are written without their labels, %s", (_case, text, captions) => {
  expect(read(text).shots.flatMap(([, , caption]) => caption ?? [])).toEqual(captions);
});

test.each(["Aos 0s: Bom dia\nAos 5s: Pão quente", "Segundo 0: Bom dia\nSegundo 5: Pão quente"])(
  "texts stand at the moments that they are for: %s",
  (text) => {
    const { shots, lengths } = read(text);
    const captions = shots.map(([, , caption]) => caption);
    expect(captions.filter((caption) => caption !== null)).toEqual(["Bom dia", "Pão quente"]);
    expect(captions[0]).toBe("Bom dia");
    const before = lengths.slice(0, captions.indexOf("Pão quente")).reduce((sum, each) => sum + each, 0);
    expect(Math.abs(before - 5)).toBeLessThan(0.3);
  },
);

test.each(["Em 1990: nasceu a loja\nEm 2024: a loja faz festa", "Aos 50 anos: a vida começa"])(
  "a year or an age is no moment of the film: %s",
  (text) => {
    const words = read(text).shots.flatMap(([, , caption]) => caption ?? []);
    expect(words[0]).toMatch(/^(?:Em 1990|Aos 50 anos)/);
  },
);

test.each([
  "LOCUTOR: Chegou o novo sabor!",
  "VOZ OFF: Chegou o novo sabor!",
  "Announcer: Chegou o novo sabor!",
])("who speaks is not written: %s", (text) => {
  expect(read(text).shots.flatMap(([, , caption]) => caption ?? [])).toEqual(["Chegou o novo sabor!"]);
});

test.each([
  ["on a line for each", "\n"],
  ["on one line, between strokes", " | "],
])("parts of a talk %s are what they say, one after the other", (_case, between) => {
  const parts = ["Gancho: Ninguém te conta isso", "Corpo: Protetor vem sempre por último", "CTA: Salva"];
  const { shots, remarks } = read(parts.join(between));
  const said = shots.map(([, , caption]) => caption).filter((caption) => caption !== null);
  expect(said).toEqual(["Ninguém te conta isso", "Protetor vem sempre por último", "Salva"]);
  expect(remarks).toEqual([]);
});

test("a part of a talk that says what is seen is a direction, also at its end", () => {
  const { shots } = read("Gancho: Olha isso | Meio: zoom no copo | Fim: detalhe do balcão");
  expect(shots.map(([, , caption]) => caption).filter((caption) => caption !== null)).toEqual(["Olha isso"]);
  expect(shots.some(([, move]) => move === "push-in")).toBe(true);
});
