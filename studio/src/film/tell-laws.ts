import type { ReadScript } from "../direction/plan/read-script.ts";
import type { BrokenLaw } from "./certificate/certify.ts";
import type { LawfulFilm } from "./film-within-laws.ts";

/** What was wrong with a view, by the code of the law. */
const WRONG: Readonly<Record<string, string>> = {
  captions_off_faces: "a legenda fica sobre um rosto",
  heads: "a borda corta um rosto",
};

/** Sentences about views that were replaced, and about views that the script names and that therefore were not. */
export function tellLaws(
  { broken, mended, dropped }: Pick<LawfulFilm, "broken" | "mended" | "dropped">,
  { shotLines }: Pick<ReadScript, "shotLines">,
): string[] {
  const tell = ({ code, shot }: BrokenLaw, done: string): string =>
    `Cena ${sceneOf(shot, shotLines)}: ${WRONG[code] ?? "o enquadramento não serve"}; ${done}.`;
  return [
    ...new Set([
      ...mended.map((law) => tell(law, "mostrei outra parte da foto")),
      ...dropped.map(
        (shot) => `Cena ${sceneOf(shot, shotLines)}: tirei a legenda, que só cabia sobre um rosto.`,
      ),
      ...broken.map((law) => tell(law, "ficou o enquadramento que o roteiro pede")),
    ]),
  ];
}

/** The scene of the script that a shot belongs to, from 1: a scene may be more than one shot. */
function sceneOf(shot: number, shotLines: ReadScript["shotLines"]): number {
  const isSaid = shotLines[shot] !== null && shotLines[shot] !== undefined;
  return isSaid ? new Set(shotLines.slice(0, shot + 1)).size : shot + 1;
}
