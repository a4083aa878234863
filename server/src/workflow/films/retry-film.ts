import { randomUUID } from "node:crypto";
import { CurtaError, videoRequestSchema, type Generation } from "@curta/contract";
import type { Context } from "../../context.ts";
import { findFilm } from "../../database/rows/films.ts";
import { findGeneration } from "../../database/rows/generations.ts";
import { isFinal } from "../../generation/states.ts";
import type { Requester } from "../requester.ts";
import { requestFilm } from "./request-film.ts";

/**
 * Requests the same film again, as a new generation. A film that still waits or runs is returned unchanged.
 * @throws CurtaError not_found, also if the film belongs to another user; and what `requestFilm` throws
 */
export async function retryFilm(context: Context, requester: Requester, id: string): Promise<Generation> {
  const [film, row] = await Promise.all([findFilm(context.pool, id), findGeneration(context.pool, id)]);
  if (!film || !row || film.user_id !== requester.userId) throw new CurtaError("not_found");
  if (!isFinal(row.status)) return row;
  const request = videoRequestSchema.parse(film.request);
  return requestFilm(context, requester, { ...request, task_uuid: randomUUID() });
}
