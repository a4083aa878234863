import type { WriteStream } from "node:tty";
import type { FilmProgress } from "@curta/studio";
import { STAGE_NAMES } from "../texts/command-line.ts";

const WIDTH = 28;

export interface ProgressBar {
  show(progress: FilmProgress): void;
  clear(): void;
}

/** A progress bar in one line of a terminal; prints nothing if the output is no terminal. */
export function createProgressBar(out: WriteStream, wanted: boolean): ProgressBar {
  const shown = wanted && out.isTTY;
  return {
    show: ({ stage, percent }) => {
      if (!shown) return;
      const filled = Math.round((percent / 100) * WIDTH);
      const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
      out.write(`\r\u001b[2K${bar} ${String(Math.floor(percent)).padStart(3)}%  ${STAGE_NAMES[stage]}`);
    },
    clear: () => {
      if (shown) out.write("\r\u001b[2K");
    },
  };
}
