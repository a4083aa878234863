import { z } from "zod";

/** Every kind of task there is: its name in the queue and what its payload holds. */
export const PRODUCE_FILM = "produce-film";
export const produceFilmSchema = z.object({
  generationId: z.uuid(),
  /** Id of the HTTP request that asked for the film, so that logs can be followed from one to the other. */
  requestId: z.string(),
});
export type ProduceFilm = z.infer<typeof produceFilmSchema>;
