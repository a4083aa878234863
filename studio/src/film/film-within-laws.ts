import { rm } from "node:fs/promises";
import { CurtaError, type Storyboard } from "@curta/contract";
import { calmAround } from "../direction/plan/calm-shot.ts";
import { replaceShot, restOnPrint, restOnWhole } from "../direction/plan/replace-shot.ts";
import type { Timeline } from "../direction/timeline.ts";
import type { BrokenLaw } from "./certificate/certify.ts";
import type { Segment } from "./encode/segment.ts";
import type { StageProgress } from "./progress.ts";
import { type RenderedFilm, renderFilm, type RenderWishes } from "./render-film.ts";

export interface LawfulWishes extends Omit<RenderWishes, "timeline" | "drawn"> {
  readonly storyboard: Storyboard;
  readonly seed: number;
  /** Works a storyboard out to numbers for the picture. */
  readonly compile: (storyboard: Storyboard) => Timeline;
  /** Shots whose view the script's writer named: they are left as they are. Asked only where a law is broken. */
  readonly namedShots: () => ReadonlySet<number>;
}

export interface LawfulFilm extends RenderedFilm {
  /** Laws that were broken by views that were then replaced, in the order of the shots. */
  readonly mended: readonly BrokenLaw[];
  /** Shots that lost their caption: no view of the photo has room for it beside the face. */
  readonly dropped: readonly number[];
}

/** The law that captions keep off faces. A photo that is all face leaves them no room. */
const CAPTIONS_OFF_FACES = "captions_off_faces";
/** The law that nobody's head is cut. In a crowd each view and each way along it may cut one. */
const HEADS = "heads";
/** Laws that no film may break, whatever its script names. */
const FLASHES: ReadonlySet<string> = new Set(["flashes", "red_flashes"]);
/** So often a film is directed again, and once more where it flashes: the second that flashes may begin in the shot before. */
const MOST_ROUNDS = 2;
const MOST_CALMED = 3;

/**
 * Makes a film. Where finished shots break a law of what a film shows, it is directed again with another view in them, or
 * calmer where they flash, and only what differs is drawn again. Laws that a named view breaks stay in `broken`.
 * @throws CurtaError as `renderFilm`; film_out_of_bounds where no other view keeps the laws
 */
export async function filmWithinLaws(wishes: LawfulWishes): Promise<LawfulFilm> {
  const { compile, namedShots, reading, seed } = wishes;
  const drawn = new Map<string, Segment>();
  const onProgress = neverFalling(wishes.onProgress);
  const mended: BrokenLaw[] = [];
  const dropped: number[] = [];
  let { storyboard } = wishes;
  for (let round = 1; ; round++) {
    const film = await renderFilm({ ...wishes, timeline: compile(storyboard), drawn, onProgress });
    const named = film.broken.length === 0 ? new Set() : namedShots();
    const wrong = film.broken.filter(({ code, shot }) => FLASHES.has(code) || !named.has(shot));
    if (wrong.length === 0) {
      return { ...film, dropped, mended: mended.toSorted((a, b) => a.shot - b.shot) };
    }
    await rm(film.path, { force: true });
    const before = storyboard;
    const droppedFor = new Set<number>();
    for (const shot of new Set(wrong.map((law) => law.shot))) {
      // The film's other end has another view already, and this end with it.
      if (storyboard.shots[shot] !== before.shots[shot]) continue;
      const breaks = (code: string): boolean => wrong.some((law) => law.shot === shot && law.code === code);
      const isLate = round > MOST_ROUNDS;
      if ([...FLASHES].some((code) => breaks(code))) {
        if (round <= MOST_CALMED) storyboard = calmAround(storyboard, shot);
        continue;
      }
      const replaced = isLate ? storyboard : replaceShot(storyboard, reading, shot, seed + round);
      const said = breaks(CAPTIONS_OFF_FACES) ? captionOver(storyboard, shot) : -1;
      // The border of a print has room for words where no view has.
      const printed =
        replaced === storyboard && said >= 0 ? restOnPrint(storyboard, reading, shot) : replaced;
      if (printed === storyboard && said >= 0) {
        storyboard = withoutCaption(storyboard, said);
        dropped.push(said);
        droppedFor.add(shot);
      } else if (printed === storyboard && !isLate && breaks(HEADS)) {
        storyboard = restOnWhole(storyboard, shot);
      } else storyboard = printed;
    }
    if (storyboard === before) throw outOfBounds(wrong);
    mended.push(...wrong.filter(({ shot }) => !droppedFor.has(shot)));
  }
}

/** The shot whose caption stands over a shot: its own, or one before that is long. -1 without one. */
function captionOver({ shots }: Storyboard, shot: number): number {
  return shots.slice(0, shot + 1).findLastIndex(({ caption }) => caption !== null);
}

function withoutCaption(storyboard: Storyboard, index: number): Storyboard {
  const shots = storyboard.shots.map((shot, at) => (at === index ? { ...shot, caption: null } : shot));
  return { ...storyboard, shots };
}

function outOfBounds(wrong: readonly BrokenLaw[]): CurtaError {
  const detail = wrong.map(({ code, shot }) => `${code} in shot ${shot + 1}`).join(", ");
  return new CurtaError("film_out_of_bounds", { detail });
}

/** A film that is directed again begins again, but what was said of its progress stays said. */
function neverFalling(report: RenderWishes["onProgress"]): RenderWishes["onProgress"] {
  let most = -1;
  return (progress: StageProgress) => {
    if (progress.percent < most) return;
    most = progress.percent;
    report?.(progress);
  };
}
