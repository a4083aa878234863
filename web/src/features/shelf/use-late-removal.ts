import { useCallback, useEffect, useRef, useState } from "react";
import { beforeSignOut } from "../../lib/browser/before-sign-out.ts";
import type { Library } from "../../lib/services/library.ts";

/** How long a deletion can be undone. */
const UNDO_MS = 10_000;

/** A film or a draft that can be deleted. */
export interface Removable {
  readonly id: string;
  readonly title: string;
  /** Deletes it. `isLeaving`: the page is being left, the request has to outlive it. */
  readonly remove: (isLeaving: boolean) => Promise<void>;
}

export interface LateRemoval {
  /** Ids of what is hidden: deleted, or about to be. */
  readonly hidden: ReadonlySet<string>;
  /** The one whose deletion can be undone now. */
  readonly undoable: Removable | null;
  readonly remove: (thing: Removable) => void;
  readonly undo: () => void;
  /** While held (the pointer or the focus is on the message), the time to undo does not run out. */
  readonly hold: (held: boolean) => void;
  /** Deletes at once what could still be undone. */
  readonly settle: () => Promise<void>;
}

/**
 * Deletes films and drafts late, so that it can be undone: the server is asked when the time is over, another one is
 * deleted, the page is left, or the user signs out. `onFailed` gets the sentence for the user; what was deleted is shown
 * again then.
 */
export function useLateRemoval(library: Library, onFailed: (reason: string) => void): LateRemoval {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [undoable, setUndoable] = useState<Removable | null>(null);
  const [held, hold] = useState(false);
  const pending = useRef<Removable | null>(null);

  const settle = useCallback(
    async (isLeaving = false) => {
      const thing = pending.current;
      pending.current = null;
      setUndoable(null);
      if (thing === null) return;
      const { id } = thing;
      await thing.remove(isLeaving).catch((error: unknown) => {
        setHidden((known) => without(known, id));
        onFailed(error instanceof Error ? error.message : "");
      });
    },
    [onFailed],
  );
  useEffect(() => {
    const leave = () => void settle(true);
    const forget = beforeSignOut(() => settle());
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      forget();
      void settle();
    };
  }, [settle]);
  useEffect(() => {
    if (undoable === null || held) return undefined;
    const timer = setTimeout(() => void settle(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoable, held, settle]);

  const remove = (thing: Removable) => {
    void settle();
    pending.current = thing;
    setUndoable(thing);
    setHidden((known) => new Set(known).add(thing.id));
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
