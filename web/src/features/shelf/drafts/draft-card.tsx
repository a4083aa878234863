import { MAX_TITLE_CHARS } from "@curta/contract/limits";
import type { DraftSummary } from "@curta/contract";
import { useEffect, useRef, useState, type RefObject } from "react";
import { Link, useNavigate } from "react-router";
import { momentOf, titleOf } from "../../../lib/films/describe-film.ts";
import type { OwnLibrary } from "../../../lib/services/library.ts";
import { text } from "../../../lib/text.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { DraftPicture } from "./draft-picture.tsx";
import "./draft-card.css";
import { RenameForm } from "../rename-form.tsx";

const texts = text.shelf.drafts;

interface DraftCardProps {
  readonly library: OwnLibrary;
  readonly draft: DraftSummary;
  /** Address on which a draft is gone on with. */
  readonly addressOf: (id: string) => string;
  readonly onRenamed: (draft: DraftSummary) => void;
  readonly onRemove: () => void;
  /** Called with the sentence for the user. */
  readonly onFailed: (reason: string) => void;
}

/** One draft of the row: to go on with, name, duplicate and delete. */
export function DraftCard({ library, draft, addressOf, onRenamed, onRemove, onFailed }: DraftCardProps) {
  const [naming, setNaming] = useState(false);
  // A second press while the copy is made makes no second one.
  const [copying, setCopying] = useState(false);
  const edit = useFocusAfter(naming);
  const navigate = useNavigate();
  const title = draftTitle(draft);
  const attempt = (work: Promise<void>) =>
    work.then(
      () => true,
      (error: unknown) => {
        onFailed(error instanceof Error ? error.message : text.shelf.callFailed);
        return false;
      },
    );
  const rename = async (name: string) => {
    await library.renameDraft(draft.id, name);
    onRenamed({ ...draft, title: name });
  };
  const copy = async () => {
    setCopying(true);
    const id = await library.copyDraft(draft.id, texts.copyOf(title).slice(0, MAX_TITLE_CHARS));
    await navigate(addressOf(id));
  };
  return (
    <li className="draft-card" data-naming={naming}>
      {naming ? (
        <div className="draft-card-work">
          <DraftPicture library={library} draft={draft} />
          <RenameForm title={title} onSave={(name) => attempt(rename(name))} onEnd={() => setNaming(false)} />
        </div>
      ) : (
        <>
          <Link className="draft-card-work" to={addressOf(draft.id)}>
            <DraftPicture library={library} draft={draft} />
            <span className="draft-card-text">
              <span className="draft-card-title">
                <span className="visually-hidden">{texts.goOn} </span>
                {title}
              </span>
              <span className="draft-card-facts">{momentOf(draft.edited_at)}</span>
            </span>
          </Link>
          <div className="draft-card-actions">
            <Action icon="edit" label={texts.rename(title)} onClick={() => setNaming(true)} ref={edit} />
            <Action
              icon="copy"
              label={texts.copy(title)}
              onClick={() => void (copying || attempt(copy()).then(() => setCopying(false)))}
            />
            <Action icon="trash" label={texts.remove(title)} onClick={onRemove} />
          </div>
        </>
      )}
    </li>
  );
}

interface ActionProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly ref?: RefObject<HTMLButtonElement | null>;
}

function Action({ icon, label, onClick, ref }: ActionProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onClick} ref={ref}>
      <Icon name={icon} />
    </button>
  );
}

/** The button that gets the focus back once the name is given, or is left as it was. */
function useFocusAfter(naming: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  useEffect(() => {
    if (wasNaming.current && !naming) button.current?.focus();
    wasNaming.current = naming;
  }, [naming]);
  return button;
}

/** What a draft is called: as a film is, or else what its photo is about, or what that is called. */
export function draftTitle({ title, script, topic, photo_name: photo }: Omit<DraftSummary, "id">): string {
  const said = titleOf({ title, video_description: script });
  return said === text.shelf.untitled ? topic || photo || texts.untitled : said;
}
