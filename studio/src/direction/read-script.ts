import {
  MAX_FILM_SECONDS,
  MAX_SCRIPT_CHARS,
  MIN_FILM_SECONDS,
  type Storyboard,
  type StoryShot,
} from "@curta/contract";
import { direct } from "./direct.ts";
import { planScenes, type ScriptWishes } from "./plan-scenes.ts";
import type { Outline } from "./scene.ts";
import { outlineOfJson } from "./script-json.ts";
import { outline } from "./script-outline.ts";
import { phrasesOf } from "./script-prose.ts";

export type { ScriptWishes } from "./plan-scenes.ts";

export interface ReadScript {
  readonly storyboard: Storyboard;
  /** Plain Portuguese sentences about what was not understood. */
  readonly warnings: string[];
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
  const warnings: string[] = [];
  if (text.length > MAX_SCRIPT_CHARS) {
    warnings.push(
      `O roteiro é longo demais; li os primeiros ${MAX_SCRIPT_CHARS.toLocaleString("pt-BR")} caracteres.`,
    );
  }
  const script = text.slice(0, MAX_SCRIPT_CHARS);
  const parts = outlineOfJson(script) ?? outline(script);
  const storyboard = parts.scenes.length > 0 ? planScenes(parts, wishes) : planProse(parts, wishes);
  if (parts.scenes.length > 0) keepProse(parts, storyboard);
  return { storyboard, warnings: bounded([...warnings, ...parts.warnings, ...longCaptions(storyboard)]) };
}

/** Captions of which not everything can be shown before the next one, or before the film ends. */
function longCaptions({ shots, bpm }: Storyboard): string[] {
  return shots.flatMap(({ caption }, index) => {
    if (caption === null) return [];
    const next = shots.findIndex((shot, at) => at > index && shot.caption !== null);
    const beats = shots.slice(index, next < 0 ? undefined : next).reduce((sum, shot) => sum + shot.beats, 0);
    const words = caption.trim().split(/\s+/).length;
    if (words <= ((beats * 60) / bpm) * MOST_WORDS_A_SECOND) return [];
    return [
      `Cena ${index + 1}: a legenda tem ${words} palavras e não cabe no tempo; o fim dela não aparece.`,
    ];
  });
}

/** Lines between scenes that say nothing of a film stay in the script as notes. */
function keepProse({ prose, warnings }: Outline, storyboard: Storyboard): void {
  for (const line of prose) {
    storyboard.notes.push(line);
    warnings.push(
      `A linha "${line.slice(0, 60)}" não descreve uma cena; ficou como nota e não muda o filme.`,
    );
  }
}

/** A film as it would be directed, with the prose's phrases for captions. */
function planProse({ header, prose, notes, warnings }: Outline, wishes: ScriptWishes): Storyboard {
  const seconds = Math.round(
    Math.min(MAX_FILM_SECONDS, Math.max(MIN_FILM_SECONDS, header.seconds ?? wishes.seconds)),
  );
  const film = direct(wishes.reading, { style: header.style ?? wishes.style, seconds, seed: wishes.seed });
  if (prose.length === 0) return { ...film, notes: [...notes, ...film.notes] };
  const phrases = phrasesOf(prose);
  if (phrases.length === 0) {
    warnings.push("Não encontrei no texto nada que se possa escrever no vídeo; as legendas vêm da imagem.");
    return film;
  }
  warnings.push("O texto não tem cenas; dirigi o filme pela imagem e tirei as legendas do texto.");
  if (phrases.length > film.shots.length)
    warnings.push("O texto é maior que o filme; usei o começo dele nas legendas.");
  return { ...film, shots: withCaptions(film.shots, phrases), notes };
}

/** Spreads phrases over the film in their order; each shot but the last has at most one. */
function withCaptions(shots: readonly StoryShot[], phrases: readonly string[]): StoryShot[] {
  const places = Math.max(1, shots.length - 1);
  const count = Math.min(phrases.length, places);
  const captions = new Map(
    phrases.slice(0, count).map((phrase, index) => [Math.floor((index * places) / count), phrase]),
  );
  return shots.map((shot, index) => ({ ...shot, caption: captions.get(index) ?? null }));
}

function bounded(warnings: readonly string[]): string[] {
  const different = [...new Set(warnings)];
  if (different.length <= MOST_WARNINGS) return different;
  return [
    ...different.slice(0, MOST_WARNINGS),
    `E mais ${different.length - MOST_WARNINGS} avisos como estes.`,
  ];
}
