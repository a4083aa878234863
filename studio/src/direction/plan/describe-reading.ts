import type { Box, Point, Reading } from "@curta/contract";
import { MOST_OF_GREY } from "../../grey.ts";
import { counted } from "../../nouns/phrases.ts";
import { seenPeople, seenThings } from "../../nouns/seen.ts";
import { isBlank } from "../copy/keys/measured-keys.ts";
import { UNREAD } from "./script/unread.ts";
import { LEAST_DEPTH_CONFIDENCE } from "../shots/choose-shots.ts";
import { plainColour, plainColours } from "../../nouns/plain-colours.ts";

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
const FROM = { esquerda: "da esquerda", direita: "da direita", cima: "de cima", baixo: "de baixo" } as const;
const BLANK = "Esta imagem é de uma cor só: quase não há o que filmar. Com uma foto, o vídeo fica melhor.";
const SURE = 0.45;
const MOST_POINTS = 6;
const MOST_THINGS = 5;

/**
 * What the film is made of, for people who read or edit its script: people and things where any were seen, light and
 * colours, then the points by number. Of a blank picture, that it is one.
 */
export function describeReading(reading: Reading): string[] {
  if (reading === UNREAD) return [];
  if (isBlank(reading)) return [BLANK, `${lightOf(reading)}. ${colorsOf(reading)}`.trim()];
  const depth =
    reading.depth.confidence < LEAST_DEPTH_CONFIDENCE ? " Profundidade incerta: sem paralaxe." : "";
  return [
    ...seenIn(reading),
    `${lightOf(reading)}. ${colorsOf(reading)}${subjectOf(reading)}${depth}`.trim(),
    pointsOf(reading),
  ];
}

/** "Vi duas pessoas (à esquerda, à direita) e um copo." */
function seenIn(reading: Reading): string[] {
  const people = seenPeople(reading);
  const things = [...seenThings(reading)].slice(0, MOST_THINGS);
  const named = [...(people.length > 0 ? [["person", people] as const] : []), ...things];
  const phrases = named.map(([label, boxes]) => `${counted(label, boxes.length)}${placesOf(boxes)}`);
  return phrases.length === 0 ? [] : [`Vi ${listed(phrases)}.`];
}

/** Two or three are told apart as a script tells them; one that stands in the middle needs no place. */
function placesOf(boxes: readonly Box[]): string {
  const [first] = boxes;
  if (boxes.length === 2) return " (à esquerda, à direita)";
  if (boxes.length === 3) return " (à esquerda, no meio, à direita)";
  if (first === undefined || boxes.length > 1 || placeOf(first) === "centro") return "";
  return ` (${PLACES[placeOf(first)]})`;
}

function listed(phrases: readonly string[]): string {
  const last = phrases.at(-1) ?? "";
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(", ")} e ${last}`;
}

function lightOf({ light }: Reading): string {
  const level = light.level < 0.33 ? "Pouca luz" : light.level > 0.62 ? "Muita luz" : "Meia-luz";
  const isColourless = light.saturation <= MOST_OF_GREY;
  const warmth = isColourless
    ? ", sem cor"
    : light.warmth >= 0.22
      ? ", quente"
      : light.warmth <= -0.18
        ? ", fria"
        : "";
  const from = light.from !== null && light.confidence >= SURE ? `, vinda ${FROM[light.from]}` : "";
  const contrast =
    light.contrast >= 0.58 ? ", contraste forte" : light.contrast <= 0.34 ? ", contraste suave" : "";
  return `${level}${warmth}${from}${contrast}`;
}

function colorsOf({ palette }: Reading): string {
  const names = plainColours(palette.map(({ name }) => name)).slice(0, 3);
  return names.length === 0 ? "" : `Cores: ${listed(names)}.`;
}

function subjectOf({ subject }: Reading): string {
  return subject === null || subject.confidence < 0.35 ? "" : ` Assunto ${PLACES[placeOf(subject)]}.`;
}

function pointsOf({ points }: Reading): string {
  const subject = points.findIndex(({ kind }) => kind === "subject");
  const names = points.slice(0, MOST_POINTS).map((point, index) => {
    const kind = point.kind === "subject" && index > subject ? "parte do assunto" : KINDS[point.kind];
    const place = PLACES[placeOf({ x: point.x, y: point.y, w: 0, h: 0 })];
    const color = point.color === null ? "" : `, ${plainColour(point.color)}`;
    return `${index + 1} ${kind} ${place}${color}`;
  });
  return `Pontos da imagem: ${names.join("; ")}.`;
}

/** Where a box lies, as the word for it. */
function placeOf({ x, y, w, h }: Box): keyof typeof PLACES {
  const across = x + w / 2 - 0.5;
  const down = y + h / 2 - 0.5;
  if (Math.max(Math.abs(across) * 1.2, Math.abs(down)) < 0.14) return "centro";
  if (Math.abs(across) * 1.2 >= Math.abs(down)) return across < 0 ? "esquerda" : "direita";
  return down < 0 ? "alto" : "baixo";
}
