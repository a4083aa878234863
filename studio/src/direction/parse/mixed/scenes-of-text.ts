import { askedTexts } from "../prose/asked/asked-text.ts";
import type { Outline, Prose } from "../scene.ts";
import { takeKey } from "../script-line.ts";

/** "Título: ... Subtítulo: ... CTA: ...": where texts stand above, scenes that only say one more are no scenes. */
export function unmakeScenesOfText({ scenes, prose }: Outline): void {
  const areTexts = scenes.every(
    ({ size, move, target, from, length, labelled, caption }) =>
      (size ?? move ?? target ?? from ?? length ?? labelled) === undefined && typeof caption === "string",
  );
  if (!areTexts || !prose.some(isText)) return;
  for (const { caption, lines } of scenes.splice(0))
    prose.push({ text: `Texto: ${caption}`, line: lines?.from ?? null });
}

function isText({ text }: Prose): boolean {
  return takeKey(text).key === "caption" || askedTexts(text).length > 0;
}
