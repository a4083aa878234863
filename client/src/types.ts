/** How a film should be. Everything has a default. */
export interface FilmOptions {
  readonly style?: "viral" | "cinematografico" | "suave" | undefined;
  /** Length in whole seconds, 5 to 60. */
  readonly seconds?: number | undefined;
  /** Name of a template (`curta templates`), such as "diario". */
  readonly template?: string | undefined;
}

export interface PhotoWishes extends FilmOptions {
  /** The file as it is: JPEG, PNG, WebP, AVIF, GIF, HEIC or TIFF, up to 10 MB. */
  readonly photo: Uint8Array;
  readonly name?: string | undefined;
  /** What the photo is about, in one line of up to 200 characters. */
  readonly about?: string | undefined;
  /** Words that describe the look, in place of those that the server would write. */
  readonly prompt?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What the server made of a photo. */
export interface KeyImage {
  readonly imageUrl: string;
  readonly prompt: string;
  /** The film as a shot list in Portuguese, to be changed at will. */
  readonly script: string;
}

export interface SongWishes {
  /** The file as it is: MP3, M4A, WAV or OGG, up to 30 MB. You answer for the right to use it. */
  readonly file: Uint8Array;
  readonly name?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface FilmWishes extends FilmOptions {
  readonly imageUrl: string;
  readonly script: string;
  /** A UUID. The same request with the same id changes nothing: repeat it where an answer was lost. */
  readonly id?: string | undefined;
  /** Id of music that was sent with `sendSong`, heard instead of the server's own. */
  readonly song?: string | undefined;
  /** Address that is told when the film has ended. */
  readonly callbackUrl?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export type FilmStatus = "pending" | "processing" | "completed" | "error" | "canceled";
export type FilmStage = "reading" | "script" | "score" | "frames" | "mux" | "certificate";

/** A row of the server, as far as programs need it. */
export interface Film {
  readonly id: string;
  readonly status: FilmStatus;
  readonly stage: FilmStage | null;
  /** Whole percent. */
  readonly progress: number;
  /** Films before this one; null once it runs. */
  readonly queue_position: number | null;
  /** Seconds until it is ready, if that can be said. */
  readonly estimate_seconds: number | null;
  /** Set once the status is `completed`. */
  readonly video_url: string | null;
  readonly poster_url: string | null;
  /** Length of the finished film. */
  readonly seconds: number | null;
  readonly error_code: string | null;
  /** A sentence for people, in Portuguese. */
  readonly error_message: string | null;
  readonly warnings: readonly string[];
}

export interface Progress {
  readonly signal?: AbortSignal | undefined;
  /** Called with each row that is read. */
  readonly onProgress?: (film: Film) => void;
}
