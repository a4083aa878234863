import { CurtaError, type PhoneLink } from "@curta/contract";
import type { Pool } from "pg";
import {
  findPhoneFilm,
  insertPhoneLink,
  openPhoneLink,
  type LinkedFilm,
} from "../../database/rows/film-links.ts";
import { digestOfSecret, isSecret, newSecret } from "./link-secret.ts";
import { phoneOrigins, type Reachability } from "./phone-origins.ts";

export const PHONE_PATH = "/celular/";
/** How long the code on the screen may be read. */
const OPEN_SECONDS = 15 * 60;
/** How long the browser that opened it may play, save and share. */
export const READ_SECONDS = 30 * 60;

interface Wish {
  readonly userId: string;
  readonly id: string;
  readonly postText: string;
}

/**
 * Makes a link with which a phone opens a film once, without an account.
 * @throws CurtaError not_found, also if the film is another user's or not finished; phone_unreachable
 */
export async function makePhoneLink(pool: Pool, wish: Wish, ways: Reachability): Promise<PhoneLink> {
  const origins = phoneOrigins(ways);
  const secret = newSecret();
  if (origins.length === 0) throw new CurtaError("phone_unreachable");
  const end = await insertPhoneLink(pool, {
    digest: digestOfSecret(secret),
    generationId: wish.id,
    userId: wish.userId,
    postText: wish.postText,
    seconds: OPEN_SECONDS,
  });
  if (end === undefined) throw new CurtaError("not_found");
  return {
    addresses: origins.map((origin) => `${origin}${PHONE_PATH}${secret}`),
    expires_at: end.toISOString(),
  };
}

export type PhoneFilm = LinkedFilm & { readonly postText: string };

/** A film that a browser may read, with the secret that it is to remember. */
interface OpenedFilm {
  readonly film: PhoneFilm;
  /** Undefined: it has one already. */
  readonly visitor: string | undefined;
}

/**
 * Opens a link: for the browser that opened it before, or, once, for another one.
 * @throws CurtaError link_used, whatever is wrong with it: nobody learns which links there are
 */
export async function openLink(pool: Pool, secret: string, visitor: string | undefined): Promise<OpenedFilm> {
  const known = await findOpenedFilm(pool, secret, visitor);
  if (known !== undefined) return { film: known, visitor: undefined };
  const fresh = newSecret();
  const isFirst =
    isSecret(secret) &&
    (await openPhoneLink(pool, digestOfSecret(secret), digestOfSecret(fresh), READ_SECONDS));
  const film = isFirst ? await findOpenedFilm(pool, secret, fresh) : undefined;
  if (film === undefined) throw new CurtaError("link_used");
  return { film, visitor: fresh };
}

/** The film of a link that this browser has opened; undefined for every other. */
export async function findOpenedFilm(
  pool: Pool,
  secret: string,
  visitor: string | undefined,
): Promise<PhoneFilm | undefined> {
  if (visitor === undefined || !isSecret(visitor) || !isSecret(secret)) return undefined;
  return findPhoneFilm(pool, digestOfSecret(secret), digestOfSecret(visitor));
}
