import type { Reading, StoryShot, Style } from "@curta/contract";
import type { Slot } from "./cut-lengths.ts";
import { FACTS, type Fact, type Facts, factsOf } from "./facts.ts";
import type { Role } from "./form.ts";
import { CINEMATIC } from "./phrases-cinematic.ts";
import { SOFT } from "./phrases-soft.ts";
import { VIRAL } from "./phrases-viral.ts";
import type { Random } from "./random.ts";

/** What one style says of each fact; `{cor}` and the like are filled with the picture's own words. */
export type Phrases = Readonly<
  Record<Fact, { readonly hooks: readonly string[]; readonly lines: readonly string[] }>
>;

const PHRASES: Readonly<Record<Style, Phrases>> = { viral: VIRAL, cinematografico: CINEMATIC, suave: SOFT };
/** How likely a shot of each part carries words; the hook always does, the return never. */
const SPEAKS: Readonly<Record<Style, Readonly<Record<Role, number>>>> = {
  viral: { hook: 1, reveal: 0.6, drop: 0.7, breath: 0.5, build: 0.6, return: 0 },
  cinematografico: { hook: 1, reveal: 0.5, drop: 0.45, breath: 0.6, build: 0.4, return: 0 },
  suave: { hook: 1, reveal: 0.5, drop: 0.5, breath: 0.55, build: 0.4, return: 0 },
};
/** Words that one reads in a second, on the side. */
const WORDS_A_SECOND: Readonly<Record<Style, number>> = { viral: 4.5, cinematografico: 3, suave: 2.6 };
/** A hook in a shorter shot than this may speak on over the second shot. */
const HOOK_ALONE_SECONDS = 1.5;
/** Facts that open a film well: what is special about this picture, before what is merely so. */
const TELLING: readonly Fact[] = [
  "rosto",
  "rostos",
  "letras",
  "ponto",
  "duas",
  "cor",
  "lado",
  "pequeno",
  "grande",
  "fundo",
  "forte",
  "escura",
  "viva",
  "pb",
];
/** Facts of the whole picture are best told where one sees it whole. */
const WHOLE: readonly Fact[] = [
  "duas",
  "tom",
  "quente",
  "fria",
  "escura",
  "clara",
  "lado",
  "horizonte",
  "vazio",
  "camadas",
  "viva",
  "pb",
];

/** Facts about the subject's place and size in the picture. */
const PLACED: readonly Fact[] = ["centro", "esquerda", "direita", "alto", "baixo", "grande", "pequeno"];

/** More on one thing, and a film harps on it. */
const MOST_LINES_A_FACT = 2;

interface Line {
  readonly fact: Fact;
  readonly text: string;
}

/** What is written on each shot, null where nothing is: phrases on what this picture holds, none twice. */
export function writeCaptions(
  slots: readonly Slot[],
  shots: readonly Pick<StoryShot, "size" | "target">[],
  reading: Reading,
  { style, bpm, random }: { style: Style; bpm: number; random: Random },
): (string | null)[] {
  const facts = factsOf(reading);
  const phrases = PHRASES[style];
  const hook = chooseHook(facts, phrases, random);
  let pool = linesOf(facts, phrases, random).filter(({ fact }) => fact !== hook?.fact);
  let silent = 0;
  return slots.map((slot, index) => {
    if (index === 0) return hook?.text ?? null;
    if (index === 1 && (slots[0]?.beats ?? 0) * 60 < HOOK_ALONE_SECONDS * bpm) return null;
    const speaks = random.chance(SPEAKS[style][slot.role]) || (silent >= 1 && slot.role !== "return");
    const shot = shots[index];
    const room = Math.max(2, ((slot.beats * 60) / bpm) * WORDS_A_SECOND[style]);
    const line = speaks && shot !== undefined ? chooseLine(pool, shot, facts, room) : undefined;
    silent = line === undefined ? silent + 1 : 0;
    if (line === undefined) return null;
    // What was told comes round again only after everything else.
    pool = [
      ...pool.filter(({ fact }) => fact !== line.fact),
      ...pool.filter((other) => other.fact === line.fact && other !== line),
    ];
    return capitalized(line.text);
  });
}

function chooseHook(facts: Facts, phrases: Phrases, random: Random): Line | undefined {
  const telling = TELLING.filter((fact) => facts.true.has(fact));
  const [first, ...others] = telling.length > 0 ? telling : [...facts.true];
  if (first === undefined) return undefined;
  const fact = random.pick([first, ...others]);
  const [text, ...texts] = phrases[fact].hooks;
  return text === undefined
    ? undefined
    : { fact, text: capitalized(filled(random.pick([text, ...texts]), facts)) };
}

/** Every line that holds of this picture: a first one for each fact, then the second ones. */
function linesOf(facts: Facts, phrases: Phrases, random: Random): Line[] {
  const byFact = random
    .shuffle(FACTS.filter((fact) => facts.true.has(fact)))
    .map((fact) => random.shuffle(phrases[fact].lines).map((text) => ({ fact, text: filled(text, facts) })));
  const rounds = Math.min(MOST_LINES_A_FACT, Math.max(0, ...byFact.map((lines) => lines.length)));
  return Array.from({ length: rounds }, (_, round) =>
    byFact.flatMap((lines) => lines.slice(round, round + 1)),
  ).flat();
}

function filled(text: string, { words }: Facts): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? "");
}

function chooseLine(
  pool: readonly Line[],
  shot: Pick<StoryShot, "size" | "target">,
  facts: Facts,
  room: number,
): Line | undefined {
  const fitting = pool.filter(
    ({ text, fact }) => text.split(" ").length <= room && isSeen(fact, shot, facts),
  );
  return fitting.find(({ fact }) => WHOLE.includes(fact) === (shot.size === "wide")) ?? fitting[0];
}

/** Where a fact is seen: one speaks of a face, of a point or of the subject's place when showing it. */
function isSeen(fact: Fact, { target }: Pick<StoryShot, "target">, facts: Facts): boolean {
  if (fact === "rosto" || fact === "rostos") return target.kind === "face" || target.kind === "all";
  if (fact === "ponto") return target.kind === "point" && target.index === facts.pointIndex;
  if (fact === "letras") return target.kind === "point" && target.index === facts.textIndex;
  if (PLACED.includes(fact)) return ["subject", "face", "all"].includes(target.kind);
  return true;
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase("pt-BR") + text.slice(1);
}
