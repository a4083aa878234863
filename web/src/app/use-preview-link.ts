import { useCallback, useMemo, useState } from "react";
import type { Jump } from "../features/preview/preview-player.tsx";

/** What ties the preview to the script: the shot on air, the shot that somebody asked to see, and where both stand. */
export interface PreviewLink {
  readonly shot: number | null;
  readonly setShot: (shot: number | null) => void;
  readonly jump: Jump | null;
  readonly jumpTo: (shot: number) => void;
  /** Somebody is in the script: the preview stays in view. */
  readonly editing: boolean;
  readonly setEditing: (editing: boolean) => void;
  /** The preview stands over the page's edge, where a line may be behind it. */
  readonly docked: boolean;
  readonly setDocked: (docked: boolean) => void;
}

export function usePreviewLink(): PreviewLink {
  const [shot, setShot] = useState<number | null>(null);
  const [jump, setJump] = useState<Jump | null>(null);
  const [editing, setEditing] = useState(false);
  const [docked, setDocked] = useState(false);
  const jumpTo = useCallback(
    (wished: number) => setJump((last) => ({ shot: wished, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  return useMemo(
    () => ({ shot, setShot, jump, jumpTo, editing, setEditing, docked, setDocked }),
    [shot, jump, jumpTo, editing, docked],
  );
}
