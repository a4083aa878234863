import { MAX_PROMPT_CHARS, MAX_SCRIPT_CHARS, type ImageResult } from "@curta/contract";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { text } from "../../lib/text.ts";
import "./controls-panel.css";

interface ControlsPanelProps {
  /** What was generated; edits are measured against it. */
  readonly image: ImageResult;
  readonly prompt: string;
  readonly script: string;
  readonly makingImage: boolean;
  readonly makingFilm: boolean;
  /** False where the photo is gone: another image cannot be made without it. */
  readonly hasPhoto: boolean;
  readonly onPrompt: (prompt: string) => void;
  readonly onScript: (script: string) => void;
  readonly onMakeImage: () => void;
  readonly onMakeFilm: () => void;
  /** What belongs to the film, above its button. */
  readonly children?: ReactNode;
}

/** Controles: the positive prompt and the script, each with the button that uses it. */
export function ControlsPanel(props: ControlsPanelProps) {
  const { image, prompt, script, makingImage, makingFilm, hasPhoto } = props;
  return (
    <Panel title={text.generator.controls}>
      <div className="controls">
        <div className="control">
          <TextArea
            label={text.generator.prompt}
            hint={hasPhoto ? text.generator.promptHint : text.generator.needsPhoto}
            value={prompt}
            maxLength={MAX_PROMPT_CHARS}
            rows={4}
            onChange={props.onPrompt}
            aside={<Undo value={prompt} original={image.positivePrompt} onUndo={props.onPrompt} />}
          />
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
          <TextArea
            label={text.generator.script}
            hint={text.generator.scriptHint}
            value={script}
            maxLength={MAX_SCRIPT_CHARS}
            rows={14}
            onChange={props.onScript}
            aside={<Undo value={script} original={image.video_description} onUndo={props.onScript} />}
          />
          {props.children}
          <Button
            look="primary"
            icon="film"
            busy={makingFilm}
            unavailable={makingImage}
            onClick={props.onMakeFilm}
          >
            {makingFilm ? text.generator.makingVideo : text.generator.makeVideo}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

interface UndoProps {
  readonly value: string;
  readonly original: string;
  readonly onUndo: (original: string) => void;
}

function Undo({ value, original, onUndo }: UndoProps) {
  if (value === original) return null;
  return (
    <Button look="link" onClick={() => onUndo(original)}>
      {text.generator.undo}
    </Button>
  );
}
