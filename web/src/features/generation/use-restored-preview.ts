import { useEffect, type Dispatch } from "react";
import type { Workflow } from "../../lib/services/workflow.ts";
import type { GeneratorEvent, GeneratorState } from "./state.ts";

/** Loads the preview data of an image that was restored from a row, which does not contain them. */
export function useRestoredPreview(
  { readPreview }: Workflow,
  { film, image }: GeneratorState,
  dispatch: Dispatch<GeneratorEvent>,
): void {
  const imageUrl = image !== null && image.preview === undefined ? image.image_url : null;
  const filmId = film?.sent && film.request.image_url === imageUrl ? film.id : null;
  useEffect(() => {
    if (readPreview === undefined || filmId === null || imageUrl === null) return undefined;
    let left = false;
    const find = async () => {
      // Without it, the page offers no preview.
      const preview = await readPreview(filmId).catch(() => null);
      if (preview !== null && !left) dispatch({ type: "preview-found", imageUrl, preview });
    };
    void find();
    return () => {
      left = true;
    };
  }, [readPreview, filmId, imageUrl, dispatch]);
}
