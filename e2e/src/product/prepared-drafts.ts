import { readFileSync } from "node:fs";
import path from "node:path";
import type { Accounts } from "./accounts.ts";
import { signInCaller } from "./caller.ts";
import { makeTake, putDraft, type Take } from "./drafts.ts";
import { sharedProduct } from "./start-product.ts";

/** An account whose images are made once, for the tests that only need one to begin with. */
export interface PreparedDrafts {
  readonly email: string;
  /** Makes a draft of the photo in a file the one that the page opens with. */
  begin(photo: string): Promise<void>;
  /** Removes what a test has made of it, with films under way. */
  clear(): Promise<void>;
}

export async function prepareDrafts(accounts: Accounts): Promise<PreparedDrafts> {
  const email = await accounts.add();
  // Kept by a draft that is put away: an image that no draft has is removed.
  const prepared = new Map<string, { take: Take; id: string }>();
  return {
    email,
    async begin(photo) {
      const caller = await signInCaller(sharedProduct(), email);
      const photo_name = path.basename(photo);
      let own = prepared.get(photo);
      if (own === undefined) {
        const take = await makeTake(caller, readFileSync(photo), { name: photo_name });
        own = { take, id: await putDraft(caller, take, { photo_name, put_away: true }) };
        prepared.set(photo, own);
      }
      await putDraft(caller, own.take, { photo_name });
    },
    async clear() {
      const { call } = await signInCaller(sharedProduct(), email);
      const own = new Set([...prepared.values()].map(({ id }) => id));
      const { drafts } = (await call("GET", "/drafts")) as { drafts: { id: string }[] };
      const films = (await call("GET", "/rest/v1/shorts_generation?select=id")) as { id: string }[];
      for (const { id } of drafts) if (!own.has(id)) await call("DELETE", `/drafts/${id}`);
      for (const { id } of films) await call("DELETE", `/generations/${id}`);
    },
  };
}
