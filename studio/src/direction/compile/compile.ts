import { beatsIn, type Reading, type Storyboard, type StoryShot } from "@curta/contract";
import type { SongPart } from "../../song/choose-part.ts";
import { layOutCaptions } from "../lettering/caption-layout.ts";
import { type PlannedCamera, planCamera } from "../camera/camera-plan.ts";
import { planEffects } from "./effects.ts";
import { limitPops } from "./flashes.ts";
import { goesRound } from "./goes-round.ts";
import { chooseGrade } from "../grades/choose-grade.ts";
import { createRandom } from "../../random.ts";
import { planShotEffects } from "../effects/shot-effects.ts";
import type { ShotEffects } from "../timeline-effects.ts";
import { planSections } from "./sections.ts";
import { CARD_NAMES, type CardName } from "../framing/cards/card.ts";
import { cardNamed } from "../framing/stage.ts";
import { type BeatGrid, frameOfBeat, framesPerBeat } from "../shots/tempo.ts";
import { templateOf } from "../templates/templates.ts";
import type { Timeline, TimelineShot } from "../timeline.ts";
import { withWordsBehind } from "./words-behind-shots.ts";

const STILL: PlannedCamera = {
  camera: [{ at: 0, ease: "linear", x: 0.5, y: 0.5, zoom: 1.1, roll: 0 }],
  entry: { kind: "cut" },
};

/**
 * Turns a storyboard into numbers for one picture. Pure: the same arguments give the same timeline. Every framing
 * lies inside the picture, cuts are on beats, flashes obey WCAG 2.3.1, captions are inside the strict safe area and
 * away from the subject, and the last frame leads into the first.
 */
export function compileTimeline(
  storyboard: Storyboard,
  reading: Reading,
  seed: number,
  song: SongPart | null = null,
): Timeline {
  const template = templateOf(storyboard);
  const grid = gridOfFilm(storyboard, song);
  const grade = chooseGrade(template.grades, reading, createRandom(seed, "grade"));
  const round = goesRound(storyboard.shots, reading);
  const cuts = cutsOf(round);
  const spans = round.map((shot, index) => ({
    shot,
    from: frameOfBeat(cuts[index] ?? 0, grid),
    to: frameOfBeat(cuts[index + 1] ?? 0, grid),
  }));
  const cameras = planCamera(spans, storyboard.style, reading, seed);
  const effects = planEffects(spans, storyboard.style, reading, { grid, seed, cameras });
  const captions = layOutCaptions(spans, cameras, { storyboard, reading, seed });
  const lettered = withWordsBehind(
    spans,
    cameras.map((camera, index) => ({ camera, captions: captions[index] ?? [] })),
    reading,
  );
  const happening = planShotEffects(spans, lettered, { style: storyboard.style, reading, grid, seed, grade });
  const shots = spans.map(({ from, to }, index): TimelineShot => {
    const { camera, captions: words } = lettered[index] ?? { camera: STILL, captions: [] };
    const effect = effects[index] ?? {
      punches: [],
      shakes: [],
      parallax: null,
      blurs: [],
      leaks: [],
      flashes: [],
    };
    return { from, to, ...camera, ...effect, captions: words, ...happeningIn(happening[index]) };
  });
  return {
    style: storyboard.style,
    seed,
    frames: storyboard.seconds * 30,
    ...grid,
    ...(song === null ? {} : { song: { from: song.from } }),
    beatsPerBar: 4,
    kit: createRandom(seed, "kit").pick(template.kits),
    ...cardsOf(cameras, reading),
    cardGround: template.cardGround,
    grade,
    shots: limitPops(shots, storyboard.seconds * 30),
    sections: planSections(cuts, template, grid),
  };
}

/** Beats of the user's own music where it has a steady one; the storyboard has as many. */
function gridOfFilm({ seconds, bpm }: Storyboard, song: SongPart | null): BeatGrid {
  const even = { framesPerBeat: framesPerBeat(seconds, bpm) };
  const beatFrames = song?.beatFrames ?? null;
  return beatFrames?.length === beatsIn(seconds, bpm) + 1 ? { ...even, beatFrames } : even;
}

function happeningIn(effects: ShotEffects | undefined): Pick<TimelineShot, "effects"> {
  return effects === undefined ? {} : { effects };
}

/** The cards that shots are cut from. */
function cardsOf(cameras: readonly PlannedCamera[], reading: Reading): Pick<Timeline, CardName> {
  const used = CARD_NAMES.filter((name) => cameras.some(({ source }) => source === name));
  return Object.fromEntries(used.map((name) => [name, cardNamed(name, reading) ?? undefined]));
}

function cutsOf(shots: readonly StoryShot[]): number[] {
  const cuts = [0];
  for (const { beats } of shots) cuts.push((cuts.at(-1) ?? 0) + beats);
  return cuts;
}
