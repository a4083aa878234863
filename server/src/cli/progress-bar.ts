import type { WriteStream } from "node:tty";

const WIDTH = 28;

export interface ProgressBar {
  /** @param label what is being done */
  show(percent: number, label: string): void;
  clear(): void;
}

/** A progress bar in one line of a terminal; prints nothing if the output is no terminal. */
export function createProgressBar(out: WriteStream, wanted: boolean): ProgressBar {
  const shown = wanted && out.isTTY;
  return {
    show: (percent, label) => {
      if (!shown) return;
      const filled = Math.round((percent / 100) * WIDTH);
      const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
      out.write(`\r\u001b[2K${bar} ${String(Math.floor(percent)).padStart(3)}%  ${label}`);
    },
    clear: () => {
      if (shown) out.write("\r\u001b[2K");
    },
  };
}
