import type { KeptData } from "@curta/contract";
import { useCallback, useEffect, useState } from "react";
import { useServices } from "../../lib/services/services-context.tsx";
import type { OwnLibrary } from "../../lib/services/library.ts";
import { perLanguage, text } from "../../lib/text.ts";
import { useArrivalFocus } from "../../lib/browser/window/use-arrival-focus.ts";
import { useDocumentTitle } from "../../lib/browser/window/use-document-title.ts";
import { LanguageChoice } from "../../ui/choices/language-choice.tsx";
import { MessageBar } from "../../ui/messages/message-bar.tsx";
import { OfflineNote } from "../../ui/messages/offline-note.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ExportPanel } from "./export-panel.tsx";
import "./my-data.css";
import { KeptPhotos } from "./kept-photos.tsx";
import { KeysPanel } from "./keys-panel.tsx";
import { RemovalPanel } from "./removal-panel.tsx";
import { SecurityPanel } from "./security-panel.tsx";
import { NotListed } from "./not-listed.tsx";

const texts = text.myData;
const day = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long" }));

/** Where our own server tells programs how to ask it. */
const GUIDE = "/docs";

export interface Notice {
  readonly kind: "error" | "success";
  readonly text: string;
}

/** "Meus dados": what is kept, a copy of it, and its end. Default export: it is loaded on demand. */
export default function MyDataScreen({ userId }: { userId: string }) {
  const { own } = useServices().library;
  const heading = useArrivalFocus();
  useDocumentTitle(texts.documentTitle);
  return (
    <main className="my-data" id="conteudo">
      <div className="my-data-head">
        <h1 ref={heading} tabIndex={-1}>
          {texts.title}
        </h1>
        <p className="hint">{own ? texts.lead : texts.notHere}</p>
        <OfflineNote words={texts.offline} />
      </div>
      {own && <Panels own={own} userId={userId} />}
      <LanguagePanel />
    </main>
  );
}

function LanguagePanel() {
  return (
    <Panel title={texts.languageTitle}>
      <LanguageChoice look="field" />
      <p className="hint">{texts.languageHint}</p>
    </Panel>
  );
}

function Panels({ own, userId }: { own: OwnLibrary; userId: string }) {
  const { drafts } = useServices();
  const [kept, setKept] = useState<KeptData | null>(null);
  const [failed, setFailed] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const reload = useCallback(() => {
    const read = async () => {
      try {
        setKept(await own.readKept());
        setFailed(false);
      } catch {
        setFailed(true);
      }
    };
    void read();
  }, [own]);
  useEffect(reload, [reload]);
  // What lay in this browser goes with what it was made of.
  const onPhotoRemoved = () => {
    void drafts.forgetGone(userId);
    reload();
  };
  if (failed) return <NotListed onAgain={reload} />;
  if (kept === null) return <output>{texts.loading}</output>;
  return (
    <>
      <Panel title={texts.keptTitle}>
        <Kept kept={kept} />
      </Panel>
      <KeptPhotos
        key={`${kept.photos} ${kept.images}`}
        own={own}
        onNotice={setNotice}
        onRemoved={onPhotoRemoved}
      />
      {kept.account && <SecurityPanel own={own} email={kept.account.email} onNotice={setNotice} />}
      {kept.account && <KeysPanel own={own} guide={GUIDE} onNotice={setNotice} />}
      <ExportPanel own={own} onNotice={setNotice} />
      <RemovalPanel
        own={own}
        userId={userId}
        email={kept.account?.email ?? null}
        onNotice={setNotice}
        onRemoved={reload}
      />
      {notice && (
        <MessageBar
          key={notice.text}
          {...notice}
          dismissLabel={texts.dismiss}
          onDismiss={() => setNotice(null)}
        />
      )}
    </>
  );
}

function Kept({ kept }: { kept: KeptData }) {
  const { account, films, photos, images, drafts, sessions, unused_photo_days: days } = kept;
  const { film_days: filmDays, draft_days: draftDays } = kept;
  return (
    <ul className="kept-list">
      <li>
        {account ? texts.account(account.email, day().format(new Date(account.created_at))) : texts.noAccount}
      </li>
      <li>
        {texts.films(films)} {filmDays !== null && texts.filmsLeave(filmDays)}
      </li>
      <li>
        {texts.photos(photos, images)} {texts.unused(days)}
      </li>
      {kept.songs > 0 && <li>{texts.songs(kept.songs, kept.song_days)}</li>}
      {drafts > 0 && (
        <li>
          {texts.drafts(drafts)} {draftDays !== null && texts.draftsLeave(draftDays)}
        </li>
      )}
      {sessions > 0 && <li>{texts.sessions(sessions)}</li>}
      {kept.api_keys > 0 && <li>{texts.apiKeys(kept.api_keys)}</li>}
      <li>{texts.nothingElse}</li>
    </ul>
  );
}
