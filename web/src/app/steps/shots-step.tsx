import type { Options, Preview } from "@curta/contract";
import { useMemo, type ComponentProps, type ReactNode } from "react";
import { ShotSample } from "../../features/preview/samples/shot-sample.tsx";
import type { Samples } from "../../features/preview/samples/samples.ts";
import type { ScriptReader } from "../../features/script/use-script-reader.ts";
import { ShotStrip } from "../../features/script/shots/shot-strip.tsx";
import { remarksOfShots } from "../../features/script/shots/remarks-of-shots.ts";
import { useRested } from "../../lib/browser/rest/use-rested.ts";
import { wishesOf } from "../../lib/wishes-of.ts";
import type { PreviewLink } from "../use-preview-link.ts";

interface ShotsStepProps {
  readonly reader: ScriptReader;
  readonly options: Options;
  /** The image's data; undefined with an outside workflow. */
  readonly preview: Preview | undefined;
  /** Null with an outside workflow, which provides no reading of its image. */
  readonly samples: Samples | null;
  readonly previewLink: PreviewLink;
  /** Number of the image that was just made; null where none was. */
  readonly newImage: number | null;
  /** Stands in the head of a shot's editor. */
  readonly history: ReactNode;
}

/** Pause in edits after which the shots are drawn anew: planning a film takes longer than a key. */
const DRAW_REST_MS = 250;

/** The shots of the film above its script. */
export function ShotsStep(props: ShotsStepProps) {
  const { reader, options, preview, samples, previewLink, newImage, history } = props;
  const { notes, film: shown, edit } = reader;
  const { style, template, seconds } = wishesOf(options);
  const script = useRested(notes?.script ?? "", DRAW_REST_MS);
  const film = useMemo(() => ({ script, style, template, seconds }), [script, style, template, seconds]);
  const remarks = useMemo(() => (notes === null ? [] : remarksOfShots(notes)), [notes]);
  if (notes === null || shown === null || samples === null || preview === undefined) return null;
  const { picture_url: url, reading } = preview;
  return (
    <ShotStrip
      film={shown}
      remarks={remarks}
      remarkCount={notes.remarks.length}
      current={previewLink.shot}
      newImage={newImage}
      pictureOf={painter(samples, film)}
      photo={{ url, width: reading.width, height: reading.height }}
      onEdit={edit}
      onOpen={(shot) => {
        previewLink.setShotOpen(shot !== null);
        if (shot !== null) previewLink.jumpTo(shot);
      }}
      covered={previewLink.docked}
      history={history}
    />
  );
}

/** What draws the shots of a film. */
function painter(samples: Samples, film: ComponentProps<typeof ShotSample>["film"]) {
  return (shot: number, moving: boolean) => (
    <ShotSample samples={samples} film={film} shot={shot} moving={moving} />
  );
}
