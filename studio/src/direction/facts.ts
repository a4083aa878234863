import type { Box, Reading } from "@curta/contract";

/** What can be said of this picture and not of every picture. */
export const FACTS = [
  "cor",
  "duas",
  "tom",
  "quente",
  "fria",
  "escura",
  "clara",
  "meia",
  "forte",
  "macia",
  "lado",
  "viva",
  "pb",
  "rosto",
  "rostos",
  "centro",
  "esquerda",
  "direita",
  "alto",
  "baixo",
  "grande",
  "pequeno",
  "fundo",
  "nitida",
  "horizonte",
  "vazio",
  "letras",
  "ponto",
  "camadas",
] as const;
export type Fact = (typeof FACTS)[number];

export interface Facts {
  readonly true: ReadonlySet<Fact>;
  /** Words for the places in phrases: colours and directions, in Portuguese. */
  readonly words: Readonly<Record<string, string>>;
  /** Numbers (from 1) of the point with a colour of its own, and of the one with letters. */
  readonly pointIndex: number | null;
  readonly textIndex: number | null;
}

const NEUTRALS = new Set(["preto", "grafite", "chumbo", "cinza", "cinza-claro", "prata", "branco", "gelo"]);
/**
 * Colours whose names are also names of things or people: "esse vinho" would say that there is wine. A tone
 * is spoken of instead.
 */
const SPOKEN: Readonly<Record<string, string>> = { preto: "tom escuro", branco: "tom claro" };
const ALSO_THINGS = new Set(
  "café|caramelo|creme|vinho|areia|gelo|prata|terracota|tijolo|ferrugem|salmão|pêssego|coral|chumbo|grafite|marfim|mostarda|ocre|carmim|castanho".split(
    "|",
  ),
);
const FROM = { esquerda: "da esquerda", direita: "da direita", cima: "de cima", baixo: "de baixo" } as const;
const LEAST_SHARE = 0.04;
const SURE = 0.45;

/** Sorts a reading into facts; what the reading is not sure of is not one. */
export function factsOf(reading: Reading): Facts {
  const colors = reading.palette.filter(({ share }) => share >= LEAST_SHARE).map(({ name }) => name);
  const [color, other] = [...new Set(colors.filter((name) => !NEUTRALS.has(name)))];
  const tone = colors.find((name) => NEUTRALS.has(name));
  const pointAt = reading.points.findIndex(
    (point, index) => index > 0 && point.color !== null && point.color !== color && point.confidence >= 0.3,
  );
  const textAt = reading.points.findIndex(({ kind, confidence }) => kind === "text" && confidence >= SURE);
  const found: Fact[] = [
    ...when(color !== undefined, "cor"),
    ...when(other !== undefined, "duas"),
    ...when(tone !== undefined && (color === undefined || colors[0] === tone), "tom"),
    ...lightFacts(reading),
    ...subjectFacts(reading),
    ...spaceFacts(reading),
    ...when(pointAt >= 0, "ponto"),
    ...when(textAt >= 0, "letras"),
  ];
  return {
    true: new Set(found),
    words: {
      cor: spoken(color),
      outra: spoken(other),
      tom: spoken(tone),
      ponto: spoken(reading.points[pointAt]?.color ?? undefined),
      lado: reading.light.from === null ? "" : FROM[reading.light.from],
    },
    pointIndex: pointAt >= 0 ? pointAt + 1 : null,
    textIndex: textAt >= 0 ? textAt + 1 : null,
  };
}

function spoken(name = ""): string {
  return SPOKEN[name] ?? (ALSO_THINGS.has(name) ? `tom ${name}` : name);
}

function when(holds: boolean, fact: Fact): Fact[] {
  return holds ? [fact] : [];
}

function lightFacts({ light }: Reading): Fact[] {
  const level: Fact = light.level < 0.33 ? "escura" : light.level > 0.62 ? "clara" : "meia";
  const colourless = light.saturation <= 0.1;
  return [
    level,
    ...when(light.warmth >= 0.22 && !colourless, "quente"),
    ...when(light.warmth <= -0.18 && !colourless, "fria"),
    ...when(light.contrast >= 0.58, "forte"),
    ...when(light.contrast <= 0.34, "macia"),
    ...when(light.from !== null && light.confidence >= SURE, "lado"),
    ...when(light.saturation >= 0.5, "viva"),
    ...when(colourless, "pb"),
  ];
}

function subjectFacts({ faces, subject }: Reading): Fact[] {
  const sure = faces.filter(({ confidence }) => confidence >= 0.5).length;
  const people: Fact[] = sure === 0 ? [] : sure === 1 ? ["rosto"] : ["rostos"];
  if (subject === null || subject.confidence < SURE) return people;
  const area = subject.w * subject.h;
  return [
    ...people,
    ...when(area >= 0.4, "grande"),
    ...when(area <= 0.1, "pequeno"),
    ...when(area < 0.4, placeOf(subject)),
  ];
}

/** Where a box lies, as the word for it. */
export function placeOf({ x, y, w, h }: Box): "centro" | "esquerda" | "direita" | "alto" | "baixo" {
  const across = x + w / 2 - 0.5;
  const down = y + h / 2 - 0.5;
  if (Math.max(Math.abs(across) * 1.2, Math.abs(down)) < 0.14) return "centro";
  if (Math.abs(across) * 1.2 >= Math.abs(down)) return across < 0 ? "esquerda" : "direita";
  return down < 0 ? "alto" : "baixo";
}

function spaceFacts({ focus, horizon, quiet, depth }: Reading): Fact[] {
  const calm = quiet[0];
  return [
    ...when(focus.shallow >= 0.5, "fundo"),
    ...when(focus.sharpShare >= 0.7 && focus.shallow < 0.5, "nitida"),
    ...when((horizon?.confidence ?? 0) >= SURE, "horizonte"),
    ...when(calm !== undefined && calm.w * calm.h >= 0.15, "vazio"),
    ...when(depth.planes >= 3 && depth.confidence >= SURE, "camadas"),
  ];
}
