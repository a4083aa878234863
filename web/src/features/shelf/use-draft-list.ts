import type { DraftSummary } from "@curta/contract";
import { useEffect, useState } from "react";
import type { OwnLibrary } from "../../lib/services/library.ts";

export interface DraftList {
  readonly drafts: readonly DraftSummary[];
  /** Loads the next page; null at the end. */
  readonly more: (() => void) | null;
}

/** The pages of drafts, loaded one after the other. What cannot be loaded is left out: the films still show. */
export function useDraftList(library: OwnLibrary): DraftList {
  const [drafts, setDrafts] = useState<readonly DraftSummary[]>([]);
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    const loadFirst = async () => {
      const page = await library.listDrafts(null).catch(() => null);
      if (left || page === null) return;
      setDrafts(page.drafts);
      setNext(page.next);
    };
    void loadFirst();
    return () => {
      left = true;
    };
  }, [library]);
  const loadMore = async (before: string) => {
    const page = await library.listDrafts(before).catch(() => null);
    if (page === null) return;
    setDrafts((known) => [...known, ...page.drafts]);
    setNext(page.next);
  };
  return { drafts, more: next === null ? null : () => void loadMore(next) };
}
