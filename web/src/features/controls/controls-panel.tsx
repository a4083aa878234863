import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { MainAction } from "../../ui/main-action.tsx";
import { Panel } from "../../ui/panel.tsx";
import { text } from "../../lib/text.ts";
import "./controls-panel.css";
import { useFilmAfterPlanning } from "./use-film-after-planning.ts";

interface ControlsPanelProps {
  readonly makingImage: boolean;
  readonly makingFilm: boolean;
  /** True while the script is being fitted to other options. */
  readonly planning: boolean;
  /** False if neither the page nor the server has the photo any more: without it no other image can be made. */
  readonly hasPhoto: boolean;
  readonly onMakeImage: () => void;
  readonly onMakeFilm: () => void;
  /** Stands at the right of the title. */
  readonly aside: ReactNode;
  /** Where the work is kept; null before anything was changed. */
  readonly note: string | null;
  /** The positive prompt, above the button that uses it. */
  readonly promptField: ReactNode;
  /** The inputs for the film, above its button: script and options. */
  readonly children: ReactNode;
}

/** Controles: the positive prompt and the script, each with the button that uses it. */
export function ControlsPanel(props: ControlsPanelProps) {
  const { makingImage, makingFilm, hasPhoto } = props;
  const makeFilm = useFilmAfterPlanning(props.planning, props.onMakeFilm);
  return (
    <Panel title={text.generator.controls} aside={<Aside note={props.note}>{props.aside}</Aside>}>
      <div className="controls">
        <div className="control">
          {props.promptField}
          <Button
            icon="sparkle"
            busy={makingImage}
            unavailable={makingFilm || !hasPhoto}
            onClick={props.onMakeImage}
          >
            {makingImage ? text.generator.makingImage : text.generator.makeNewImage}
          </Button>
        </div>
        <div className="control">
          {props.children}
          <MainAction>
            <Button look="primary" icon="film" busy={makingFilm} unavailable={makingImage} onClick={makeFilm}>
              {makingFilm ? text.generator.makingVideo : text.generator.makeVideo}
            </Button>
          </MainAction>
        </div>
      </div>
    </Panel>
  );
}

function Aside({ note, children }: { note: string | null; children: ReactNode }) {
  return (
    <div className="controls-aside">
      <output className="hint">{note}</output>
      {children}
    </div>
  );
}
