import { scoreRandom } from "../random.ts";
import type { Bar, Passage } from "./form.ts";
import { passageAt } from "./form.ts";
import { swingDelay, markAt } from "./grooves.ts";
import { STEPS_PER_BAR, STEPS_PER_BEAT } from "./grid.ts";
import type { Drum, DrumHits, Hit } from "./notes.ts";
import { DRUMS } from "./notes.ts";
import type { Piece } from "./piece.ts";
import type { PartName } from "./texture.ts";
import { levelOf } from "./texture.ts";

const LEVEL_OF: Record<Drum, PartName> = {
  kick: "kick",
  snare: "snare",
  hat: "hats",
  open: "hats",
  percussion: "percussion",
};
/** No drums in the beat before a drop: only the riser is heard. */
const GAP_STEPS = STEPS_PER_BEAT;

/** The groove bar by bar, with fills before new passages, rolls in builds and a gap before drops. */
export function drumHits(piece: Piece): DrumHits {
  const random = scoreRandom(piece, "drums");
  const hits: Record<Drum, Hit[]> = { kick: [], snare: [], hat: [], open: [], percussion: [] };
  for (const bar of piece.form.bars) {
    for (let step = 0; step < bar.steps; step++) {
      const passage = passageAt(piece.form.passages, bar.from + step);
      const gap = isGap(piece, bar.from + step, passage);
      for (const drum of DRUMS) {
        const human = 0.92 + 0.08 * random.next();
        const strength = gap ? 0 : strengthOf(piece, drum, bar, step, passage);
        if (strength > 0) hits[drum].push(hit(piece, bar.from, step, strength * human));
      }
    }
  }
  return hits;
}

function strengthOf(piece: Piece, drum: Drum, bar: Bar, step: number, passage: Passage): number {
  const level = levelOf(piece.style, passage.role, passage.energy, LEVEL_OF[drum]);
  if (drum === "snare" && passage.role === "build") return rollStrength(piece, bar.from + step, passage);
  if (level === 0) return 0;
  if (drum === "snare" && isFill(bar, step)) return level * (step % 2 === 0 ? 0.65 : 0.45);
  const mark = markAt(patternOf(piece, drum), bar.number * STEPS_PER_BAR + step);
  return mark === "x" ? level : mark === "o" ? level * 0.5 : 0;
}

function patternOf(piece: Piece, drum: Drum): string {
  return drum === "hat" ? piece.groove.hats : piece.groove[drum];
}

/** A roll that becomes faster (quarters, eighths, sixteenths) and louder until the end of the build. */
function rollStrength(piece: Piece, step: number, passage: Passage): number {
  if (piece.style === "suave") return 0;
  const done = (step - passage.from) / (passage.to - passage.from);
  const every = done < 0.5 ? 4 : done < 0.75 ? 2 : 1;
  const most = piece.style === "viral" ? 0.75 : 0.5;
  return (step - passage.from) % every === 0 ? most * (0.3 + 0.7 * done) : 0;
}

/** The last beat of every fourth bar, except its first step, which belongs to the groove. */
function isFill(bar: Bar, step: number): boolean {
  return bar.number % 4 === 3 && bar.steps >= STEPS_PER_BAR && step > bar.steps - STEPS_PER_BEAT;
}

function isGap(piece: Piece, step: number, passage: Passage): boolean {
  const next = passageAt(piece.form.passages, passage.to);
  return (
    next.role === "drop" &&
    passage.role !== "drop" &&
    step >= passage.to - GAP_STEPS &&
    passage.to - passage.from > 8
  );
}

function hit(piece: Piece, from: number, step: number, velocity: number): Hit {
  return {
    at: Math.round((from + step + swingDelay(piece.groove, step)) * piece.grid.samplesPerStep),
    velocity,
  };
}
