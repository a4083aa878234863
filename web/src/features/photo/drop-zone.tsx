import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { text } from "../../lib/text.ts";
import "./drop-zone.css";
import type { Files } from "./use-files.ts";

export const DROP_ZONE_ID = "escolher-imagem";

/** The zone to choose a photo. Its file input makes it usable with keyboard and screen reader. */
export function DropZone({ files, small }: { files: Files; small: boolean }) {
  return (
    <label className="drop-zone" data-dragging={files.dragging || undefined} data-small={small || undefined}>
      <input
        id={DROP_ZONE_ID}
        className="visually-hidden"
        type="file"
        accept="image/*,.heic,.heif,.avif"
        onChange={({ target }) => {
          files.take(target.files?.[0], "chosen");
          // Allows choosing the same file again.
          target.value = "";
        }}
      />
      <span className="drop-zone-mark">{files.fitting ? <Spinner /> : <Icon name="upload" />}</span>
      <span className="drop-zone-call" aria-live="polite">
        {call(files)}
      </span>
      <span className="drop-zone-limit">{text.photo.limit}</span>
      <span className="hint">
        {text.photo.formats} <span data-for="mouse">{text.photo.paste}</span>
      </span>
    </label>
  );
}

function call({ fitting, dragging }: Files): ReactNode {
  if (fitting) return text.photo.fitting;
  if (dragging) return text.photo.drop;
  return (
    <>
      <span data-for="mouse">{text.photo.choose}</span>
      <span data-for="touch">{text.photo.chooseByTouch}</span>
    </>
  );
}
