import type { Preview } from "@curta/contract";
import { useEffect, useRef, useState } from "react";
import { text } from "../../lib/text.ts";
import { Remarks } from "../../ui/remarks.tsx";
import "./prompt-help.css";
import type { PromptRequest, ReadPrompt } from "./prompt-worker.ts";
import { hasWish, toggleWish } from "./wishes.ts";

const texts = text.prompt;

/** Pause in typing after which the prompt is read again. */
const REST_MS = 600;
const NOTHING: ReadPrompt = { understood: [], remarks: [] };

interface PromptHelpProps {
  readonly prompt: string;
  /** The generated prompt. */
  readonly madePrompt: string;
  /** The image's data, needed to read the prompt; undefined with an outside workflow. */
  readonly preview: Preview | undefined;
  readonly onPrompt: (prompt: string) => void;
}

/**
 * Below the prompt: common wishes to add and take out, the words that were understood, and what no image of this photo
 * can have. Nothing with an outside workflow, which understands what it likes.
 */
export function PromptHelp({ prompt, madePrompt, preview, onPrompt }: PromptHelpProps) {
  const { understood, remarks } = useReadPrompt(prompt, preview);
  if (preview === undefined) return null;
  return (
    <>
      <div className="wishes" role="group" aria-label={texts.wishesLabel}>
        {texts.wishes.map(({ label, words }) => (
          <button
            key={label}
            type="button"
            className="wish"
            aria-pressed={hasWish(prompt, words)}
            onClick={() => onPrompt(toggleWish(prompt, words))}
          >
            {label}
          </button>
        ))}
      </div>
      {/* Of what the studio wrote nobody has to be told; and nothing moves when an image has come. */}
      {prompt !== madePrompt && understood.length > 0 && (
        <p className="hint">{texts.understood(understood)}</p>
      )}
      <Remarks
        title={text.generator.promptRemarks}
        remarks={remarks.map((remark) => ({ remark, line: null }))}
      />
    </>
  );
}

/** The prompt as it was read last, in a worker, as the script is. */
function useReadPrompt(prompt: string, preview: Preview | undefined): ReadPrompt {
  const [read, setRead] = useState(NOTHING);
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
      worker.current ??= startReader(setRead);
      const request: PromptRequest = { prompt, reading };
      worker.current.postMessage(request);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [prompt, preview]);
  return read;
}

function startReader(onRead: (read: ReadPrompt) => void): Worker {
  const reader = new Worker(new URL("prompt-worker.ts", import.meta.url), { type: "module" });
  reader.addEventListener("message", ({ data }: MessageEvent<ReadPrompt>) => onRead(data));
  return reader;
}
