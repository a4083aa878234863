import { useEffect, type Dispatch } from "react";
import { isOwnImage } from "../../lib/services/own-image.ts";
import type { Workflow } from "../../lib/services/workflow.ts";
import type { GeneratorEvent, GeneratorState } from "./state.ts";

/** Loads the preview data of an image that came from a row, a draft or the undo history, which do not contain them. */
export function useRestoredPreview(
  { readPreview }: Workflow,
  { image }: GeneratorState,
  dispatch: Dispatch<GeneratorEvent>,
): void {
  const isMissing = image !== null && image.preview === undefined && isOwnImage(image.image_url);
  const imageUrl = isMissing ? image.image_url : null;
  useEffect(() => {
    if (readPreview === undefined || imageUrl === null) return undefined;
    let left = false;
    const find = async () => {
      // Without it, the page offers no preview.
      const preview = await readPreview(imageUrl).catch(() => null);
      if (preview !== null && !left) dispatch({ type: "preview-found", imageUrl, preview });
    };
    void find();
    return () => {
      left = true;
    };
  }, [readPreview, imageUrl, dispatch]);
}
