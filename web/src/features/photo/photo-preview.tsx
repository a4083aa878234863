import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { text } from "../../lib/text.ts";
import { fitSize } from "./shrink-photo.ts";
import { openPhoto } from "./open-photo.ts";
import { isHeic } from "./photo-file.ts";

const PREVIEW_SIDE_PX = 1200;

/** The chosen photo. What the browser cannot show by itself is decoded here; the rest gets a placeholder. */
export function PhotoPreview({ file }: { file: File }) {
  const [preview, setPreview] = usePreview(file);
  if (preview === "none") {
    return (
      <div className="photo-placeholder">
        <Icon name="film" />
        <p className="hint">{text.photo.noPreview}</p>
      </div>
    );
  }
  if (preview === "opening") {
    return (
      <output className="photo-placeholder">
        <Spinner />
        <span className="hint">{text.photo.opening}</span>
      </output>
    );
  }
  return (
    <img
      className="photo-preview"
      src={preview}
      alt={text.photo.previewAlt(file.name)}
      onError={() => setPreview("none")}
    />
  );
}

/** Address of a picture of the file; "opening" while it is loaded, "none" if it cannot be decoded. */
type Preview = "opening" | "none" | (string & {});

function usePreview(file: File): [Preview, (preview: Preview) => void] {
  const [preview, setPreview] = useState<Preview>("opening");
  useEffect(() => {
    let url: string | undefined;
    let left = false;
    const show = async () => {
      const blob = await makePreview(file).catch(() => null);
      if (left) return;
      if (blob !== null) url = URL.createObjectURL(blob);
      setPreview(url ?? "none");
    };
    void show();
    return () => {
      left = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [file]);
  return [preview, setPreview];
}

/** A picture that an image element can show: the file itself, or a smaller one decoded from it. */
async function makePreview(file: File): Promise<Blob> {
  if (!isHeic(file)) return file;
  const picture = await openPhoto(file);
  const { width, height } = fitSize(picture, PREVIEW_SIDE_PX);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
}
