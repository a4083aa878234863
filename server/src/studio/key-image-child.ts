/** The process that decodes uploaded photos: if it is slow, uses much memory or crashes, the server is not affected. */
import { CurtaError } from "@curta/contract";
import { makeKeyImage } from "@curta/studio";
import { isMemoryShort } from "@curta/studio/short-memory";
import type { ChildResponse, ChildRequest } from "./messages.ts";

const ALIVE_MS = 1_000;

let control = new AbortController();

function answer(message: ChildResponse): void {
  // The parent may have died in this very moment; "disconnect" tells.
  process.send?.(message, () => undefined);
}

async function make(message: Extract<ChildRequest, { kind: "make" }>): Promise<void> {
  control = new AbortController();
  // What the last photo left would else stand beside this one at its peak.
  globalThis.gc?.();
  try {
    const keyImage = await makeKeyImage(message.photo, { ...message.wishes, signal: control.signal });
    answer({ kind: "made", keyImage, residentBytes: process.memoryUsage.rss() });
  } catch (error) {
    const known = error instanceof CurtaError ? error.code : "internal";
    const code = isMemoryShort(error) ? "memory_short" : known;
    answer({
      kind: "failed",
      code,
      detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}

process.on("message", (message: ChildRequest) => {
  if (message.kind === "abort") control.abort();
  else void make(message);
});
// The parent process died or no longer needs this one.
process.on("disconnect", () => process.exit(0));
// Ctrl-C reaches the whole process group, but the parent decides when to stop.
process.on("SIGINT", () => undefined);
const sayAlive = (): void => answer({ kind: "alive" });
sayAlive();
setInterval(sayAlive, ALIVE_MS).unref();
