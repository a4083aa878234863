import { type Effect, FILM_FPS, type Reading, type Target } from "@curta/contract";
import { stageOfView } from "../framing/framing.ts";
import { isDetail } from "../effects/strips.ts";
import { sureFaces } from "../framing/faces/face-geometry.ts";
import { cardNamed, stageOf } from "../framing/stage.ts";
import { middleOf } from "../camera/camera-plan.ts";
import { rankViews } from "./views/choose-view.ts";
import { canBeSeen, dressingOf, effectsOf, type PlannedShot } from "./choose-effects.ts";
import { DESIGNS, isDesign, isDesigned } from "./designs.ts";
import { keepsFaces } from "./keeps-faces.ts";
import { distinctFramings, isSameFraming, type ShownArea } from "./views/same-framing.ts";
import type { Slot } from "./cut-lengths.ts";
import { createRandom, type Random } from "../../random.ts";
import type { Recipe, Template } from "../templates/template.ts";

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** So many views are tried with the shot's own move, and so many of them are passed over for a new framing. */
const MOST_TRIED = 20;
const MOST_FOR_NEW = 8;

/** Below this confidence nothing moves in depth: no parallax is better than torn edges. */
export const LEAST_DEPTH_CONFIDENCE = 0.45;
/** Whips and zooms of a film whose template says nothing else. */
const LOUD_TRANSITIONS = 3;

/** What shots are planned for. */
interface Film {
  readonly reading: Reading;
  readonly template: Template;
  readonly bpm: number;
  readonly seed: number;
}

/** Fills every slot with a shot; the last repeats the hook's framing, so that the film can close its loop. */
export function chooseShots(slots: readonly Slot[], film: Film): PlannedShot[] {
  const { reading, template, seed } = film;
  const random = createRandom(seed, "shots");
  const mostLoud = template.loudTransitions ?? LOUD_TRANSITIONS;
  const flat = reading.depth.confidence < LEAST_DEPTH_CONFIDENCE;
  const shots: PlannedShot[] = [];
  let loud = 0;
  for (const [position, slot] of slots.entries()) {
    const hook = shots[0];
    if (hook !== undefined && position === slots.length - 1) {
      shots.push({ ...hook, beats: slot.beats });
      continue;
    }
    const shot = chooseShot(recipeFor(slot, template, random, shots), slot, {
      film,
      flat,
      random,
      before: shots,
      after: position === slots.length - 2 ? hook : undefined,
      lengths: position === 0 ? [slot, slots.at(-1) ?? slot] : [slot],
    });
    const calm = shot.transition === "cut" || shot.transition === "dissolve" || loud < mostLoud;
    if (!calm || position === 0) shot.transition = "cut";
    else if (shot.transition === "whip" || shot.transition === "zoom") loud += 1;
    shots.push(shot);
  }
  return template.wholePhoto === "polaroid" ? shots.map((shot) => asPrint(shot, reading)) : shots;
}

/** A shot of the whole photo on its card shows it as a print, if it can be one. */
function asPrint(shot: PlannedShot, reading: Reading): PlannedShot {
  if (shot.target.kind !== "whole" || cardNamed("polaroid", reading) === null) return shot;
  return { ...shot, target: { kind: "polaroid" } };
}

/** In the recipes' order, begun where the seed says, and never a third shot of one size. */
function recipeFor(slot: Slot, template: Template, random: Random, before: readonly PlannedShot[]): Recipe {
  const recipes = template.recipes[slot.role];
  const start =
    slot.role === "reveal" || slot.index > 0 ? slot.index : Math.floor(random.next() * recipes.length);
  const sizes = before.slice(-2).map(({ size }) => size);
  const ordered = recipes.map((_, offset) => recipes[(start + offset) % recipes.length] ?? recipes[0]);
  return ordered.find(({ size }) => size !== sizes[0] || size !== sizes[1]) ?? recipes[0];
}

interface Surroundings {
  readonly film: Film;
  /** The reading is unsure of depth. */
  readonly flat: boolean;
  readonly random: Random;
  readonly before: readonly PlannedShot[];
  /** The shot that follows, where it is known already. */
  readonly after: PlannedShot | undefined;
  /** How long it is; the hook is also the film's end, which may be shorter. */
  readonly lengths: readonly Slot[];
}

function chooseShot(recipe: Recipe, slot: Slot, around: Surroundings): Mutable<PlannedShot> {
  const { film, flat, random, before, after, lengths } = around;
  const last = before.at(-1);
  const moves = flat
    ? recipe.moves.map((move) => (move === "orbit" || move === "dolly" ? "drift" : move))
    : recipe.moves;
  const fresh = moves.filter((move) => move !== last?.move);
  const groups = rankViews(recipe, { reading: film.reading, random, before, after });
  const shot: PlannedShot = {
    beats: slot.beats,
    size: recipe.size,
    target: { kind: "all" },
    move: random.pick([fresh[0] ?? alternative(moves[0] ?? "drift"), ...fresh.slice(1)]),
    transition: recipe.entry !== undefined && random.chance(0.8) ? recipe.entry : "cut",
    effects: [],
  };
  const isWished = random.chance(0.85);
  const [best] = groups.flat();
  if (best === undefined) return shot;
  const close = groups.map((views) =>
    views
      .filter(({ keepsRules }) => keepsRules)
      .slice(0, MOST_TRIED)
      .map(({ view }) => ({ ...shot, ...view })),
  );
  const unlike = firstUnlike(close, around);
  const isTired = unlike === undefined || isSmallAgain(unlike, around) || isSeenAgain(unlike, around);
  const designed = isTired ? asDesign(close.flat(), around) : null;
  if (designed !== null) return designed;
  const found = unlike ?? { ...shot, ...best.view };
  const soFar = { reading: film.reading, before };
  const wished = isWished ? effectsOf(recipe, found, soFar) : [];
  const isPlainAgain = wished.length === 0 && isShownAlready(found, around);
  const effects = isPlainAgain ? dressingOf(film.template, found, soFar) : wished;
  const kept = effects.filter((effect) =>
    isDesign(effect) ? !isDesigned(last) : isSteady({ ...found, effects: [effect] }, lengths, film),
  );
  return { ...found, effects: kept };
}

const PANELS = ["two-panels", "three-panels"] as const;

/** A film that has shown so many framings for each of its shots may show one again: a little more than its law asks. */
const ENOUGH_FRAMINGS = 0.65;

/** So much of a film may show the photo small, on a card or as a print, before another picture is made of it. */
const ENOUGH_SMALL = 0.25;

/** Whether a shot shows the photo small though the film has done so often, or right after the hook. */
function isSmallAgain({ target }: PlannedShot, { film: { reading }, before }: Surroundings): boolean {
  const isSmall = (of: Target): boolean => stageOf(of, reading).source !== "photo";
  if (!isSmall(target)) return false;
  const often = before.filter((shot) => isSmall(shot.target)).length;
  return before.length === 1 || often + 1 > ENOUGH_SMALL * (before.length + 2);
}

/** Whether a shot shows a framing again, though the film has shown few for its shots so far. */
function isSeenAgain(shot: PlannedShot, { film, before }: Surroundings): boolean {
  const plain = before.filter((each) => !isDesigned(each));
  const framings = distinctFramings(plain.map((each) => shownIn(each, film)));
  const area = shownIn(shot, film);
  const isSeen = framings.some((other) => isSameFraming(other, area));
  return isSeen && framings.length < ENOUGH_FRAMINGS * (plain.length + 1);
}

/** At most this share of a film is designs, and this share one of them. */
const MOST_DESIGNED = 0.5;
const MOST_OF_ONE = 0.25;

/**
 * A view of the photo as the design that the film has shown least, the best view that can be one; else strips of the whole
 * photo. Null where the shot before is a design, where the film has enough of them, or where none can be seen.
 */
function asDesign(shots: readonly PlannedShot[], { film, before }: Surroundings): PlannedShot | null {
  const { reading } = film;
  const designs = before.map(({ effects }) => DESIGNS.find((design) => effects.includes(design)));
  const made = designs.filter((design) => design !== undefined);
  if (designs.at(-1) !== undefined || made.length + 1 > MOST_DESIGNED * (before.length + 2)) return null;
  const timesOf = (design: Effect): number => made.filter((other) => other === design).length;
  const mayCome = DESIGNS.filter((design) => timesOf(design) <= MOST_OF_ONE * (before.length + 1));
  const rarest = mayCome.toSorted((one, other) => timesOf(one) - timesOf(other));
  const own = shots.filter((each) => stageOfView(each, reading).source === "photo");
  const panels = rarest.filter((effect) => PANELS.some((each) => each === effect));
  return (
    firstDesigned(own, rarest, { reading, before }) ??
    firstDesigned(inStrips(shots[0], { reading, before }), panels, { reading, before })
  );
}

/** A film whose next shot is chosen. */
type FilmSoFar = Pick<Film, "reading"> & Pick<Surroundings, "before">;

/** The first shot that can be seen as one of the designs. */
function firstDesigned(
  shots: readonly PlannedShot[],
  designs: readonly Effect[],
  film: FilmSoFar,
): PlannedShot | null {
  for (const shot of shots) {
    const design = designs.find((effect) => canBeSeen(effect, shot, film));
    if (design !== undefined) return { ...shot, transition: "cut", effects: [design] };
  }
  return null;
}

/**
 * Shots of a photo that no view of its own shows rightly: strips, which are wider, may. They look at all of it and at its
 * points, first at what the film has seldom shown so.
 */
function inStrips(shot: PlannedShot | undefined, { reading, before }: FilmSoFar): PlannedShot[] {
  if (shot === undefined) return [];
  const designed = before.filter((each) => isDesigned(each)).map(({ target }) => JSON.stringify(target));
  const timesOf = (target: Target): number =>
    designed.filter((other) => other === JSON.stringify(target)).length;
  const details = reading.points.flatMap((point, index): Target[] =>
    isDetail(point) ? [{ kind: "point", index: index + 1 }] : [],
  );
  // Words may take the strips from faces: then the shot is seen as it is.
  const targets: Target[] = [{ kind: "all" }, ...(sureFaces(reading).length > 0 ? [] : details)];
  return targets
    .toSorted((one, other) => timesOf(one) - timesOf(other))
    .map((target) => ({ ...shot, size: target.kind === "all" ? "wide" : "close-up", target }));
}

/**
 * The first shot of the best group that, moving as it does, shows another framing than its neighbours; in that group
 * rather one that shows what the film has not shown.
 */
function firstUnlike(
  groups: readonly (readonly PlannedShot[])[],
  { film, before, after, lengths }: Surroundings,
): PlannedShot | undefined {
  const shown = before.map((shot) => shownIn(shot, film));
  const neighbours = [
    ...(isDesigned(before.at(-1)) ? [] : shown.slice(-1)),
    ...(after === undefined ? [] : [shownIn(after, film)]),
  ];
  const isNew = (others: readonly ShownArea[], shot: PlannedShot): boolean => {
    const area = shownIn(shot, film);
    return !others.some((other) => isSameFraming(other, area));
  };
  for (const shots of groups) {
    const unlike: PlannedShot[] = [];
    for (const shot of shots) {
      if (!isNew(neighbours, shot) || !isSteady(shot, lengths, film)) continue;
      if (isNew(shown, shot)) return shot;
      unlike.push(shot);
      if (unlike.length === MOST_FOR_NEW) break;
    }
    if (unlike[0] !== undefined) return unlike[0];
  }
  return undefined;
}

/** Whether a shot keeps its faces, however long it is. */
function isSteady(shot: PlannedShot, lengths: readonly Slot[], film: Film): boolean {
  return lengths.every(({ beats }) => {
    const { area } = shownIn({ ...shot, beats }, film);
    return keepsFaces(shot, area, film.reading);
  });
}

/** Whether an earlier shot, not a design, shows the same framing. */
function isShownAlready(shot: PlannedShot, { film, before }: Surroundings): boolean {
  const area = shownIn(shot, film);
  return before.some((other) => !isDesigned(other) && isSameFraming(shownIn(other, film), area));
}

/** What shots of a film show: the same ones are asked for again and again, and their cameras' ways are long to find. */
const shownOf = new WeakMap<Film, Map<string, ShownArea>>();

function shownIn(shot: PlannedShot, film: Film): ShownArea {
  const known = shownOf.get(film) ?? new Map<string, ShownArea>();
  shownOf.set(film, known);
  const name = JSON.stringify(shot);
  const shown = known.get(name) ?? findShown(shot, film);
  known.set(name, shown);
  return shown;
}

function findShown(shot: PlannedShot, { reading, template: { style }, bpm, seed }: Film): ShownArea {
  const frames = Math.round((shot.beats * 60 * FILM_FPS) / bpm);
  return middleOf({ ...shot, caption: null }, frames, { style, reading, seed });
}

function alternative(move: PlannedShot["move"]): PlannedShot["move"] {
  return move === "drift" ? "push-in" : "drift";
}
