import {
  type Certificate,
  CurtaError,
  type Reading,
  type SongReading,
  type ProgressStage,
  type Style,
  type TemplateName,
} from "@curta/contract";
import { compileTimeline } from "./direction/compile/compile.ts";
import { direct } from "./direction/plan/direct.ts";
import { namedShots, writtenShots } from "./direction/plan/replace-shot.ts";
import { type FilmPlan, planFilm } from "./direction/plan/film-plan.ts";
import { type SocialCaption, socialCaption } from "./direction/copy/social/social.ts";
import { writeScript } from "./direction/plan/script/write-script.ts";
import { filmWithinLaws } from "./film/film-within-laws.ts";
import { tellLaws } from "./film/tell-laws.ts";
import { decodePicture, readForeignPicture, readWhole } from "./key-image/decode-picture.ts";
import { drawKeyImage } from "./key-image/draw-key-image.ts";
import { encodeKeyImage, encodePhoto, encodePicture, encodePreview, encodeSmall } from "./photo/encode.ts";
import { makePicture } from "./key-image/make-picture.ts";
import { prepareToSee } from "./key-image/sight-thread.ts";
import { madeAgain, openPart, type PictureSource } from "./film/picture-source.ts";
import type { Picture } from "./picture.ts";
import { decodeSongPart } from "./film/sound/song/open-song.ts";
import type { Stereo } from "./score/stereo.ts";

export { openSong } from "./film/sound/song/open-song.ts";

/** How a key image is wanted. */
export interface KeyImageWishes {
  readonly style: Style;
  /** What the script is written after; left out, the seed and what the photo holds choose one. */
  readonly template?: TemplateName | undefined;
  /** Length of the film that the script is written for, in seconds. */
  readonly seconds: number;
  /** Another seed is another take: framing, grade, script. */
  readonly seed: number;
  /** What the user made of the positive prompt; words of its vocabulary change framing and grade. */
  readonly positivePrompt?: string;
  /** What the user says the photo is about, in one line: the script's captions are made of it. */
  readonly topic?: string;
  /** The user's own music that the film will have. */
  readonly song?: SongReading | undefined;
  /** The picture is somebody's finished work: filmed whole, framed and graded by nobody. */
  readonly asItIs?: boolean;
  /** Also give the photo back in a form that can be kept for another take. */
  readonly keepPhoto?: boolean;
  /** Path where `curta models add depth` puts its network; photos are looked at without it where there is none. */
  readonly depthModel?: string | undefined;
  readonly signal?: AbortSignal;
}

/** A photo made ready for filming. */
export interface PreparedPhoto {
  /** The whole photo, upright and graded, at most 24 megapixels: what films are cut from. */
  readonly picture: Picture;
  /** One view of it, or the whole photo on a card: 1080 x 1920. */
  readonly keyImage: Picture;
  readonly reading: Reading;
  readonly positivePrompt: string;
  readonly script: string;
}

export interface KeyImage {
  /** The key image as it is shown and downloaded: JPEG, 1080 x 1920. */
  readonly keyImage: Uint8Array;
  /** The same for lists of many: JPEG, 360 x 640. */
  readonly small: Uint8Array;
  /** The whole photo, graded, at most 24 megapixels, JPEG: what films are cut from. */
  readonly picture: Uint8Array;
  /** The same picture with fewer pixels, JPEG: enough for a preview in a page. */
  readonly preview: Uint8Array;
  /** The photo as it was sent, upright and without metadata, JPEG; null where nobody asked for it. */
  readonly photo: Uint8Array | null;
  readonly reading: Reading;
  readonly positivePrompt: string;
  readonly script: string;
}

export interface FilmWishes {
  /** A prepared photo's picture; or encoded: `KeyImage.picture`, or any other picture, which is filmed whole. */
  readonly picture: Uint8Array | Picture;
  /**
   * Makes the picture again where the film needs it twice: then `picture` is given back as soon as it is copied, and
   * must not be used afterwards.
   */
  readonly pictureAgain?: () => Promise<Picture>;
  /** The picture's reading where it is known; else it is looked at. */
  readonly reading?: Reading;
  readonly script: string;
  readonly style: Style;
  /** Where the script leaves open how the film is made. */
  readonly template?: TemplateName | undefined;
  readonly seconds: number;
  readonly seed: number;
  /** The user's own music, heard instead of the score: an MP3, M4A, AAC, WAV or OGG file, and what was found in it. */
  readonly song?: { readonly bytes: Uint8Array; readonly reading: SongReading } | undefined;
  /** Path of the finished MP4. Written whole or not at all. */
  readonly out: string;
  /** Folder of rendered segments that later films may use again; none are kept where it is left out. */
  readonly segmentCache?: string;
  /** Render workers; by default what the machine's cores and memory allow. */
  readonly workers?: number;
  /** As in `KeyImageWishes`, where the reading is not known. */
  readonly depthModel?: string | undefined;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: FilmProgress) => void;
}

export interface FilmProgress {
  readonly stage: ProgressStage;
  /** Whole film, 0 to 100, never falling. */
  readonly percent: number;
}

export interface Film {
  readonly path: string;
  readonly bytes: number;
  readonly seconds: number;
  readonly certificate: Certificate;
  /** A frame to show before playing: JPEG, 1080 x 1920. */
  readonly poster: Uint8Array;
  /** The same for lists of many: JPEG, 360 x 640. */
  readonly smallPoster: Uint8Array;
  /** Plain Portuguese sentences about what of the script was not understood. */
  readonly warnings: readonly string[];
  /** A text and hashtags to post the film with. */
  readonly social: SocialCaption;
}

/** Grades a photo, looks at it, draws its key image, and writes prompt and script. @throws CurtaError photo_* */
export async function preparePhoto(photo: Uint8Array, wishes: KeyImageWishes): Promise<PreparedPhoto> {
  prepareToSee();
  const made = await (wishes.asItIs === true ? takeAsItIs(photo, wishes) : makePicture(photo, wishes));
  return { ...made, script: writeScript(direct(made.reading, wishes)) };
}

async function takeAsItIs(
  bytes: Uint8Array,
  { depthModel }: KeyImageWishes,
): Promise<Omit<PreparedPhoto, "script">> {
  const { picture, reading } = await readForeignPicture(bytes, depthModel);
  return { picture, keyImage: await drawKeyImage(picture, reading), reading, positivePrompt: "" };
}

/** A prepared photo in a form that can be shown, stored and sent. @throws CurtaError photo_* */
export async function makeKeyImage(bytes: Uint8Array, wishes: KeyImageWishes): Promise<KeyImage> {
  prepareToSee();
  // All comes from the kept photo: another take shows the very same, and slow formats are decoded once.
  const photo = wishes.keepPhoto === true ? await encodePhoto(bytes, wishes.signal) : null;
  const { picture, keyImage, ...rest } = await preparePhoto(photo ?? bytes, wishes);
  const [shown, whole, preview] = await Promise.all([
    encodeKeyImage(keyImage),
    encodePicture(picture),
    encodePreview(picture),
  ]);
  return {
    keyImage: shown,
    small: await encodeSmall(shown),
    picture: whole,
    preview,
    photo,
    ...rest,
  };
}

/**
 * Makes the film that the script says.
 * @throws CurtaError photo_*, song_*, render_failed, film_canceled, film_out_of_bounds, disk_full, file_not_writable
 */
export async function makeFilm(wishes: FilmWishes): Promise<Film> {
  const { style, template, seconds, seed, song, onProgress } = wishes;
  onProgress?.({ stage: "reading", percent: 0 });
  const source = await sourceOf(wishes);
  const plan = planFilm(wishes.script, {
    style,
    template,
    seconds,
    seed,
    reading: source.reading,
    song: song?.reading,
  });
  const { storyboard, warnings: remarks, reading } = plan;
  const { out, workers, segmentCache, signal } = wishes;
  const sound = await songSound(wishes.song, plan, signal);
  const { broken, mended, dropped, ...film } = await filmWithinLaws({
    openPicture: openPart(source, plan.part),
    reading,
    storyboard,
    seed,
    compile: (story) =>
      story === storyboard ? plan.timeline : compileTimeline(story, reading, seed, plan.song),
    namedShots: () => namedShots(plan, source.reading, seed, song?.reading),
    song: sound,
    out,
    workers,
    segmentCache,
    signal,
    onProgress,
  });
  // Who left a shot to the studio need not know which other ones it tried.
  const written = mended.length === 0 ? null : writtenShots(plan, source.reading, seed, song?.reading);
  const told = mended.filter(({ shot }) => written?.has(shot) === true);
  return {
    ...film,
    smallPoster: await encodeSmall(film.poster),
    seconds: storyboard.seconds,
    warnings: [...remarks.map(({ text }) => text), ...tellLaws({ broken, mended: told, dropped }, plan)],
    social: socialCaption(source.reading, storyboard),
  };
}

/** The sound of the part of the user's own music that the film has. @throws CurtaError song_* */
async function songSound(
  song: FilmWishes["song"],
  plan: FilmPlan,
  signal: AbortSignal | undefined,
): Promise<Stereo | undefined> {
  if (song === undefined) return undefined;
  if (plan.song === null) throw new CurtaError("song_too_short");
  return decodeSongPart(song.bytes, plan.song, plan.storyboard.seconds, signal);
}

interface FilmSource extends PictureSource {
  readonly reading: Reading;
}

/**
 * The picture that a film is cut from, and what it holds. Where that is known the picture is decoded only when frames are
 * prepared: the film's threads start meanwhile.
 */
async function sourceOf({ picture, reading, pictureAgain, depthModel }: FilmWishes): Promise<FilmSource> {
  if (!(picture instanceof Uint8Array)) {
    const known = reading ?? (await readWhole(picture, depthModel));
    if (pictureAgain !== undefined) return { ...madeAgain(picture, pictureAgain), reading: known };
    return { open: () => Promise.resolve(picture), isShared: true, reading: known };
  }
  if (reading !== undefined) return { open: () => decodePicture(picture), isShared: false, reading };
  const foreign = await readForeignPicture(picture, depthModel);
  const again = async (): Promise<Picture> => (await readForeignPicture(picture)).picture;
  return { ...madeAgain(foreign.picture, again), reading: foreign.reading };
}
