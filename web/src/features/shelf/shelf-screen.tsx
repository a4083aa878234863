import { useCallback, useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { useAllSeen, useFilmsNews } from "../../lib/films/films-context.tsx";
import { titleOf } from "../../lib/films/describe-film.ts";
import type { RowPart } from "../../lib/rows/generation-row.ts";
import { useServices } from "../../lib/services/services-context.tsx";
import { text } from "../../lib/text.ts";
import { useArrivalFocus } from "../../lib/browser/window/use-arrival-focus.ts";
import { useDocumentTitle } from "../../lib/browser/window/use-document-title.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { MessageBar } from "../../ui/messages/message-bar.tsx";
import { OfflineNote } from "../../ui/messages/offline-note.tsx";
import type { CardActions } from "./films/film-card.tsx";
import { draftTitle } from "./drafts/draft-card.tsx";
import { DraftRow } from "./drafts/draft-row.tsx";
import { useDraftList } from "./drafts/use-draft-list.ts";
import { FilmGrid } from "./films/film-grid.tsx";
import { NotifyButton } from "./notify-button.tsx";
import { SearchField } from "./search-field.tsx";
import "./shelf.css";
import { UndoBar } from "./undo-bar.tsx";
import { useFilmList } from "./films/use-film-list.ts";
import { type Removable, useLateRemoval } from "./use-late-removal.ts";
import { useLiveFilms } from "./films/use-live-films.ts";

const texts = text.shelf;

interface ShelfScreenProps {
  readonly userId: string;
  /** Addresses of the other screens. */
  readonly generator: string;
  readonly myData: string;
  /** Reads the text to post a film with. */
  readonly readPost: CardActions["readPost"];
}

interface Notice {
  readonly kind: "error" | "success";
  readonly text: string;
}

/** "Seus vídeos": every film of the user, whatever became of it. Default export: it is loaded on demand. */
export default function ShelfScreen({ userId, generator, myData, readPost }: ShelfScreenProps) {
  const { rows, library, drafts } = useServices();
  const [search, setSearch] = useState("");
  const searched = useDeferredValue(search);
  const list = useFilmList(rows, userId, searched);
  const draftList = useDraftList(library.own, searched);
  const [notice, setNotice] = useState<Notice | null>(null);
  const fail = useCallback(
    (reason: string) => setNotice({ kind: "error", text: reason || texts.removeFailed }),
    [],
  );
  const removal = useLateRemoval(library, fail);
  const [photoOf, setPhotoOf] = useState<RowPart | null>(null);
  const heading = useArrivalFocus();
  useLiveFilms(rows, list, search === "");
  useDocumentTitle(texts.documentTitle);
  const { underWay } = useFilmsNews();
  useAllSeen();
  const films = list.listed?.films.filter(({ id }) => id !== undefined && !removal.hidden.has(id)) ?? [];
  const removeLate = (thing: Removable) => {
    setNotice(null);
    removal.remove(thing);
  };
  const actions = useCardActions({ generator, list, setNotice, setPhotoOf, readPost, remove: removeLate });
  const hasDrafts = draftList.more !== null || draftList.drafts.some(({ id }) => !removal.hidden.has(id));
  const isWithoutFilms = list.listed !== null && films.length === 0 && list.listed.next === null;
  const isEmpty = search === "" && isWithoutFilms && !hasDrafts;
  return (
    <main className="shelf" id="conteudo">
      <div className="shelf-head">
        <h1 ref={heading} tabIndex={-1}>
          {texts.title}
        </h1>
        <div className="shelf-tools">
          {underWay.length > 0 && <NotifyButton onNotice={setNotice} />}
          <Link className="button button-quiet" to={myData}>
            {text.myData.link}
          </Link>
          {!isEmpty && (
            <Link className="button button-primary" to={generator}>
              {texts.create}
            </Link>
          )}
        </div>
      </div>
      <OfflineNote words={texts.offline} />
      {!isEmpty && list.listed?.hasScripts !== false && (
        <SearchField search={search} onSearch={setSearch} withTitles={list.listed?.hasTitles ?? true} />
      )}
      {library.own && (
        <DraftRow
          library={library.own}
          list={draftList}
          generator={generator}
          hidden={removal.hidden}
          onFailed={fail}
          onRemove={({ id, ...draft }) =>
            removeLate({
              id,
              title: draftTitle(draft),
              remove: async (isLeaving) => {
                await library.own?.removeDraft(id, isLeaving);
                await drafts.forgetGone(userId);
              },
            })
          }
        />
      )}
      <FilmGrid
        list={list}
        films={films}
        actions={actions}
        hasDrafts={hasDrafts}
        isSearch={search.trim() !== ""}
        generator={generator}
      />
      {removal.undoable && (
        <UndoBar
          title={removal.undoable.title}
          onUndo={removal.undo}
          onDismiss={() => void removal.settle()}
          onHold={removal.hold}
        />
      )}
      {notice && !removal.undoable && (
        <MessageBar
          key={notice.text}
          {...notice}
          dismissLabel={texts.dismiss}
          onDismiss={() => setNotice(null)}
        />
      )}
      {photoOf && (
        <PhotoRemoval
          film={photoOf}
          onEnd={() => setPhotoOf(null)}
          onFailed={fail}
          onRemoved={() => {
            setNotice({ kind: "success", text: texts.confirmPhoto.done });
            list.reload();
            void drafts.forgetGone(userId);
          }}
        />
      )}
    </main>
  );
}

interface CardActionsSource {
  readonly generator: string;
  readonly list: ReturnType<typeof useFilmList>;
  readonly setNotice: (notice: Notice | null) => void;
  readonly setPhotoOf: (film: RowPart) => void;
  readonly readPost: CardActions["readPost"];
  readonly remove: (thing: Removable) => void;
}

function useCardActions({
  generator,
  list,
  setNotice,
  setPhotoOf,
  readPost,
  remove,
}: CardActionsSource): CardActions {
  const { library } = useServices();
  const { own } = library;
  const canName = own !== undefined && list.listed?.hasTitles === true;
  return {
    addressOf: ({ id, image_url: image }, how) => (id && image ? `${generator}?${how}=${id}` : null),
    rename: canName
      ? async (film, title) => {
          try {
            await own.renameFilm(film.id ?? "", title);
            list.put([{ ...film, title }]);
            return true;
          } catch (error) {
            setNotice({ kind: "error", text: error instanceof Error ? error.message : texts.callFailed });
            return false;
          }
        }
      : undefined,
    remove: (film) => {
      const { id } = film;
      if (id === undefined) return;
      focusAfter(film);
      remove({ id, title: titleOf(film), remove: (isLeaving) => library.removeFilm(id, isLeaving) });
    },
    removePhoto: own && setPhotoOf,
    readPost,
  };
}

/** The focus goes to the next film, or the one before: that of the film is about to disappear. */
function focusAfter({ id }: RowPart): void {
  const card = document.getElementById(`video-${id}`);
  const next =
    card?.nextElementSibling ?? card?.previousElementSibling ?? document.querySelector(".shelf-head");
  const target = next?.querySelector<HTMLElement>("a, h1");
  setTimeout(() => target?.focus({ preventScroll: true }));
}

interface PhotoRemovalProps {
  readonly film: RowPart;
  readonly onEnd: () => void;
  readonly onRemoved: () => void;
  readonly onFailed: (reason: string) => void;
}

function PhotoRemoval({ film, onEnd, onRemoved, onFailed }: PhotoRemovalProps) {
  const { own } = useServices().library;
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await own?.removePhotoOfFilm(film.id ?? "");
      onRemoved();
    } catch (error) {
      onFailed(error instanceof Error ? error.message : "");
    }
    onEnd();
  };
  const { title, hint, yes, no } = texts.confirmPhoto;
  return <ConfirmDialog {...{ title, hint, yes, no, busy }} onYes={() => void remove()} onNo={onEnd} />;
}
