import { useState } from "react";
import { useServices } from "../../lib/services/services-context.tsx";
import type { OwnLibrary } from "../../lib/services/library.ts";
import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { Notice } from "./my-data-screen.tsx";

const texts = text.myData;
const all = texts.removeAllConfirm;
const account = texts.removeAccountConfirm;

interface RemovalPanelProps {
  readonly own: OwnLibrary;
  readonly userId: string;
  /** Null for who has no account. */
  readonly email: string | null;
  readonly onNotice: (notice: Notice) => void;
  readonly onRemoved: () => void;
}

/** Deletes everything, or the account too, after a word was typed. */
export function RemovalPanel({ own, userId, email, onNotice, onRemoved }: RemovalPanelProps) {
  const { auth, drafts } = useServices();
  const [asks, setAsks] = useState<"all" | "account" | null>(null);
  const [busy, setBusy] = useState(false);
  const act = async (remove: () => Promise<void>, done: () => Promise<void> | void) => {
    setBusy(true);
    try {
      await remove();
      // What lies in this browser only goes too.
      await drafts.forget(userId);
      await done();
    } catch (error) {
      onNotice({ kind: "error", text: error instanceof Error ? error.message : text.shelf.removeFailed });
    }
    setBusy(false);
    setAsks(null);
  };
  const removeAll = () =>
    act(
      () => own.removeEverything(),
      () => {
        onNotice({ kind: "success", text: texts.removedAll });
        onRemoved();
      },
    );
  const removeAccount = (typed: string) =>
    act(
      () => own.removeAccount(typed),
      // The session ended with the account; this forgets it here.
      async () => {
        await auth.signOut({ scope: "local" });
      },
    );
  return (
    <Panel title={texts.removeTitle}>
      <div className="removal">
        <p>{texts.removeAllHint}</p>
        <Button icon="trash" onClick={() => setAsks("all")}>
          {texts.removeAll}
        </Button>
      </div>
      {email !== null && (
        <div className="removal">
          <p>{texts.removeAccountHint}</p>
          <Button icon="trash" onClick={() => setAsks("account")}>
            {texts.removeAccount}
          </Button>
        </div>
      )}
      {asks === "all" && (
        <ConfirmDialog
          title={all.title}
          hint={all.hint}
          yes={all.yes}
          no={all.no}
          typed={{ label: all.typed, word: all.word }}
          busy={busy}
          onYes={() => void removeAll()}
          onNo={() => setAsks(null)}
        />
      )}
      {asks === "account" && email !== null && (
        <ConfirmDialog
          title={account.title}
          hint={account.hint}
          yes={account.yes}
          no={account.no}
          typed={{ label: account.typed(email), word: email }}
          busy={busy}
          onYes={() => void removeAccount(email)}
          onNo={() => setAsks(null)}
        />
      )}
    </Panel>
  );
}
