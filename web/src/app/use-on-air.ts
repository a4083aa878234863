import { useCallback, useMemo, useState } from "react";
import type { Jump } from "../features/preview/preview-player.tsx";

/** What ties the preview to the script: the shot on air, and the shot that somebody asked to see. */
export interface OnAir {
  readonly shot: number | null;
  readonly setShot: (shot: number | null) => void;
  readonly jump: Jump | null;
  readonly jumpTo: (shot: number) => void;
}

export function useOnAir(): OnAir {
  const [shot, setShot] = useState<number | null>(null);
  const [jump, setJump] = useState<Jump | null>(null);
  const jumpTo = useCallback(
    (wished: number) => setJump((last) => ({ shot: wished, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  return useMemo(() => ({ shot, setShot, jump, jumpTo }), [shot, jump, jumpTo]);
}
