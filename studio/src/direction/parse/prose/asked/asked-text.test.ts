import { expect, test } from "vitest";
import { BEER } from "../../../../../testing/direction/readings.ts";
import { readScript } from "../../../plan/script/read-script.ts";
import { writeScript } from "../../../plan/script/write-script.ts";
import { askedTexts } from "./asked-text.ts";

function read(text: string) {
  const { storyboard, warnings } = readScript(text, { style: "viral", seconds: 12, seed: 1, reading: BEER });
  const captions = storyboard.shots.map(({ caption }) => caption);
  return { storyboard, captions, remarks: warnings.map((remark) => remark.text) };
}

function written(text: string): string[] {
  return read(text).captions.filter((each) => each !== null);
}

test.each([
  ["no fim aparece o nome da loja: Café Aurora", "Café Aurora"],
  ["No final, aparece o nome da loja, Café Aurora", "Café Aurora"],
  ["mostra o bolo e no final aparece Café Aurora", "Café Aurora"],
  ["zoom no copo e escreve no fim Café Aurora", "Café Aurora"],
  ["close no copo, no encerramento entra a logo com o nome Café Aurora", "Café Aurora"],
  ["O nome da loja, Café Aurora, aparece no final", "Café Aurora"],
  ["termina com o texto Café Aurora", "Café Aurora"],
  ['termina num plano aberto com "Café Aurora" no final', "Café Aurora"],
  ["Encerrar com a assinatura: Café Aurora.", "Café Aurora"],
  ["mostra o copo e no fim o telefone: (21) 99999-1234", "(21) 99999-1234"],
  ["finaliza com @cafeaurora", "@cafeaurora"],
  ["at the end the name of the shop appears: Café Aurora", "Café Aurora"],
  ["slow zoom in, then display the brand name Café Aurora at the end", "Café Aurora"],
  ["end with the words Stay Wild", "Stay Wild"],
  ["close no copo, depois abre devagar e termina com a frase vem pra cá", "vem pra cá"],
  ["depois vai abrindo e no final aparece so hoje 20% off no pix", "so hoje 20% off no pix"],
  ["the camera pulls back and at the end appears see you soon", "see you soon"],
  ["pan across the bar and put SALE 40% OFF on the last shot", "SALE 40% OFF"],
])("what is to end the film is on its last shot, and nothing else is written: %s", (text, caption) => {
  const { captions } = read(text);
  expect(captions.at(-1)).toBe(caption);
  expect(captions.filter((each) => each !== null)).toEqual([caption]);
});

test.each([
  ["põe o nome Bella Pizza no início e faz a câmera girar na pizza", "Bella Pizza"],
  ["Título: Noite de Queijos. Depois passeia pela mesa.", "Noite de Queijos"],
  ["Add a headline saying New Arrivals at the start", "New Arrivals"],
])("what is to begin the film is on its first shot: %s", (text, caption) => {
  expect(read(text).captions.findIndex((each) => each !== null)).toBe(0);
  expect(read(text).captions[0]).toBe(caption);
});

test.each([
  ["zoom no copo e escreve Doce Lar no cantinho", "Doce Lar"],
  ["quero escrito em cima SEXTOU e um zoom no copo", "SEXTOU"],
  ["legenda no fim: siga @cafedaesquina, e da um zoom na xicara", "siga @cafedaesquina"],
  ["quero a palavra LIBERDADE atravessando a tela e camera girando", "LIBERDADE"],
  ["write happy birthday nana over her face, slow zoom", "happy birthday nana"],
  ["write SOLD across the house and pull back", "SOLD"],
  ["close na etiqueta, escrevendo 50% OFF por cima", "50% OFF"],
  ["quero a palavra CHEGA bem no centro, tremendo", "CHEGA"],
  ["aproxima do bolo e põe 18 anos em letras grandes", "18 anos"],
  ["sobe pela fachada e carimba VENDIDO", "VENDIDO"],
  ["a câmera desce e lê-se Bem-vindos ao sítio", "Bem-vindos ao sítio"],
  ["deixa a frase o amor mora aqui durante todo o vídeo, câmera parada", "o amor mora aqui"],
  ["no início apareça Oi, sumida e a câmera se aproxime do sofá", "Oi, sumida"],
])("a text ends where another direction or its place begins: %s", (text, asked) => {
  expect(askedTexts(text).map((each) => each.text)).toEqual([asked]);
});

test.each([
  ["zoom na placa e bota embaixo Aberto até 22h", "Aberto até 22h"],
  ["coloca a frase tudo passa bem grande e a foto tremendo", "tudo passa"],
  ["video curto com zoom no prato, a frase é comida de vó", "comida de vó"],
  ["slow zoom on the couple with the text forever and always", "forever and always"],
])("a text may begin in small letters, or behind its place on the screen: %s", (text, caption) => {
  expect(read(text).captions.filter((each) => each !== null)).toEqual([caption]);
});

test.each([
  ["no fim aparece o nome da nossa loja de doces finos: Café Aurora", ["Café Aurora"]],
  ["no fim aparece o nome da nossa loja de doces finos caseiros: Café Aurora", []],
])("between what announces a name and the name stand at most six words: %s", (text, asked) => {
  expect(askedTexts(text).map((each) => each.text)).toEqual(asked);
});

test.each([
  ["zoom no copo e escreve te amo no fim", ["te amo"]],
  ["zoom no copo e escreve no fim te amo", ["te amo"]],
  ["zoom no copo e escreve uma frase bonita", ["uma frase bonita"]],
  ["zoom no copo e bota escrito a frase te amo", ["te amo"]],
])("words in small letters are the text itself, not where it stands or what it is: %s", (text, asked) => {
  expect(askedTexts(text).map((each) => each.text)).toEqual(asked);
});

test("times and parts on one line are as many scenes", () => {
  expect(written('0-3s: close no copo, "Oi". 3-6s: plano aberto, "Tchau"')).toEqual(["Oi", "Tchau"]);
  expect(written('Hook: "Para de rolar" com zoom rápido. CTA: "Comenta"')).toEqual([
    "Para de rolar",
    "Comenta",
  ]);
});

test("what comes at the end is no text where it is something to film", () => {
  for (const text of [
    "no fim aparece o meu gato",
    "no final aparece minha mãe",
    "mostra a mesa e no final aparece o copo inteiro",
    "abre no copo e no fim surge tudo de longe",
  ]) {
    expect(askedTexts(text)).toEqual([]);
  }
});

test("the shot between a place and its text stays", () => {
  const [first] = read("começa com close no copo e escreve Doce Lar, depois abre o plano").storyboard.shots;
  expect(first).toMatchObject({ size: "close-up", target: { kind: "thing" }, caption: "Doce Lar" });
});

test("texts for both ends keep their places, whatever is said between them", () => {
  const { captions } = read('no começo põe "olha isso", gira em volta do copo e no fim "gostou?"');
  expect([captions[0], captions.at(-1)]).toEqual(["olha isso", "gostou?"]);
});

test("a line below the scenes gives its words to the last one", () => {
  const { captions, remarks } = read(
    "0:00 – 0:03  Close no assunto, aproximação.\n0:03 – 0:06  Plano aberto, afastamento.\nno fim aparece o nome da loja: Café Aurora",
  );
  expect(captions).toEqual([null, "Café Aurora"]);
  expect(remarks).toEqual([]);
});

test.each([
  ["No começo aparece o nome da loja: Café Aurora", 0],
  ['No começo aparece "Café Aurora"', 0],
  ['aparece "Café Aurora" no final', 2],
  ["No fim aparece Café Aurora", 2],
] as const)("a line among the scenes that names the film's beginning or end stands there: %s", (line, at) => {
  const scenes = ["0:00 – 0:03  Close no assunto.", "0:03 – 0:06  Plano aberto.", "0:06 – 0:09  Detalhe."];
  for (const place of [1, 2, 3]) {
    const { storyboard } = read(scenes.toSpliced(place, 0, line).join("\n"));
    expect(storyboard.shots.map(({ caption }) => caption)).toEqual(
      scenes.map((_, index) => (index === at ? "Café Aurora" : null)),
    );
  }
});

test("a line that names a scene's end stays with its scene", () => {
  const { storyboard } = read(
    '0:00 – 0:03  Close no assunto.\nNo fim da cena aparece "Oi"\n0:03 – 0:06  Plano aberto.',
  );
  expect(storyboard.shots.map(({ caption }) => caption)).toEqual(["Oi", null]);
});

test("scenes on one line are as many scenes", () => {
  const { captions } = read(
    'Cena 1: close no copo, "Oi". Cena 2: plano aberto, "cena 3: é aqui". Cena 3: detalhe',
  );
  expect(captions.filter((each) => each !== null)).toEqual(["Oi", "cena 3: é aqui"]);
  expect(captions[0]).toBe("Oi");
});

test("a film with words at its end is written as a script and read back the same", () => {
  const { storyboard } = read("close no copo. no fim aparece o nome da loja: Café Aurora");
  expect(read(writeScript(storyboard)).storyboard).toEqual(storyboard);
});

test.each([
  "A palavra do dia: calma",
  "sem texto, só a câmera",
  "não escreve nada na tela",
  "Close no João, texto atrás",
  "Escreva sua própria história",
  "O nome disso é amor",
  "Texto perfeito não existe",
  "Escreva poesia em câmera lenta",
])("nothing is asked to be written: %s", (text) => {
  expect(askedTexts(text)).toEqual([]);
});

test.each([
  "A mulher vira o rosto e sorri para a câmera",
  "Ela pisca e sorri.",
  "O garçom traz a conta.",
  "The surfer catches the wave.",
  "Steam rising. Zoom in",
  "De repente começa a chover",
  "It starts to rain.",
  "Close no rosto. Depois ela levanta e sai correndo.",
  "0:00 – 0:03  Close no rosto, ela vira e sorri\n0:03 – 0:06  Plano aberto, afastamento",
])("what nobody in a photo can do gets a remark that says so: %s", (text) => {
  const { captions, remarks } = read(text);
  expect(remarks.filter((remark) => remark.includes("não dá para filmar"))).toHaveLength(1);
  expect(captions.join(" ")).not.toMatch(/sorri|chover|rain|correndo/);
});

test.each([
  "A câmera gira em volta do copo",
  "A cena abre com um close no copo",
  "Ela chegou!",
  "O gato manda na casa",
  "Close no sorriso",
])("what a film can show or say gets no such remark: %s", (text) => {
  expect(read(text).remarks.join(" ")).not.toContain("não dá para filmar");
});

function letters(line: string): string {
  return line.replaceAll(/[\s。.]/gu, "");
}

test.each(["爱", "毎日がスペシャル。また明日。", "नमस्ते दिल्ली", "Ты моё счастье", "שבת שלום"])(
  "a caption in another alphabet is read from free text: %s",
  (text) => {
    expect(
      letters(
        read(text)
          .captions.map((each) => each ?? "")
          .join(""),
      ),
    ).toBe(letters(text));
  },
);

test.each([
  ["de um lado escreve Eu e do outro Você", ["Eu", "Você"]],
  ["a primeira tela diz Você lembra? e a última diz Eu lembro", ["Você lembra?", "Eu lembro"]],
  ["first shot says Before, last shot says After", ["Before", "After"]],
])("two texts that stand in two places are two texts: %s", (text, asked) => {
  expect(askedTexts(text).map((each) => each.text)).toEqual(asked);
});

test.each([
  ["escreve Oi e do outro lado o cachorro", ["Oi"]],
  ["escreve Oi e depois mostra o copo", ["Oi"]],
])("behind a text, what is to be seen in another place is no text: %s", (text, asked) => {
  expect(askedTexts(text).map((each) => each.text)).toEqual(asked);
});

test.each([
  ["põe sextou na tela", "sextou"],
  ["bota em cima feliz dia", "feliz dia"],
  ["bota te amo mãe no meio da tela e aproxima do rosto dela", "te amo mãe"],
  ["put Merry Christmas at the top and zoom out", "Merry Christmas"],
  ["a câmera sobe do vestido até o véu e surge Para sempre", "Para sempre"],
  ["dá close no filhote e põe uma legenda fofa: cheguei, família!", "cheguei, família!"],
])("a text in small letters, or without a word for it, is one by where it stands: %s", (text, asked) => {
  expect(askedTexts(text).map((each) => each.text)).toEqual([asked]);
});

test.each([
  "põe luz no rosto",
  "põe gato no meio e mostra o copo",
  "bota a menina no canto",
  "põe mais zoom no meio",
])("what is put into the picture is no text: %s", (text) => {
  expect(askedTexts(text)).toEqual([]);
});

test.each([
  ["termina com frete grátis escrito grandão", ["frete grátis"]],
  ["mostra o copo todo com vendo ou troco escrito", ["vendo ou troco"]],
  ["fecha com vem pra cá escrito na tela", ["vem pra cá"]],
  ["mete um sextou gigante na tela", ["sextou"]],
  ["gira no copo e termina com saudade do meu cachorro escrito bem grande", ["saudade do meu cachorro"]],
  ["primeiro a palavra foco, depois a palavra fé", ["foco", "fé"]],
  ["bem de perto no copo e a palavra irresistível", ["irresistível"]],
  ["the words LAST CHANCE in huge letters, shake on the beat", ["LAST CHANCE"]],
  ["gira no copo e no final bota o Instagram @ju.nails", ["@ju.nails"]],
  ["zoom no copo e põe os créditos no fim: foto de Lia Nunes", ["foto de Lia Nunes"]],
  ["put a huge yippee on screen and zoom in", ["yippee"]],
  ["zoom lento, e a frase no começo é bem-vindo ao paraíso", ["bem-vindo ao paraíso"]],
  ["slow zoom, then the words see you soon", ["see you soon"]],
  [
    "texto grande no início dizendo NOVA LOJA e pequeno no fim com o endereço Rua Um, 5",
    ["NOVA LOJA", "Rua Um, 5"],
  ],
])("a text may stand ahead of the words that ask for it, or behind where it stands: %s", (text, captions) => {
  expect(written(text)).toEqual(captions);
});

test.each([
  "põe um fade no final",
  "mete um glitch na tela e gira",
  "põe uma flor na tela e gira",
  "bota um cachorro na tela e gira",
  "não bota um oi na tela e gira",
  "primeiro mostra quem tá na esquerda, depois quem tá na direita",
])("what is put into the film is no text where it is an effect, a thing or an article: %s", (text) => {
  const { storyboard } = read(text);
  const asked = askedTexts(text);
  expect([asked, storyboard.shots.some(({ caption }) => caption !== null && text.includes(caption))]).toEqual(
    [[], false],
  );
});

test("what an address is followed by is no second text where it directs", () => {
  expect(written("bota meu @studio.lua embaixo e aproxima do copo")).toEqual(["@studio.lua"]);
});

test.each([
  ["coloca o preço 19,90 do lado do prato", ["19,90"]],
  ["escreve meu nome, Juliana, no canto", ["Juliana"]],
  ["coloca o versículo: Tudo posso naquele que me fortalece", ["Tudo posso naquele que me fortalece"]],
  ["gira no copo e mostra o site cafelua.com.br no meio", ["cafelua.com.br"]],
])("names, prices and addresses are written, and nothing around them: %s", (text, captions) => {
  expect(written(text)).toEqual(captions);
});

test.each([
  ["assina no fim como Foto da Lu", "Foto da Lu"],
  ["bota o slogan da marca no fim - beleza que cuida", "beleza que cuida"],
  ["termina mostrando o endereço rua das Acácias 45", "rua das Acácias 45"],
  ["show my website www.lumo.com.br at the end", "www.lumo.com.br"],
])("a text is on the last shot that is named before or behind its end of the film: %s", (text, caption) => {
  expect(written(text)).toEqual([caption]);
  expect(read(text).captions.at(-1)).toBe(caption);
});

const SCENES = [
  "0:00 – 0:03  Close no copo, aproximação.",
  "0:03 – 0:06  Plano aberto, afastamento.",
] as const;

test("a line between scenes that asks for words gives them to the scene above it, or to the first", () => {
  const [first, second] = SCENES;
  expect(written([first, "escreve Oi no cantinho", second].join("\n"))).toEqual(["Oi"]);
  expect(read([first, "escreve Oi no cantinho", second].join("\n")).captions[0]).toBe("Oi");
  expect(read(["escreve Oi no cantinho", first, second].join("\n")).captions[0]).toBe("Oi");
});

test("a scene's own caption is kept where a line below it asks for other words", () => {
  const [first, second] = SCENES;
  const { captions } = read([`${first} "Bom dia"`, "escreve Oi no cantinho", second].join("\n"));
  expect(captions[0]).toMatch(/^Bom dia/);
});
