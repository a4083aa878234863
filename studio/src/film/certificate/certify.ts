import { stat } from "node:fs/promises";
import type { Certificate, Measure } from "@curta/contract";
import type { Timeline } from "../../direction/timeline.ts";
import { decodeSound } from "../sound/decode-sound.ts";
import { AUDIO_RATE } from "../encode/encoder-settings.ts";
import { type SoundMeasurement, type MeasuredSound, measureSound } from "../sound/encode-at-level.ts";
import { captionRow, type WordBox } from "./rows/caption-row.ts";
import { contentRows } from "./rows/content-rows.ts";
import type { Row } from "./rows/figures.ts";
import { fileRows } from "./rows/file-rows.ts";
import { type FilePacket, type FileStream, openFilmFile } from "./file/film-file.ts";
import { i420Frame } from "./view/frame-thumbnail.ts";
import { keptFrames } from "./view/kept-frames.ts";
import { readMp4Layout } from "./file/mp4-layout.ts";
import { pictureRows } from "./rows/picture-rows.ts";
import { encodePoster, posterFrame, toRgb } from "./view/poster.ts";
import { soundRows } from "./rows/sound-rows.ts";
import { type FilmInspection, type InspectedShot, inspectFilm } from "./view/inspect-film.ts";

export interface CertifyResult {
  readonly certificate: Certificate;
  /** Codes of missed measures that a film must not be handed out with. */
  readonly failures: readonly string[];
  /** JPEG. */
  readonly poster: Uint8Array;
}

/** What is known of a film that was made just now, and cannot be told from its file at once. */
export interface MeasuredEarlier {
  /** What its caption words cover, read from their painted pixels. */
  readonly words?: readonly WordBox[];
  /** Its shots, and what was seen of them: counts if the file holds exactly these. */
  readonly shots?: readonly InspectedShot[] | undefined;
  /** The sound that was put into it, and what was heard of it: counts if the file holds these very packets. */
  readonly music?: MeasuredSound | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Measures a finished film, from the file: boxes and packets by taking it apart, loudness from the decoded
 * sound, picture content from decoded frames (see `inspectFilm` for what `shots` saves). The timeline says how
 * long the film should be and where its cuts are.
 * @throws CurtaError film_out_of_bounds where something does not decode; film_canceled
 */
export async function certify(
  path: string,
  timeline: Timeline,
  { words = [], shots, music, signal }: MeasuredEarlier = {},
): Promise<CertifyResult> {
  const [file, layout, { size }] = await Promise.all([openFilmFile(path), readMp4Layout(path), stat(path)]);
  const inspection = await inspectFilm(file.picture, keptFrames(timeline), shots, signal);
  const poster = makePoster(inspection, timeline);
  const rows: Row[] = [
    ...pictureRows(file.picture, layout, timeline),
    ...fileRows(size, file, layout, timeline),
    ...soundRows(file.sound, measurementOf(file.sound, music), timeline),
    ...contentRows(inspection),
    captionRow(words),
  ];
  const failures = rows.flatMap((row) => (row.weight === "must" && !row.ok ? [row.code] : []));
  return { certificate: toCertificate(rows), failures, poster: await poster };
}

async function makePoster({ kept }: FilmInspection, timeline: Timeline): Promise<Uint8Array> {
  const frame = kept.get(posterFrame(timeline));
  return frame ? await encodePoster(toRgb(i420Frame(frame))) : new Uint8Array();
}

function toCertificate(rows: readonly Row[]): Certificate {
  const measures = rows.map(({ code, label, value, bound, ok }): Measure => ({
    code,
    label,
    value,
    bound,
    ok,
  }));
  const ok = rows.every((row) => row.ok);
  return { ok, platforms: ok ? ["TikTok", "Reels", "Shorts"] : [], measures };
}

/** What a player plays of the sound: as long as the packets say, from the first of them. */
function measurementOf(
  { parameters, packets }: FileStream,
  music: MeasuredSound | undefined,
): SoundMeasurement {
  if (music && isSame(packets, music.packets)) return music.measured;
  const seconds = packets.reduce((sum, packet) => sum + packet.duration, 0);
  return measureSound(
    decodeSound({
      samples: Math.round(seconds * AUDIO_RATE),
      packets: packets.map((packet) => packet.data),
      parameters: Uint8Array.from(parameters.extradata ?? []),
    }),
  );
}

function isSame(packets: readonly FilePacket[], written: readonly Uint8Array[]): boolean {
  return (
    packets.length === written.length &&
    packets.every(({ data }, i) => Buffer.compare(data, written[i]!) === 0)
  );
}
