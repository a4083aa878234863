import type { Point, Reading, Style } from "@curta/contract";
import { describeLook } from "./describe-look.ts";
import type { Look } from "./look.ts";
import { pick, randomOf } from "./random.ts";

export { readPrompt } from "./read-prompt.ts";

export interface PromptWishes {
  readonly style: Style;
  readonly seed: number;
  /** The look that the picture got. */
  readonly look: Look;
}

const STYLE_NAMES: Record<Style, string> = {
  viral: "viral",
  cinematografico: "cinematográfico",
  suave: "suave",
};

/** A face less sure than this is no ground to speak of a person. */
const SURE_PERSON = 0.6;

type Pick = (items: readonly [string, ...string[]]) => string;

/**
 * Describes a key image in Brazilian Portuguese: what is seen and where, colours, light, composition, mood, and
 * the look of this take. Only the last sentence uses words of the vocabulary, so that reading the prompt back
 * gives the look that the picture already has.
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

function subjectSentence({ faces, subject, points }: Reading, choose: Pick): string {
  const face = faces[0];
  const first = points[0];
  if (face && face.confidence >= SURE_PERSON) {
    const size =
      face.w > 0.4 ? "em primeiro plano" : face.w > 0.2 ? "a meia distância" : "em meio ao ambiente";
    return `${choose(["Retrato vertical de uma pessoa", "Uma pessoa em quadro vertical", "Foto vertical de uma pessoa"])} ${size}, com o rosto ${placeOf(face.x + face.w / 2, face.y + face.h / 2)}.`;
  }
  const colour = first?.color ? ` em ${first.color}` : "";
  if (!subject || subject.confidence < 0.35) {
    return `${choose(["Cena", "Vista", "Quadro vertical"])} sem um único protagonista; o olhar pousa primeiro ${firstPlace(first)}${colour}.`;
  }
  const area = subject.w * subject.h;
  const size =
    area > 0.45
      ? choose(["toma quase todo o quadro", "enche o quadro"])
      : area > 0.2
        ? choose(["ocupa boa parte do quadro", "tem presença forte no quadro"])
        : choose(["aparece pequeno, com espaço em volta", "ocupa só um trecho do quadro"]);
  const place = placeOf(subject.x + subject.w / 2, subject.y + subject.h / 2);
  return `${choose(["O assunto principal", "O protagonista", "O motivo da foto"])}${colour} ${size}, ${place}.`;
}

function firstPlace(point: Point | undefined): string {
  return point ? placeOf(point.x, point.y) : "no meio";
}

/** A place in words that are no words of the vocabulary. */
function placeOf(x: number, y: number): string {
  const height = y < 0.36 ? "na parte de cima" : y > 0.64 ? "na parte de baixo" : "a meia altura";
  const side = x < 0.38 ? ", junto à margem esquerda" : x > 0.62 ? ", junto à margem direita" : "";
  return `${height}${side}`;
}

function colourSentence({ palette, light }: Reading, choose: Pick): string {
  const names = palette.slice(0, 4).map(({ name }) => name);
  const first = palette[0];
  if (!first || names.length === 1) return `Tudo em ${names[0] ?? "cinza"}.`;
  const share = `${Math.round(first.share * 10) * 10}%`;
  const lead =
    first.share > 0.4
      ? `${capital(first.name)} domina (cerca de ${share}), com ${listed(names.slice(1))}`
      : `${choose(["Paleta de", "Cores principais:", "Combinação de"])} ${listed(names)}`;
  const pull =
    light.warmth > 0.45
      ? ", puxando para o âmbar"
      : light.warmth < -0.15
        ? ", puxando para o azul"
        : light.saturation < 0.12
          ? ", quase só cinzas"
          : "";
  return `${lead}${pull}.`;
}

function lightSentence({ light }: Reading, choose: Pick): string {
  const level =
    light.level > 0.62
      ? choose(["Tons altos", "Muita luz no quadro"])
      : light.level < 0.3
        ? choose(["Tons baixos", "Quadro em penumbra"])
        : choose(["Meios-tons", "Luz equilibrada"]);
  const contrast =
    light.contrast > 0.75
      ? choose([", do branco cheio ao preto cheio", ", com sombras fundas e brancos cheios"])
      : light.contrast < 0.4
        ? choose([", com passagens lentas entre luz e sombra", ", sem preto nem branco de fato"])
        : "";
  const from =
    light.from && light.confidence > 0.15 ? `; ${BRIGHT_SIDE[light.from]} recebe mais claridade` : "";
  return `${level}${contrast}${from}; ${moodOf(light)}.`;
}

/** Which part is brighter is measured; where the light stands would be a guess. */
const BRIGHT_SIDE = {
  esquerda: "o lado esquerdo",
  direita: "o lado direito",
  cima: "a parte de cima",
  baixo: "a parte de baixo",
};

function moodOf({ level, warmth, saturation, contrast }: Reading["light"]): string {
  if (level < 0.32) return warmth > 0.2 ? "clima íntimo" : "clima introspectivo";
  if (saturation > 0.5 && contrast > 0.55) return "clima de energia";
  if (level > 0.62 && contrast < 0.75) return "clima arejado";
  if (warmth > 0.45) return "clima aconchegante";
  if (warmth < -0.15) return "clima sereno";
  return contrast > 0.7 ? "clima marcante" : "clima tranquilo";
}

/** Writing and depth are guessed from rules of thumb: under these nothing is said of them. */
const SURE_TEXT = 0.5;
const SURE_DEPTH = 0.45;

function compositionSentence({ horizon, focus, quiet, depth, points }: Reading, choose: Pick): string {
  const parts: string[] = [];
  if (horizon && horizon.confidence > 0.4) {
    const height = horizon.y < 0.4 ? "alta" : horizon.y > 0.6 ? "baixa" : "a meia altura";
    parts.push(`${choose(["linha horizontal", "divisão horizontal"])} ${height}`);
  }
  if (focus.shallow > 0.6) parts.push(choose(["foco só em parte da cena", "fundo fora de foco"]));
  if (points.some(({ kind, confidence }) => kind === "text" && confidence > SURE_TEXT))
    parts.push(choose(["trechos com escrita", "letras à vista"]));
  const calm = quiet[0];
  if (calm && calm.w * calm.h > 0.08) {
    const where = calm.y + calm.h / 2 < 0.4 ? "em cima" : calm.y + calm.h / 2 > 0.6 ? "embaixo" : "no meio";
    parts.push(`${choose(["respiro", "área calma"])} ${where}`);
  }
  if (depth.confidence > SURE_DEPTH)
    parts.push(choose(["sensação de profundidade", "profundidade em camadas"]));
  return parts.length === 0 ? "" : `${capital(listed(parts))}.`;
}

function lookSentence(look: Look, style: Style): string {
  const words = describeLook(look);
  const wishes = words.length === 0 ? "" : `: ${words.join(", ")}`;
  return `Estilo ${STYLE_NAMES[style]}${wishes}.`;
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} e ${items.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
