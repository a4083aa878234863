import { MAX_SCRIPT_CHARS, type Storyboard } from "@curta/contract";
import { planProse } from "./plan-prose.ts";
import { type Plan, planScenes, type ScriptWishes } from "./plan-scenes.ts";
import type { Lines, Outline, Remark } from "./scene.ts";
import { outlineOfJson } from "./script-json.ts";
import { outline } from "./script-outline.ts";
import { linesOf } from "./script-text.ts";

export type { ScriptWishes } from "./plan-scenes.ts";
export type { Lines, Remark } from "./scene.ts";

/** A film as a script says it. All lines count from 0, as `linesOf` parts the text. */
export interface ReadScript {
  readonly storyboard: Storyboard;
  /** For each shot the lines that say it; null for a shot that the picture alone directs. */
  readonly shotLines: readonly (Lines | null)[];
  /** What was not understood. */
  readonly warnings: Remark[];
}

const MOST_WARNINGS = 8;
/** Two groups of six words (see caption-groups.ts). */
const MOST_WORDS_A_SECOND = 12;

/**
 * Reads any text as a film: a shot list as `writeScript` writes it (then nothing is lost), a loose list of
 * scenes, JSON, prose of which only the captions are taken, or nothing at all. What the script says wins
 * over the wishes; what it leaves open is directed. Never throws; linear in the text's length.
 */
export function readScript(text: string, wishes: ScriptWishes): ReadScript {
  const script = text.slice(0, MAX_SCRIPT_CHARS);
  const parts = outlineOfJson(script) ?? outline(script);
  const hasScenes = parts.scenes.length > 0;
  const plan = hasScenes ? planScenes(parts, wishes) : planProse(parts, wishes);
  if (hasScenes) keepProse(parts, plan.storyboard);
  const tooLong = text.length > MAX_SCRIPT_CHARS ? [tellCut(script)] : [];
  return { ...plan, warnings: bounded([...tooLong, ...parts.warnings, ...longCaptions(plan)]) };
}

function tellCut(script: string): Remark {
  const most = MAX_SCRIPT_CHARS.toLocaleString("pt-BR");
  return {
    text: `O roteiro é longo demais; li os primeiros ${most} caracteres.`,
    line: linesOf(script).length - 1,
  };
}

/** Captions of which not everything can be shown before the next one, or before the film ends. */
function longCaptions({ storyboard: { shots, bpm }, shotLines }: Plan): Remark[] {
  return shots.flatMap(({ caption }, index) => {
    if (caption === null) return [];
    const next = shots.findIndex((shot, at) => at > index && shot.caption !== null);
    const beats = shots.slice(index, next < 0 ? undefined : next).reduce((sum, shot) => sum + shot.beats, 0);
    const words = caption.trim().split(/\s+/).length;
    if (words <= ((beats * 60) / bpm) * MOST_WORDS_A_SECOND) return [];
    // A scene may be more than one shot.
    const lines = shotLines[index] ?? null;
    const scene = lines === null ? index + 1 : new Set(shotLines.slice(0, index + 1)).size;
    const text = `Cena ${scene}: a legenda tem ${words} palavras e não cabe no tempo; o fim dela não aparece.`;
    return [{ text, line: lines?.from ?? null }];
  });
}

/** Lines between scenes that say nothing of a film stay in the script as notes. */
function keepProse({ prose, warnings }: Outline, storyboard: Storyboard): void {
  for (const { text, line } of prose) {
    storyboard.notes.push(text);
    warnings.push({
      text: `A linha "${text.slice(0, 60)}" não descreve uma cena; ficou como nota e não muda o filme.`,
      line,
    });
  }
}

function bounded(remarks: readonly Remark[]): Remark[] {
  const different = [...new Map(remarks.map((remark) => [`${remark.line} ${remark.text}`, remark])).values()];
  if (different.length <= MOST_WARNINGS) return different;
  const more = different.slice(MOST_WARNINGS);
  return [
    ...different.slice(0, MOST_WARNINGS),
    { text: `E mais ${more.length} avisos como estes.`, line: more[0]?.line ?? null },
  ];
}
