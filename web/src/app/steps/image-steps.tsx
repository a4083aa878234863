import type { ImageResult, Style, TemplateName } from "@curta/contract";
import { headerOptions, isInsideKeyImage, topicInScript, withInsideKeyImage } from "@curta/studio/preview";
import { lazy, useRef, useState } from "react";
import { ControlsPanel } from "../../features/controls/controls-panel.tsx";
import { ImagePanel } from "../../features/controls/image-panel.tsx";
import { Options } from "../../features/controls/options.tsx";
import { ReplanOffer } from "../../features/controls/replan-offer.tsx";
import { UndoEdit } from "../../features/controls/undo-edit.tsx";
import { UndoRedo } from "../../features/controls/undo-redo.tsx";
import type { GeneratorState } from "../../features/generation/state.ts";
import type { Generator } from "../../features/generation/use-generator.ts";
import { TemplateSample } from "../../features/preview/samples/template-sample.tsx";
import type { Samples } from "../../features/preview/samples/samples.ts";
import { useSamples } from "../../features/preview/samples/use-samples.ts";
import { PromptField } from "../../features/prompt/prompt-field.tsx";
import { PlatformChoice } from "../../features/platform/platform-choice.tsx";
import type { Platform } from "../../features/platform/platforms.ts";
import { SongField } from "../../features/song/song-field.tsx";
import type { ScriptNotes } from "../../features/script/script-worker.ts";
import { useScriptReader } from "../../features/script/use-script-reader.ts";
import { ScriptEditor } from "../../features/script/script-editor.tsx";
import type { Keeping } from "../../lib/drafts/draft-keeper.ts";
import { text } from "../../lib/text.ts";
import { usePlaceKept } from "../../lib/browser/window/use-place-kept.ts";
import { useOnline } from "../../lib/browser/network/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { Switch } from "../../ui/choices/switch.tsx";
import { ShotsStep } from "./shots-step.tsx";
import { Overlay } from "../overlay.tsx";
import type { PreviewLink } from "../use-preview-link.ts";

const loadPlayer = () => import("../../features/preview/preview-player.tsx");
const LazyPlayer = lazy(loadPlayer);
/** React keeps a lazy component back for a third of a second, even where its code is there. */
let loadedPlayer: Awaited<ReturnType<typeof loadPlayer>>["default"] | null = null;

/** Loads what plays the preview and starts its worker; called before the image comes, they are there when it does. */
export async function warmPlayer(): Promise<void> {
  const loading = loadPlayer();
  const { warmPainter } = await import("../../features/preview/spare-painter.ts");
  warmPainter();
  loadedPlayer = (await loading).default;
}

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/**
 * True once Gerar Imagem has given the photo its first image, of which a preview begins by itself; a later image is looked
 * at beside the one before.
 */
function beginsByItself({ focus, history }: GeneratorState, { preview }: ImageResult): boolean {
  const isFirst = focus.on === "image" && history.past.length === 0;
  return isFirst && preview !== undefined && !matchMedia(REDUCED_MOTION).matches;
}

/** Until it is used, such a preview makes room for what the user asks for next. */
function asksForMore({ film, makingImage }: GeneratorState): boolean {
  return film !== null || makingImage;
}

interface StepProps {
  readonly generator: Generator;
  readonly image: ImageResult;
  /** Connects preview and script. */
  readonly previewLink: PreviewLink;
  /** True where all stands in one column, the film's panel and the image above. */
  readonly isPhone: boolean;
}

/** The generated image, and the preview of its film in its place: by itself for a photo's first image, else on request. */
export function ImageStep({ generator: { state, songs }, image, previewLink, isPhone }: StepProps) {
  const [platform, setPlatform] = useState<Platform | null>(null);
  const [beganByItself] = useState(() => beginsByItself(state, image));
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [PreviewPlayer] = useState(() => loadedPlayer ?? LazyPlayer);
  const { preview } = image;
  const previewing = wanted ?? (beganByItself && !asksForMore(state));
  const stays = previewLink.editing && (wanted !== null || isPhone);
  // On a phone, who edits below it uses it: it is docked, and goes on with the next edits too.
  if (stays && previewing && wanted === null) setWanted(true);
  const toggle = preview && (
    <Button
      look={previewing ? "quiet" : "secondary"}
      icon={previewing ? "close" : "play"}
      onClick={() => setWanted(!previewing)}
    >
      {previewing ? text.preview.close : text.preview.open}
    </Button>
  );
  const player = preview && previewing && (
    <>
      <PreviewPlayer
        preview={preview}
        script={state.script}
        options={state.options}
        song={songs === undefined ? null : state.song}
        loadSound={songs?.loadSound ?? noSound}
        posterUrl={image.image_url}
        byItself={wanted === null}
        onUsed={() => setWanted(true)}
        overlay={<Overlay platform={platform} />}
        jump={previewLink.jump}
        onShot={previewLink.setShot}
        onSettled={previewLink.setSettled}
        // Beside the words, one that began by itself goes out of sight like any picture.
        stays={stays}
        onDocked={previewLink.setDocked}
      />
      <PlatformChoice platform={platform} onChange={setPlatform} />
    </>
  );
  return (
    <div className="area-image">
      <ImagePanel url={image.image_url} busy={state.makingImage} aside={toggle} instead={player || null} />
    </div>
  );
}

/** Prompt, script and options, with the buttons that use them. */
export function ControlsStep({ generator, image, previewLink, isPhone }: StepProps) {
  const place = useRef<HTMLDivElement>(null);
  usePlaceKept(place, isPhone);
  const { state, dispatch, actions, hasOwnServer, keeping, songs } = generator;
  const isOnline = useOnline();
  const preview = usePreviewFirst(state, image, previewLink.settled);
  const samples = useSamples(preview, topicInScript(state.script));
  const hasPhoto = state.photo !== null || hasOwnServer;
  const editPrompt = (prompt: string) => dispatch({ type: "prompt-edited", prompt });
  const editScript = (script: string) => dispatch({ type: "script-edited", script });
  const reader = useScriptReader(state, preview, (script, field) =>
    dispatch({ type: "script-edited", script, ...(field === null ? {} : { field, at: Date.now() }) }),
  );
  const history = (
    <UndoRedo
      canUndo={state.history.past.length > 0 && !state.makingImage}
      canRedo={state.history.future.length > 0 && !state.makingImage}
      onUndo={() => dispatch({ type: "undone" })}
      onRedo={() => dispatch({ type: "redone" })}
    />
  );
  return (
    <div className="area-controls" ref={place}>
      <ControlsPanel
        makingImage={state.makingImage}
        makingFilm={state.film?.busy ?? false}
        planning={state.planning !== null}
        hasPhoto={hasPhoto}
        onMakeImage={actions.makeImage}
        onMakeFilm={actions.makeFilm}
        aside={history}
        note={state.changes > 0 ? noteOf(keeping, isOnline) : null}
        promptField={
          <PromptField
            prompt={state.prompt}
            madePrompt={image.positivePrompt}
            preview={preview}
            hint={hasPhoto ? text.generator.promptHint : text.generator.needsPhoto}
            onTyped={(prompt) => dispatch({ type: "prompt-edited", prompt, at: Date.now() })}
            onPrompt={editPrompt}
            aside={<UndoEdit value={state.prompt} original={image.positivePrompt} onUndo={editPrompt} />}
          />
        }
      >
        <ShotsStep
          reader={reader}
          options={state.options}
          preview={image.preview}
          samples={samples}
          previewLink={previewLink}
          newImage={state.focus.on === "image" ? state.focus.turn : null}
          history={history}
        />
        <ScriptEditor
          script={state.script}
          notes={reader.notes}
          currentShot={previewLink.shot}
          onScript={(script) => dispatch({ type: "script-edited", script, at: Date.now() })}
          onReplace={editScript}
          onShot={previewLink.jumpTo}
          onEditing={previewLink.setEditing}
          covered={previewLink.docked}
          aside={<UndoEdit value={state.script} original={image.video_description} onUndo={editScript} />}
        />
        {hasOwnServer && (
          <Switch
            label={text.script.inside}
            hint={text.script.insideHint}
            on={isInsideKeyImage(state.script)}
            onChange={(inside) => editScript(withInsideKeyImage(state.script, inside))}
          />
        )}
        <Options
          options={state.options}
          hasTemplates={hasOwnServer}
          inScript={headerOptions(state.script).template ?? null}
          scriptSeconds={lengthByScript(state, reader.notes)}
          sampleOf={image.preview === undefined ? undefined : sampler(samples, state.options.estilo)}
          onChange={(options) => dispatch({ type: "options-changed", options })}
        />
        {songs && (
          <SongField
            {...songs}
            song={state.song}
            seconds={state.options.duracao}
            onSong={(song) => dispatch({ type: "song-chosen", song })}
            onError={(problem) =>
              dispatch({ type: "message-shown", message: { kind: "error", text: problem } })
            }
          />
        )}
        {state.offer && (
          <ReplanOffer
            {...state.offer}
            onReplan={() => dispatch({ type: "plan-asked" })}
            onKeep={() => dispatch({ type: "offer-declined" })}
          />
        )}
      </ControlsPanel>
    </div>
  );
}

/**
 * The film's length in seconds where the script's own times give another one than was chosen; null where they do not, and until
 * the script was read for what was chosen last.
 */
function lengthByScript({ script, options }: GeneratorState, notes: ScriptNotes | null): number | null {
  if (notes?.script !== script || notes.wishedSeconds !== options.duracao) return null;
  return notes.film.seconds === options.duracao ? null : notes.film.seconds;
}

/**
 * The image's preview data, for all that reads and draws beside the preview: one that begins by itself has the machine for
 * itself until it shows.
 */
function usePreviewFirst(
  state: GeneratorState,
  image: ImageResult,
  settled: string | null,
): ImageResult["preview"] {
  const [held, setHeld] = useState(() => beginsByItself(state, image));
  if (held && (settled === image.image_url || asksForMore(state))) setHeld(false);
  return held ? undefined : image.preview;
}

/** With an outside workflow there is no music of the user's own. */
function noSound(): Promise<AudioBuffer> {
  return Promise.reject(new Error());
}

function noteOf(keeping: Keeping, isOnline: boolean): string {
  return text.generator.keeping[keeping === "here" && !isOnline ? "offline" : keeping];
}

/** What draws the samples of a style's templates. */
function sampler(samples: Samples | null, style: Style) {
  return (template: TemplateName | undefined, moving: boolean) => (
    <TemplateSample samples={samples} style={style} template={template} moving={moving} />
  );
}
