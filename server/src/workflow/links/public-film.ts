import { CurtaError, type PublicLink } from "@curta/contract";
import type { Pool } from "pg";
import {
  deletePublicFilm,
  findPublicFilm,
  makeFilmPublic,
  publicTokenOf,
  type LinkedFilm,
} from "../../database/rows/film-links.ts";
import type { Requester } from "../requester.ts";
import { isSecret, newSecret } from "./link-secret.ts";

export const PUBLIC_PATH = "/v/";

/**
 * Makes the public page of a film, or gives that which it has.
 * @throws CurtaError not_found, also if the film is another user's or not finished
 */
export async function publishFilm(
  pool: Pool,
  { userId, origin }: Requester,
  id: string,
): Promise<PublicLink> {
  const token = await makeFilmPublic(pool, { id, userId, token: newSecret() });
  if (token === undefined) throw new CurtaError("not_found");
  return linkOf(origin, token);
}

/** The public page of a film of the user's; no page for every other film. */
export async function findPublicLink(
  pool: Pool,
  { userId, origin }: Requester,
  id: string,
): Promise<PublicLink> {
  return linkOf(origin, await publicTokenOf(pool, userId, id));
}

/** Takes the public page back, if there is one: its address opens nothing from now on, and is never given again. */
export async function withdrawFilm(pool: Pool, { userId }: Requester, id: string): Promise<PublicLink> {
  await deletePublicFilm(pool, userId, id);
  return { url: null };
}

/** The film of a public page. @throws CurtaError public_film_gone */
export async function openPublicFilm(pool: Pool, token: string): Promise<LinkedFilm> {
  const film = isSecret(token) ? await findPublicFilm(pool, token) : undefined;
  if (film === undefined) throw new CurtaError("public_film_gone");
  return film;
}

function linkOf(origin: string, token: string | undefined): PublicLink {
  return { url: token === undefined ? null : `${origin}${PUBLIC_PATH}${token}` };
}
