import type { Options, ProgressStage, Status } from "@curta/contract";

/** A photo and how its film is wanted. */
export interface MakerPhoto {
  readonly photo: Buffer;
  /** File name, for lists. */
  readonly name: string;
  readonly about: string | undefined;
  readonly prompt: string | undefined;
  readonly options: Options;
}

export interface MakerImage {
  /** By which `makeFilm` knows it. */
  readonly image: string;
  readonly prompt: string;
  readonly script: string;
  /** Path of the picture that was written, JPEG. */
  readonly path: string;
  /** The same picture, small enough to be shown in a conversation. */
  readonly shown: Uint8Array;
}

export interface MakerFilm {
  readonly image: string;
  readonly script: string;
  readonly options: Options;
}

export interface FilmState {
  readonly film: string;
  readonly status: Status;
  readonly stage: ProgressStage | null;
  /** Whole percent. */
  readonly progress: number;
  /** Path of the finished film on this machine. */
  readonly path: string | null;
  /** Its address, where a server made it. */
  readonly url: string | null;
  /** A sentence for people. */
  readonly error: string | null;
}

/** Who makes the films that an assistant asks for: this machine, or a server. */
export interface FilmMaker {
  makeImage(wishes: MakerPhoto, signal: AbortSignal): Promise<MakerImage>;
  /** Begins a film and gives its id. @throws CurtaError unknown_image_url for an image that is not known */
  makeFilm(wishes: MakerFilm): Promise<string>;
  /** How the film is now. @throws CurtaError not_found */
  findFilm(film: string): Promise<FilmState>;
  /** Stops what is under way. */
  stop(): Promise<void>;
}
