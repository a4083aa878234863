import type { Preview } from "@curta/contract";
import { useEffect, useRef, useState } from "react";
import { text } from "../../lib/text.ts";
import { Remarks } from "../../ui/remarks.tsx";
import type { PromptRequest } from "./prompt-worker.ts";

/** Pause in typing after which the prompt is read again. */
const REST_MS = 600;

interface PromptRemarksProps {
  readonly prompt: string;
  /** The image's data, needed to read the prompt; undefined with an outside workflow. */
  readonly preview: Preview | undefined;
}

/** What the prompt asks for and no image of this photo can have. Read in a worker, as the script is. */
export function PromptRemarks({ prompt, preview }: PromptRemarksProps) {
  const [remarks, setRemarks] = useState<readonly string[]>([]);
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
      worker.current ??= startReader(setRemarks);
      const request: PromptRequest = { prompt, reading };
      worker.current.postMessage(request);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [prompt, preview]);
  const shown = preview === undefined ? [] : remarks.map((remark) => ({ remark, line: null }));
  return <Remarks title={text.generator.promptRemarks} remarks={shown} />;
}

function startReader(onRemarks: (remarks: readonly string[]) => void): Worker {
  const reader = new Worker(new URL("prompt-worker.ts", import.meta.url), { type: "module" });
  reader.addEventListener("message", ({ data }: MessageEvent<readonly string[]>) => onRemarks(data));
  return reader;
}
