import { useEffect, useState } from "react";
import { text } from "../../lib/text.ts";
import { shrinkPhoto } from "./shrink-photo.ts";
import { checkFile } from "./photo-file.ts";

interface FilesHandlers {
  readonly onFile: (file: File) => void;
  readonly onError: (message: string) => void;
}

export interface Files {
  readonly dragging: boolean;
  /** True while an oversize photo is scaled down. */
  readonly fitting: boolean;
  take(file: File | undefined, came: "chosen" | "dropped"): void;
}

/** Accepts photos that are chosen, dropped anywhere on the page, or pasted. */
export function useFiles({ onFile, onError }: FilesHandlers, dropping: boolean): Files {
  const [dragging, setDragging] = useState(false);
  const [fitting, setFitting] = useState(false);

  const fit = async (file: File) => {
    setFitting(true);
    try {
      onFile(await shrinkPhoto(file));
    } catch {
      onError(text.messages.fileSize);
    } finally {
      setFitting(false);
    }
  };
  const take = (file: File | undefined, came: "chosen" | "dropped") => {
    if (file === undefined) return;
    const verdict = checkFile(file, came);
    if (verdict === "take") onFile(file);
    if (verdict === "fit") void fit(file);
    if (verdict === "not-image") onError(text.messages.fileType);
    if (verdict === "too-large") onError(text.messages.fileSize);
  };

  // No dependency list on purpose: the listeners must see the handlers of the last render.
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const over = (event: DragEvent) => {
      // Otherwise the browser would open a file that is dropped beside the zone.
      event.preventDefault();
      setDragging(dropping && Boolean(event.dataTransfer?.types.includes("Files")));
    };
    const out = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setDragging(false);
      if (dropping) take(event.dataTransfer?.files[0], "dropped");
    };
    const paste = (event: ClipboardEvent) => {
      if (dropping && !isText(event)) take(event.clipboardData?.files[0], "dropped");
    };
    document.addEventListener("dragover", over, { signal });
    document.addEventListener("dragleave", out, { signal });
    document.addEventListener("drop", drop, { signal });
    document.addEventListener("paste", paste, { signal });
    return () => stop.abort();
  });
  return { dragging, fitting, take };
}

/** Whether words are pasted into a field: spreadsheets and slides put a picture of them on the clipboard as well. */
function isText({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;
  return isField && clipboardData?.types.includes("text/plain") === true;
}
