import type { Pool } from "pg";
import { loadKeys, type Keys } from "../keys.ts";

/** After this long the keys are read again: they may have been rotated. */
const FRESH_MS = 15_000;

/** The keys as this process knows them. */
export interface KeyRing {
  /** What was read last. */
  readonly known: () => Keys;
  /** As known, read again if that was too long ago. Where the database is away, what was read last stays. */
  readonly fresh: () => Promise<Keys>;
  /** Reads them again now: a token names a key that is not known yet. */
  readonly reload: () => Promise<Keys>;
}

export async function createKeyRing(pool: Pool): Promise<KeyRing> {
  let known = await loadKeys(pool);
  let triedAt = Date.now();
  let reloading: Promise<Keys> | undefined;
  const reload = (): Promise<Keys> => {
    triedAt = Date.now();
    // One at a time, however many ask.
    reloading ??= loadKeys(pool)
      .then(
        (keys) => (known = keys),
        () => known,
      )
      .finally(() => (reloading = undefined));
    return reloading;
  };
  return {
    known: () => known,
    fresh: () => (Date.now() - triedAt < FRESH_MS ? Promise.resolve(known) : reload()),
    reload,
  };
}
