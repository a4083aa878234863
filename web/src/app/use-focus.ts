import { useEffect } from "react";
import { IMAGE_HEADING_ID } from "../features/controls/image-panel.tsx";
import { FILM_HEADING_ID } from "../features/film/film-panel.tsx";
import type { Focus } from "../features/generation/state.ts";
import { DROP_ZONE_ID } from "../features/photo/drop-zone.tsx";

export const MAKE_IMAGE_ID = "gerar-imagem";

const TARGETS = {
  photo: DROP_ZONE_ID,
  "make-image": MAKE_IMAGE_ID,
  image: IMAGE_HEADING_ID,
  film: FILM_HEADING_ID,
  done: FILM_HEADING_ID,
} as const;

/**
 * Moves the focus to new content. A finished film never takes the focus from a user who is typing; on a phone, where its
 * panel stands above the words, no film takes them out of sight.
 */
export function useFocus(focus: Focus): void {
  useEffect(() => {
    if (focus.on === null) return;
    const target = document.getElementById(TARGETS[focus.on]);
    if (target === null) return;
    const focused = document.activeElement;
    const isWorking =
      focused !== null && focused !== document.body && !target.closest("section")?.contains(focused);
    if (focus.on === "done" && isWorking) return;
    target.focus({ preventScroll: true });
    const isFilm = focus.on === "film" || focus.on === "done";
    if (isFilm && matchMedia("(width < 44rem)").matches) return;
    target.closest("section")?.scrollIntoView({ block: "nearest" });
  }, [focus]);
}
