import type { ScriptNotes } from "../script-worker.ts";

type Told = Pick<ScriptNotes, "shotLines" | "remarks">;

/** The number of the scene before a remark, which begins with it. */
const SCENE = /^Cena (\d+): /;

/**
 * For each shot, the remarks about its lines, without the number of the scene before them. Of several scenes on one line each
 * has its own. Where all shots are made of one line, remarks without a number are about the text and stand at none.
 */
export function remarksOfShots({ shotLines, remarks }: Told): string[][] {
  const isOneText = shotLines.length > 1 && new Set(shotLines.map((lines) => lines?.from)).size === 1;
  return shotLines.map((lines, index) => {
    if (lines === null) return [];
    // Shots of one scene have the same lines, as an object.
    const scene = new Set(shotLines.slice(0, index + 1).filter((each) => each !== null)).size;
    const isShared = shotLines.some(
      (other) => other !== null && other !== lines && other.from === lines.from,
    );
    return remarks
      .filter(({ line }) => line !== null && lines.from <= line && line <= lines.to)
      .filter(({ text }) => {
        const number = SCENE.exec(text)?.[1];
        return number === undefined ? !isOneText : !isShared || number === String(scene);
      })
      .map(({ text }) => text.replace(SCENE, ""));
  });
}
