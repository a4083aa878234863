import { MAX_TOPIC_CHARS, STYLES } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createRandom } from "../../../random.ts";
import { KEYED } from "../../../../testing/direction/keyed-readings.ts";
import { texts } from "../../../../testing/direction/storyboards.ts";
import { TOPICS } from "../../../../testing/direction/topics.ts";
import { direct } from "../../plan/direct.ts";
import { readScript } from "../../plan/script/read-script.ts";
import { writeScript } from "../../plan/script/write-script.ts";
import { isReadable } from "../../parse/prose/is-readable.ts";
import { socialCaption } from "../social/social.ts";
import { cleanTopic } from "./clean-topic.ts";
import { tellTopic } from "./tell-topic.ts";
import { topicInScript } from "./topic-note.ts";
import { topicParts } from "./topic-parts.ts";

const CUP = KEYED["copo"]!;

function captionsFor(
  topic: string,
  seconds: number,
  seed = 1,
  style: (typeof STYLES)[number] = "viral",
): string[] {
  return direct(CUP, { style, seconds, seed, topic }).shots.flatMap(({ caption }) => caption ?? []);
}

test("names, offers and times are in hook, captions and last shot", () => {
  for (const style of STYLES) {
    for (let seed = 0; seed < 6; seed += 1) {
      const captions = captionsFor("Café Aurora, pão na chapa até as 11h", 15, seed, style);
      expect(captions[0]).toBe("Café Aurora");
      expect(captions).toContain("Pão na chapa até as 11h");
      expect(captions.at(-1)).toBe("Café Aurora");
      expect(captions.length).toBeLessThanOrEqual(5);
    }
  }
});

test.each([
  [
    "Doceria da Nana: bolo de cenoura R$ 9,90 a fatia, só hoje!",
    "Doceria da Nana|Bolo de cenoura R$ 9,90 a fatia|Só hoje!",
  ],
  ["sorvete; açaí 500 ml | aberto até meia-noite", "Sorvete|Açaí 500 ml|Aberto até meia-noite"],
  ['ela disse "Volto já, tá?" e foi', "Ela disse|Volto já, tá?|e foi"],
  ["iPhone 15 Pro, R$ 4.899,00 à vista", "iPhone 15 Pro|R$ 4.899,00 à vista"],
  ["Festa na Av. Brasil, 1.500, dia 20/06 às 18h", "Festa na Av. Brasil, 1.500|Dia 20/06 às 18h"],
  ["show às 22:30", "Show às 22:30"],
  ["Dra. Ana Souza, dentista. Ligue já", "Dra. Ana Souza|Dentista|Ligue já"],
  ["chá de bebê do Theo 💙 domingo 15h", "Chá de bebê do Theo 💙|Domingo 15h"],
  ["Seu Antônio, 1941 - 2026", "Seu Antônio|1941 - 2026"],
  [
    "Uma frase bem comprida que não cabe em uma legenda só",
    "Uma frase bem comprida|que não cabe em uma legenda só",
  ],
])("%s is cut where people pause", (topic, parts) => {
  expect(
    topicParts(topic)
      .map(({ text }) => text)
      .join("|"),
  ).toBe(parts);
});

test.each([
  ["Faz um vídeo do meu cachorro Thor", "Meu cachorro Thor"],
  ["quero um reels curto sobre a Padaria Central, pão às 17h", "A Padaria Central|Pão às 17h"],
  ["por favor, crie um vídeo: liquidação de verão", "Liquidação de verão"],
  ["vídeo sobre a festa da Bia", "A festa da Bia"],
  ["Please make a video about our bakery", "Our bakery"],
  ["barzinho novo, coloca o nome Bar do Zé", "Barzinho novo|Bar do Zé"],
  ["Filme de terror na praça, sábado 20h", "Filme de terror na praça|Sábado 20h"],
  ["curta a nossa página", "Curta a nossa página"],
  ["coloca amor no que faz", "Coloca amor no que faz"],
  ["faz um vídeo", "Faz um vídeo"],
])("%s: words that only ask for the film are not read in it", (topic, parts) => {
  expect(
    topicParts(cleanTopic(topic))
      .map(({ text }) => text)
      .join("|"),
  ).toBe(parts);
});

test("of a long address its host is shown, which people can type", () => {
  const address = "https://www.padariacentral.com.br/pedidos/novo?mesa=4&utm_source=video";
  expect(captionsFor(`Padaria Central, ${address}`, 15)).toContain("padariacentral.com.br");
});

test("a quoted text is a caption letter for letter", () => {
  expect(captionsFor('Vovó dizia "come, que tá magro" todo dia', 15)).toContain("come, que tá magro");
});

test("how to reach somebody is said last", () => {
  expect(captionsFor("Fusca 1972, R$ 25 mil, (11) 98765-4321", 15).at(-1)).toBe("(11) 98765-4321");
});

function abc(): string[] {
  return ["A", "B", "C"];
}

/** A film of six captions, with a story of three lines of what the topic names. */
function tell(topic: string): string[] {
  return tellTopic(topic, { style: "viral", count: 6, storyOf: abc, random: createRandom(1, "x") });
}

test("a topic that names what is seen tells a story of it in between, an offer does not", () => {
  expect(tell("meu gato Tom")).toEqual(expect.arrayContaining(["A", "B", "C"]));
  expect(tell("gato Tom, R$ 10")).not.toContain("A");
});

test("nothing of ours stands beside mourning or a language that has no lines of ours", () => {
  for (const topic of [
    "Missa de sétimo dia da vó Lúcia, domingo às 10h",
    "my dog Max, he passed away on Sunday",
    "Das ist mein Hund Max, und er ist alt",
  ]) {
    for (const style of STYLES) {
      const own = topicParts(topic).map(({ text }) => text);
      expect(captionsFor(topic, 30, 3, style).filter((line) => !own.includes(line))).toEqual([]);
    }
  }
});

test("the line survives into the script as it was written, and from there into the post", () => {
  for (const topic of TOPICS) {
    const clean = cleanTopic(topic);
    const film = direct(CUP, { style: "suave", seconds: 15, seed: 4, topic });
    const script = writeScript(film);
    expect(topicInScript(script)).toBe(clean);
    const { storyboard, warnings } = readScript(script, {
      style: "viral",
      seconds: 30,
      seed: 9,
      reading: CUP,
    });
    expect(warnings).toEqual([]);
    expect(storyboard).toEqual(film);
    if (clean !== "") expect(socialCaption(CUP, storyboard).caption).toContain(clean);
  }
});

test("fifty lines as people write them give films with a hook and no caption of nothing", () => {
  expect(TOPICS.length).toBeGreaterThanOrEqual(50);
  for (const topic of TOPICS) {
    for (const seconds of [5, 15, 30]) {
      const captions = captionsFor(topic, seconds);
      expect(captions.length).toBeGreaterThanOrEqual(2);
      expect(captions.filter((line) => !isReadable(line) || line.trim() !== line)).toEqual([]);
    }
  }
});

test("whatever is written is one clean line, and cleaning it again changes nothing", () => {
  fc.assert(
    fc.property(fc.oneof(texts, fc.string({ unit: "binary", maxLength: 600 })), (text) => {
      const clean = cleanTopic(text);
      expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(Array.from(clean).length).toBeLessThanOrEqual(MAX_TOPIC_CHARS);
      expect(cleanTopic(clean)).toBe(clean);
    }),
    { numRuns: 500 },
  );
});

test("whatever is written makes captions that fit, in any number", () => {
  const wishes = fc.record({
    topic: fc.oneof(texts, fc.string({ unit: "grapheme", maxLength: 300 }), fc.constantFrom(...TOPICS)),
    style: fc.constantFrom(...STYLES),
    count: fc.integer({ min: 1, max: 12 }),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(wishes, ({ topic, style, count, seed }) => {
      const film = { style, count, storyOf: () => [], random: createRandom(seed, "x") };
      const lines = tellTopic(cleanTopic(topic), film);
      expect(lines.length).toBeLessThanOrEqual(count);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
    }),
    { numRuns: 500 },
  );
});
