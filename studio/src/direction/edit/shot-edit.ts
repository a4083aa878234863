import type { Reading, Storyboard, StoryShot } from "@curta/contract";
import { filmReading } from "../framing/part-without.ts";
import { replaceShot } from "../plan/replace-shot.ts";
import { filmWith, filmWithout, withLength, type HasShots } from "./film-lengths.ts";

/** What a shot shows, says and does: all of it but its length. */
export type ShotContent = Omit<StoryShot, "beats">;

/** One edit of a film by its shots, which count from 0. */
export type ShotEdit =
  /** What `content` has replaces what the shot said; another target ends its travel to a second one. */
  | { readonly kind: "change"; readonly shot: number; readonly content: Partial<ShotContent> }
  /** Its neighbours give or take the time: the film keeps its length. */
  | { readonly kind: "length"; readonly shot: number; readonly beats: number }
  /** The shot takes the place `to`. */
  | { readonly kind: "move"; readonly shot: number; readonly to: number }
  | { readonly kind: "duplicate" | "remove" | "add-after"; readonly shot: number };

/** A film has to have a shot, and a number that it does not have means none. */
function canEdit({ shots }: Pick<Storyboard, "shots">, edit: ShotEdit): boolean {
  if (shots[edit.shot] === undefined) return false;
  if (edit.kind === "remove") return shots.length > 1;
  return edit.kind !== "move" || shots[edit.to] !== undefined;
}

/**
 * The film after an edit; lengths fill it in whole beats, as scripts ask for. An edit that cannot be leaves it as it is.
 * `reading` and `seed` choose what a new shot shows.
 */
export function editShots(
  storyboard: Storyboard,
  edit: ShotEdit,
  { reading, seed }: { readonly reading: Reading; readonly seed: number },
): Storyboard {
  const { shots } = storyboard;
  const shot = shots[edit.shot];
  if (shot === undefined || !canEdit(storyboard, edit)) return storyboard;
  const next = edit.shot + 1;
  switch (edit.kind) {
    case "change":
    case "length":
      return editInPlace(storyboard, edit) ?? storyboard;
    case "move":
      return { ...storyboard, shots: shots.toSpliced(edit.shot, 1).toSpliced(edit.to, 0, shot) };
    case "remove":
      return filmWithout(storyboard, edit.shot);
    case "duplicate":
      return filmWith(storyboard, next, shot);
    case "add-after":
      return withOtherView(
        filmWith(storyboard, next, plainShot(shot)),
        next,
        filmReading(storyboard, reading),
        seed,
      );
  }
  return edit satisfies never;
}

/** A film after an edit that leaves all shots in their places; null for any other edit. */
export function editInPlace<Film extends HasShots>(film: Film, edit: ShotEdit): Film | null {
  const shot = film.shots[edit.shot];
  if (edit.kind === "length") return withLength(film, edit.shot, edit.beats);
  if (edit.kind !== "change" || shot === undefined) return null;
  return { ...film, shots: film.shots.with(edit.shot, changed(shot, edit.content)) };
}

function changed(shot: StoryShot, content: Partial<ShotContent>): StoryShot {
  const { until: _, ...rest } = shot;
  return { ...(content.target === undefined ? shot : rest), ...content };
}

function plainShot({ beats }: StoryShot): StoryShot {
  return {
    beats,
    size: "medium",
    target: { kind: "subject" },
    move: "push-in",
    transition: "cut",
    effects: [],
    caption: null,
  };
}

/** A new shot shows what its neighbours do not. No other shot changes. */
function withOtherView(film: Storyboard, at: number, reading: Reading, seed: number): Storyboard {
  const chosen = replaceShot(film, reading, at, seed).shots[at];
  return chosen === undefined ? film : { ...film, shots: film.shots.with(at, chosen) };
}
