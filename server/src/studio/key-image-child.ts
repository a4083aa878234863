/** The process that decodes what strangers upload: it may be slow, grow large or crash without harm. */
import { CurtaError } from "@curta/contract";
import { makeKeyImage } from "@curta/studio";
import type { FromChild, ToChild } from "./messages.ts";

let control = new AbortController();

function answer(message: FromChild): void {
  process.send?.(message);
}

async function make(message: Extract<ToChild, { kind: "make" }>): Promise<void> {
  control = new AbortController();
  try {
    const keyImage = await makeKeyImage(message.photo, { ...message.wishes, signal: control.signal });
    answer({ kind: "made", keyImage });
  } catch (error) {
    const code = error instanceof CurtaError ? error.code : "internal";
    answer({
      kind: "failed",
      code,
      detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}

process.on("message", (message: ToChild) => {
  if (message.kind === "abort") control.abort();
  else void make(message);
});
// The parent died or let go of us.
process.on("disconnect", () => process.exit(0));
// Ctrl-C reaches the whole process group; the parent says when to stop.
process.on("SIGINT", () => undefined);
answer({ kind: "ready" });
