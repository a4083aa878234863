import type { Options, Preview } from "@curta/contract";
import { useEffect, useRef, useState } from "react";
import type { ReadRequest, ScriptNotes } from "./remarks-worker.ts";

/** Pause in typing after which the script is read again. */
const REST_MS = 600;

/**
 * Lets the studio read the script in a worker, since a long one takes a while. Null until it was read, and with an
 * outside workflow, which provides no reading of its image.
 */
export function useScriptNotes(
  script: string,
  { estilo: style, duracao: seconds, modelo: template }: Options,
  preview: Preview | undefined,
): ScriptNotes | null {
  const [notes, setNotes] = useState<ScriptNotes | null>(null);
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
    const { reading, seed } = preview;
    const timer = setTimeout(() => {
      worker.current ??= startReader(setNotes);
      const request: ReadRequest = { script, wishes: { style, template, seconds, seed, reading } };
      worker.current.postMessage(request);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [script, style, template, seconds, preview]);
  return preview === undefined ? null : notes;
}

function startReader(onNotes: (notes: ScriptNotes) => void): Worker {
  const reader = new Worker(new URL("remarks-worker.ts", import.meta.url), { type: "module" });
  reader.addEventListener("message", ({ data }: MessageEvent<ScriptNotes>) => onNotes(data));
  return reader;
}
