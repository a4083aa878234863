import type { DrumVoice, Patterns } from "../../kits/kit.ts";
import type { Random } from "../../../random.ts";
import { scoreRandom } from "../../random.ts";
import { SAMPLE_RATE } from "../../stereo.ts";
import type { Bar, Passage } from "../form.ts";
import { passageAt } from "../form.ts";
import { STEPS_PER_BAR } from "../grid.ts";
import type { Piece } from "../piece.ts";
import { fillMark, markAt, strengthOf, swingDelay } from "../rhythm.ts";
import { levelOf } from "./levels.ts";
import type { DrumHits, Hit } from "./notes.ts";

/** A hit is at most this much softer than written, as a player's. */
const UNEVEN = 0.12;
/** A fill stands before every fourth bar line too. */
const BARS_PER_FILL = 4;

/** The groove bar by bar, with fills before new sections, rolls in builds and a cymbal where sections begin. */
export function drumHits(piece: Piece): DrumHits {
  const random = scoreRandom(piece, "drums");
  const fills = piece.form.bars.map(() => random.pick(piece.groove.fills));
  return Object.fromEntries(
    Object.entries(piece.kit.drums).map(([name, voice]) => [
      name,
      piece.form.bars.flatMap((bar, i) => barHits(piece, bar, fills[i]!, name, voice)),
    ]),
  );
}

function barHits(piece: Piece, bar: Bar, fill: Patterns, name: string, voice: DrumVoice): Hit[] {
  const random = scoreRandom(piece, `drums ${name} ${bar.from}`);
  return Array.from({ length: bar.steps }, (_, step): Hit | null => {
    const velocity = strengthAt(piece, bar, step, fill, name);
    return velocity === 0
      ? null
      : {
          at: timeOf(piece, bar.from + step, voice, random),
          velocity: velocity * (1 - UNEVEN * random.next()),
        };
  }).filter((hit) => hit !== null);
}

function timeOf(
  { grid, groove }: Piece,
  step: number,
  { loose = 0, late = 0 }: DrumVoice,
  random: Random,
): number {
  const away = (late + loose * (2 * random.next() - 1)) / 1_000;
  return Math.round((step + swingDelay(groove, step)) * grid.samplesPerStep + away * SAMPLE_RATE);
}

function strengthAt(piece: Piece, bar: Bar, step: number, fill: Patterns, name: string): number {
  const { groove, form } = piece;
  const at = bar.from + step;
  const passage = passageAt(form.passages, at);
  const level = levelOf(piece, passage, "drums");
  if (name === groove.crash && at === passage.from && passage.role !== "breath") return level;
  if (name === groove.roll && passage.role === "build") return level * rollStrength(at, passage);
  const end = Math.min(bar.from + bar.steps, passage.to);
  const filled = isFilled(bar, passage) ? fillMark(fill, name, end - at) : null;
  const pattern = patternsOf(piece, passage)[name] ?? ".";
  return level * strengthOf(filled ?? markAt(pattern, bar.number * STEPS_PER_BAR + step));
}

function patternsOf({ groove }: Piece, { role }: Passage): Patterns {
  const { main, full, thin, rise = thin } = groove;
  return role === "drop" ? { ...main, ...full } : role === "breath" ? thin : role === "build" ? rise : main;
}

/** Whether a fill ends the bar: before another section, before the film's end, and every fourth bar. */
function isFilled(bar: Bar, passage: Passage): boolean {
  const end = bar.from + bar.steps;
  return end >= passage.to || bar.last || bar.number % BARS_PER_FILL === BARS_PER_FILL - 1;
}

/** A roll that becomes faster (quarters, eighths, sixteenths) and louder until the end of the build. */
function rollStrength(step: number, { from, to }: Passage): number {
  const done = (step - from) / (to - from);
  const every = done < 0.5 ? 4 : done < 0.75 ? 2 : 1;
  return (step - from) % every === 0 ? 0.35 + 0.55 * done : 0;
}
