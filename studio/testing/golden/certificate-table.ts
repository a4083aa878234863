/** The certificates of short films of real photos, with what was seen in their frames. */
import path from "node:path";
import type { Measure, Reading } from "@curta/contract";
import { readPhoto } from "@curta/photos";
import type { Timeline } from "../../src/direction/timeline.ts";
import { certify } from "../../src/film/certificate/certify.ts";
import { wantedOfFilm } from "../../src/film/certificate/faces/looks.ts";
import { sightingsOf, type SightedFace } from "../../src/film/certificate/faces/sightings.ts";
import { openFilmFile } from "../../src/film/certificate/file/film-file.ts";
import { inspectFilm } from "../../src/film/certificate/view/inspect-film.ts";
import { type PreparedPhoto, preparePhoto } from "../../src/studio.ts";
import { filmOf, timelineOf } from "../film/film-of-shots.ts";
import { scratchFolder } from "../film/productions.ts";
import { GOLDEN_FILMS, type GoldenFilm } from "./certificate-films.ts";

export const CERTIFICATES_FILE = path.join(import.meta.dirname, "certificates.txt");

/** The lines of the golden file, by the photo that they are about. */
export function certificateTable(): Map<string, () => Promise<string[]>> {
  return new Map(
    Object.entries(GOLDEN_FILMS).map(
      ([photo, films]) => [photo, () => certificatesOf(photo, films)] as const,
    ),
  );
}

async function certificatesOf(name: string, films: readonly GoldenFilm[]): Promise<string[]> {
  const folder = scratchFolder();
  try {
    const photo = await preparePhoto(await readPhoto(name), { style: "viral", seconds: 5, seed: 1 });
    const lines: string[] = [];
    for (const film of films) {
      // oxlint-disable-next-line no-await-in-loop -- a film takes all cores
      lines.push(`film: ${film.name}`, ...(await linesOf(photo, film, folder.path("film.mp4"))));
    }
    return lines.map((line) => `${name} ${line}`);
  } finally {
    await folder.remove();
  }
}

/** A line for each row of the certificate, for the shots that break one, and for each known face in each measured frame. */
async function linesOf(photo: PreparedPhoto, film: GoldenFilm, out: string): Promise<string[]> {
  const { reading } = photo;
  const plain = timelineOf(photo, film.shots);
  const timeline: Timeline = {
    ...plain,
    grade: { ...plain.grade, ...film.grade },
    sections: film.sections ?? plain.sections,
  };
  const { certificate, broken } = await filmOf(photo, timeline, out);
  const rows = certificate.measures.map(rowText);
  const shots = broken.map(({ code, shot }) => `${code} in shot ${shot}`).join(", ");
  const lines = [...rows, `broken: ${shots || "none"}`, ...(await facesIn(out, timeline, reading))];
  if (film.misread === undefined) return lines;
  const misread = film.misread(reading);
  const other = await certify(out, timeline, { reading: misread });
  const changed = other.certificate.measures.map(rowText).filter((row) => !rows.includes(row));
  return [...lines, "misread", ...changed, ...(await facesIn(out, timeline, misread))];
}

function rowText({ code, value, bound, ok }: Measure): string {
  return `${code}: ${value} (${bound})${ok ? "" : " MISSED"}`;
}

async function facesIn(film: string, timeline: Timeline, reading: Reading): Promise<string[]> {
  const { picture } = await openFilmFile(film);
  const { faces } = await inspectFilm(picture, wantedOfFilm(timeline, reading));
  return sightingsOf(timeline, reading, faces).flatMap(({ shot, frame, faces: known }) =>
    known.map((face) => `shot ${shot} frame ${frame}: face ${face.index} ${sightOf(face)}`),
  );
}

/** Where a face is and what was found of it, in hundredths of the frame. */
function sightOf({ box, found, foundWhole, placedWhole }: SightedFace): string {
  const placed = `${placedWhole ? "whole" : "in part"} at ${boxText(box)}`;
  if (found === null) return `${placed}, not found`;
  const { skin } = found;
  const colour =
    skin === null ? "no skin" : `skin ${skin.colour.map((level) => 4 * Math.round(level / 4)).join(" ")}`;
  const burnt = skin === null ? "" : `, ${Math.round(100 * skin.burnt)} % burnt`;
  return `${placed}, found ${foundWhole ? "whole" : "in part"} at ${boxText(found.box)}, ${colour}${burnt}`;
}

function boxText({ x, y, w, h }: SightedFace["box"]): string {
  return [x, y, w, h].map((share) => Math.round(100 * share)).join(" ");
}
