import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { Generator } from "../features/generation/use-generator.ts";
import { checkFile } from "../features/photo/photo-file.ts";
import { shrinkPhoto } from "../features/photo/shrink-photo.ts";
import { takeSharedPhoto } from "../lib/share/shared-photo.ts";
import { text } from "../lib/text.ts";
import { randomUuid } from "../lib/uuid.ts";
import { LOST_PHOTO } from "./paths.ts";

/** Chooses the photo that was shared to the app, as soon as nothing is being made; says so if it did not arrive. */
export function useSharedPhoto({ ready, state, dispatch }: Generator): void {
  const isFree = ready && !state.makingImage && state.film?.busy !== true;
  useEffect(() => {
    if (!isFree) return;
    const choose = async () => {
      const file = await takeSharedPhoto();
      if (file === null) return;
      const verdict = checkFile(file, "dropped");
      const isPhoto = verdict === "take" || verdict === "fit";
      const fitting = verdict === "fit" ? await shrinkPhoto(file).catch(() => null) : file;
      const problem = isPhoto ? text.messages.fileSize : text.messages.fileType;
      if (isPhoto && fitting !== null) {
        dispatch({ type: "photo-chosen", photo: { id: randomUuid(), file: fitting } });
      } else dispatch({ type: "message-shown", message: { kind: "error", text: problem } });
    };
    void choose();
  }, [isFree, dispatch]);

  const [search, setSearch] = useSearchParams();
  const isLost = search.get(LOST_PHOTO.name) === LOST_PHOTO.value;
  useEffect(() => {
    if (!isLost || !ready) return;
    dispatch({ type: "message-shown", message: { kind: "error", text: text.share.shared.lost } });
    setSearch({}, { replace: true });
  }, [isLost, ready, dispatch, setSearch]);
}
