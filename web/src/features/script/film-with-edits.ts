import { editInPlace, type FilmShots, type ShotEdit } from "@curta/studio/preview";
import { areaOfFrame, frameOfView } from "./shots/editor/framing/frame-box.ts";

/**
 * A film with edits that are still being made, so that the next one builds on them. An edit that puts shots in other places,
 * and what comes after it, waits for the studio.
 */
export function filmWithEdits(film: FilmShots, edits: readonly ShotEdit[]): FilmShots {
  let shown = film;
  for (const edit of edits) {
    const edited = editInPlace(shown, edit);
    if (edited === null) break;
    shown = withPlace(edited, edit);
  }
  return shown;
}

/** A frame of one's own is where it was put; what other targets show is the studio's to say. */
function withPlace(film: FilmShots, edit: ShotEdit): FilmShots {
  const place = film.places[edit.shot];
  const target = edit.kind === "change" ? edit.content.target : undefined;
  if (place === undefined || target?.kind !== "view") return film;
  const box = areaOfFrame(frameOfView(target), film);
  return { ...film, places: film.places.with(edit.shot, { ...place, box }) };
}
