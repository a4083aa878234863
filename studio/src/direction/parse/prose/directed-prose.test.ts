import type { StoryShot } from "@curta/contract";
import { expect, test } from "vitest";
import { REMARKS } from "@curta/contract/remarks";
import { direct } from "../../plan/direct.ts";
import { BEER } from "../../../../testing/direction/readings.ts";
import { storyLanguageOf } from "../../copy/language/text-language.ts";
import { readScript } from "../../plan/script/read-script.ts";
import { writeScript } from "../../plan/script/write-script.ts";
import { lengthOfCuts } from "../script-time.ts";
import { directedProse } from "./directed-prose.ts";
import { shotsInProse } from "./shots/shots-in-prose.ts";

const WISHES = { style: "viral", seconds: 10, seed: 1 } as const;

function read(text: string) {
  const { storyboard, warnings, shotLines } = readScript(text, { ...WISHES, reading: BEER });
  const { shots } = storyboard;
  const captions = shots.flatMap(({ caption }) => caption ?? []);
  return { storyboard, shots, captions, shotLines, remarks: warnings.map((remark) => remark.text) };
}

/** The captions that the studio would write for the picture, in the text's style and language. */
function ownCaptions(style: "viral" | "cinematografico" | "suave", text: string): string[] {
  const wishes = { ...WISHES, style, language: storyLanguageOf(text) };
  return direct(BEER, wishes).shots.flatMap(({ caption }) => caption ?? []);
}

type Expected = Partial<Pick<StoryShot, "size" | "move">>;

/** Typical texts of people, ChatGPT, Gemini and workflows, and the first and last shots of their films. */
const DIRECTIONS: readonly (readonly [string, Expected, Expected])[] = [
  [
    "A slow cinematic push in on the temple at golden hour, then quick cuts of the roof details, ending with a wide shot.",
    { move: "push-in" },
    { size: "wide" },
  ],
  [
    "Um vídeo cinematográfico que começa com um close nos olhos e termina num plano aberto da cidade ao pôr do sol.",
    { size: "close-up" },
    { size: "wide" },
  ],
  [
    "UM VIDEO CINEMATOGRAFICO QUE COMECA COM UM CLOSE NOS OLHOS E TERMINA NUM PLANO ABERTO",
    { size: "close-up" },
    { size: "wide" },
  ],
  [
    "Wide shot, camera pans right\nClose-up on the glass, slow zoom in",
    { size: "wide", move: "pan-right" },
    {},
  ],
  [
    "The camera slowly zooms in on the subject's face, capturing subtle expressions. Soft natural light creates a gentle atmosphere. The background stays blurred throughout.",
    { move: "push-in" },
    {},
  ],
  ["Slow-motion close-up of beer being poured, warm light, bokeh background.", { size: "close-up" }, {}],
  [
    "Dynamic product video: macro shots of the texture, orbit around the bottle, dramatic lighting, end with logo close-up. #product #viral #fyp",
    { size: "extreme-close-up", move: "orbit" },
    { size: "close-up" },
  ],
  ["zoom na torre, mostra o lago, volta pro começo", { move: "push-in" }, {}],
  [
    "quero que comece de longe e vai chegando perto do cachorro, no final foca nos olhos dele",
    { size: "wide", move: "push-in" },
    { size: "close-up" },
  ],
  [
    "Uma mulher caminha pela praia ao entardecer, o vento balança o vestido. A câmera acompanha em plano médio e depois se aproxima do rosto. Ela sorri. Fade out.",
    { size: "medium" },
    {},
  ],
  ["close no drink\nplano aberto na piscina\nzoom no pôr do sol\n#ferias #verao", { size: "close-up" }, {}],
  [
    "Faça um zoom dramático no rosto e corte seco para o plano geral, com tremor de câmera e flash no final",
    { move: "push-in" },
    {},
  ],
  ["From a close-up of the eyes to a wide shot of the city.", { size: "close-up" }, {}],
];

test.each(DIRECTIONS)("directions are filmed and not printed: %s", (text, first, last) => {
  const { storyboard, shots, captions, remarks } = read(text);
  expect(shots[0]).toMatchObject(first);
  expect(shots.at(-1)).toMatchObject(last);
  expect(captions).toEqual(ownCaptions(storyboard.style, text));
  // This picture has nothing with a name: a script that names something gets a remark. So does one that wants acts.
  // A mood gives the style, and is told so; who names a style knows.
  const isTold = storyboard.style !== WISHES.style && !/cinem|suave|viral/i.test(text);
  expect(
    remarks.filter(
      (remark) => !/não vi nenhum|não sei onde fica|não dá para filmar|não escurece no fim/i.test(remark),
    ),
  ).toHaveLength(isTold ? 2 : 1);
  expect(remarks[0]).toContain("nada dele é escrito na tela; as legendas vêm da imagem.");
});

test.each([
  ['Slow-motion close-up of beer being poured. Text overlay: "Sextou!"', ["Sextou!"]],
  [
    "CLOSE NO PRODUTO. CÂMERA GIRA EM VOLTA. CORTE PARA PLANO ABERTO. LEGENDA: COMPRE AGORA",
    ["COMPRE AGORA"],
  ],
  ['FILME DE 10 SEGUNDOS, SUAVE\nCLOSE NO ROSTO. "OI"\nPLANO ABERTO', ["OI"]],
  [
    "Plano detalhe das flores, e encerra com um plano aberto. Narração: O dia mais feliz",
    ["O dia mais feliz"],
  ],
  ['Open on a wide shot. Tilt up. Fade to black. Voiceover: "Every step counts."', ["Every step counts."]],
  [
    "Faça um vídeo dinâmico com cortes rápidos e no final mostra o prato inteiro. Vem provar!",
    ["Vem provar!"],
  ],
  ["O mar não tem pressa.\nEu também não.\nZoom lento.", ["O mar não tem pressa", "Eu também não"]],
  ['Close nos olhos, "Oi", e termina num plano aberto, "Tchau"', ["Oi", "Tchau"]],
  [
    "VISUAL: Close no rosto com zoom lento\nÁUDIO: piano suave\nTEXTO: Você merece\n\nVISUAL: Plano aberto da praia\nÁUDIO: ondas\nTEXTO: Descanse",
    ["Você merece", "Descanse"],
  ],
  [
    '(Câmera lenta) Close no sorriso dela.\n(Corte seco) Plano médio dos dois abraçados.\n"Para sempre começa hoje"',
    ["Para sempre começa hoje"],
  ],
  [
    "Pov: você finalmente tirou férias 🌴\nclose no drink\nplano aberto na piscina",
    ["Pov: você finalmente tirou férias"],
  ],
])("of a text that directs, what is given to read is printed and no more: %s", (text, captions) => {
  expect(read(text).captions).toEqual(captions);
});

test.each([
  "Tudo começa com um sonho e termina em festa.",
  "Apartamento com vista panorâmica, três suítes e varanda gourmet.",
  "Câmera de 48 MP, zoom óptico de 10x e bateria para o dia todo.",
  "O filme da sua vida começa aqui.",
  "Saúde em primeiro plano.",
  "Uma luz no fim da tarde.\nO olhar que fica.",
  "No centro de tudo, o amor.",
  "Dog walking, 15 dollars an hour",
  "Foque no positivo",
  "Bolo de chocolate",
])("words that only sound of film are printed: %s", (text) => {
  const { captions, remarks } = read(text);
  expect(captions.join(" ").replaceAll(/[.,]/g, "")).toBe(text.replaceAll("\n", " ").replaceAll(/[.,]/g, ""));
  expect(remarks).toEqual([
    "O texto não tem cenas; dirigi o filme pela imagem e tirei as legendas do texto.",
  ]);
});

test("shots come in the text's order, each in its part of the film, and carry its line", () => {
  const { shots, shotLines } = read(
    "Plano aberto da praia\nClose na concha, órbita\nDetalhe da espuma, câmera sobe",
  );
  const at = ["wide", "close-up", "extreme-close-up"].map((size) =>
    shots.findIndex((shot) => shot.size === size),
  );
  expect(at[0]).toBe(0);
  const said = [0, 1, 2].map((line) => shotLines.findIndex((lines) => lines?.from === line));
  expect(shots[said[1] ?? -1]).toMatchObject({ size: "close-up", move: "orbit" });
  expect(shots[said[2] ?? -1]).toMatchObject({ size: "extreme-close-up", move: "tilt-up" });
});

test("quick cuts are several short shots of different things", () => {
  const { shots, storyboard } = read(
    "Push in on the temple, then quick cuts of the details, ending with a wide shot.",
  );
  const quick = shots.filter(({ effects, target }) => effects.includes("fast") && target.kind === "point");
  expect(quick.length).toBeGreaterThanOrEqual(4);
  for (const [index, { beats, target }] of quick.entries()) {
    expect((beats * 60) / storyboard.bpm).toBeLessThanOrEqual(1);
    expect(target).not.toEqual(quick[index - 1]?.target);
  }
});

test.each(["vapor subindo. Zoom in", "folhas descendo, zoom in", "Steam rising. Zoom in"])(
  "a thing that moves by itself moves no camera: %s",
  (text) => {
    const moves = read(text).shots.map(({ move }) => move);
    expect(moves[0]).toBe("push-in");
    expect(shotsInProse(text.slice(0, text.search(/[.,]/)), { from: 0, to: 0 })).toEqual([]);
  },
);

test("a film that asks for no text has none", () => {
  for (const text of [
    "Gere um reels cinematográfico, sem texto na tela.",
    "Slow zoom in on the cat. No text.",
  ]) {
    expect(read(text).captions).toEqual([]);
    expect(read(text).remarks[0]).toContain("nada é escrito na tela, como ele pede");
  }
});

test("lengths, style and light of the whole film are heard", () => {
  const { storyboard, remarks } = read(
    "Vídeo calmo de 20 segundos mostrando um café. A câmera começa bem perto da xícara. Luz quente de manhã.",
  );
  expect(storyboard).toMatchObject({ seconds: 20, style: "suave" });
  expect(remarks[0]).toContain("A luz e o clima são os da foto.");
  expect(
    read("Primeiro plano (2s), plano médio (3s), plano geral (5s).").shots.map(({ beats }) => beats),
  ).toEqual([4, 6, 10]);
});

test("what a direction forbids is not done", () => {
  const { shots } = read("Close no gato, sem zoom rápido. Keep the face unchanged.");
  expect(shots[0]).toMatchObject({ size: "close-up" });
  expect(read("Close no gato, órbita, sem cortes rápidos").shots).toHaveLength(shots.length);
});

test("a directed film is written as a script and read back the same", () => {
  for (const [text] of DIRECTIONS) {
    const { storyboard } = read(text);
    expect(read(writeScript(storyboard)).storyboard).toEqual(storyboard);
  }
});

/** The shot that shows a text, in a film as long as its shots say. */
function shotOf(text: string, script: string) {
  return read(script).shots.find(({ caption }) => caption === text);
}

test.each([
  ['zoom no rosto e depois a foto inteira com o texto "Bom dia"', "whole"],
  ["zoom no rosto e depois a foto inteira com o texto: Bom dia", "whole"],
  ['zoom no rosto com o texto "Bom dia" e depois a foto inteira', "face"],
  ['zoom no rosto e depois a foto inteira, com o texto "Bom dia"', "face"],
])("a text is read in the shot that it is said with, behind a comma in the first: %s", (script, kind) => {
  expect(shotOf("Bom dia", script)?.target.kind).toBe(kind);
});

test("a shot of the film's last seconds has its text there", () => {
  const { shots } = read('Nos últimos 3 segundos mostra a foto inteira com a frase "Volte sempre"');
  expect(shots.at(-1)).toMatchObject({ caption: "Volte sempre", target: { kind: "whole" } });
});

test.each([
  ["Close no copo, plano aberto e a foto inteira, 3 segundos cada", 9],
  ["Close no copo, plano aberto e a foto inteira. Cada cena com quatro segundos", 12],
])("a length of each shot is the length of all of them: %s", (script, seconds) => {
  expect(read(script).storyboard).toMatchObject({ seconds, shots: [{}, {}, {}] });
});

test("a film of timed shots has the picture's captions, and none where the text has its own or wants none", () => {
  const timed = "Close no copo nos primeiros 3 segundos, depois a foto inteira";
  const { captions, remarks } = read(timed);
  expect(captions.length).toBeGreaterThan(1);
  expect(remarks[0]).toContain(REMARKS.writtenNoneCaptioned);
  expect(read(`${timed}, sem texto`).captions).toEqual([]);
  expect(read(`${timed}. Legenda: Oi`).captions).toEqual(["Oi"]);
});

test("what the photo does not hold is said of prose without a scene's number, which prose does not have", () => {
  const { remarks } = read("Mostra a foto inteira, depois o gato");
  expect(remarks.slice(1)).toEqual(["Não vi nenhum gato nesta foto; filmei o assunto."]);
});

test("a length in words is the film's", () => {
  expect(read("Um vídeo de quinze segundos, com zoom no copo").storyboard.seconds).toBe(15);
  expect(read("A twenty-five second film, slow push in").storyboard.seconds).toBe(25);
  expect(read("Faz um vídeo de vinte e cinco segundos com zoom").storyboard.seconds).toBe(25);
});

test.each([
  ["quero cortes rapidos, de meio segundo", 0.5],
  ["um corte por segundo", 1],
  ["two cuts per second", 0.5],
  ["um segundo de corte", undefined],
] as const)("seconds from one cut to the next: %s", (text, seconds) => {
  expect(lengthOfCuts(text)).toBe(seconds);
});

test.each([
  "escreve SÓ HOJE grande na tela nos últimos 3 segundos",
  "Slow zoom, write SÓ HOJE in the last two seconds",
])("a text for the last seconds is read at the end: %s", (text) => {
  const captions = read(text).shots.map(({ caption }) => caption);
  expect(captions.at(-1)).toBe("SÓ HOJE");
  expect(captions.filter((each) => each !== null)).toHaveLength(1);
});

test("what an effect does stands for its name", () => {
  for (const text of ["faz a imagem pulsar com a batida", "Tira a cor do fundo"])
    expect(directedProse([{ text, line: 0 }])?.effects).toEqual(["pop"]);
  expect(shotsInProse("Tira a cor de tudo menos do copo", { from: 0, to: 0 })).toMatchObject([
    { effects: ["pop"], target: { kind: "thing", label: "cup" } },
  ]);
});

test.each(["Close no sorriso dela", "freeze on the smile", "zoom in on her eyes and mouth"])(
  "a part of a face is looked for there: %s",
  (text) => {
    expect(read(text).shots[0]?.target.kind).toBe("face");
  },
);
