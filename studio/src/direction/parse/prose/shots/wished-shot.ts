import type { Target } from "@curta/contract";
import type { Said } from "../../../words/shot/match-words.ts";
import type { Scene } from "../../scene.ts";

/** A shot that prose asks for. */
export interface WishedShot extends Scene {
  /** The second of the film at which it begins, or its middle, where the text says so. */
  at?: number | "middle";
  /** It stands for several quick shots. */
  many?: boolean;
  /** So many of them, where the text says so. */
  quick?: number;
  /** It stands for a shot of each thing of its name: "close em cada copo". */
  each?: boolean;
  /** It comes in turn with the others of its sentence, again and again. */
  alternates?: boolean;
  /** What it is to show is no thing that can be found in a photo: "mostra a fachada". */
  unplaced?: boolean;
}

/** Whether somebody or something is named that the shot before does not show. */
export function isOther(named: Target | undefined, before: Target | undefined): boolean {
  return named !== undefined && before !== undefined && JSON.stringify(named) !== JSON.stringify(before);
}

/** Whether a piece names what the shot before does not show, be that found in the photo or not. */
export function isNextInList({ target }: Said, before: WishedShot | undefined): boolean {
  return before?.unplaced === true ? target !== undefined : isOther(target, before?.target);
}

/** Whether words say a shot, and not only how it is entered or what happens in it. */
export function isShot({ size, move, target }: Said): boolean {
  return size !== undefined || move !== undefined || target !== undefined;
}
