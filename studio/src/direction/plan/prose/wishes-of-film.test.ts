import { expect, test } from "vitest";
import { BEER, GLASS } from "../../../../testing/direction/readings.ts";
import { withPeople } from "../../../../testing/direction/keyed-readings.ts";
import { discMatte } from "../../../../testing/mattes.ts";
import { frameTarget } from "../../framing/framing.ts";
import { viewOf } from "../../framing/view.ts";
import { readScript } from "../script/read-script.ts";

function understand(text: string, seconds = 15, reading = BEER) {
  return readScript(text, { style: "viral", seconds, seed: 1, reading });
}

function read(text: string, seconds?: number) {
  return understand(text, seconds).storyboard;
}

const ZOOMS = ["push-in", "pull-out", "punch-in", "dolly"];

test.each(["nada de zoom", "não quero zoom", "No zooms, please"])(
  "a film without zooms has none: %s",
  (text) => {
    const { shots } = read(text);
    expect(shots.filter(({ move }) => ZOOMS.includes(move))).toEqual([]);
    expect(new Set(shots.map(({ move }) => move)).size).toBeGreaterThan(1);
  },
);

test("quick cuts are without zooms too where the text says so", () => {
  const { shots } = read("cortes rápidos, sem zoom");
  expect(shots.length).toBeGreaterThan(8);
  expect(shots.filter(({ move }) => ZOOMS.includes(move))).toEqual([]);
});

test.each(["nada de zoom exagerado", "capricha no zoom do copo"])(
  "words about some zooms, or for one, take no zoom away: %s",
  (text) => {
    expect(read(text).shots.some(({ move }) => ZOOMS.includes(move))).toBe(true);
  },
);

test.each(["nada de zoom exagerado", "evite movimentos bruscos", "no crazy zooms"])(
  "a film without sudden moves still zooms, but never at once: %s",
  (text) => {
    const moves = Array.from({ length: 6 }, (_, seed) =>
      readScript(text, { style: "viral", seconds: 30, seed, reading: BEER }),
    ).flatMap(({ storyboard }) => storyboard.shots.map(({ move }) => move));
    expect(moves).toContain("push-in");
    expect(moves).not.toContain("punch-in");
  },
);

test("a film of moves to the side goes to one and to the other", () => {
  const moves = read("só movimento lateral").shots.map(({ move }) => move);
  expect(new Set(moves)).toEqual(new Set(["pan-left", "pan-right"]));
});

test.each([
  "Foca no copo o tempo todo",
  "sempre no copo, do começo ao fim",
  "Keep the glass in frame at all times",
  "mantém o copo no centro do quadro o vídeo todo",
])("what is kept in view is in every shot, from near and far: %s", (text) => {
  const { shots } = read(text);
  expect(shots.length).toBeGreaterThan(5);
  for (const { target } of shots) expect(target).toMatchObject({ kind: "thing", label: "cup" });
  expect(new Set(shots.map(({ size }) => size)).size).toBeGreaterThan(2);
});

test("a tiny thing that is kept in view is in all views, and with more and less around it", () => {
  const [cup] = GLASS.things;
  const reading = { ...GLASS, things: [{ ...cup!, x: 0.2, y: 0.7, w: 0.05, h: 0.04 }] };
  const { shots } = understand("Foca no copo o tempo todo", 15, reading).storyboard;
  const zooms = shots.map(({ target, size }) => frameTarget(target, size, reading).framing.zoom);
  expect(Math.max(...zooms)).toBeGreaterThan(1.8 * Math.min(...zooms));
  for (const { target, size } of shots) {
    const { framing, stage } = frameTarget(target, size, reading);
    const view = viewOf(framing, stage.cover);
    expect(view.left).toBeLessThan(0.22);
    expect(view.right).toBeGreaterThan(0.23);
    expect(view.bottom).toBeGreaterThan(0.73);
  }
});

test("what is to stay as it is, and words that stay, are no view", () => {
  for (const text of ["Keep the glass exactly the same throughout", "texto embaixo o vídeo todo: Oi"]) {
    expect(new Set(read(text).shots.map(({ target }) => target.kind)).size).toBeGreaterThan(2);
  }
});

test.each([
  ["Quero 8 cenas bem curtinhas", 8],
  ["um vídeo com cinco cenas", 5],
  ["in 3 shots", 3],
  ["três cenas: o rosto, o copo e a foto inteira", 3],
  ["duas cenas: rosto e copo", 2],
])("a film has as many shots as its text says: %s", (text, count) => {
  expect(read(text).shots).toHaveLength(count);
});

test.each(["nas 2 primeiras cenas, close no copo", "as três cenas ficam ótimas, close no copo"])(
  "a number of some shots is none of all: %s",
  (text) => {
    expect(read(text).shots.length).toBeGreaterThan(5);
  },
);

test("the shots of a list are the film's, each as long as is said of all", () => {
  const { shots, seconds } = read("3 cenas de 4 segundos: o rosto, o copo e a foto inteira");
  expect(seconds).toBe(12);
  expect(shots.map(({ target }) => target.kind)).toEqual(["face", "thing", "whole"]);
});

test("each detail is seen for as long as is said", () => {
  const { shots, bpm } = read("Mostra cada detalhe por 2 segundos");
  for (const { beats } of shots) expect(Math.abs((beats * 60) / bpm - 2)).toBeLessThan(0.5);
});

test("shots that are asked for at a second begin at the cut nearest to it", () => {
  const { shots, bpm } = read("Close no copo aos 5 segundos e foto inteira aos 10 segundos");
  let beats = 0;
  const starts = new Map(
    shots.map(({ target, size, beats: own }) => {
      beats += own;
      return [`${size} ${target.kind}`, ((beats - own) * 60) / bpm];
    }),
  );
  expect(Math.abs(starts.get("close-up thing")! - 5)).toBeLessThan(1);
  expect(Math.abs(starts.get("wide whole")! - 10)).toBeLessThan(1);
});

test.each([
  'No começo escreve "Antes", no fim escreve "Depois"',
  'Escreve "Antes" no começo e "Depois" no fim',
  'Start with "Antes", end with "Depois"',
])("each of two quoted texts stands at the end of the film that its own clause names: %s", (text) => {
  const { shots } = read(text);
  expect([shots[0]!.caption, shots.at(-1).caption]).toEqual(["Antes", "Depois"]);
});

test.each([
  "O texto fica atrás do copo: SAÚDE",
  "Coloca o texto SAÚDE atrás da pessoa",
  'Bota "SAÚDE" atrás dela',
  "write SAÚDE in huge letters behind her",
])("a text that is asked for behind somebody or something stands there: %s", (text) => {
  const reading = { ...BEER, matte: discMatte(0.5, 0.4, 0.2) };
  const { shots } = understand(text, 15, reading).storyboard;
  const [shot] = shots.filter(({ caption }) => caption !== null);
  expect(shot).toMatchObject({ caption: "SAÚDE", effects: ["words-behind"] });
});

test("signs that are asked for are read where the text says", () => {
  expect(read("Coloca um emoji de cerveja no final 🍺").shots.at(-1).caption).toBe("🍺");
  expect(read("Começa com um emoji 🔥 bem grande").shots[0]!.caption).toBe("🔥");
});

test.each([
  [
    "Congela no copo e dá um flash",
    { target: { kind: "thing", label: "cup" }, effects: ["freeze", "flash"] },
  ],
  ["Primeiro o copo inteiro, depois a foto toda", { target: { kind: "thing", label: "cup" } }],
  ["Letras amarelas embaixo e zoom no rosto", { target: { kind: "face" }, move: "push-in" }],
  [
    "bota te amo mãe no meio da tela e aproxima do rosto dela",
    { target: { kind: "face" }, caption: "te amo mãe" },
  ],
])("the first shot is what is named, and not where letters stand: %s", (text, first) => {
  expect(read(text).shots[0]).toMatchObject(first);
});

test("a move to something else is a shot of its own, and its first word may belong to the name", () => {
  const shown = read("Passa pela foto toda e para no copo").shots;
  expect(shown[0]!.target.kind).toBe("whole");
  expect(shown.some(({ target, move }) => target.kind === "thing" && move === "hold")).toBe(true);
});

test("halves of a screen are no places of the picture", () => {
  const { shots } = read("Divide a tela em duas: copo em cima e mesa embaixo");
  expect(shots.some(({ effects }) => effects.includes("two-panels"))).toBe(true);
  expect(shots[0]!.target.kind).not.toMatch(/top|bottom/);
});

test("of two places in turn, all of the photo stands for the one without a name", () => {
  const kinds = read("Vai alternando entre o copo e o fundo").shots.map(({ target }) => target.kind);
  expect(kinds.slice(0, 4)).toEqual(["thing", "all", "thing", "all"]);
});

test.each([
  ["Começa em preto e branco e depois fica colorido", /mesmas cores do começo ao fim/],
  ["Troca a música por um samba", /A música vem do modelo/],
  ["Quero letras grandes e amarelas", /As letras vêm do modelo/],
  ["Bold yellow captions please, slow zoom", /As letras vêm do modelo/],
  ["Deixa mais escuro e com granulado de filme antigo", /se mudam no prompt da imagem/],
  ["Abre com um detalhe da mão", /não sei onde fica "mão" na foto/i],
  ["Plano aberto, depois bem de perto no rótulo", /não sei onde fica "rótulo" na foto/i],
  ["foca na tatuagem do braço", /não sei onde fica "tatuagem do braço" na foto/i],
  ["mostra primeiro a mão, depois o anel", /não sei onde ficam "mão" e "anel" na foto/i],
  ["Quero vender o tênis: mostra a sola e o cadarço", /não sei onde ficam "sola" e "cadarço" na foto/i],
  ["Open on the guitar. Then the stage.", /não sei onde ficam "guitar" e "stage" na foto/i],
])("what a film cannot do is said: %s", (text, remark) => {
  expect(
    understand(text)
      .warnings.map((each) => each.text)
      .join(" "),
  ).toMatch(remark);
});

test.each([
  "o fundo fica preto e branco e a pessoa colorida",
  "Corta na batida da música",
  "Plano aberto da praia",
  "Close no rosto, letras no alto",
  "Zoom lento na torre",
])("nothing is said of what it can: %s", (text) => {
  expect(understand(text).warnings).toHaveLength(1);
});

test.each([
  'Coloca "PROMOÇÃO" em todas as cenas',
  "deixa escrito PROMOÇÃO o vídeo todo",
  "deixa a frase PROMOÇÃO o tempo todo na tela",
  "Write PROMOÇÃO on every shot",
])("a text for all of the film is read in every shot: %s", (text) => {
  expect(new Set(read(text).shots.map(({ caption }) => caption))).toEqual(new Set(["PROMOÇÃO"]));
});

test.each(["Close em cada copo", "Mostra os copos um por um", "Show each glass for two seconds"])(
  "each thing of a name has a shot, and the film stays as long: %s",
  (text) => {
    const reading = { ...GLASS, things: [...GLASS.things, ...GLASS.things.map(beside)] };
    const { shots, seconds } = understand(text, 15, reading).storyboard;
    const cups = shots.flatMap(({ target }) => (target.kind === "thing" ? [target.which] : []));
    expect(cups).toEqual(expect.arrayContaining([1, 2]));
    expect(seconds).toBe(15);
  },
);

test.each(["Close em cada rosto", "Show every face once"])("each face has a shot: %s", (text) => {
  const { shots } = understand(text, 15, withPeople(3)).storyboard;
  const faces = shots.flatMap(({ target, size }) =>
    target.kind === "person" && size === "close-up" ? [target.which] : [],
  );
  expect(faces).toEqual(expect.arrayContaining([1, 2, 3]));
});

test("seconds on each of nothing that is named are those of every shot", () => {
  const { shots, bpm } = read("fica 3 segundos em cada um", 30);
  for (const { beats } of shots.slice(0, -1)) expect(Math.abs((beats * 60) / bpm - 3)).toBeLessThan(60 / bpm);
});

test("effects at the film's beginning, middle and end stand there, and show what the film shows there", () => {
  const { shots } = read("acelera no meio e congela no final");
  const at = shots.findIndex(({ effects }) => effects.includes("fast"));
  expect(Math.abs(at - (shots.length - 1) / 2)).toBeLessThan(2);
  expect(shots[at]!.target.kind).not.toBe("center");
  expect(shots.at(-1).effects).toEqual(["freeze"]);
  expect(read("começa acelerado no começo").shots[0]!.effects).toContain("fast");
  const held = read("mostra o copo com tremida e no fim congela").shots;
  expect(held.at(-1)).toMatchObject({ target: { kind: "thing" }, effects: ["freeze"] });
});

test("no film ends in black", () => {
  expect(read("Encerrar com a tela preta").shots.at(-1).effects).not.toContain("from-black");
});

test.each(["Sem efeitos, só cortes secos", "No effects, please"])(
  "a film without effects has none, and cuts hard: %s",
  (text) => {
    for (const { effects, transition } of read(text).shots) {
      expect([effects, transition]).toEqual([[], "cut"]);
    }
  },
);

test("so many quick cuts as are said", () => {
  const { shots } = read("Three quick cuts on the glass, then slow zoom on the face", 30);
  expect(shots.slice(0, 5).map(({ effects }) => effects.includes("fast"))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("a name is said once for two of them", () => {
  const { shots } = read("Começa no copo da esquerda e termina no da direita");
  expect(shots[0]!.target).toMatchObject({ which: "left" });
  expect(shots.at(-1).target).toMatchObject({ which: "right" });
});

function beside(thing: (typeof GLASS.things)[number]): typeof thing {
  return { ...thing, x: Math.max(0, thing.x - 0.3) };
}

test.each(["Câmera parada o tempo inteiro", "static camera for the whole video"])(
  "a camera that stands still does so in all of the film: %s",
  (text) => {
    const { shots } = read(text);
    expect(new Set(shots.map(({ move }) => move))).toEqual(new Set(["hold"]));
    expect(shots.every(({ until }) => until === undefined)).toBe(true);
  },
);

test("zooms that are taken out are none", () => {
  const zooms = read("tira o zoom e deixa mais calmo").shots.filter(({ move }) =>
    ["push-in", "pull-out", "punch-in", "dolly"].includes(move),
  );
  expect(zooms).toEqual([]);
});

test.each([
  ["vídeo rápido com uns 6 cortes", 6],
  ["slow zoom, in five cuts", 5],
])("a number of cuts is one of shots: %s", (text, count) => {
  expect(read(text).shots).toHaveLength(count);
});

test("of shots in a list each is one, also what is said in a word", () => {
  const sizes = read("Three shots: hands, face, wide").shots.map(({ size }) => size);
  expect(sizes).toHaveLength(3);
  expect(sizes[0]).toBe("close-up");
  expect(sizes[2]).toBe("wide");
});

test("a text for the middle of the film stands there", () => {
  const captions = read('No meio do vídeo aparece "ele voltou"').shots.map(({ caption }) => caption);
  const at = captions.indexOf("ele voltou");
  expect(Math.abs(at - (captions.length - 1) / 2)).toBeLessThan(2);
});

test("texts in a list for all scenes are read one after the other", () => {
  const { shots } = read("Coloca legenda em todas as cenas: amor, paz, união");
  expect(shots.flatMap(({ caption }) => caption ?? [])).toEqual(["amor", "paz", "união"]);
});

test("a film ends with an address, with or without an article", () => {
  for (const text of ["fecha com o @doceria.da.lu", "fecha com @doceria.da.lu"])
    expect(read(text).shots.at(-1)?.caption).toBe("@doceria.da.lu");
});
