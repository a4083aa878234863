import { z } from "zod";

/** The kinds of task: name in the queue and payload. */
export const PRODUCE_FILM = "produce-film";
export const produceFilmSchema = z.object({
  generationId: z.uuid(),
  /** Id of the HTTP request for the film, so that its logs and the worker's can be connected. */
  requestId: z.string(),
});
export type ProduceFilm = z.infer<typeof produceFilmSchema>;
