import { plainColour, plainColours } from "../../nouns/plain-colours.ts";
import { type Box, type Reading, type Style, STYLE_TITLES } from "@curta/contract";
import { capitalized } from "../../nouns/phrases.ts";
import { describeLook } from "./describe-look.ts";
import { namesOfSeen, peopleIn, SURE_PERSON } from "./describe-seen.ts";
import type { Look } from "./look.ts";
import { pick, randomOf } from "../../random.ts";

export { readPrompt } from "./read-prompt.ts";

export interface PromptWishes {
  readonly style: Style;
  readonly seed: number;
  /** The look of the picture. */
  readonly look: Look;
}

/** Smallest confidence of a subject that is mentioned. */
const SURE_SUBJECT = 0.35;

type Pick = (items: readonly [string, ...string[]]) => string;

/**
 * Describes a key image in Brazilian Portuguese: what it shows and where, colours, light, composition, mood, and the
 * look of this take. Only the last sentence uses words of the vocabulary, so that parsing the prompt gives the look
 * that the picture already has.
 */
export function writePrompt(reading: Reading, { style, seed, look }: PromptWishes): string {
  const random = randomOf(seed, "prompt");
  const choose: Pick = (items) => pick(random, items);
  return [
    subjectSentence(reading, choose),
    colourSentence(reading, choose),
    lightSentence(reading, choose),
    compositionSentence(reading, choose),
    lookSentence(look, style),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** Names what was seen; if nothing has a name, the places that draw the eye. */
function subjectSentence(reading: Reading, choose: Pick): string {
  const names = namesOfSeen(reading);
  const face = reading.faces[0];
  const isOfFace = face !== undefined && face.confidence >= SURE_PERSON;
  if (isOfFace && peopleIn(reading).length < 2) return besides(personSentence(face, choose), names.slice(1));
  if (names.length === 0) return eyeSentence(reading, choose);
  const seen = listed(names);
  return choose([`${capitalized(seen)} em cena.`, `Na imagem, ${seen}.`, `O que se vê: ${seen}.`]);
}

function besides(sentence: string, names: readonly string[]): string {
  if (names.length === 0) return sentence;
  const isMany = names.length > 1 || !/^uma? (?!grupo)/.test(names[0] ?? "");
  return `${sentence} Também ${isMany ? "aparecem" : "aparece"} ${listed(names)}.`;
}

function eyeSentence({ subject, points }: Reading, choose: Pick): string {
  const first = points[0];
  const tones = first?.color ? ` em tons de ${plainColour(first.color)}` : "";
  if (!subject || subject.confidence < SURE_SUBJECT) {
    const start = first ? placeOf(first) : "no meio do quadro";
    return choose([
      `Cena sem protagonista: o interesse está no conjunto, a começar pelo que há${tones} ${start}.`,
      `Cena para percorrer com os olhos, que pousam primeiro ${start}${tones && `,${tones}`}.`,
      `O conjunto conta mais que um único assunto; o olhar começa ${start}${tones && `,${tones}`}.`,
    ]);
  }
  const shown = sizeAndPlaceOf(subject, choose);
  return choose([
    `Destaque para o assunto${tones}, que ${shown}.`,
    `O olhar vai direto para o assunto${tones}, que ${shown}.`,
    `Tudo gira em torno do assunto${tones}: ele ${shown}.`,
  ]);
}

function personSentence(face: Box, choose: Pick): string {
  const who =
    face.w > 0.4
      ? choose(["Rosto de uma pessoa em close", "Retrato em close"])
      : face.w > 0.18
        ? choose(["Retrato de meio corpo de uma pessoa", "Pessoa retratada de meio corpo"])
        : choose(["Uma pessoa e o lugar onde ela está", "Uma pessoa no seu ambiente"]);
  return `${who}, com o rosto ${placeOf({ x: face.x + face.w / 2, y: face.y + face.h / 2 })}.`;
}

function sizeAndPlaceOf({ x, y, w, h }: Box, choose: Pick): string {
  const place = placeOf({ x: x + w / 2, y: y + h / 2 });
  if (w * h > 0.45) return choose(["toma quase toda a cena", "enche o quadro de ponta a ponta"]);
  const size =
    w * h > 0.2
      ? choose(["ocupa boa parte da imagem", "tem presença forte"])
      : choose(["aparece pequeno, com espaço em volta", "ocupa só um trecho da imagem"]);
  return `${size}, ${place}`;
}

/** A place, in words that are not in the vocabulary, so that parsing them changes nothing. */
function placeOf({ x, y }: { x: number; y: number }): string {
  const height = y < 0.36 ? "no alto do quadro" : y > 0.64 ? "na parte de baixo" : "no meio do quadro";
  const side = x < 0.38 ? ", no terço esquerdo" : x > 0.62 ? ", no terço direito" : "";
  return `${height}${side}`;
}

function colourSentence({ palette, light }: Reading, choose: Pick): string {
  const names = plainColours(palette.slice(0, 4).map(({ name }) => name));
  const [first] = palette;
  const [main] = names;
  if (!first || names.length === 1) return `Tudo em ${names[0] ?? "cinza"}.`;
  const rest = listed(names.slice(1));
  const lead =
    first.share > 0.4
      ? choose([
          `Predomina o ${main}, em cerca de ${Math.round(first.share * 10) * 10}% da imagem, com ${rest}`,
          `O ${main} domina a imagem, acompanhado de ${rest}`,
        ])
      : `${choose(["Tons de", "As cores da cena são", "Paleta de"])} ${listed(names)}`;
  const pull =
    light.warmth > 0.45
      ? ", puxando para o amarelo"
      : light.warmth < -0.15
        ? ", puxando para o azul"
        : light.saturation < 0.12
          ? ", quase sem cor"
          : "";
  return `${lead}${pull}.`;
}

function lightSentence({ light }: Reading, choose: Pick): string {
  const level =
    light.level > 0.62
      ? choose(["Cena cheia de luz", "Luz farta"])
      : light.level < 0.3
        ? choose(["Cena em penumbra", "Pouca luz"])
        : choose(["Luz equilibrada", "Luz na medida"]);
  const range =
    light.contrast > 0.75
      ? choose([", do preto profundo ao branco puro", ", com sombras fundas e brancos puros"])
      : light.contrast < 0.4
        ? choose([", com passagens lentas entre luz e sombra", ", sem extremos"])
        : "";
  const from = light.from && light.confidence > 0.15 ? `; há mais claridade ${BRIGHT_SIDE[light.from]}` : "";
  return `${level}${range}, em clima ${moodOf(light)}${from}.`;
}

/** Says which part is brighter, which is measured, and not where the light is, which would be a guess. */
const BRIGHT_SIDE = {
  esquerda: "do lado esquerdo",
  direita: "do lado direito",
  cima: "no alto",
  baixo: "embaixo",
};

function moodOf({ level, warmth, saturation, contrast }: Reading["light"]): string {
  if (level < 0.32) return warmth > 0.2 ? "íntimo" : "introspectivo";
  if (saturation > 0.5 && contrast > 0.55) return "expressivo";
  if (level > 0.62 && contrast < 0.75) return "arejado";
  if (warmth > 0.45) return "aconchegante";
  if (warmth < -0.15) return "sereno";
  return contrast > 0.7 ? "marcante" : "tranquilo";
}

/** Smallest confidences from which writing and depth, which are estimates, are mentioned. */
const SURE_TEXT = 0.5;
const SURE_DEPTH = 0.45;

function compositionSentence({ horizon, focus, quiet, depth, points }: Reading, choose: Pick): string {
  const parts: string[] = [];
  if (horizon && horizon.confidence > 0.4) {
    const height = horizon.y < 0.4 ? "no alto" : horizon.y > 0.6 ? "embaixo" : "a meia altura";
    parts.push(`uma linha horizontal ${height}`);
  }
  if (focus.shallow > 0.6) parts.push(choose(["foco só em parte da cena", "fundo desfocado"]));
  if (points.some(({ kind, confidence }) => kind === "text" && confidence > SURE_TEXT))
    parts.push(choose(["palavras à vista", "letras em cena"]));
  const calm = quiet[0];
  if (calm && calm.w * calm.h > 0.08) {
    const middle = calm.y + calm.h / 2;
    const where = middle < 0.4 ? "no alto" : middle > 0.6 ? "embaixo" : "no meio";
    parts.push(`${choose(["espaço livre", "um respiro"])} ${where}`);
  }
  if (depth.confidence > SURE_DEPTH)
    parts.push(choose(["sensação de profundidade", "primeiro plano destacado do fundo"]));
  return parts.length === 0 ? "" : `${choose(["Composição com", "Na composição,"])} ${listed(parts)}.`;
}

function lookSentence(look: Look, style: Style): string {
  const words = describeLook(look);
  const wishes = words.length === 0 ? "" : `: ${words.join(", ")}`;
  return `Estilo ${STYLE_TITLES[style]}${wishes}.`;
}

/**
 * Joins names of colours. "preto e branco" is reversed, because parsing it would ask for a black and white picture.
 */
function listed(items: readonly string[]): string {
  return joined(items).replace("preto e branco", "branco e preto");
}

function joined(items: readonly string[]): string {
  const [first, last] = [items.slice(0, -1).join(", "), items.at(-1) ?? ""];
  const isParted = items.at(-2)?.includes(",") ?? false;
  return first === "" ? last : `${first}${isParted ? "," : ""} e ${last}`;
}
