import type { StoryShot } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../../testing/direction/readings.ts";
import { readScript } from "../script/read-script.ts";

function read(text: string, seconds = 30) {
  return readScript(text, { style: "viral", seconds, seed: 1, reading: BEER }).storyboard;
}

function beatsOf(shots: readonly StoryShot[]): number {
  return shots.reduce((sum, { beats }) => sum + beats, 0);
}

function secondsOf({ beats }: StoryShot, bpm: number): number {
  return (beats * 60) / bpm;
}

test.each([
  "Alterna entre o rosto e a foto inteira",
  "intercala o rosto com a foto inteira",
  "Alternate between the face and the whole photo",
  "na batida da música troca entre rosto e foto inteira",
])("a film of two places in turn shows one after the other to its end: %s", (text) => {
  const targets = read(text).shots.map(({ target }) => target.kind);
  expect(targets.length).toBeGreaterThan(7);
  expect(new Set(targets.filter((_, index) => index % 2 === 0))).toEqual(new Set(["face"]));
  expect(new Set(targets.filter((_, index) => index % 2 === 1))).toEqual(new Set(["whole"]));
});

test("places in turn beside other shots come three times each, and each text stays where it is said", () => {
  const { shots } = read(
    'Abre com a foto inteira com "Antes". Alterna entre close no rosto e close no copo com "Um", "Dois" e "Três". Depois macro no copo com "Depois". Termina com plano aberto.',
  );
  const worded = shots.flatMap(({ caption, size, target }) =>
    caption === null ? [] : [[caption, size, target.kind]],
  );
  expect(worded).toEqual([
    ["Antes", "wide", "whole"],
    ["Um", "close-up", "face"],
    ["Dois", "close-up", "face"],
    ["Três", "close-up", "face"],
    ["Depois", "extreme-close-up", "thing"],
  ]);
  const from = shots.findIndex(({ caption }) => caption === "Um");
  const to = shots.findIndex(({ caption }) => caption === "Depois");
  const kinds = shots.slice(from, to).map(({ size, target }) => (size === "close-up" ? target.kind : ""));
  for (const kind of ["face", "thing"]) expect(kinds.filter((each) => each === kind)).toHaveLength(3);
});

test("the only shot that is asked for has the length that is said, at the film's end too", () => {
  const first = read("Close no copo por 4 segundos");
  expect(secondsOf(first.shots[0]!, first.bpm)).toBeCloseTo(4, 0);
  const last = read('nos últimos 5 segundos só a foto inteira com o texto "Café Aurora"');
  expect(last.shots.at(-1)).toMatchObject({ target: { kind: "whole" }, caption: "Café Aurora" });
  expect(secondsOf(last.shots.at(-1), last.bpm)).toBeCloseTo(5, 0);
  expect(last.shots.length).toBeGreaterThan(8);
  const total = last.shots.reduce((sum, shot) => sum + secondsOf(shot, last.bpm), 0);
  expect(total).toBeCloseTo(30, 3);
});

test.each([
  ['coloque a frase "você consegue" no meio do vídeo', "você consegue"],
  ["escreve Calma no meio do filme e Tchau no fim", "Calma"],
  ["Zoom lento no copo. Texto Calma no meio do vídeo", "Calma"],
])(
  "a text for the middle of the film is read there, and the picture's middle is not meant: %s",
  (text, words) => {
    const { shots } = read(text);
    expect(shots[Math.floor(shots.length / 2)]!.caption).toBe(words);
    expect(shots[0]!.caption).toBeNull();
    expect(shots[0]!.target.kind).not.toBe("center");
  },
);

test("a text for the middle takes no other text's place, however many shots there are", () => {
  const text = 'Close no rosto com "Um". Depois a foto inteira com "Dois". Escreve Calma no meio do vídeo.';
  for (const seconds of [8, 12, 15, 20, 25, 30]) {
    const captions = read(text, seconds).shots.flatMap(({ caption }) => caption ?? []);
    expect(captions.toSorted()).toEqual(["Calma", "Dois", "Um"]);
  }
});

test("an effect where the film ends changes nothing else of the last shot", () => {
  const plain = read("Filme viral");
  const slow = read("com efeito de câmera lenta no final");
  expect(slow.shots.at(-1).effects).toEqual(["slow"]);
  const views = (film: typeof plain) => film.shots.map(({ size, target, move }) => ({ size, target, move }));
  expect(views(slow)).toEqual(views(plain));
});

test.each([
  ["A câmera desce devagar do céu até o chão", { target: { kind: "top" }, until: { kind: "bottom" } }],
  ["Primeiro mostra tudo, aí dá zoom no copo", { target: { kind: "whole" } }],
  ["primeiro plano geral depois detalhe do copo", { size: "wide" }],
  ["fecha no olho esquerdo", { target: { kind: "face" } }],
  ["dividir a tela em duas: rosto em cima e foto inteira embaixo", { effects: ["two-panels"] }],
])("the first shot is as it is said: %s", (text, shot) => {
  expect(read(text).shots[0]).toMatchObject(shot);
});

const WIDE_PHOTO = { width: 3000, height: 2000 };
const HIGH_PHOTO = { width: 1000, height: 3000 };

test.each([
  ["anda pela foto da esquerda pra direita bem devagar", "pan-right", WIDE_PHOTO, HIGH_PHOTO],
  ["a câmera sobe devagar", "tilt-up", HIGH_PHOTO, WIDE_PHOTO],
])("a move that the picture has room for is over all of it: %s", (text, move, roomy, narrow) => {
  const film = (reading: typeof BEER) =>
    readScript(text, { style: "viral", seconds: 30, seed: 1, reading }).storyboard.shots[0];
  expect(film({ ...BEER, ...roomy })).toMatchObject({ move, size: "wide", target: { kind: "all" } });
  expect(film({ ...BEER, ...narrow })).toMatchObject({ move, target: { kind: "subject" } });
});

test("all of it in so many seconds is the film's length", () => {
  expect(read("dá um close no rosto, corta pro copo, corta pra foto toda, tudo em 8 segundos").seconds).toBe(
    8,
  );
});

test.each(["Encerrar com o copo", "fechar com o copo bem de perto", "finalize no copo"])(
  "a shot that ends the film is the last, however the verb is said: %s",
  (text) => {
    expect(read(text).shots.at(-1)).toMatchObject({ target: { kind: "thing", label: "cup" } });
  },
);

test("a shot shorter than planned gives its time to the next, and one that takes its time keeps its words", () => {
  const plain = read("Close no copo");
  const beats = plain.shots[0]!.beats;
  const { shots } = read("Close no copo por 0.4 segundos");
  expect(shots[0]!.beats).toBeLessThan(beats);
  expect(beatsOf(shots)).toBe(beatsOf(plain.shots));
  const story = plain.shots.flatMap(({ caption }) => caption ?? []);
  expect(read("Close no copo por 6 segundos").shots.flatMap(({ caption }) => caption ?? [])[0]).toBe(
    story[0],
  );
});

test("half of the film's time and more is no shot's", () => {
  const { shots } = read("Vídeo de 15 segundos. Close no copo");
  expect(read("Close no copo, 15 segundos").shots).toEqual(shots);
});

test.each([
  ["Texto grande: Promoção. Depois: Só hoje", ["Promoção", "Só hoje"]],
  ["Texto grande: Promoção. Depois: Só hoje. Em seguida: Corre", ["Promoção", "Só hoje", "Corre"]],
  ["Close no copo com o texto: Promoção. Depois: zoom no rosto", ["Promoção"]],
  ["Três textos: Café, Pão, Amor. Um de cada vez.", ["Café", "Pão", "Amor"]],
  ["legenda em cima dizendo bom dia e outra embaixo dizendo boa noite", ["bom dia", "boa noite"]],
  ["faz igual trailer de filme, letras grandes: EM BREVE", ["EM BREVE"]],
  ["três cortes rápidos no copo, em cada um aparece uma palavra: fé, força, foco", ["fé", "força", "foco"]],
])("texts follow one another as they are said: %s", (text, captions) => {
  const { shots } = read(text);
  expect(shots.flatMap(({ caption }) => caption?.replace(/\.$/, "") ?? [])).toEqual(captions);
});

test.each([
  ["primeira cena o rosto com o texto Oi, segunda cena a foto inteira com o texto Tchau", ["face", "whole"]],
  ["Na primeira cena o rosto com o texto Oi, na última cena o copo com o texto Tchau", ["face", "thing"]],
])("scenes that are counted within a sentence are shots of their own: %s", (text, kinds) => {
  const worded = read(text).shots.filter(({ caption }) => caption !== null);
  expect(worded.map(({ target }) => target.kind)).toEqual(kinds);
  expect(worded.map(({ caption }) => caption)).toEqual(["Oi", "Tchau"]);
});

test.each([
  "começa com um close no rosto e abre devagar até mostrar tudo",
  "close no rosto, afasta até a foto inteira",
  "começa pelo rosto e vai abrindo até aparecer tudo",
  "start on the face and slowly zoom out to the whole photo",
])("a camera that opens out from what it shows has time for its way to all of the photo: %s", (text) => {
  const { shots, bpm } = read(text);
  expect(shots[0]).toMatchObject({
    target: { kind: "face" },
    until: { kind: "whole" },
    move: "pull-out",
  });
  expect(secondsOf(shots[0]!, bpm)).toBeGreaterThan(2.5);
  expect(shots.slice(1).every(({ until }) => until?.kind !== "whole")).toBe(true);
});

test("everything that a camera shows is no text for the screen", () => {
  const { shots } = read("Close no rosto, abre até mostrar tudo. No segundo 8 aparece: Coleção nova");
  expect(shots.flatMap(({ caption }) => caption ?? [])).toEqual(["Coleção nova"]);
});

test("texts that come to one shot are all read there", () => {
  const { shots } = read(
    'Coloca "Novo" aos 10 segundos, "Barato" aos 11 segundos e "Vem" aos 20 segundos. No final "Tchau"',
    10,
  );
  expect(shots.flatMap(({ caption }) => caption?.split("\n") ?? [])).toEqual([
    "Novo",
    "Barato",
    "Vem",
    "Tchau",
  ]);
});

test("what becomes open or whole by itself is no way of the camera", () => {
  const { shots } = read("A padaria abre devagar até tudo ficar pronto");
  expect(shots.some(({ until }) => until?.kind === "whole")).toBe(false);
});

test("a whip to another place is the cut to a shot of its own", () => {
  const { shots } = read("Começa com plano aberto, chicote no rosto, congela");
  expect(shots[0]).toMatchObject({ size: "wide", target: { kind: "all" } });
  const next = shots.find(({ target }) => target.kind === "face");
  expect(next).toMatchObject({ transition: "whip", effects: ["freeze"] });
});

test("an effect that is asked for without a shot comes again and again; one that is not wanted does not", () => {
  const { shots } = read("Quero efeito glitch, sem flash");
  const withIt = shots.filter(({ effects }) => effects.includes("colour-split"));
  expect(withIt.length).toBeGreaterThan(shots.length / 4);
  expect(withIt.length).toBeLessThan(shots.length / 2);
  expect(shots.some(({ effects }) => effects.includes("flash"))).toBe(false);
});

test("two effects of a film take turns, slowness is in all of its shots, and a way to open in the first alone", () => {
  const both = read("quero tremor e glitch").shots.map(({ effects }) => effects);
  for (const effect of ["shake", "colour-split"] as const)
    expect(both.filter((each) => each.includes(effect)).length).toBeGreaterThan(1);
  expect(both.some((each) => each.includes("shake") && each.includes("colour-split"))).toBe(false);
  for (const slow of [
    "tudo em câmera lenta",
    "Deixa tudo mais devagar e sem texto",
    "câmera lenta e a frase: oi",
  ])
    expect(
      read(slow).shots.every(({ effects }) => effects.includes("slow")),
      slow,
    ).toBe(true);
  const plain = read("Vídeo sem texto").shots;
  for (const other of ["preciso disso pra hoje bem rápido", "O menino treme de frio"])
    expect(
      read(other).shots.map(({ effects }) => effects),
      other,
    ).toEqual(plain.map(({ effects }) => effects));
  const dark = read("um vídeo que começa escuro").shots;
  expect(dark.map(({ effects }) => effects.includes("from-black"))).toEqual(
    dark.map((_, index) => index === 0),
  );
});

test.each([
  ['No segundo 10 aparece "50% OFF"', "50% OFF", 10],
  ["coloca o texto Chegou a coleção aos 12 segundos", "Chegou a coleção", 12],
  ['At 20 seconds show the text "Save the date"', "Save the date", 20],
])("a text stands on the shot that begins nearest to its second: %s", (text, caption, second) => {
  const { shots, bpm } = read(text);
  const at = shots.findIndex((shot) => shot.caption === caption);
  const starts = shots.map((_, index) => (beatsOf(shots.slice(0, index)) * 60) / bpm);
  const apart = starts.map((start) => Math.abs(start - second));
  expect(apart[at]).toBe(Math.min(...apart));
  expect(shots.filter((shot) => shot.caption !== null)).toHaveLength(1);
});

test.each([
  ["a cada dois segundos troca de enquadramento", 2],
  ["corte a cada 3 segundos", 3],
  ["quero cenas de 4 segundos cada", 4],
  ["planos de 2s, começa no rosto", 2],
  ["Every 3 seconds a new scene", 3],
])("the film is cut as often as a text asks for: %s", (text, length) => {
  const { shots, bpm } = read(text);
  expect(shots).toHaveLength(Math.round(30 / length));
  const beats = shots.map((shot) => shot.beats);
  expect(Math.max(...beats) - Math.min(...beats)).toBeLessThanOrEqual(1);
  expect(Math.abs(secondsOf(shots[0]!, bpm) - length)).toBeLessThan(60 / bpm);
});

test("cuts too short to see anything are longer, and of what is no film's cut nothing is taken", () => {
  const { shots } = read("corta a cada 0,2 segundos");
  expect(shots.length).toBeLessThanOrEqual(22);
  const plain = read("Vídeo sem texto").shots.map(({ beats }) => beats);
  for (const other of ["A cada 3 segundos uma cena de amor", "Cenas de 2 segundos que mudaram a minha vida"])
    expect(
      read(other).shots.map(({ beats }) => beats),
      other,
    ).toEqual(plain);
});

test.each([
  ["escreve Oi, termina no copo", ["Oi"]],
  ["escreve Oi e termina no copo com Tchau", ["Oi", "Tchau"]],
])("words that are asked for ahead of the film's end are read before it: %s", (text, captions) => {
  const { shots } = read(text);
  expect(shots.flatMap(({ caption }) => caption ?? [])).toEqual(captions);
  expect(shots[0]?.caption).toBe("Oi");
  expect(shots.at(-1)?.target).toMatchObject({ label: "cup" });
  expect(shots.at(-1)?.caption ?? undefined).toBe(captions[1]);
});

test("a text behind shots leaves them as they are", () => {
  const kinds = read("mostra o copo, depois a foto inteira e escreve Oi").shots.map(
    ({ target }) => target.kind,
  );
  expect(kinds.indexOf("thing")).toBe(0);
  expect(kinds).toContain("whole");
});

test("the film ends where the text says, whatever length another shot has", () => {
  const { shots, bpm } = read("começa no copo 3 segundos e termina na foto inteira, com o texto Oi no fim");
  expect(shots[0]?.target).toMatchObject({ label: "cup" });
  expect(secondsOf(shots[0]!, bpm)).toBeCloseTo(3, 0);
  expect(shots.at(-1)).toMatchObject({ target: { kind: "whole" }, caption: "Oi" });
  expect(shots.slice(0, -1).filter(({ caption }) => caption !== null)).toEqual([]);
  expect(shots.length).toBeGreaterThan(4);
});
