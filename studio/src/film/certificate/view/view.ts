import { setImmediate as otherWork } from "node:timers/promises";
import { CurtaError, FILM_FPS } from "@curta/contract";
import type { Segment } from "../../encode/segment.ts";
import type { CodedFrame } from "../file/decode.ts";
import type { FileStream } from "../file/film-file.ts";
import { type Glance, looksAlike } from "./frame-thumbnail.ts";
import { type Look, looking } from "./look.ts";
import { annexBUnits, avcCUnits, isSameUnits, prefixedUnits } from "../file/nal-units.ts";

/** What a film looks like, as far as it is measured. */
export interface FilmView {
  /** Every frame at a glance, in the order of playing. */
  readonly glances: readonly Glance[];
  /** The wanted frames that there are, whole (I420). */
  readonly kept: ReadonlyMap<number, Uint8Array>;
}

/**
 * A shot as it was encoded, and what is seen when it is decoded; frames by their numbers within the shot. A look may
 * still be under way while the film is put together.
 */
export interface SeenShot {
  readonly segment: Segment;
  readonly look: Promise<Look>;
}

/**
 * Looks at a film. Decoding all of it costs a quarter of the time of encoding it, so where its shots were looked
 * at before they were put together, and the file holds exactly those, that counts: every frame as it was seen
 * on its way into the encoder, and a look into each group of pictures to see that the encoder did not spoil it.
 * Else every frame is decoded.
 * @throws CurtaError film_out_of_bounds where anything that is looked at does not decode; film_canceled
 */
export async function viewFilm(
  picture: FileStream,
  wanted: readonly number[],
  shots?: readonly SeenShot[],
  signal?: AbortSignal,
): Promise<FilmView> {
  if (shots && holds(picture, shots)) {
    const looks = await Promise.all(shots.map(({ look }) => look));
    const segments = shots.map(({ segment }) => segment);
    if (segments.every((segment, shot) => isAsDrawn(segment, looks[shot]!))) return joined(segments, looks);
  }
  const coded = picture.packets.map(({ pts, key, data }): CodedFrame => ({
    number: Math.round(pts * FILM_FPS),
    key,
    data,
  }));
  const look = await lookAtAll(parametersOf(picture), coded, wanted, signal);
  const glances = picture.packets.map((_, number) => look.glances.get(number) ?? new Uint8Array());
  return { glances, kept: look.kept };
}

/** Leaves room for other work while it decodes. */
async function lookAtAll(
  parameters: Uint8Array,
  coded: readonly CodedFrame[],
  wanted: readonly number[],
  signal?: AbortSignal,
): Promise<Look> {
  const steps = looking(parameters, { coded }, wanted);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (signal?.aborted) throw new CurtaError("film_canceled");
    await otherWork();
  }
}

function parametersOf({ parameters }: FileStream): Uint8Array {
  return parameters.extradata ?? new Uint8Array();
}

/** Whether a file's picture is made of these very shots, byte for byte and each frame at its time. */
function holds(picture: FileStream, shots: readonly SeenShot[]): boolean {
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

/** Whether all that was decoded looks like what was drawn. */
function isAsDrawn(segment: Segment, look: Look): boolean {
  return [...look.glances].every(([frame, glance]) => looksAlike(glance, segment.glances[frame]!));
}

function joined(segments: readonly Segment[], looks: readonly Look[]): FilmView {
  const kept = new Map<number, Uint8Array>();
  let from = 0;
  segments.forEach(({ frames }, shot) => {
    for (const [frame, picture] of looks[shot]!.kept) kept.set(from + frame, picture);
    from += frames;
  });
  return { glances: segments.flatMap(({ glances }) => glances), kept };
}
