import { useEffect } from "react";
import { ControlsPanel } from "../features/controls/controls-panel.tsx";
import { ImagePanel } from "../features/controls/image-panel.tsx";
import { Options } from "../features/controls/options.tsx";
import { FilmPanel } from "../features/film/film-panel.tsx";
import { userIdOf } from "../features/generation/requests.ts";
import { useGenerator, type Generator } from "../features/generation/use-generator.ts";
import { PhotoPanel } from "../features/photo/photo-panel.tsx";
import { filmFileName } from "../lib/format.ts";
import { useServices } from "../lib/services-context.tsx";
import { useSession } from "../lib/session.tsx";
import { randomUuid } from "../lib/uuid.ts";
import { Button } from "../ui/button.tsx";
import { MessageBar } from "../ui/message-bar.tsx";
import { text } from "../lib/text.ts";
import { MAKE_IMAGE_ID, useFocus } from "./use-focus.ts";
import "./generator-screen.css";

/** The generator screen. A session that changes hands starts it over. */
export function GeneratorScreen() {
  const userId = userIdOf(useSession().user);
  return <UserGenerator key={userId} userId={userId} />;
}

function UserGenerator({ userId }: { userId: string }) {
  const generator = useGenerator(useServices(), userId);
  const { state, dispatch } = generator;
  useFocus(state.focus);
  useEffect(() => {
    document.title = text.documentTitle;
  }, []);
  const step = state.film ? "film" : state.image ? "image" : "photo";
  return (
    <main className="generator" id="conteudo" data-step={step}>
      <div className="generator-title">
        <h1>{text.generator.title}</h1>
        <p>{text.generator.hint}</p>
      </div>
      <PhotoStep generator={generator} />
      {state.image && <ImageSteps generator={generator} />}
      {state.film && <FilmStep generator={generator} />}
      {state.message && (
        <MessageBar
          key={state.message.text}
          {...state.message}
          dismissLabel={text.generator.dismiss}
          onDismiss={() => dispatch({ type: "message-shown", message: null })}
        />
      )}
    </main>
  );
}

function PhotoStep({ generator: { state, dispatch, actions } }: { generator: Generator }) {
  return (
    <div className="area-photo">
      <PhotoPanel
        file={state.photo?.file ?? null}
        small={state.image !== null}
        enabled={!state.makingImage}
        onFile={(file) => dispatch({ type: "photo-chosen", photo: { id: randomUuid(), file } })}
        onError={(problem) => dispatch({ type: "message-shown", message: { kind: "error", text: problem } })}
        onClear={() => dispatch({ type: "photo-cleared" })}
      >
        {state.photo && !state.image && (
          <>
            <Options
              options={state.options}
              onChange={(options) => dispatch({ type: "options-changed", options })}
            />
            <Button
              id={MAKE_IMAGE_ID}
              look="primary"
              icon="sparkle"
              busy={state.makingImage}
              onClick={actions.makeImage}
            >
              {state.makingImage ? text.generator.makingImage : text.generator.makeImage}
            </Button>
          </>
        )}
      </PhotoPanel>
    </div>
  );
}

function ImageSteps({ generator: { state, dispatch, actions } }: { generator: Generator }) {
  if (state.image === null) return null;
  return (
    <>
      <div className="area-image">
        <ImagePanel url={state.image.image_url} busy={state.makingImage} />
      </div>
      <div className="area-controls">
        <ControlsPanel
          image={state.image}
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
    </>
  );
}

function FilmStep({ generator: { state, dispatch, actions } }: { generator: Generator }) {
  const { film } = state;
  if (film === null) return null;
  return (
    <div className="area-film">
      <FilmPanel
        row={film.row}
        sent={film.sent}
        busy={film.busy || state.makingImage}
        fileName={filmFileName(state.photo?.file.name, film.row.created_at)}
        imageUrl={film.request.image_url}
        onCancel={actions.cancelFilm}
        onAgain={actions.makeFilmAgain}
        onNotice={(kind, notice) => dispatch({ type: "message-shown", message: { kind, text: notice } })}
      />
    </div>
  );
}
