import { useEffect, useEffectEvent, useRef } from "react";
import type { NotedLines } from "./noted-lines.ts";

/**
 * Gives what to call with the line that the caret was moved to: it tells the shot of that line. One that was not read yet is
 * told once it is. `isRead`: the notes are about the script that stands in the field.
 */
export function useShotOfCaret(
  noted: NotedLines | null,
  isRead: boolean,
  onShot: (shot: number) => void,
): { readonly moved: (line: number) => void; readonly typed: () => void } {
  const waiting = useRef<number | null>(null);
  const tell = useEffectEvent(onShot);
  useEffect(() => {
    if (!isRead || waiting.current === null) return;
    const shot = noted?.shotAt(waiting.current) ?? null;
    waiting.current = null;
    if (shot !== null) tell(shot);
  }, [noted, isRead]);
  return {
    moved(line) {
      const shot = noted?.shotAt(line) ?? null;
      waiting.current = shot === null && !isRead ? line : null;
      if (shot !== null) onShot(shot);
    },
    // Lines may have come or gone above it.
    typed: () => void (waiting.current = null),
  };
}
