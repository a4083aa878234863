import type { ReadScript } from "../direction/plan/script/read-script.ts";
import type { BrokenLaw } from "./certificate/certify.ts";
import type { LawfulFilm } from "./film-within-laws.ts";
import { REMARKS } from "@curta/contract/remarks";

/** What was wrong with a view, by the code of the law. */
const WRONG: Readonly<Record<string, string>> = {
  captions_off_faces: REMARKS.overFace,
  heads: REMARKS.cutFace,
  flashes: REMARKS.flashing,
  red_flashes: REMARKS.flashing,
};

/** What was done about it, where it was not another view. */
const DONE: Readonly<Record<string, string>> = { flashes: REMARKS.calmed, red_flashes: REMARKS.calmed };

/** Sentences about views that were replaced, and about views that the script names and that therefore were not. */
export function tellLaws(
  { broken, mended, dropped }: Pick<LawfulFilm, "broken" | "mended" | "dropped">,
  { shotLines }: Pick<ReadScript, "shotLines">,
): string[] {
  const tell = ({ code, shot }: BrokenLaw, done: string): string =>
    REMARKS.mended(sceneOf(shot, shotLines), WRONG[code] ?? REMARKS.wrongView, done);
  return [
    ...new Set([
      ...mended.map((law) => tell(law, DONE[law.code] ?? REMARKS.otherView)),
      ...dropped.map((shot) => REMARKS.onScene(sceneOf(shot, shotLines), REMARKS.captionDropped)),
      ...broken.map((law) => tell(law, REMARKS.keptView)),
    ]),
  ];
}

/**
 * The scene of the script that a shot belongs to, from 1: a scene may be more than one shot. Of a film that the picture directs in
 * part, the page counts the shots.
 */
function sceneOf(shot: number, shotLines: ReadScript["shotLines"]): number {
  const isList = shotLines[shot] !== undefined && !shotLines.includes(null);
  return isList ? new Set(shotLines.slice(0, shot + 1)).size : shot + 1;
}
