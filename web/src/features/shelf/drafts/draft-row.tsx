import type { DraftSummary } from "@curta/contract";
import { useId } from "react";
import type { OwnLibrary } from "../../../lib/services/library.ts";
import { text } from "../../../lib/text.ts";
import { Button } from "../../../ui/button.tsx";
import { DraftCard } from "./draft-card.tsx";
import "./draft-row.css";
import type { DraftList } from "./use-draft-list.ts";

const texts = text.shelf.drafts;

interface DraftRowProps {
  readonly library: OwnLibrary;
  /** Address of the screen on which a draft is gone on with. */
  readonly generator: string;
  readonly list: DraftList;
  /** Ids of drafts that are deleted, or about to be. */
  readonly hidden: ReadonlySet<string>;
  readonly onRemove: (draft: DraftSummary) => void;
  readonly onFailed: (reason: string) => void;
}

/** The drafts, the newest first, side by side; nothing where there are none, or none is found. */
export function DraftRow({ library, generator, list, hidden, onRemove, onFailed }: DraftRowProps) {
  const heading = useId();
  const { drafts, put, more } = list;
  const shown = drafts.filter((draft) => !hidden.has(draft.id));
  if (shown.length === 0 && more === null) return null;
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
            addressOf={(id) => `${generator}?rascunho=${id}`}
            onRenamed={put}
            onRemove={() => onRemove(draft)}
            onFailed={onFailed}
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
