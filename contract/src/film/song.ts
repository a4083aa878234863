import { z } from "../zod.ts";
import { MAX_SONG_SECONDS, MIN_FILM_SECONDS } from "../limits.ts";

/** A time in the song, in seconds. */
const time = z.number().min(0).max(MAX_SONG_SECONDS);

/** What was found in the user's own music. */
export const songReadingSchema = z.object({
  /** Length, without the silence at both ends; times count from `from`, where sound begins in the file. */
  seconds: z.number().min(MIN_FILM_SECONDS).max(MAX_SONG_SECONDS),
  from: time,
  /** The beat; null where none is steady. */
  beat: z
    .object({
      bpm: z.number().min(30).max(300),
      /** When each beat falls, rising. */
      times: z.array(time).min(2).max(5_000),
      /** Which beat is the first of a bar: the index of one of the first four. */
      downbeat: z.number().int().min(0).max(3),
    })
    .nullable(),
  /** How loud each half second is, in decibels under the loudest: 0 or less. */
  levels: z
    .array(z.number().min(-120).max(0))
    .min(1)
    .max(2 * MAX_SONG_SECONDS + 1),
});
export type SongReading = z.infer<typeof songReadingSchema>;

/** Answer of `POST /songs` and `GET /songs/:id`. */
export const songAnswerSchema = z.object({
  /** What a film request names as `musica`. */
  id: z.uuid(),
  name: z.string(),
  reading: songReadingSchema,
});
export type SongAnswer = z.infer<typeof songAnswerSchema>;
