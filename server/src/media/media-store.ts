import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { inTime } from "../deadline.ts";

/** Names and content types of the files in a media folder. */
const MEDIA_TYPES = {
  "keyimage.jpg": "image/jpeg",
  "picture.jpg": "image/jpeg",
  "preview.jpg": "image/jpeg",
  "photo.jpg": "image/jpeg",
  "film.mp4": "video/mp4",
  "poster.jpg": "image/jpeg",
  // Key image or poster for lists of many.
  "small.jpg": "image/jpeg",
  // The user's own music, in whatever format it was sent.
  "song.bin": "application/octet-stream",
} as const;
export type MediaName = keyof typeof MEDIA_TYPES;
export const MEDIA_NAMES = [
  "keyimage.jpg",
  "picture.jpg",
  "preview.jpg",
  "photo.jpg",
  "film.mp4",
  "poster.jpg",
  "small.jpg",
  "song.bin",
] as const;
/** A user's own photo is kept for another take, and music for films. Only their owner gets them back: so they have no address. */
const WITHOUT_ADDRESS: readonly MediaName[] = ["photo.jpg", "song.bin"];

/** Name of a file in a store: an unguessable folder, and one of a few names. */
export type MediaKey = `${string}/${MediaName}`;

/** Bytes `from` to `to`, both inclusive, counted from 0. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Storage of pictures and films. Guarantees: a file is complete or does not exist, even after a crash; a stored
 * file can be read by every process at once; stored files never change.
 * Anything that is not a `MediaKey` is refused before any access.
 */
export interface MediaStore {
  /** Puts bytes. @throws CurtaError disk_full */
  putBytes(key: MediaKey, bytes: Uint8Array): Promise<void>;
  /** Moves or uploads a finished file; the file at `path` may be gone afterwards. @throws CurtaError disk_full */
  putFile(key: MediaKey, path: string): Promise<void>;
  /** Size in bytes; undefined if the file does not exist. */
  size(key: MediaKey): Promise<number | undefined>;
  /** Opens a file or a range of it. @throws CurtaError not_found */
  open(key: MediaKey, range?: ByteRange): Promise<Readable>;
  /**
   * Address at which anybody gets the file from the store itself, for a short time and as long as it exists; undefined where
   * the operator has allowed none.
   */
  shortAddress(key: MediaKey): Promise<string | undefined>;
  /** Deletes a folder with all its files; a missing folder is no error. */
  deleteFolder(folder: string): Promise<void>;
  /** True when files can be written now. */
  writable(): Promise<boolean>;
}

const FOLDER = /^[0-9a-f]{32}$/;

/** A folder name that nobody can guess (128 random bits). */
export function newMediaFolder(): string {
  return randomBytes(16).toString("hex");
}

export function isMediaFolder(folder: string): boolean {
  return FOLDER.test(folder);
}

/** Parses a key; undefined for anything that no store would have made. */
export function parseMediaKey(text: string): MediaKey | undefined {
  const [folder = "", written, ...rest] = text.split("/");
  const name = MEDIA_NAMES.find((known) => known === written);
  if (name === undefined || rest.length > 0 || !FOLDER.test(folder)) return undefined;
  return mediaKey(folder, name);
}

/** The folder of a key. */
export function folderOf(key: MediaKey): string {
  return key.slice(0, key.indexOf("/"));
}

export function mediaKey(folder: string, name: MediaName): MediaKey {
  return `${folder}/${name}`;
}

/** True if whoever knows the address of the file may have it. */
export function hasAddress(key: MediaKey): boolean {
  return !WITHOUT_ADDRESS.some((name) => key.endsWith(`/${name}`));
}

/** The name of a key's file in its folder. */
export function nameOf(key: MediaKey): MediaName | undefined {
  return MEDIA_NAMES.find((known) => key.endsWith(`/${known}`));
}

/** Content type of a key. */
export function mediaType(key: MediaKey): string {
  const name = nameOf(key);
  return name === undefined ? "application/octet-stream" : MEDIA_TYPES[name];
}

/** Reads all of a file into memory; for pictures, which are a few megabytes. @throws CurtaError not_found, out_of_time */
export async function readAll(store: MediaStore, key: MediaKey): Promise<Uint8Array> {
  const file = await store.open(key);
  try {
    return await inTime(buffer(file));
  } finally {
    file.destroy();
  }
}
