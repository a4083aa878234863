import { useRef, useState } from "react";

export interface Share {
  readonly state: "idle" | "preparing" | "ready";
  readonly share: () => void;
}

/** True where the system has a share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/**
 * Shares the film itself if the system accepts files, else its address, with the text to post it with. Fetching a film can
 * take longer than the browser allows between tap and share sheet: then it is kept, and the next tap shares it at once.
 */
export function useShare(url: string, fileName: string, readText = noText): Share {
  const [state, setState] = useState<Share["state"]>("idle");
  const kept = useRef<ShareData | null>(null);
  const share = async () => {
    if (state === "preparing") return;
    setState("preparing");
    const data = kept.current ?? (await prepare(url, fileName, readText));
    kept.current = null;
    try {
      await navigator.share(data);
      setState("idle");
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === "NotAllowedError";
      if (isLate) kept.current = data;
      setState(isLate ? "ready" : "idle");
    }
  };
  return { state, share: () => void share() };
}

async function noText(): Promise<string> {
  return "";
}

async function prepare(url: string, fileName: string, readText: typeof noText): Promise<ShareData> {
  const [film, text] = await Promise.all([fetchFilm(url).catch(() => null), readText().catch(() => "")]);
  const said = text === "" ? {} : { text };
  if (film === null) return { ...said, url };
  const withFile = { ...said, files: [new File([film], fileName, { type: "video/mp4" })] };
  return navigator.canShare(withFile) ? withFile : { ...said, url };
}

async function fetchFilm(url: string): Promise<Blob | null> {
  const answer = await fetch(url);
  return answer.ok ? answer.blob() : null;
}
