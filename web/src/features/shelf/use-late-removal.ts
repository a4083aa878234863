import { useCallback, useEffect, useRef, useState } from "react";
import type { RowPart } from "../../lib/rows/generation-row.ts";
import type { Library } from "../../lib/services/library.ts";

/** How long a deletion can be undone. */
const UNDO_MS = 10_000;

export interface LateRemoval {
  /** Films that are hidden: deleted, or about to be. */
  readonly hidden: ReadonlySet<string>;
  /** The film whose deletion can be undone now. */
  readonly undoable: RowPart | null;
  readonly remove: (film: RowPart) => void;
  readonly undo: () => void;
  /** While held (the pointer or the focus is on the message), the time to undo does not run out. */
  readonly hold: (held: boolean) => void;
  /** Deletes at once what could still be undone. */
  readonly settle: () => void;
}

/**
 * Deletes films late, so that it can be undone: the server is asked when the time is over, another film is deleted, or
 * the page is left. `onFailed` gets the sentence for the user; the film is shown again then.
 */
export function useLateRemoval(library: Library, onFailed: (reason: string) => void): LateRemoval {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [undoable, setUndoable] = useState<RowPart | null>(null);
  const [held, hold] = useState(false);
  const pending = useRef<RowPart | null>(null);

  const settle = useCallback(
    (isLeaving = false) => {
      const id = pending.current?.id;
      pending.current = null;
      setUndoable(null);
      if (id === undefined) return;
      library.removeFilm(id, isLeaving).catch((error: unknown) => {
        setHidden((known) => without(known, id));
        onFailed(error instanceof Error ? error.message : "");
      });
    },
    [library, onFailed],
  );
  useEffect(() => {
    const leave = () => settle(true);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      settle();
    };
  }, [settle]);
  useEffect(() => {
    if (undoable === null || held) return undefined;
    const timer = setTimeout(settle, UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoable, held, settle]);

  const remove = (film: RowPart) => {
    const { id } = film;
    if (id === undefined) return;
    settle();
    pending.current = film;
    setUndoable(film);
    setHidden((known) => new Set(known).add(id));
    void library.prepareToLeave();
  };
  const undo = () => {
    const id = pending.current?.id;
    pending.current = null;
    setUndoable(null);
    hold(false);
    if (id !== undefined) setHidden((known) => without(known, id));
  };
  return { hidden, undoable, remove, undo, hold, settle };
}

function without(known: ReadonlySet<string>, id: string): Set<string> {
  return new Set([...known].filter((one) => one !== id));
}
