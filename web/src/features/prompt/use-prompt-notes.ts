import type { Preview } from "@curta/contract";
import { useEffect, useRef, useState } from "react";
import type { PromptNotes } from "./prompt-notes.ts";
import type { PromptRequest } from "./prompt-worker.ts";

/** Pause in typing after which the prompt is read again. */
const REST_MS = 600;

/**
 * The studio's notes on the prompt as it was read last, in a worker, as the script is. Null until then, and with an
 * outside workflow, which understands what it likes.
 */
export function usePromptNotes(prompt: string, preview: Preview | undefined): PromptNotes | null {
  const [notes, setNotes] = useState<PromptNotes | null>(null);
  const worker = useRef<Worker | null>(null);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  useEffect(() => {
    if (preview === undefined) return undefined;
    const { reading } = preview;
    const timer = setTimeout(() => {
      worker.current ??= startReader(setNotes, () => (worker.current = null));
      const request: PromptRequest = { prompt, reading };
      worker.current.postMessage(request);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [prompt, preview]);
  return preview === undefined ? null : notes;
}

function startReader(onNotes: (notes: PromptNotes) => void, onLost: () => void): Worker {
  const reader = new Worker(new URL("prompt-worker.ts", import.meta.url), { type: "module" });
  reader.addEventListener("message", ({ data }: MessageEvent<PromptNotes>) => onNotes(data));
  // Its file did not come, for instance: the next pause in typing starts another one.
  reader.addEventListener("error", onLost, { once: true });
  return reader;
}
