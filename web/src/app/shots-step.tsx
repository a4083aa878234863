import type { Options } from "@curta/contract";
import { useMemo, type ComponentProps, type ReactNode } from "react";
import { ShotSample } from "../features/preview/samples/shot-sample.tsx";
import type { Samples } from "../features/preview/samples/samples.ts";
import type { ScriptReader } from "../features/script/use-script-reader.ts";
import { ShotStrip } from "../features/script/strip/shot-strip.tsx";
import { remarksOfShots } from "../features/script/strip/remarks-of-shots.ts";
import { wishesOf } from "../lib/wishes-of.ts";
import type { PreviewLink } from "./use-preview-link.ts";

interface ShotsStepProps {
  readonly reader: ScriptReader;
  readonly options: Options;
  /** Null with an outside workflow, which provides no reading of its image. */
  readonly samples: Samples | null;
  readonly previewLink: PreviewLink;
  /** Stands in the head of a shot's editor. */
  readonly history: ReactNode;
}

/** The shots of the film above its script. */
export function ShotsStep({ reader, options, samples, previewLink, history }: ShotsStepProps) {
  const { notes, edit } = reader;
  const { style, template, seconds } = wishesOf(options);
  const script = notes?.script ?? "";
  const film = useMemo(() => ({ script, style, template, seconds }), [script, style, template, seconds]);
  const remarks = useMemo(() => (notes === null ? [] : remarksOfShots(notes)), [notes]);
  if (notes === null || samples === null) return null;
  return (
    <ShotStrip
      film={notes.film}
      remarks={remarks}
      remarkCount={notes.remarks.length}
      current={previewLink.shot}
      pictureOf={painter(samples, film)}
      onEdit={edit}
      onOpen={(shot) => {
        previewLink.setEditing(shot !== null);
        if (shot !== null) previewLink.jumpTo(shot);
      }}
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
