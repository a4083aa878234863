import { useEffect, useRef, useState } from "react";
import type { RowPart } from "../../lib/rows/generation-row.ts";
import { useOnline } from "../../lib/browser/network/use-online.ts";
import { secondsLeft, secondsSilent, trackTime, type Timing } from "./timing.ts";

const TICK_MS = 1_000;

interface SpokenTime {
  readonly left: number | null;
  readonly silent: number | null;
  readonly isOffline: boolean;
}

/** The timing of a film as text, updated every second. */
export function useTiming(row: RowPart): SpokenTime {
  const timing = useRef<Timing | null>(null);
  const [spoken, setSpoken] = useState<Omit<SpokenTime, "isOffline">>({ left: null, silent: null });
  useEffect(() => {
    const say = () => {
      const now = Date.now();
      timing.current = trackTime(timing.current, row, now);
      setSpoken({ left: secondsLeft(timing.current, now), silent: secondsSilent(timing.current, now) });
    };
    const first = setTimeout(say);
    const tick = setInterval(say, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(tick);
    };
  }, [row]);
  const isOffline = !useOnline();
  return { ...spoken, isOffline };
}
