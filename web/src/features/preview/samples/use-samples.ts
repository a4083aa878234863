import type { Preview } from "@curta/contract";
import { useEffect, useMemo } from "react";
import { openSamples, type Samples } from "./samples.ts";

/** The samples of a photo; null before its image is there, and with an outside workflow. */
export function useSamples(preview: Preview | undefined, topic: string): Samples | null {
  const samples = useMemo(() => {
    if (preview === undefined) return null;
    const { picture_url: pictureUrl, reading, seed } = preview;
    return openSamples({ pictureUrl, reading, seed, topic });
  }, [preview, topic]);
  useEffect(() => () => samples?.close(), [samples]);
  return samples;
}
