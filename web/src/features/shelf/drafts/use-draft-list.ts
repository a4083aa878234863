import type { DraftSummary } from "@curta/contract";
import { useEffect, useRef, useState } from "react";
import type { OwnLibrary } from "../../../lib/services/library.ts";

export interface DraftList {
  readonly drafts: readonly DraftSummary[];
  /** Puts a changed draft in the place of what was known of it. */
  readonly put: (draft: DraftSummary) => void;
  /** Loads the next page; null at the end. */
  readonly more: (() => void) | null;
}

/**
 * The pages of drafts that contain `search`, loaded one after the other. What cannot be loaded is left out: the films still
 * show. Without our own server there are none.
 */
export function useDraftList(library: OwnLibrary | undefined, search: string): DraftList {
  const asked = useRef(search);
  const [drafts, setDrafts] = useState<readonly DraftSummary[]>([]);
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    asked.current = search;
    const loadFirst = async () => {
      const page = await library?.listDrafts(null, search).catch(() => null);
      if (left || !page) return;
      setDrafts(page.drafts);
      setNext(page.next);
    };
    void loadFirst();
    return () => {
      left = true;
    };
  }, [library, search]);
  const loadMore = async (before: string) => {
    const page = await library?.listDrafts(before, search).catch(() => null);
    if (!page || asked.current !== search) return;
    // The end of a page may be asked for twice before it is there.
    setDrafts((known) => [
      ...known,
      ...page.drafts.filter(({ id }) => known.every((draft) => draft.id !== id)),
    ]);
    setNext(page.next);
  };
  const put = (draft: DraftSummary) =>
    setDrafts((known) => known.map((one) => (one.id === draft.id ? draft : one)));
  return { drafts, put, more: next === null ? null : () => void loadMore(next) };
}
