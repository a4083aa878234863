import type { DraftRecord, ImageResult, Options, Preview, SongAnswer, TemplateName } from "@curta/contract";
import type { Replanned } from "@curta/studio/preview";
import type { OpenedDraft } from "../../lib/drafts/drafts.ts";
import type { RowPart } from "../../lib/rows/generation-row.ts";
import type { History } from "./draft/history.ts";

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
  /** Id of the user's own music. */
  readonly musica?: string;
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

/** The script and the options that it was for, before a change of options. */
interface Planning {
  readonly script: string;
  readonly options: Options;
  /** True if an edited script is to be planned anew too. */
  readonly always: boolean;
}

/** What an edited script could be planned anew for: a length, a style, a template, or several of them. */
export interface Offer {
  readonly seconds: number | null;
  readonly style: Options["estilo"] | null;
  readonly template: TemplateName | "automatic" | null;
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
  /** The user's own music, in place of the score. */
  readonly song: SongAnswer | null;
  /** Id of the music of a restored film until `song` is read for it. */
  readonly missingSong: string | null;
  readonly makingImage: boolean;
  readonly image: ImageResult | null;
  /** Prompt and script with the user's edits. */
  readonly prompt: string;
  readonly script: string;
  readonly options: Options;
  /** The options that the user chose since the page opened: the next photo begins with them. */
  readonly preferred: Options;
  /** While the script is being fitted to the options. */
  readonly planning: Planning | null;
  readonly offer: Offer | null;
  /** The draft that the work belongs to: from the photo on, or from the film that was restored. */
  readonly draft: string | null;
  /** When the draft that the page opened with was changed last (ISO 8601). */
  readonly draftTime: string | null;
  /** Name of the draft's photo, also where only the server has it. */
  readonly keptPhoto: string | null;
  /** What another browser made of the draft, or what came late from the server, once it is shown here. */
  readonly renewal: DraftRecord | null;
  readonly history: History;
  /** Counts the user's changes since the page, or a film from the shelf, opened: each is kept. */
  readonly changes: number;
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
  | { readonly type: "song-chosen"; readonly song: SongAnswer | null }
  | { readonly type: "song-found"; readonly id: string; readonly song: SongAnswer | null }
  /** `at`: when it was typed (ms), in which `field`; a change by a button has none, and is a step of its own. */
  | { readonly type: "prompt-edited"; readonly prompt: string; readonly at?: number }
  | { readonly type: "script-edited"; readonly script: string; readonly at?: number; readonly field?: string }
  | { readonly type: "options-changed"; readonly options: Options }
  | { readonly type: "script-planned"; readonly planned: Replanned | null }
  | { readonly type: "plan-asked" | "offer-declined" }
  | { readonly type: "undone" | "redone" }
  | { readonly type: "draft-opened" | "draft-came-late"; readonly found: OpenedDraft }
  | { readonly type: "draft-merged"; readonly draft: DraftRecord }
  /** `changes`: how many there were when the other browser's draft was asked for. */
  | { readonly type: "draft-renewed"; readonly draft: DraftRecord; readonly changes: number }
  | { readonly type: "image-requested" }
  | { readonly type: "image-made"; readonly source: string; readonly image: ImageResult }
  | { readonly type: "image-failed"; readonly source: string; readonly text: string }
  | { readonly type: "film-requested"; readonly id: string; readonly request: FilmRequest }
  | { readonly type: "film-sent"; readonly id: string }
  | { readonly type: "film-refused"; readonly id: string; readonly text: string }
  | { readonly type: "row-seen"; readonly id: string; readonly row: RowPart }
  | { readonly type: "film-timed-out"; readonly id: string }
  | { readonly type: "film-restored"; readonly row: RowPart }
  /** `copy`: id of the draft that a copy of the film becomes; null opens the film itself. */
  | { readonly type: "film-chosen"; readonly row: RowPart; readonly copy: string | null }
  | { readonly type: "preview-found"; readonly imageUrl: string; readonly preview: Preview }
  | { readonly type: "message-shown"; readonly message: Message | null };
