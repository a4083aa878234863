import { MAX_FILM_SECONDS, MIN_FILM_SECONDS, type StoryShot } from "@curta/contract";
import { direct } from "../direct.ts";
import type { Plan, ScriptWishes } from "../plan-scenes.ts";
import type { Outline, Prose } from "../../parse/scene.ts";
import { phrasesOf } from "../../parse/prose/script-prose.ts";
import { REMARKS } from "@curta/contract/remarks";

/** A film as it would be directed, with the phrases of a text without scenes for captions. */
export function planProse({ header, prose, notes, warnings }: Outline, wishes: ScriptWishes): Plan {
  const seconds = Math.round(
    Math.min(MAX_FILM_SECONDS, Math.max(MIN_FILM_SECONDS, header.seconds ?? wishes.seconds)),
  );
  const film = direct(wishes.reading, {
    ...wishes,
    style: header.style ?? wishes.style,
    template: header.template ?? wishes.template,
    seconds,
  });
  const asDirected = film.shots.map(() => null);
  if (prose.length === 0) {
    return { storyboard: { ...film, notes: [...notes, ...film.notes] }, shotLines: asDirected };
  }
  const line = prose[0]?.line ?? null;
  const phrases = phrasesOf(prose);
  if (phrases.length === 0) {
    warnings.push({ text: REMARKS.nothingToRead, line });
    return { storyboard: film, shotLines: asDirected };
  }
  warnings.push({ text: REMARKS.captionsOfText, line });
  if (phrases.length > film.shots.length) {
    warnings.push({ text: REMARKS.textTooLong, line: phrases[film.shots.length]?.line ?? null });
  }
  return withCaptions({ ...film, notes }, phrases);
}

/** Spreads phrases over the film in their order; each shot but the last has at most one. */
function withCaptions(storyboard: Plan["storyboard"], phrases: readonly Prose[]): Plan {
  const places = Math.max(1, storyboard.shots.length - 1);
  const count = Math.min(phrases.length, places);
  const captions = new Map(
    phrases.slice(0, count).map((phrase, index) => [Math.floor((index * places) / count), phrase]),
  );
  const shots = storyboard.shots.map((shot, index): StoryShot => ({
    ...shot,
    caption: captions.get(index)?.text ?? null,
  }));
  const shotLines = shots.map((_, index) => {
    const line = captions.get(index)?.line ?? null;
    return line === null ? null : { from: line, to: line };
  });
  return { storyboard: { ...storyboard, shots }, shotLines };
}
