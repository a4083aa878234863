import { useCallback, useMemo, useState } from "react";
import type { ShotRequest } from "../features/preview/preview-player.tsx";

/** Connects preview and script: the current shot, the requested shot, and whether the preview is docked. */
export interface PreviewLink {
  readonly shot: number | null;
  readonly setShot: (shot: number | null) => void;
  /** Address of the image whose preview has been shown, or will not be. */
  readonly settled: string | null;
  readonly setSettled: (imageUrl: string) => void;
  readonly jump: ShotRequest | null;
  readonly jumpTo: (shot: number) => void;
  /** True while the script has the focus or a shot is open: the preview stays in view. */
  readonly editing: boolean;
  readonly setEditing: (editing: boolean) => void;
  readonly setShotOpen: (open: boolean) => void;
  /** True while the preview covers the edge of the window, and maybe a line of the script. */
  readonly docked: boolean;
  readonly setDocked: (docked: boolean) => void;
}

export function usePreviewLink(): PreviewLink {
  const [shot, setShot] = useState<number | null>(null);
  const [settled, setSettled] = useState<string | null>(null);
  const [jump, setJump] = useState<ShotRequest | null>(null);
  const [writing, setEditing] = useState(false);
  const [shotOpen, setShotOpen] = useState(false);
  const editing = writing || shotOpen;
  const [docked, setDocked] = useState(false);
  const jumpTo = useCallback(
    (wished: number) => setJump((last) => ({ shot: wished, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  return useMemo(
    () => ({
      shot,
      setShot,
      settled,
      setSettled,
      jump,
      jumpTo,
      editing,
      setEditing,
      setShotOpen,
      docked,
      setDocked,
    }),
    [shot, settled, jump, jumpTo, editing, docked],
  );
}
