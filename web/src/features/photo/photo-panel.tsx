import type { ReactNode } from "react";
import { useAtRest } from "../../lib/browser/rest/use-at-rest.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { formatBytes } from "../../lib/format.ts";
import { text } from "../../lib/text.ts";
import { DropZone } from "./drop-zone.tsx";
import { PhotoPreview } from "./photo-preview.tsx";
import "./photo-panel.css";
import { useFiles } from "./use-files.ts";

/** A photo that the server keeps: its name, and the address of a picture of it. */
export interface KeptPhoto {
  readonly name: string;
  readonly url: string | null;
}

interface PhotoPanelProps {
  readonly file: File | null;
  /** Shown where there is no file. */
  readonly kept: KeptPhoto | null;
  /** True once other content is more important. */
  readonly small: boolean;
  /** True if photos may be dropped and pasted: not while that would discard work in progress. */
  readonly dropping: boolean;
  readonly onFile: (file: File) => void;
  readonly onError: (message: string) => void;
  readonly onClear: () => void;
  /** Content below the chosen photo. */
  readonly children?: ReactNode;
}

/** The upload panel: a drop zone, then the chosen photo. */
export function PhotoPanel(props: PhotoPanelProps) {
  const { file, kept, small, dropping, onFile, onError, onClear, children } = props;
  const files = useFiles({ onFile, onError }, dropping);
  return (
    <Panel title={text.photo.panel}>
      {file === null ? (
        <>
          {kept && <Kept photo={kept} onClear={onClear} />}
          <DropZone files={files} small={small} />
        </>
      ) : (
        <div className="photo" data-small={small || undefined} data-dragging={files.dragging || undefined}>
          <PhotoPreview key={`${file.name} ${file.lastModified}`} file={file} />
          <div className="photo-about">
            <p className="photo-name">{file.name}</p>
            <p className="hint">{formatBytes(file.size)}</p>
            <Button look="link" onClick={onClear}>
              {text.photo.chooseOther}
            </Button>
          </div>
        </div>
      )}
      {children}
    </Panel>
  );
}

function Kept({ photo: { name, url }, onClear }: { photo: KeptPhoto; onClear: () => void }) {
  // The picture is the whole photo in the preview's size: nothing that one waits for comes after it.
  const atRest = useAtRest();
  return (
    <div className="photo" data-small>
      {url === null || !atRest ? (
        <div className="photo-placeholder" />
      ) : (
        <img className="photo-preview" src={url} alt={text.photo.previewAlt(name)} />
      )}
      <div className="photo-about">
        <p className="photo-name">{name}</p>
        <p className="hint">{text.photo.kept}</p>
        <Button look="link" onClick={onClear}>
          {text.photo.chooseOther}
        </Button>
      </div>
    </div>
  );
}
