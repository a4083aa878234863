import { useEffect, useRef, useState, useSyncExternalStore, type Dispatch } from "react";
import { useSearchParams } from "react-router";
import { packParts } from "../../../lib/drafts/draft-record.ts";
import type { Keeping } from "../../../lib/drafts/draft-keeper.ts";
import type { Drafts, OpenedDraft, UserDrafts } from "../../../lib/drafts/drafts.ts";
import { draftPartsOf } from "./history.ts";
import type { GeneratorEvent, GeneratorState } from "../state.ts";
import { onOtherTabChange } from "./tabs.ts";

/** Names a draft in the address: to go on with. */
const WANTED = "rascunho";

/** Whether the search for a draft has ended, and where the newest work is. */
export interface DraftLink {
  readonly opened: boolean;
  readonly keeping: Keeping;
}

/** Opens the user's draft at the start, and keeps every change of it. */
export function useDraft(
  drafts: Drafts,
  userId: string,
  state: GeneratorState,
  dispatch: Dispatch<GeneratorEvent>,
): DraftLink {
  const [search, setSearch] = useSearchParams();
  const [wanted] = useState(() => search.get(WANTED));
  const [link, setLink] = useState<UserDrafts | null>(null);
  const [opened, setOpened] = useState(false);
  const [listeners] = useState(() => new Set<() => void>());

  useEffect(() => {
    let left = false;
    const mine = drafts.open(
      userId,
      (draft) => dispatch({ type: "draft-merged", draft }),
      () => {
        for (const listener of listeners) listener();
      },
    );
    const start = async () => {
      const onLate = (late: OpenedDraft) => {
        if (!left) dispatch({ type: "draft-came-late", found: late });
      };
      const found = await mine.start(wanted, onLate).catch(() => null);
      if (left) return;
      if (found !== null) dispatch({ type: "draft-opened", found });
      setLink(mine);
      setOpened(true);
    };
    void start();
    const stop = sendWhenLeft(mine);
    return () => {
      left = true;
      stop();
      void mine.flush();
      mine.close();
    };
  }, [drafts, userId, wanted, dispatch, listeners]);
  // Then a reload shows what is on the page.
  const isDone = opened && search.has(WANTED);
  useEffect(() => {
    if (isDone) setSearch({}, { replace: true });
  }, [isDone, setSearch]);

  useNews(link, state, dispatch);
  useKeeping(link, state);
  const keeping = useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => link?.state() ?? "sent",
  );
  return { opened, keeping };
}

/** Keeps the work after every change by the user, and puts a draft away when another one takes its place. */
function useKeeping(link: UserDrafts | null, state: GeneratorState): void {
  const { draft: id, photo, changes } = state;
  useEffect(() => {
    if (link === null || id === null || changes === 0) return;
    link.keep({
      id,
      ...packParts(draftPartsOf(state)),
      edited_at: new Date().toISOString(),
      put_away: false,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- `changes` counts what is to be kept
  }, [link, id, changes]);
  useEffect(() => {
    if (link !== null && photo !== null && photo.id === id && changes > 0) link.keepPhoto(id, photo.file);
    // oxlint-disable-next-line react/exhaustive-deps -- a photo is kept once
  }, [link, id, photo]);
  const last = useRef(id);
  const photoId = photo?.id;
  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (before === null || before === id) return;
    const isReplaced = id === null || id === photoId;
    if (isReplaced) link?.discard(before);
    else link?.putAway(before);
  }, [link, id, photoId]);
}

/** Looks for changes by other browsers whenever the user comes back to this tab. What is shown of them is adopted. */
function useNews(link: UserDrafts | null, state: GeneratorState, dispatch: Dispatch<GeneratorEvent>): void {
  const { draft: id, changes, renewal } = state;
  useEffect(() => {
    if (renewal !== null) link?.adopt(renewal);
  }, [link, renewal]);
  useEffect(() => {
    if (link === null || id === null) return undefined;
    const look = async () => {
      const draft = await link.news(id);
      if (draft !== null) dispatch({ type: "draft-renewed", draft, changes });
    };
    return onOtherTabChange(() => void look());
  }, [link, id, changes, dispatch]);
}

/** Sends what is unsent when the page is left, and when the connection is back. */
function sendWhenLeft(drafts: UserDrafts): () => void {
  const onHidden = () => {
    if (document.visibilityState === "hidden") void drafts.flush();
  };
  const onOnline = () => void drafts.flush();
  document.addEventListener("visibilitychange", onHidden);
  addEventListener("online", onOnline);
  return () => {
    document.removeEventListener("visibilitychange", onHidden);
    removeEventListener("online", onOnline);
  };
}
