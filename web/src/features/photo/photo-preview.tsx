import { MIN_PHOTO_SIDE_PX } from "@curta/contract";
import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { text } from "../../lib/text.ts";
import { fitSize } from "./shrink-photo.ts";
import { openPhoto } from "./open-photo.ts";
import { isHeic, isTiff } from "./photo-file.ts";

const PREVIEW_SIDE_PX = 1200;

/**
 * The chosen photo. What the browser cannot show by itself is decoded here. What nobody can decode is called that at
 * once; the server has the last word, so the photo can be sent all the same.
 */
export function PhotoPreview({ file }: { file: File }) {
  const [preview, setPreview] = usePreview(file);
  const [isSmall, setIsSmall] = useState(false);
  if (preview === "none" || preview === "broken") {
    return (
      <div className="photo-placeholder" data-broken={preview === "broken" || undefined}>
        <Icon name={preview === "broken" ? "warning" : "film"} />
        <output className="hint">{preview === "broken" ? text.photo.broken : text.photo.noPreview}</output>
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
    <>
      <img
        className="photo-preview"
        src={preview}
        alt={text.photo.previewAlt(file.name)}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setIsSmall(!isHeic(file) && Math.min(naturalWidth, naturalHeight) < MIN_PHOTO_SIDE_PX)
        }
        onError={() => void isTiff(file).then((tiff) => setPreview(tiff ? "none" : "broken"))}
      />
      {isSmall && <output className="photo-problem">{text.photo.tooSmall(MIN_PHOTO_SIDE_PX)}</output>}
    </>
  );
}

/**
 * Address of a picture of the file; "opening" while it is loaded, "none" if this browser cannot decode it, "broken" if
 * nobody can.
 */
type Preview = "opening" | "none" | "broken" | (string & {});

function usePreview(file: File): [Preview, (preview: Preview) => void] {
  const [preview, setPreview] = useState<Preview>("opening");
  useEffect(() => {
    let url: string | undefined;
    let left = false;
    const show = async () => {
      const blob = await makePreview(file).catch(() => null);
      if (left) return;
      if (blob !== null) url = URL.createObjectURL(blob);
      setPreview(url ?? "broken");
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
