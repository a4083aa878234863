import type { ImageResult, Options, Preview } from "@curta/contract";
import type { RowPart } from "../../lib/rows/generation-row.ts";

/** The photo that the user chose. */
export interface ChosenPhoto {
  readonly id: string;
  readonly file: File;
}

export interface Message {
  readonly kind: "error" | "success";
  readonly text: string;
}

/** The inputs of a film: enough to request it again. */
export interface FilmRequest {
  readonly image_url: string;
  readonly video_description: string;
  readonly opcoes: Options;
}

export interface Film {
  /** The task uuid. */
  readonly id: string;
  readonly request: FilmRequest;
  readonly row: RowPart;
  /** True from the request until the film is settled or the timeout. */
  readonly busy: boolean;
  /** True once the workflow has accepted the request; then the row is followed. */
  readonly sent: boolean;
}

/** Where the focus moves after a change; `turn` distinguishes two equal requests. */
export interface Focus {
  readonly on: "photo" | "make-image" | "image" | "film" | "done" | null;
  readonly turn: number;
}

/** The generator's whole state. `status` is the specification's. */
export interface GeneratorState {
  readonly status: "idle" | "processing" | "success" | "error";
  readonly message: Message | null;
  readonly photo: ChosenPhoto | null;
  /** What the user says the photo is about ("Sobre o quê?"); may be empty. */
  readonly topic: string;
  readonly makingImage: boolean;
  readonly image: ImageResult | null;
  /** Prompt and script with the user's edits. */
  readonly prompt: string;
  readonly script: string;
  readonly options: Options;
  readonly film: Film | null;
  /** The previous film; it is shown again if the request is refused. */
  readonly replaced: Film | null;
  /** True once the user chose or cleared a photo: then earlier finished films are not restored. */
  readonly hasChosenPhoto: boolean;
  /** Id of the film that the user dismissed last; it is not restored. */
  readonly dismissedFilm: string | null;
  readonly focus: Focus;
}

export type GeneratorEvent =
  | { readonly type: "photo-chosen"; readonly photo: ChosenPhoto }
  | { readonly type: "photo-cleared" }
  | { readonly type: "topic-edited"; readonly topic: string }
  | { readonly type: "prompt-edited"; readonly prompt: string }
  | { readonly type: "script-edited"; readonly script: string }
  | { readonly type: "options-changed"; readonly options: Options }
  | { readonly type: "image-requested" }
  | { readonly type: "image-made"; readonly source: string; readonly image: ImageResult }
  | { readonly type: "image-failed"; readonly source: string; readonly text: string }
  | { readonly type: "film-requested"; readonly id: string; readonly request: FilmRequest }
  | { readonly type: "film-sent"; readonly id: string }
  | { readonly type: "film-refused"; readonly id: string; readonly text: string }
  | { readonly type: "row-seen"; readonly id: string; readonly row: RowPart }
  | { readonly type: "film-timed-out"; readonly id: string }
  | { readonly type: "film-restored"; readonly row: RowPart }
  | { readonly type: "film-chosen"; readonly row: RowPart; readonly asCopy: boolean }
  | { readonly type: "preview-found"; readonly imageUrl: string; readonly preview: Preview }
  | { readonly type: "message-shown"; readonly message: Message | null };
