import { Options } from "../../features/controls/options.tsx";
import type { Generator } from "../../features/generation/use-generator.ts";
import type { GeneratorState } from "../../features/generation/state.ts";
import { PhotoPanel, type KeptPhoto } from "../../features/photo/photo-panel.tsx";
import { TopicField } from "../../features/photo/topic-field.tsx";
import { Welcome } from "../../features/welcome/welcome.tsx";
import { text } from "../../lib/text.ts";
import { randomUuid } from "../../lib/uuid.ts";
import { Button } from "../../ui/button.tsx";
import { MainAction } from "../../ui/main-action.tsx";
import { MAKE_IMAGE_ID } from "../use-focus.ts";

/** The photo, and the first button. */
export function PhotoStep({
  generator: { state, dispatch, actions, hasOwnServer },
}: {
  generator: Generator;
}) {
  return (
    <div className="area-photo">
      <PhotoPanel
        file={state.photo?.file ?? null}
        kept={keptPhotoOf(state)}
        small={state.image !== null}
        dropping={!state.makingImage && !state.film?.busy}
        onFile={(file) => dispatch({ type: "photo-chosen", photo: { id: randomUuid(), file } })}
        onError={(problem) => dispatch({ type: "message-shown", message: { kind: "error", text: problem } })}
        onClear={() => dispatch({ type: "photo-cleared" })}
      >
        {(state.photo || state.image) && (
          <TopicField
            topic={state.topic}
            isLater={state.image !== null}
            onChange={(topic) => dispatch({ type: "topic-edited", topic })}
          />
        )}
        {state.photo && !state.image && (
          <>
            <Options
              options={state.options}
              hasTemplates={hasOwnServer}
              inScript={null}
              onChange={(options) => dispatch({ type: "options-changed", options })}
            />
            <MainAction>
              <Button
                id={MAKE_IMAGE_ID}
                look="primary"
                icon="sparkle"
                busy={state.makingImage}
                onClick={actions.makeImage}
              >
                {state.makingImage ? text.generator.makingImage : text.generator.makeImage}
              </Button>
            </MainAction>
          </>
        )}
      </PhotoPanel>
      {!state.photo && !state.image && !state.film && <Welcome />}
    </div>
  );
}

/** The photo of a draft from another browser: the page has its name, and a picture of it in its preview's size. */
function keptPhotoOf({ photo, keptPhoto, image }: GeneratorState): KeptPhoto | null {
  if (photo !== null || !keptPhoto || image === null) return null;
  return { name: keptPhoto, url: image.preview?.picture_url ?? null };
}
