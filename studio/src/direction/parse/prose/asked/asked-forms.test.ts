import { expect, test } from "vitest";
import { captionsOf, written } from "../../../../../testing/direction/written-captions.ts";
import { BEER } from "../../../../../testing/direction/readings.ts";
import { readScript } from "../../../plan/script/read-script.ts";
import { askedTexts } from "./asked-text.ts";

test.each([
  ["cola um adesivo NOVO no tênis", ["NOVO"]],
  ["põe uma etiqueta 50% OFF na bolsa", ["50% OFF"]],
  ["cola uma faixa PROMOÇÃO em cima da geladeira", ["PROMOÇÃO"]],
  ["quero um balãozinho de fala escrito au au no cachorro", ["au au"]],
  ["slap a SOLD OUT sticker on the dress", ["SOLD OUT"]],
])("of a sticker only its words are written, not what it is stuck to: %s", (text, captions) => {
  expect(written(text)).toEqual(captions);
});

test.each([
  ["zoom no apê. no final (11) 91234-5678", "(11) 91234-5678"],
  ["gira no sofá. No fim SÓ HOJE", "SÓ HOJE"],
  ["zoom lento na placa e no final Desde 1950", "Desde 1950"],
])("words at a place alone are written there: %s", (text, caption) => {
  expect(written(text)).toEqual([caption]);
  expect(captionsOf(text).at(-1)).toBe(caption);
});

test.each(["No final O AMOR vence", "gira no sofá. No fim Maria sorrindo na varanda"])(
  "a place before words that need not be written asks for none: %s",
  (text) => {
    expect(askedTexts(text.replace("gira no sofá. ", ""))).toEqual([]);
  },
);

test.each([
  ["o texto é o seguinte: aqui se faz, aqui se come", "aqui se faz, aqui se come"],
  ["a frase é essa aqui ó: respira que passa", "respira que passa"],
  ["the caption: we said yes", "we said yes"],
  [
    "como legenda usa: nem todo herói usa capa, alguns usam coleira",
    "nem todo herói usa capa, alguns usam coleira",
  ],
  ["coloca a frase do Cazuza: o tempo não para", "o tempo não para"],
  ["termina com uma chamada pra ação: Compre no link", "Compre no link"],
  ["só o texto TE ESPERO e a foto parada", "TE ESPERO"],
  ["só escreve partiu praia e pronto", "partiu praia"],
  ["aí vem a palavra gratidão", "gratidão"],
  ["quick cuts of the gym + big text NO EXCUSES", "NO EXCUSES"],
  ["na capa escreve Antes e Depois", "Antes e Depois"],
  ["começa com tela preta escrito 3 anos depois e ai abre no casal", "3 anos depois"],
  ["aproxima no café - lettering: acordei - fecha na xícara", "acordei"],
])("what leads to a text, and what comes behind it, is no part of it: %s", (text, caption) => {
  expect(askedTexts(text).map((asked) => asked.text)).toEqual([caption]);
});

test.each([
  ["the words best day ever appear at the end", ["best day ever"]],
  ["as palavras amor e fé aparecem no meio", ["amor e fé"]],
  ["o texto bem grande aparece no meio", []],
  ["add a gold sticker on the box", []],
])(
  "words ahead of what says that they appear are a text, unless they say how it looks: %s",
  (text, captions) => {
    expect(askedTexts(text).map((asked) => asked.text)).toEqual(captions);
  },
);

test.each([
  ["vai aparecendo uma palavra por vez: calma, respira, segue", ["calma", "respira", "segue"]],
  ["no final @docesdali, telefone 3232-1010 e endereço Rua A, 10", ["@docesdali", "3232-1010", "Rua A, 10"]],
  ["escreve no fim Rua das Flores, número 10", ["Rua das Flores, número 10"]],
  ["no final quero que apareça o meu @ju.nails", ["@ju.nails"]],
  ["o nome da loja é Flor de Lis, põe no final", ["Flor de Lis"]],
  ["titulo Fazenda Santa Clara, subtitulo desde 1932", ["Fazenda Santa Clara", "desde 1932"]],
  ["tela dividida escrito antes de um lado e depois do outro", ["antes", "depois"]],
])("each of several texts is one: %s", (text, captions) => {
  expect(askedTexts(text).map((asked) => asked.text)).toEqual(captions);
});

test("a text in quotes ahead of how it is written is the only one", () => {
  expect(written("bem rápido e com 'corre' escrito toda hora")).toEqual(["corre"]);
});

test("what is shown is no text, however it is called", () => {
  expect(askedTexts("Pull back to reveal café")).toEqual([]);
});

test("a place and a colon announce a text, also the middle, also behind what is taken away", () => {
  const recipe = "Título: Bolo da Neide\nNo meio: 3 ovos e 4 cenouras\nFinal: salva pra fazer depois!";
  const captions = captionsOf(recipe);
  expect([captions[0], captions.at(-1)]).toEqual(["Bolo da Neide", "salva pra fazer depois!"]);
  expect(captions.indexOf("3 ovos e 4 cenouras")).toBe(Math.floor(captions.length / 2));
  expect(written("some a legenda do começo e deixa só no fim: CG 160 único dono")).toEqual([
    "CG 160 único dono",
  ]);
  expect(askedTexts("no meio: o rosto dela")).toEqual([]);
});

test.each([
  [
    "a camera chega no carro ai escreve Corolla 2021 ai gira mostra a roda ai escreve 38 mil km ai acaba com aceito troca",
    ["Corolla 2021", "38 mil km", "aceito troca"],
  ],
  ["letra grande escrito CORTA PRA MIM na hora da tesoura, dps close no cabelo", ["CORTA PRA MIM"]],
  ["close no copo. queria que escrevesse Oi mundo e a foto fosse chegando", ["Oi mundo"]],
  ["escreve abre aspas vem pro sítio fecha aspas e a câmera sobe", ["vem pro sítio"]],
  ["Abre Aspas Bom dia, fecha as aspas. zoom no copo", ["Bom dia"]],
])("a text ends where somebody who dictates goes on: %s", (text, captions) => {
  expect(written(text)).toEqual(captions);
});

test.each([
  ["Texto 1 - Saúde não espera / Texto 2 - Mais médicos\nzoom no copo", ["Saúde não espera", "Mais médicos"]],
  ["zoom no copo. dados aparecendo: 5000 mAh • 108 MP", ["5000 mAh", "108 MP"]],
  ["22 MIL KM / IPVA PAGO", ["22 MIL KM", "IPVA PAGO"]],
  ["Title card (2s): The Harvest. Then pan across the field. End card: for Joe", ["The Harvest", "for Joe"]],
  ["Txt: Sem filtro\nMov: parado\nCor: quente", ["Sem filtro"]],
])("texts of a list lose their numbers, keys and times: %s", (text, captions) => {
  expect(written(text)).toEqual(captions);
});

test.each([
  ["fala que a gente abre às 18h", "a gente abre às 18h"],
  ["diz que tem desconto de 10% pra quem mostrar o vídeo", "tem desconto de 10% pra quem mostrar o vídeo"],
  ["close no copo e fala que é R$ 9", "R$ 9"],
  ["não esquece de falar que entregamos em casa", "entregamos em casa"],
  ["fala pro pessoal que o cardápio mudou", "o cardápio mudou"],
  ["coloca que é só até sexta", "é só até sexta"],
  ["zoom no copo, avisa que sábado não vai abrir", "sábado não vai abrir"],
  ["tell people we open at 6", "we open at 6"],
])("what the film is to tell is its text, without the words that ask for it: %s", (text, caption) => {
  expect(written(text)).toEqual([caption]);
});

test.each(["Avisa que eu tô voltando", "Fala que não é lindo", "diz que me ama"])(
  "what people say to each other is a text as it stands: %s",
  (text) => {
    expect(written(text)).toEqual([text]);
  },
);

test.each([
  ["Escreve Promoção em cima e só hoje embaixo", "Promoção\nsó hoje"],
  ['Escreve "Promoção" em cima e "só hoje" embaixo', "Promoção\nsó hoje"],
  ["em cima escreve Promoção e embaixo só hoje", "Promoção\nsó hoje"],
  ['em cima "QUEM DISSE", embaixo "QUE SEGUNDA É RUIM"', "QUEM DISSE\nQUE SEGUNDA É RUIM"],
  ["coloca o nome Ana em cima e a data 12/10 embaixo", "Ana\n12/10"],
  ["quero escrito em cima Barbearia do Zeca e embaixo desde 1987", "Barbearia do Zeca\ndesde 1987"],
  ["the top says Before and the bottom says After", "Before\nAfter"],
  ['put "Hello" at the top and "world" at the bottom', "Hello\nworld"],
])("a text above and one below are lines of one caption, and no places of the photo: %s", (text, caption) => {
  const film = readScript(text, { style: "viral", seconds: 12, seed: 1, reading: BEER }).storyboard;
  expect(film.shots.flatMap((shot) => shot.caption ?? [])).toEqual([caption]);
  expect(film.shots[0]?.target).toEqual({ kind: "subject" });
});

test.each([
  ["o telefone 11 98888-7777 tem que aparecer na última cena", "11 98888-7777"],
  ["o nome Bar do Léo precisa aparecer no final", "Bar do Léo"],
])("that a text has to appear is no part of it: %s", (text, caption) => {
  expect(captionsOf(text).at(-1)).toBe(caption);
});

test.each([
  ["escreve uma palavra por cena: Amor, Fé, Paz", ["Amor", "Fé", "Paz"]],
  ["escreva uma palavra por vez: Amor Fé Paz", ["Amor", "Fé", "Paz"]],
  ["write one word per scene: Slow, Warm, Home", ["Slow", "Warm", "Home"]],
])("words that are to come one by one are a text each: %s", (text, captions) => {
  expect(written(text)).toEqual(captions);
});

test.each([
  "coloca o texto Promoção só nos primeiros 3 segundos",
  "coloca o texto só nos primeiros 3 segundos: Promoção",
])("the seconds in which a text stands are no part of it: %s", (text) => {
  expect(captionsOf(text)[0]).toBe("Promoção");
});

test.each([
  ["nome do produto: Vela Lavanda. preço: 39,90.", ["Vela Lavanda", "preço: 39,90"]],
  ["Zoom no copo. Preço: R$ 20. Texto: Vem!", ["Preço: R$ 20", "Vem!"]],
  ["só o preço, R$ 49,90, no meio do vídeo", ["R$ 49,90"]],
  ["apenas o nome, Ana", ["Ana"]],
  ["Loja: Bella Moda. Endereço: Rua das Flores, 10", ["Bella Moda", "Endereço: Rua das Flores, 10"]],
])("facts of a shop are read, each with what it is called, and a name by itself: %s", (text, captions) => {
  expect(written(text)).toEqual(captions);
});

test.each(["no captions please", "slow zoom, nothing else"])("a request is not printed: %s", (text) => {
  expect(written(text)).not.toContain(text);
});

test("no captions, however politely, are none", () => {
  expect(written("Make it moody and slow, no captions please")).toEqual([]);
});

test.each([
  ["quero a seguinte mensagem no final, depois da escola toda: Obrigada, Jandira", ["Obrigada, Jandira"]],
  ["aparece devagar letra por letra: eu esperei por você", ["eu esperei por você"]],
  ["zoom na cicatriz, silêncio, e dps a palavra venci", ["venci"]],
  ["abre com uma pergunta tipo VOCÊ COMERIA? e vai chegando no hambúrguer", ["VOCÊ COMERIA?"]],
  ["zoom no bolo. Aparece Coleção Verão chegou", ["Coleção Verão chegou"]],
  ["Close no copo. Põe a data 12.10.2025 bem delicado, com brilho", ["12.10.2025"]],
  ["título dois pontos feira do bairro e o vídeo balançando", ["feira do bairro"]],
  [
    "text at the top should read New single, bottom should read Paper Lungs. fast cuts",
    ["New single\nPaper Lungs"],
  ],
  ["Legenda em inglês e português: Thank you. Close no bonde.", ["Thank you"]],
  ["🎬 zoom lento 🎬 frase: quem planta colhe", ["quem planta colhe"]],
  ["Lettering em branco, canto inferior: Torrado hoje. Zoom no café.", ["Torrado hoje"]],
  [
    "zoom no estandarte, letreiro: BLOCO DO BOI. Depois outro menor: Concentração 14h",
    ["BLOCO DO BOI", "Concentração 14h"],
  ],
  ["Slow push-in. Headline: Payroll. Closing card: Try it free. Fade to white.", ["Payroll", "Try it free"]],
  ["balança como na água. Só um letreiro em amarelo: Primeira aula grátis", ["Primeira aula grátis"]],
  [
    "A foto parada, zoom na porta. Aviso que deve constar: Assembleia dia 18. Sem música.",
    ["Assembleia dia 18"],
  ],
  ["zoom no sorriso. A mensagem é Obrigada a quem cuida e só isso", ["Obrigada a quem cuida"]],
  ["zoom no teclado e aparece LIVE HOJE 21H tremendo na tela", ["LIVE HOJE 21H"]],
  ["super close, butter melting, then put Baked while you slept over it", ["Baked while you slept"]],
  [
    "Zoom na cúpula. Aos 5 segundos surge Olhe para cima e, ao final, Entrada franca",
    ["Olhe para cima", "Entrada franca"],
  ],
  [
    "mostra a cuia, escreve Açaí do grosso. no final Entregamos em toda a Marambaia",
    ["Açaí do grosso", "Entregamos em toda a Marambaia"],
  ],
  [
    "zoom na vela. em cima: Fome não espera. embaixo, pequeno: no estacionamento",
    ["Fome não espera", "no estacionamento"],
  ],
])("a text is found behind what leads to it, without it: %s", (text, captions) => {
  expect(written(text)).toEqual(captions);
});

test("a key says at which end of the film its text stands", () => {
  const captions = captionsOf(
    "Tom: alegre. A câmera sobe. Frase final: Doe aqui. Frase de entrada: Cuidar é amar.",
  );
  expect([captions[0], captions.at(-1)]).toEqual(["Cuidar é amar", "Doe aqui"]);
});

test("what stands behind a sentence for the music is read as it would be alone", () => {
  expect(written("Música: piano. Close no copo. Legenda: Oi")).toEqual(["Oi"]);
});

test.each([
  ["no fim aparece a turma toda, zoom lento", "turma"],
  ["primeiro aparece ela sorrindo depois abre a imagem", "sorrindo"],
  ["algo alegre e rápido, com música de festa junina", "festa"],
  ["sim, com música mas sem nada escrito", "nada"],
  ["sem letra nenhuma, a arte já tem o nome escrito só passa devagar", "devagar"],
  ["mostra o carro. Termina parado uns 5 segundos pra dar tempo de ler", "tempo de"],
  ["A câmera desce. Narração não, texto não, só música.", "não"],
  ['Revela a xícara. Evitar a palavra "gourmet".', "gourmet"],
  ["Zoom lento na taça. Silêncio, apenas um violoncelo ao fundo.", "violoncelo"],
  ["oi Léo, é a tia Cida\nfaz um zoom no rosto dele\nbjs da vó", "tia"],
  ["é do meu gatinho que partiu ontem... zoom lento no olhinho dele", "gatinho"],
  ["Onda em câmera lenta, depois acompanha a prancha. Reggae de boa, bro", "Reggae"],
  ["apaga tudo em volta, depois zoom na chama. silêncio quase total", "total"],
])("who is seen, what is heard, and what is said to who makes it are not written: %s", (text, word) => {
  expect(written(text).join(" ")).not.toContain(word);
});

test.each([
  ["3 segundos de coragem mudam tudo", ["3 segundos de coragem mudam tudo"]],
  ["Saia do escuro\nConsulta popular\nR$ 90", ["Saia do escuro", "Consulta popular", "R$ 90"]],
  [
    "Slide 1: 5 erros\nSlide 2: Não ler o contrato\nSlide 3: Ignorar o INCC",
    ["5 erros", "Não ler o contrato", "Ignorar o INCC"],
  ],
  [
    "Torneio de xadrez\nDomingo, 9h\nInscrição: R$ 15",
    ["Torneio de xadrez", "Domingo, 9h", "Inscrição: R$ 15"],
  ],
])("words that begin as a direction or a time would are read: %s", (text, captions) => {
  expect(written(text)).toEqual(captions);
});

test.each([
  ['Zoom on the ring. I want the words "For ever" to fade in over it.', ["For ever"]],
  ["escreve Oi na tela\ndepois troca pra próxima foto", ["Oi"]],
  ["brilho em volta do berço e a frase É uma menina!", ["É uma menina!"]],
  ['escreve pequenininho no canto "Itacaré, 2024"', ["Itacaré, 2024"]],
  [
    "escrever na tela Bom dia, família!\ndepois trocar pra Deus abençoe",
    ["Bom dia, família!", "Deus abençoe"],
  ],
])("a text is written whole, and nothing of what asks for it: %s", (text, captions) => {
  expect(written(text)).toEqual(captions);
});

test("a noise that is wished for is no text", () => {
  expect(written("zoom no mar, põe barulho de onda no fundo").join(" ")).not.toContain("onda");
});
