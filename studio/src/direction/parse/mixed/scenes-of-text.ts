import { speechOf } from "../../words/speech/directing.ts";
import { askedTexts } from "../prose/asked/asked-text.ts";
import type { Outline, Prose } from "../scene.ts";
import { takeKey } from "../script-line.ts";

/** "Título: ... Subtítulo: ... CTA: ...": where texts stand above, scenes that only say one more are no scenes. */
export function unmakeScenesOfText({ scenes, prose }: Outline): void {
  const areTexts = scenes.every(
    ({ size, move, target, from, length, labelled, caption, prose: words }) =>
      (size ?? move ?? target ?? from ?? length ?? labelled) === undefined &&
      (typeof caption === "string" || (caption === undefined && speechOf(words) === "says")),
  );
  if (!areTexts || !prose.some(isText)) return;
  for (const { caption, prose: words, lines } of scenes.splice(0))
    prose.push({ text: `Texto: ${caption ?? words}`, line: lines?.from ?? null });
}

/** "Cardápio", "1. Feijoada - R$ 38", "Sobremesa inclusa": numbered lines among others that are to be read are no scenes. */
export function unmakeScenesOfList({ scenes, prose }: Outline): void {
  const arePlain = scenes.every(
    ({ size, move, target, from, length, labelled, caption, prose: words }) =>
      (size ?? move ?? target ?? from ?? length ?? labelled) === undefined &&
      (caption === undefined || caption === words) &&
      words !== "" &&
      speechOf(words) !== "directs",
  );
  const isList = scenes.length > 1 && prose.length > 0;
  if (!isList || !arePlain || prose.some(({ text }) => speechOf(text) === "directs")) return;
  for (const { prose: text, lines } of scenes.splice(0)) prose.push({ text, line: lines?.from ?? null });
  prose.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

function isText({ text }: Prose): boolean {
  return takeKey(text).key === "caption" || askedTexts(text).length > 0;
}
