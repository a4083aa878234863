export { createClient, type ClientOptions, type CurtaClient } from "./client.ts";
export { ClientError } from "./send.ts";
export type {
  Film,
  FilmOptions,
  FilmStage,
  FilmStatus,
  FilmWishes,
  KeyImage,
  PhotoWishes,
  Progress,
  SongWishes,
} from "./types.ts";
