import { isSettled, type RowPart } from "../rows/generation-row.ts";
import type { Rows } from "../rows/rows.ts";

/** How often films under way are read; a page that nobody sees asks less. */
const VISIBLE_MS = 3_000;
const HIDDEN_MS = 10_000;
/** The channel on which tabs tell each other that a film was requested. */
const CHANNEL = "curta-films";

export interface FilmsWatch {
  /** Called with the films under way whenever they may have changed. */
  readonly onUnderWay: (films: readonly RowPart[]) => void;
  /** Called once for each film that ended while it was watched. */
  readonly onEnded: (film: RowPart) => void;
}

/**
 * Watches all films of a user that wait or run, until the signal fires. Asks once at the start, when a film is requested
 * in any tab and when the page is looked at again; repeatedly only while there are films. Failures are tried again.
 */
export function watchFilms(rows: Rows, userId: string, watch: FilmsWatch, signal: AbortSignal): void {
  let known = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let askAgain = false;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    // The question under way may be older than the film that this one is for.
    askAgain = asking;
    if (asking || signal.aborted) return;
    asking = true;
    const failed = await look().then(
      () => false,
      () => true,
    );
    asking = false;
    if (signal.aborted) return;
    if (askAgain) return ask();
    if (known.size > 0 || failed)
      timer = setTimeout(() => void ask(), document.hidden ? HIDDEN_MS : VISIBLE_MS);
  }

  async function look(): Promise<void> {
    const films = await rows.listUnfinished(userId);
    const now = new Set(films.flatMap(({ id }) => id ?? []));
    const gone = [...known].filter((id) => !now.has(id));
    // Read before `known` changes: a failed read is repeated.
    const ended = gone.length === 0 ? [] : await rows.readFilms(gone);
    if (signal.aborted) return;
    known = now;
    watch.onUnderWay(films);
    for (const film of ended) if (isSettled(film)) watch.onEnded(film);
  }

  const again = () => void ask();
  const whenVisible = () => {
    if (!document.hidden) again();
  };
  // A channel of its own, which also hears this tab's generator.
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", again);
  document.addEventListener("visibilitychange", whenVisible);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    channel.close();
    document.removeEventListener("visibilitychange", whenVisible);
  });
  again();
}
