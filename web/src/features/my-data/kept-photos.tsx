import type { KeptPhotoAnswer } from "@curta/contract";
import { useCallback, useEffect, useState } from "react";
import { smallPicture } from "../../lib/films/describe-film.ts";
import type { OwnLibrary } from "../../lib/services/library.ts";
import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { Notice } from "./my-data-screen.tsx";
import { NotListed } from "./not-listed.tsx";

const texts = text.myData;
const confirm = text.shelf.confirmPhoto;

/** So many are listed until the user asks for all: on a phone, what comes below is not far then. */
const FIRST = 6;

interface KeptPhotosProps {
  readonly own: OwnLibrary;
  readonly onNotice: (notice: Notice) => void;
  readonly onRemoved: () => void;
}

/** The photos that are kept, each with what was made of it, to be deleted one by one. */
export function KeptPhotos({ own, onNotice, onRemoved }: KeptPhotosProps) {
  const [photos, setPhotos] = useState<readonly KeptPhotoAnswer[] | null>(null);
  const [all, setAll] = useState(false);
  const [next, setNext] = useState<string | null>(null);
  const [chosen, setChosen] = useState<KeptPhotoAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const reload = useCallback(() => {
    const read = async () => {
      const page = await own.listPhotos(null).catch(() => null);
      setFailed(page === null);
      setPhotos(page?.photos ?? null);
      setNext(page?.next ?? null);
    };
    void read();
  }, [own]);
  useEffect(reload, [reload]);
  const more = async () => {
    const page = await own.listPhotos(next).catch(() => null);
    if (page === null) return;
    setPhotos((known) => [...(known ?? []), ...page.photos]);
    setNext(page.next);
  };
  const remove = async (photo: KeptPhotoAnswer) => {
    setBusy(true);
    try {
      await own.removePhoto(photo.id);
      onNotice({ kind: "success", text: confirm.done });
      onRemoved();
    } catch (error) {
      onNotice({ kind: "error", text: error instanceof Error ? error.message : text.shelf.removeFailed });
    }
    setBusy(false);
    setChosen(null);
  };
  return (
    <Panel title={texts.photosTitle}>
      {photos?.length === 0 && <p className="hint">{texts.noPhotos}</p>}
      {failed && <NotListed onAgain={reload} />}
      <ul className="photo-list">
        {photos?.slice(0, all ? undefined : FIRST).map((photo) => (
          <li key={photo.id}>
            <SmallPicture url={photo.image_url} />
            <div>
              <p className="kept-name">{photo.name}</p>
              <p className="hint">{texts.photoFacts(photo.takes, photo.films)}</p>
            </div>
            <Button
              icon="trash"
              aria-label={texts.removePhotoOf(photo.name)}
              onClick={() => setChosen(photo)}
            >
              {texts.removePhoto}
            </Button>
          </li>
        ))}
      </ul>
      {!all && (photos?.length ?? 0) > FIRST && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {texts.allPhotos}
        </Button>
      )}
      {all && next !== null && <Button onClick={() => void more()}>{text.shelf.more}</Button>}
      {chosen && (
        <ConfirmDialog
          title={confirm.title}
          hint={confirm.hint}
          yes={confirm.yes}
          no={confirm.no}
          busy={busy}
          onYes={() => void remove(chosen)}
          onNo={() => setChosen(null)}
        />
      )}
    </Panel>
  );
}

/** Key images of earlier versions have no small version. */
function SmallPicture({ url }: { url: string }) {
  const [source, setSource] = useState(smallPicture(url));
  return <img src={source} alt="" width={45} height={80} loading="lazy" onError={() => setSource(url)} />;
}
