import { DEFAULT_FILM_SECONDS } from "./limits.ts";

// Names that the page needs at the start. Nothing here imports zod, so that the schemas can be loaded later.

/** States of a generation; `completed`, `error` and `canceled` are final. */
export const STATUSES = ["pending", "processing", "completed", "error", "canceled"] as const;
export type Status = (typeof STATUSES)[number];
export const FINAL_STATUSES: readonly Status[] = ["completed", "error", "canceled"];

/** Stages of film making, in their order; each owns a share of the progress bar. */
export const PROGRESS_STAGES = ["reading", "script", "score", "frames", "mux", "certificate"] as const;
export type ProgressStage = (typeof PROGRESS_STAGES)[number];

export const GENERATION_TABLE = "shorts_generation";

/** Name of the realtime channel on which the page receives the changes of one generation. */
export function generationChannel(id: string): string {
  return `video_generation_${id}`;
}

/** The three looks a film can have; the names are those of the request field `estilo`. */
export const STYLES = ["viral", "cinematografico", "suave"] as const;
export type Style = (typeof STYLES)[number];
export const DEFAULT_STYLE: Style = "viral";

/** Ideas of a whole film; each belongs to one style. The names are those of scripts and the request field `modelo`. */
export const TEMPLATES = [
  "batida",
  "contagem",
  "vitrine",
  "revelacao",
  "ricochete",
  "trailer",
  "travessia",
  "retrato",
  "penumbra",
  "diario",
  "respiro",
  "album",
  "domingo",
] as const;
export type TemplateName = (typeof TEMPLATES)[number];

/** The default `opcoes`. */
export const DEFAULT_OPTIONS: { estilo: Style; duracao: number } = {
  estilo: DEFAULT_STYLE,
  duracao: DEFAULT_FILM_SECONDS,
};

/** Path of the workflow endpoint, the same on our server and on an outside one. */
export const WEBHOOK_PATH = "/webhook/gerarShorts";
/** Where the user's own music is sent to, on our own server. */
export const SONGS_PATH = "/songs";
/** User id of requests without a signed-in user. */
export const ANONYMOUS_USER_ID = "test-user";

export const PAGE_CONFIG_PATH = "/config.json";
