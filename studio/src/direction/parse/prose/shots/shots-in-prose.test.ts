import { expect, test } from "vitest";
import { shotsInProse } from "./shots-in-prose.ts";

const CUP = { kind: "thing", label: "cup", which: 1 };
const PHONE = { kind: "thing", label: "cell phone", which: 1 };
const targetsOf = (sentence: string) =>
  shotsInProse(sentence, { from: 0, to: 0 }).map(({ target }) => target);

test.each([
  ["aparece o rosto devagar, corta pro copo", [{ kind: "face" }, CUP]],
  ["Abre com a foto toda, fecha no copo e fica lá", [{ kind: "whole" }, CUP]],
  ["gira no copo; depois pula pro rosto", [CUP, { kind: "face" }]],
  ["foca no copo e volta pro rosto", [CUP, { kind: "face" }]],
  ["Abre no copo, 3 segundos, corta pra foto inteira", [CUP, { kind: "whole" }]],
  ["start on the cup, end on the full picture", [CUP, { kind: "whole" }]],
])("shots follow one another as people say it: %s", (sentence, targets) => {
  expect(targetsOf(sentence)).toEqual(targets);
});

test.each([
  ["Close no copo e no rosto", "close-up", undefined],
  ["zoom no copo, no rosto", undefined, "push-in"],
  ["foca no copo e no rosto", undefined, undefined],
  ["plano médio do copo e do rosto", "medium", undefined],
  ["dois closes: um no copo e outro no rosto", "close-up", undefined],
  ["close on the cup and the face", "close-up", undefined],
])("a list of what is looked at has a shot of each, all alike: %s", (sentence, size, move) => {
  const shots = shotsInProse(sentence, { from: 0, to: 0 });
  expect(shots.map(({ target }) => target)).toEqual([CUP, { kind: "face" }]);
  for (const shot of shots) expect([shot.size, shot.move]).toEqual([size, move]);
});

test("what is found nowhere has its shot in such a list, and where something stands is none", () => {
  expect(targetsOf("close no rosto dela e nas mãos")).toEqual([{ kind: "face" }, undefined]);
  expect(targetsOf("foca na ponte e no copo")).toEqual([undefined, CUP]);
  expect(targetsOf("quero um close na tatuagem e outro no rosto")).toEqual([undefined, { kind: "face" }]);
  expect(targetsOf("close no rosto, na praia")).toEqual([{ kind: "face" }]);
  expect(targetsOf("Close no copo, a mesa ao fundo")).toEqual([CUP]);
});

test.each([
  ["Mostra o copo, depois o celular e o rosto", [CUP, PHONE, { kind: "face" }]],
  [
    "Mostra o rosto, depois o copo, o celular e a foto toda",
    [{ kind: "face" }, CUP, PHONE, { kind: "whole" }],
  ],
])("a list goes on behind a 'depois': %s", (sentence, targets) => {
  expect(targetsOf(sentence)).toEqual(targets);
});

test("what is to be seen in the middle is there, and in a divided screen it is a place on it", () => {
  const shots = shotsInProse("no começo a foto toda, no meio o copo, no fim o rosto", { from: 0, to: 0 });
  expect(shots.map(({ target, at, last }) => [target, at, last])).toEqual([
    [{ kind: "whole" }, undefined, undefined],
    [CUP, "middle", undefined],
    [{ kind: "face" }, undefined, true],
  ]);
  const divided = shotsInProse("tela dividida em 3, em cima o rosto, no meio o copo", { from: 0, to: 0 });
  expect(divided.filter(({ at }) => at !== undefined)).toEqual([]);
});

test("an English ending is the film's last shot", () => {
  const shots = shotsInProse("start with a close-up of the cup and finish on the whole photo", {
    from: 0,
    to: 0,
  });
  expect(shots.map(({ target }) => target)).toEqual([CUP, { kind: "whole" }]);
  expect(shots.at(-1)?.last).toBe(true);
});

test.each(["Começa no copo e abre pra foto toda", "close no copo, abre devagar pro plano geral"])(
  "what opens to all of the photo is one way of the camera: %s",
  (sentence) => {
    const [shot, ...others] = shotsInProse(sentence, { from: 0, to: 0 });
    expect(shot).toMatchObject({ target: CUP, move: "pull-out", until: { kind: "whole" } });
    expect(others).toEqual([]);
  },
);

test("what opens later may be a cut to it", () => {
  expect(targetsOf("foca no copo e depois abre pra foto toda")).toEqual([CUP, { kind: "whole" }]);
});

test.each([
  ["Começa no copo 3 segundos", [3]],
  ["3 segundos no copo, depois a foto inteira", [3, undefined]],
  ["fica 3 segundos no copo e depois mostra o rosto", [3, undefined]],
  ["mostra o copo 3s e a foto inteira 5s", [3, 5]],
  ["stay on the cup for 3 seconds", [3]],
  ["mostra o copo a cada 3 segundos", [undefined]],
  ["mostra o copo aos 3 segundos", [undefined]],
])("how long a shot stands may be said before or behind it: %s", (sentence, lengths) => {
  expect(shotsInProse(sentence, { from: 0, to: 0 }).map(({ length }) => length)).toEqual(lengths);
});

test.each(["fica no copo", "segura no copo", "parte do copo", "chega no copo", "feature the cup"])(
  "whatever verb leads the camera to what is named shows it: %s",
  (sentence) => {
    expect(targetsOf(sentence)).toEqual([CUP]);
  },
);

test.each([
  ["Show the house first, then the garden, then the pool at the end", 3],
  ["mostra a fachada, bem de perto", 1],
  ["começa no letreiro e termina na porta", 2],
  ["vai do portão até a piscina", 2],
  ["close no copo, depois no prato", 2],
  ["vai pro story, então curtinho", 0],
  ["mostra o antes", 0],
  ["começa com o título", 0],
])("what no network finds has its shot: %s", (sentence, count) => {
  expect(targetsOf(sentence)).toHaveLength(count);
});

test.each([
  ["começa mostrando o céu", [{ kind: "top" }]],
  ["close no copo, depois corta pro céu", [CUP, { kind: "top" }]],
  ["do chão até o teto", [{ kind: "bottom" }]],
  ["pan from the sky to the cup", [{ kind: "top" }]],
  ["mostra o rosto, a mão e a foto inteira", [{ kind: "face" }, undefined, { kind: "whole" }]],
])("the sky is at the top, the ground at the bottom: %s", (sentence, targets) => {
  expect(targetsOf(sentence)).toEqual(targets);
});

test("a saying is no way of the camera", () => {
  expect(targetsOf("de pai pra filho")).toEqual([]);
});

test("a way from side to side is a pan, however the camera walks", () => {
  const [shot] = shotsInProse("a câmera passeia da esquerda pra direita", { from: 0, to: 0 });
  expect(shot?.move).toBe("pan-right");
});

test.each([
  ["mostra o copo, depois o rosto e depois tudo", [CUP, { kind: "face" }, { kind: "whole" }]],
  ["Mostra primeiro o rosto, depois o copo", [{ kind: "face" }, CUP]],
  ["mostra o rosto, mostra o copo", [{ kind: "face" }, CUP]],
  ["show the cup, then everything", [CUP, { kind: "whole" }]],
])("what is to be shown is a shot, also the first of them: %s", (sentence, targets) => {
  expect(targetsOf(sentence)).toEqual(targets);
});

test.each([
  ["começa no copo inteiro, depois o rosto", "wide"],
  ["mostra o copo completo, depois o rosto", "wide"],
  ["close no copo inteiro, depois o rosto", "close-up"],
  ["começa no copo, depois o rosto", undefined],
])("what is named whole is a wide shot, unless another size is said: %s", (sentence, size) => {
  const [first] = shotsInProse(sentence, { from: 0, to: 0 });
  expect(first?.target).toEqual(CUP);
  expect(first?.size).toBe(size);
});

test.each([
  ["Começa com o cartaz inteiro, depois o copo", [{ kind: "whole" }, CUP]],
  ["mostra o flyer, depois o copo", [{ kind: "whole" }, CUP]],
  ["termina na página inteira", [{ kind: "whole" }]],
  ["start with the whole poster", [{ kind: "whole" }]],
])("a photo of something printed may be called by that: %s", (sentence, targets) => {
  expect(targetsOf(sentence)).toEqual(targets);
});

const CODE = { kind: "thing", label: "qr code", which: 1 };
test.each(["Foca no QR code", "mostra o qrcode de perto", "close no código QR", "end on the QR code"])(
  "a code to be scanned is a target: %s",
  (sentence) => {
    expect(targetsOf(sentence)).toEqual([CODE]);
  },
);

const CLOTHING = { kind: "thing", label: "clothing", which: 1 };
test.each([
  ["mostra o rosto, a roupa e a foto inteira", [{ kind: "face" }, CLOTHING, { kind: "whole" }]],
  ["mostra o rosto, o sorriso e os olhos", [{ kind: "face" }]],
  ["mostra o copo, o fundo desfocado e uma luz suave", [CUP]],
  ["gira no copo, a roupa", [CUP]],
  ["mostra o rosto, luz suave no copo", [{ kind: "face" }]],
  ["começa no rosto, aí vai pra foto toda", [{ kind: "face" }, { kind: "whole" }]],
])("what is listed after words that show it is a shot each, if it is another: %s", (sentence, targets) => {
  expect(targetsOf(sentence)).toEqual(targets);
});

test.each([
  ["nos primeiros 3 segundos, close no rosto, depois o copo", [3, undefined]],
  ["close no rosto nos primeiros dois segundos, depois plano aberto", [2, undefined]],
  ["close no rosto, depois plano aberto nos últimos 4s", [undefined, 4]],
  ["close no rosto (2s), vai pra foto toda (5s)", [2, 5]],
])("lengths belong to the shots that they are said of: %s", (sentence, lengths) => {
  const shots = shotsInProse(sentence, { from: 0, to: 0 });
  expect(shots.map(({ length }) => length)).toEqual(lengths);
});

test("a shot of the last seconds is the film's last", () => {
  const [shot] = shotsInProse("nos últimos 4s mostra a foto inteira", { from: 0, to: 0 });
  expect(shot).toMatchObject({ last: true, target: { kind: "whole" } });
});

test("a name alone is no shot", () => {
  expect(targetsOf("o copo da promoção")).toEqual([]);
});

test.each([
  ["não mostra o rosto", []],
  ["zoom no copo, sem mostrar o rosto", [CUP]],
  ["close no copo sem aparecer o rosto", [CUP]],
  ["sem mostrar o rosto e termina no copo", [CUP]],
  ["esconde o rosto e mostra o copo", [CUP]],
  ["don't show the face, close on the cup", [CUP]],
  ["o rosto não aparece, close no copo", [CUP]],
  ["não mostra o rosto no começo, só no final", [{ kind: "face" }]],
  ["close no rosto sem foco no fundo", [{ kind: "face" }]],
])("what is not to be shown is no shot, unless it is shown later: %s", (sentence, targets) => {
  expect(targetsOf(sentence)).toEqual(targets);
});
