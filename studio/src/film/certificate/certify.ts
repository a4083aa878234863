import { stat } from "node:fs/promises";
import type { Certificate, Measure, Reading } from "@curta/contract";
import type { Timeline } from "../../direction/timeline.ts";
import { decodeSound } from "../sound/decode-sound.ts";
import { AUDIO_RATE } from "../encode/encoder-settings.ts";
import { type SoundMeasurement, type MeasuredSound, measureSound } from "../sound/encode-at-level.ts";
import { captionContrastRow } from "./rows/captions/caption-contrast-row.ts";
import { captionRow, type PaintedWord } from "./rows/captions/caption-row.ts";
import { wantedOfFilm } from "./faces/looks.ts";
import { contentRows } from "./rows/content-rows.ts";
import type { Row } from "./rows/figures.ts";
import { fileRows } from "./rows/file-rows.ts";
import { type FilePacket, type FileStream, openFilmFile } from "./file/film-file.ts";
import { i420Frame } from "./view/frame-thumbnail.ts";
import type { SampledSkin } from "./faces/skin.ts";
import { lawRows } from "./rows/shown/law-rows.ts";
import { readMp4Layout } from "./file/mp4-layout.ts";
import { pictureRows } from "./rows/picture-rows.ts";
import { encodePoster, posterFrame, toRgb } from "./view/poster.ts";
import { soundRows } from "./rows/sound/sound-rows.ts";
import { type FilmInspection, type InspectedShot, inspectFilm } from "./view/inspect-film.ts";

/** A shot that breaks one of the laws of what a film shows. */
export interface BrokenLaw {
  /** Code of the certificate's measure. */
  readonly code: string;
  readonly shot: number;
}

export interface CertifyResult {
  readonly certificate: Certificate;
  /** Codes of missed measures of the whole film with which it must not be delivered. */
  readonly failures: readonly string[];
  /** Shots that another view or a calmer one would mend. */
  readonly broken: readonly BrokenLaw[];
  /** JPEG. */
  readonly poster: Uint8Array;
}

/**
 * What is known of a film beside its file. Results that were measured while the film was made save time where the file has the
 * same contents.
 */
export interface KnownOfFilm {
  /** What the picture holds; without it nobody asks what of it the film shows. */
  readonly reading?: Reading | undefined;
  /** The caption words, their boxes read from their painted pixels. */
  readonly words?: readonly PaintedWord[];
  /** The skin of the faces of the reading in the picture; without it nobody asks whether the film keeps it. */
  readonly skins?: readonly (SampledSkin | null)[];
  /** Encoded shots and their inspections: used only if the file has exactly these. */
  readonly shots?: readonly InspectedShot[] | undefined;
  /** Encoded sound and its measurement: used only if the file has exactly these packets. */
  readonly music?: MeasuredSound | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Measures a finished film from its file: boxes and packets, loudness of the decoded sound, picture content of decoded frames
 * (`inspectFilm` explains what `shots` saves). The timeline gives the intended length and the cuts.
 * @throws CurtaError film_out_of_bounds if something does not decode; film_canceled
 */
export async function certify(
  path: string,
  timeline: Timeline,
  { reading, words = [], skins, shots, music, signal }: KnownOfFilm = {},
): Promise<CertifyResult> {
  const [file, layout, { size }] = await Promise.all([openFilmFile(path), readMp4Layout(path), stat(path)]);
  const inspection = await inspectFilm(file.picture, wantedOfFilm(timeline, reading), shots, signal);
  const poster = makePoster(inspection, timeline);
  const rows: Row[] = [
    ...pictureRows(file.picture, layout, timeline),
    ...fileRows(size, file, layout, timeline),
    ...soundRows(file.sound, measurementOf(file.sound, music), timeline),
    ...contentRows(inspection, timeline.shots),
    captionRow(words),
    ...captionContrastRow(inspection.contrasts),
    ...(reading === undefined ? [] : lawRows(timeline, reading, inspection, words, skins)),
  ];
  // What some shots break is mended in them before the film is delivered.
  const failures = rows.flatMap(({ weight, ok, code, shots: broke = [] }) =>
    weight === "must" && !ok && broke.length === 0 ? [code] : [],
  );
  const broken = rows.flatMap(({ code, shots: broke = [] }) => broke.map((shot) => ({ code, shot })));
  return { certificate: toCertificate(rows), failures, broken, poster: await poster };
}

async function makePoster({ kept }: FilmInspection, timeline: Timeline): Promise<Uint8Array> {
  const frame = kept.get(posterFrame(timeline));
  return frame ? await encodePoster(toRgb(i420Frame(frame))) : new Uint8Array();
}

function toCertificate(rows: readonly Row[]): Certificate {
  const measures = rows.map(({ code, label, value, bound, given, ok }): Measure => ({
    code,
    label,
    value,
    bound,
    given,
    ok,
  }));
  const ok = rows.every((row) => row.ok);
  return { ok, platforms: ok ? ["TikTok", "Reels", "Shorts"] : [], measures };
}

/** Measures the sound as a player plays it: from the first packet on, as long as all packets together. */
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
