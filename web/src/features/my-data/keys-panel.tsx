import type { ListedKey } from "@curta/contract";
import { useCallback, useEffect, useId, useState, type FormEvent } from "react";
import { copyText } from "../../lib/browser/clipboard.ts";
import { momentOf } from "../../lib/films/describe-film.ts";
import type { OwnLibrary } from "../../lib/services/library.ts";
import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { Notice } from "./my-data-screen.tsx";

const texts = text.myData;
const LONGEST_NAME = 100;

interface KeysPanelProps {
  readonly own: OwnLibrary;
  /** Address of the guide for programs. */
  readonly guide: string;
  readonly onNotice: (notice: Notice) => void;
}

/** The keys with which programs act for the user. A key is shown once, when it is made. */
export function KeysPanel({ own, guide, onNotice }: KeysPanelProps) {
  const { keys, reload } = useKeys(own);
  const [made, setMade] = useState<{ readonly name: string; readonly secret: string } | null>(null);
  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (error) {
      onNotice({ kind: "error", text: error instanceof Error ? error.message : texts.keyFailed });
    }
    reload();
  };
  const make = (name: string) =>
    attempt(async () => setMade({ name, secret: (await own.makeKey(name)).key }));
  const revoke = ({ id, name }: ListedKey) =>
    attempt(async () => {
      await own.revokeKey(id);
      setMade(null);
      onNotice({ kind: "success", text: texts.keyRevoked(name) });
    });
  return (
    <Panel title={texts.keysTitle}>
      <p className="hint">
        {texts.keysHint} <a href={guide}>{texts.keysGuide}</a>
      </p>
      <NewKey onMake={(name) => void make(name)} />
      {made && <MadeKey {...made} onNotice={onNotice} />}
      {keys.length > 0 && (
        <ul className="key-list">
          {keys.map((key) => (
            <li key={key.id}>
              <div>
                <p className="kept-name">{key.name}</p>
                <p className="hint">
                  {key.last_used_at === null ? texts.keyUnused : texts.keyUsed(momentOf(key.last_used_at))}
                </p>
              </div>
              <Button look="quiet" aria-label={texts.revokeKeyOf(key.name)} onClick={() => void revoke(key)}>
                {texts.revokeKey}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The user's keys, as they were when they were read last. */
function useKeys(own: OwnLibrary) {
  const [keys, setKeys] = useState<readonly ListedKey[]>([]);
  const reload = useCallback(() => {
    const read = async () => {
      const answer = await own.listKeys().catch(() => null);
      if (answer !== null) setKeys(answer.keys);
    };
    void read();
  }, [own]);
  useEffect(reload, [reload]);
  return { keys, reload };
}

function NewKey({ onMake }: { onMake: (name: string) => void }) {
  const field = useId();
  const [name, setName] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    onMake(name.trim());
    setName("");
  };
  return (
    <form className="new-key" onSubmit={submit}>
      <label htmlFor={field}>{texts.keyName}</label>
      <input
        id={field}
        className="text-field"
        value={name}
        maxLength={LONGEST_NAME}
        placeholder={texts.keyPlaceholder}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">{texts.makeKey}</Button>
    </form>
  );
}

interface MadeKeyProps {
  readonly name: string;
  readonly secret: string;
  readonly onNotice: (notice: Notice) => void;
}

function MadeKey({ name, secret, onNotice }: MadeKeyProps) {
  const copy = async () => {
    if (await copyText(secret)) onNotice({ kind: "success", text: texts.keyCopied });
  };
  return (
    <div className="made-key" role="status">
      <p>{texts.madeKey(name)}</p>
      <code>{secret}</code>
      <Button icon="copy" onClick={() => void copy()}>
        {texts.copyKey}
      </Button>
    </div>
  );
}
