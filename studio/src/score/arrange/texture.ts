import type { Style } from "@curta/contract";
import type { SectionRole } from "./form.ts";

const PARTS = ["chords", "bass", "kick", "snare", "hats", "percussion", "arpeggio", "lead"] as const;
export type PartName = (typeof PARTS)[number];
/** How loud each part plays, 0 silent to 1 full, in the order of PARTS. */
type Levels = readonly [number, number, number, number, number, number, number, number];

/** Which parts play in which section. Quiet sections leave out low and high parts, so that a drop has contrast. */
const TEXTURES: Record<Style, Record<SectionRole, Levels>> = {
  viral: {
    hook: [0.9, 0.8, 0.9, 0.7, 0.6, 0, 0, 1],
    reveal: [0.85, 0.75, 0.7, 0.5, 0.7, 0.4, 0.8, 0.7],
    drop: [1, 1, 1, 1, 1, 1, 0.8, 1],
    breath: [0.85, 0.45, 0, 0, 0.25, 0.4, 0.7, 0.7],
    build: [0.9, 0.5, 0.75, 0, 0.5, 0.5, 1, 0.55],
    return: [0.9, 0.8, 0.8, 0.6, 0.6, 0.3, 0.6, 0.9],
  },
  cinematografico: {
    hook: [0.9, 0.7, 0.9, 0, 0, 0, 0.3, 1],
    reveal: [0.9, 0.5, 0.4, 0, 0.2, 0, 0.7, 0.8],
    drop: [1, 1, 1, 1, 0.6, 1, 1, 1],
    breath: [0.8, 0.3, 0, 0, 0, 0, 0.35, 1],
    build: [0.9, 0.7, 0.6, 0.2, 0.6, 0.8, 1, 0.4],
    return: [0.9, 0.6, 0.6, 0, 0, 0, 0.4, 1],
  },
  suave: {
    hook: [1, 0.7, 0.5, 0.4, 0.6, 0.6, 0, 1],
    reveal: [1, 0.9, 0.8, 0.7, 0.8, 0.7, 0.4, 0.8],
    drop: [1, 1, 1, 1, 1, 1, 0.7, 1],
    breath: [1, 0.4, 0, 0, 0.3, 0.5, 0.6, 0.7],
    build: [1, 0.8, 0.6, 0.5, 0.8, 0.7, 0.8, 0.7],
    return: [1, 0.8, 0.6, 0.5, 0.6, 0.6, 0.3, 1],
  },
};

/** Level of a part in a passage: what the role gives it, a little less where the storyboard is calmer. */
export function levelOf(style: Style, role: SectionRole, energy: number, part: PartName): number {
  const level = TEXTURES[style][role][PARTS.indexOf(part)] ?? 0;
  return level * (0.75 + 0.25 * energy);
}
