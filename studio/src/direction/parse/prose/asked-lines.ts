import { type AskedText, askedTexts } from "./asked-text.ts";
import type { Outline, Prose, Scene } from "../scene.ts";

/**
 * Lines between or below the scenes that ask for words on the screen ("no fim aparece o nome da loja: Café Aurora")
 * give them to the scene that they mean, and are no prose any more. A scene's own caption is kept.
 */
export function placeAskedLines({ scenes, prose }: Outline): void {
  for (const line of prose.slice()) {
    const [asked] = askedTexts(line.text);
    const scene = asked === undefined ? undefined : sceneFor(asked, line, scenes);
    if (asked === undefined || scene?.caption !== undefined || scene === undefined) continue;
    scene.caption = asked.text;
    prose.splice(prose.indexOf(line), 1);
  }
}

/** The first or last scene where the line says so, else the one above it. */
function sceneFor({ place }: AskedText, { line }: Prose, scenes: readonly Scene[]): Scene | undefined {
  if (place === "first") return scenes[0];
  if (place === "last" || line === null) return scenes.at(-1);
  return scenes.findLast(({ lines }) => lines !== null && lines.from < line) ?? scenes[0];
}
