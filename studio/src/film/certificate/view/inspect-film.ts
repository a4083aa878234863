import { setImmediate as otherWork } from "node:timers/promises";
import { CurtaError, FILM_FPS } from "@curta/contract";
import type { Segment } from "../../encode/segment.ts";
import type { CodedFrame } from "../file/decode.ts";
import type { FileStream } from "../file/film-file.ts";
import type { WantedFrames } from "../faces/looks.ts";
import { type FrameThumbnail, showSameFrame } from "./frame-thumbnail.ts";
import { type ShotInspection, type SkinnedFace, inspectFrames } from "./inspect-shot.ts";
import { annexBUnits, avcCUnits, isSameUnits, prefixedUnits } from "../file/nal-units.ts";

/** What is measured of the picture of a film. */
export interface FilmInspection {
  /** A thumbnail of every frame, in playing order. */
  readonly thumbnails: readonly FrameThumbnail[];
  /** The wanted frames that exist, whole (I420). */
  readonly kept: ReadonlyMap<number, Uint8Array>;
  /** The faces in the frames that were searched. */
  readonly faces: ReadonlyMap<number, readonly SkinnedFace[]>;
  /** The least contrast of letters in each frame, as they were drawn; null if that is not known of this file. */
  readonly contrasts: readonly (number | null)[] | null;
}

/**
 * An encoded shot and its inspection; frame numbers are within the shot. The inspection may still be running while the film
 * is muxed.
 */
export interface InspectedShot {
  readonly segment: Segment;
  readonly inspection: Promise<ShotInspection>;
}

/**
 * Inspects the picture of a film. Decoding all of it takes a quarter of the time of encoding. So if the shots were inspected
 * before muxing and the file has exactly those shots, their results are used: a thumbnail of every frame before encoding, and
 * decoded frames of each group of pictures that show that encoding was correct. Otherwise every frame is decoded.
 * @throws CurtaError film_out_of_bounds if a frame does not decode; film_canceled
 */
export async function inspectFilm(
  picture: FileStream,
  wanted: WantedFrames,
  shots?: readonly InspectedShot[],
  signal?: AbortSignal,
): Promise<FilmInspection> {
  if (shots && holds(picture, shots)) {
    const inspections = await Promise.all(shots.map(({ inspection }) => inspection));
    const segments = shots.map(({ segment }) => segment);
    if (segments.every((segment, shot) => matchesDrawn(segment, inspections[shot]!)))
      return joined(segments, inspections);
  }
  const coded = picture.packets.map(({ pts, key, data }): CodedFrame => ({
    number: Math.round(pts * FILM_FPS),
    key,
    data,
  }));
  const inspection = await inspectAll(parametersOf(picture), coded, wanted, signal);
  const thumbnails = picture.packets.map(
    (_, number) => inspection.thumbnails.get(number) ?? new Uint8Array(),
  );
  return { thumbnails, kept: inspection.kept, faces: inspection.faces, contrasts: null };
}

/** Decodes and inspects all frames; lets other tasks run between steps. */
async function inspectAll(
  parameters: Uint8Array,
  coded: readonly CodedFrame[],
  wanted: WantedFrames,
  signal?: AbortSignal,
): Promise<ShotInspection> {
  const steps = inspectFrames(parameters, { coded }, wanted);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (signal?.aborted) throw new CurtaError("film_canceled");
    await otherWork();
  }
}

function parametersOf({ parameters }: FileStream): Uint8Array {
  return parameters.extradata ?? new Uint8Array();
}

/** Whether the picture of a file has exactly these shots: the same bytes, and each frame at its time. */
function holds(picture: FileStream, shots: readonly InspectedShot[]): boolean {
  const parameters = avcCUnits(parametersOf(picture));
  let at = 0;
  let from = 0;
  for (const { segment } of shots) {
    if (!isSameUnits(parameters, annexBUnits(segment.parameters))) return false;
    for (const { offset, size, pts } of segment.packets) {
      const packet = picture.packets[at++];
      if (!packet || Math.round(packet.pts * FILM_FPS) !== from + pts) return false;
      const units = annexBUnits(segment.data.subarray(offset, offset + size));
      if (!isSameUnits(prefixedUnits(packet.data), units)) return false;
    }
    from += segment.frames;
  }
  return at === picture.packets.length;
}

/** Whether all decoded frames look like the drawn ones. */
function matchesDrawn(segment: Segment, inspection: ShotInspection): boolean {
  return [...inspection.thumbnails].every(([frame, thumbnail]) =>
    showSameFrame(thumbnail, segment.thumbnails[frame]!),
  );
}

function joined(segments: readonly Segment[], inspections: readonly ShotInspection[]): FilmInspection {
  const kept = new Map<number, Uint8Array>();
  const faces = new Map<number, readonly SkinnedFace[]>();
  let from = 0;
  segments.forEach(({ frames }, shot) => {
    for (const [frame, picture] of inspections[shot]!.kept) kept.set(from + frame, picture);
    for (const [frame, found] of inspections[shot]!.faces) faces.set(from + frame, found);
    from += frames;
  });
  return {
    thumbnails: segments.flatMap(({ thumbnails }) => thumbnails),
    kept,
    faces,
    contrasts: segments.flatMap(({ contrasts }) => contrasts),
  };
}
