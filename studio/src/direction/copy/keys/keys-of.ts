import type { Reading } from "@curta/contract";
import { measuredKeys } from "./measured-keys.ts";
import { seenKeys } from "./seen-keys.ts";

/** The key that is true of every photo. */
export const ANY_KEY = "qualquer";

/** What is true of a photo, as keys of stories. */
export interface Keys {
  /** People, animals and things. */
  readonly seen: ReadonlySet<string>;
  readonly measured: ReadonlySet<string>;
  /** Both, and the key of every photo. */
  readonly all: ReadonlySet<string>;
}

export function keysOf(reading: Reading): Keys {
  const seen = new Set(seenKeys(reading));
  const measured: ReadonlySet<string> = new Set(measuredKeys(reading));
  return { seen, measured, all: new Set([...seen, ...measured, ANY_KEY]) };
}
