import type { Point, Reading } from "@curta/contract";
import { LEAST_DEPTH_CONFIDENCE } from "./choose-shots.ts";
import { type Facts, factsOf, placeOf } from "./facts.ts";

const PLACES = {
  centro: "no centro",
  esquerda: "à esquerda",
  direita: "à direita",
  alto: "no alto",
  baixo: "embaixo",
} as const;
const KINDS: Readonly<Record<Point["kind"], string>> = {
  face: "rosto",
  subject: "assunto",
  text: "letras",
  light: "brilho",
  detail: "detalhe",
};
const MOST_POINTS = 6;

/** What the film is made of, for people who read or edit its script: light and colours, then the points by number. */
export function describeReading(reading: Reading): string[] {
  const facts = factsOf(reading);
  const depth =
    reading.depth.confidence < LEAST_DEPTH_CONFIDENCE ? " Profundidade incerta: sem paralaxe." : "";
  return [`${lightOf(facts)}. ${colorsOf(reading)}${subjectOf(reading)}${depth}`.trim(), pointsOf(reading)];
}

function lightOf({ true: facts, words }: Facts): string {
  const level = facts.has("escura") ? "Pouca luz" : facts.has("clara") ? "Muita luz" : "Meia-luz";
  const warmth = facts.has("quente") ? ", quente" : facts.has("fria") ? ", fria" : "";
  const from = facts.has("lado") ? `, vinda ${words["lado"] ?? ""}` : "";
  const contrast = facts.has("forte") ? ", contraste forte" : facts.has("macia") ? ", contraste suave" : "";
  return `${level}${warmth}${from}${contrast}`;
}

function colorsOf({ palette }: Reading): string {
  const names = [...new Set(palette.map(({ name }) => name))].slice(0, 3);
  const last = names.pop();
  if (last === undefined) return "";
  return `Cores: ${names.length === 0 ? last : `${names.join(", ")} e ${last}`}.`;
}

function subjectOf({ subject }: Reading): string {
  return subject === null || subject.confidence < 0.35 ? "" : ` Assunto ${PLACES[placeOf(subject)]}.`;
}

function pointsOf({ points }: Reading): string {
  const names = points.slice(0, MOST_POINTS).map((point, index) => {
    const place = PLACES[placeOf({ x: point.x, y: point.y, w: 0, h: 0 })];
    const color = point.color === null ? "" : `, ${point.color}`;
    return `${index + 1} ${KINDS[point.kind]} ${place}${color}`;
  });
  return `Pontos da imagem: ${names.join("; ")}.`;
}
