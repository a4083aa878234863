import type { DraftSummary } from "@curta/contract";
import { useId } from "react";
import { Link } from "react-router";
import { momentOf, titleOf } from "../../lib/films/describe-film.ts";
import type { OwnLibrary } from "../../lib/services/library.ts";
import { fold } from "../../lib/fold.ts";
import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { DraftPicture } from "./draft-picture.tsx";
import "./draft-row.css";
import { useDraftList } from "./use-draft-list.ts";

const texts = text.shelf.drafts;

interface DraftRowProps {
  readonly library: OwnLibrary;
  /** Address of the screen on which a draft is gone on with. */
  readonly generator: string;
  readonly search: string;
  /** Ids of drafts that are deleted, or about to be. */
  readonly hidden: ReadonlySet<string>;
  readonly onRemove: (draft: DraftSummary) => void;
}

/** The drafts, the newest first, side by side; nothing where there are none, or none is found. */
export function DraftRow({ library, generator, search, hidden, onRemove }: DraftRowProps) {
  const heading = useId();
  const { drafts, more } = useDraftList(library);
  const shown = drafts.filter((draft) => !hidden.has(draft.id) && isFound(draft, search));
  if (shown.length === 0) return null;
  return (
    <section className="draft-row" aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      <p className="hint">{texts.hint}</p>
      <ul className="draft-cards">
        {shown.map((draft) => (
          <DraftCard
            key={draft.id}
            library={library}
            draft={draft}
            address={`${generator}?rascunho=${draft.id}`}
            onRemove={() => onRemove(draft)}
          />
        ))}
        {more && (
          <li className="draft-more">
            <Button look="quiet" onClick={more}>
              {texts.more}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

interface DraftCardProps {
  readonly library: OwnLibrary;
  readonly draft: DraftSummary;
  readonly address: string;
  readonly onRemove: () => void;
}

function DraftCard({ library, draft, address, onRemove }: DraftCardProps) {
  const title = draftTitle(draft);
  return (
    <li className="draft-card">
      <Link className="draft-card-link" to={address}>
        <DraftPicture library={library} draft={draft} />
        <span className="draft-card-text">
          <span className="draft-card-title">
            <span className="visually-hidden">{texts.goOn} </span>
            {title}
          </span>
          <span className="draft-card-facts">{momentOf(draft.edited_at)}</span>
        </span>
      </Link>
      <button type="button" className="icon-button" aria-label={texts.remove(title)} onClick={onRemove}>
        <Icon name="trash" />
      </button>
    </li>
  );
}

/** Whether a draft's name, topic or script contains what is searched for. */
function isFound(draft: DraftSummary, search: string): boolean {
  return fold(`${draftTitle(draft)}\n${draft.topic}\n${draft.script}`).includes(fold(search.trim()));
}

/** What a draft is called: its first caption, or else what its photo is about or is called. */
export function draftTitle({ script, topic, photo_name: photo }: Omit<DraftSummary, "id">): string {
  const title = titleOf({ video_description: script });
  return title === text.shelf.untitled ? topic || photo || texts.untitled : title;
}
