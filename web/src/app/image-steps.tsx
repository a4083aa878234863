import type { ImageResult } from "@curta/contract";
import { lazy, Suspense, useState } from "react";
import { ControlsPanel } from "../features/controls/controls-panel.tsx";
import { ImagePanel } from "../features/controls/image-panel.tsx";
import { Options } from "../features/controls/options.tsx";
import type { Generator } from "../features/generation/use-generator.ts";
import { PlatformChoice } from "../features/platform/platform-choice.tsx";
import { PlatformOverlay } from "../features/platform/platform-overlay.tsx";
import { text } from "../lib/text.ts";
import { Button } from "../ui/button.tsx";
import type { PlatformState } from "./film-step.tsx";

const PreviewPlayer = lazy(() => import("../features/preview/preview-player.tsx"));

interface StepProps {
  readonly generator: Generator;
  readonly image: ImageResult;
}

interface ImageStepProps extends StepProps {
  readonly platform: PlatformState;
}

/** The generated image, and in its place, when asked for, the preview of the film. */
export function ImageStep({ generator: { state }, image, platform: platformState }: ImageStepProps) {
  const [platform, setPlatform] = platformState;
  const [previewing, setPreviewing] = useState(false);
  const { preview } = image;
  const toggle = preview && (
    <Button
      look={previewing ? "quiet" : "secondary"}
      icon={previewing ? "close" : "play"}
      onClick={() => setPreviewing(!previewing)}
    >
      {previewing ? text.preview.close : text.preview.open}
    </Button>
  );
  const player = preview && previewing && (
    <Suspense fallback={<p className="hint">{text.preview.loading}</p>}>
      <PreviewPlayer
        preview={preview}
        script={state.script}
        options={state.options}
        overlay={platform && <PlatformOverlay platform={platform} />}
      />
      <PlatformChoice platform={platform} onChange={setPlatform} />
    </Suspense>
  );
  return (
    <div className="area-image">
      <ImagePanel url={image.image_url} busy={state.makingImage} aside={toggle} instead={player || null} />
    </div>
  );
}

/** Prompt and script, and what is made of them. */
export function ControlsStep({ generator: { state, dispatch, actions }, image }: StepProps) {
  return (
    <div className="area-controls">
      <ControlsPanel
        image={image}
        prompt={state.prompt}
        script={state.script}
        makingImage={state.makingImage}
        makingFilm={state.film?.busy ?? false}
        hasPhoto={state.photo !== null}
        onPrompt={(prompt) => dispatch({ type: "prompt-edited", prompt })}
        onScript={(script) => dispatch({ type: "script-edited", script })}
        onMakeImage={actions.makeImage}
        onMakeFilm={actions.makeFilm}
      >
        <Options
          options={state.options}
          onChange={(options) => dispatch({ type: "options-changed", options })}
        />
      </ControlsPanel>
    </div>
  );
}
