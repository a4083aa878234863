import type { ScriptWishes, ShotEdit } from "@curta/studio/preview";
import type { ReadRequest, ScriptNotes } from "./script-worker.ts";

/** Pause in typing after which a script is read again. */
const REST_MS = 350;
/** Pause after which a worker whose file did not come is asked for again. */
const RETRY_MS = 3000;

/** What an edit was made with: a button (null), or a field that is being typed in, by its name. */
export type EditedBy = string | null;

interface ScriptListeners {
  readonly onNotes: (notes: ScriptNotes) => void;
  /** Called with the script that an edit of a shot gives. */
  readonly onScript: (script: string, by: EditedBy) => void;
  /** Called with the edits that are not yet in the notes, the first that was asked for first. */
  readonly onPending: (edits: readonly ShotEdit[]) => void;
}

/** A script that is on the page, and what it is read with. */
interface ShownScript {
  readonly script: string;
  readonly wishes: ScriptWishes;
}

interface Waiting {
  readonly edit: ShotEdit;
  readonly by: EditedBy;
}

/** Reads scripts and edits them shot by shot, in a worker, one after another. */
export interface ScriptEdits {
  /** Tells which script is on the page: it is read when it rests. */
  readonly show: (script: string, wishes: ScriptWishes) => void;
  readonly edit: (edit: ShotEdit, by: EditedBy) => void;
  readonly close: () => void;
}

export function openScriptEdits({ onNotes, onScript, onPending }: ScriptListeners): ScriptEdits {
  let worker: Worker | null = null;
  let shown: ShownScript | null = null;
  /** What the last notes are about. */
  let known: ShownScript | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let waiting: readonly Waiting[] = [];
  /** What the worker works on, and the edit that it makes. */
  let working: { readonly read: ShownScript; readonly by: Waiting | null } | null = null;

  const tellPending = () => {
    onPending([...(working?.by ? [working.by] : []), ...waiting].map(({ edit }) => edit));
  };
  const next = () => {
    if (working !== null || shown === null) return;
    clearTimeout(rest);
    const [first = null, ...others] = waiting;
    waiting = others;
    worker ??= start();
    working = { read: shown, by: first };
    const request: ReadRequest = { ...shown, edit: first?.edit ?? null };
    worker.postMessage(request);
  };
  const start = (): Worker => {
    const reader = new Worker(new URL("script-worker.ts", import.meta.url), { type: "module" });
    reader.addEventListener("message", ({ data }: MessageEvent<ScriptNotes>) => settle(data));
    // Only an error within the worker has a place; without one its file did not come.
    reader.addEventListener("error", (event) => restart(event instanceof ErrorEvent));
    return reader;
  };
  /** Gives up the worker. A file that did not come is asked for again, and no edit is lost; an edit that fails is left out. */
  const restart = (hasFailed: boolean) => {
    worker?.terminate();
    worker = null;
    if (!hasFailed && working?.by) waiting = [working.by, ...waiting];
    working = null;
    clearTimeout(rest);
    if (!hasFailed || waiting.length > 0) rest = setTimeout(next, hasFailed ? 0 : RETRY_MS);
    tellPending();
  };
  const settle = (notes: ScriptNotes) => {
    const done = working;
    working = null;
    if (done === null || shown === null) return;
    // The page's script or image was changed meanwhile: then the edit is made once more, on that one.
    const isLate = !isSame(done.read, shown);
    if (isLate && done.by) waiting = [done.by, ...waiting];
    if (!isLate) {
      if (done.by) shown = { ...shown, script: notes.script };
      known = shown;
      onNotes(notes);
      if (done.by && notes.script !== done.read.script) onScript(notes.script, done.by.by);
    }
    if (waiting.length > 0 || isLate) next();
    if (done.by) tellPending();
  };
  return {
    show(script, wishes) {
      shown = { script, wishes };
      clearTimeout(rest);
      // What an edit wrote was read with it.
      if (known !== null && isSame(shown, known)) return;
      const isTyped = known?.wishes.reading === wishes.reading;
      rest = setTimeout(next, isTyped ? REST_MS : 0);
    },
    edit(edit, by) {
      // Of what is typed in one field only the last matters.
      const last = waiting.at(-1);
      const isMore = by !== null && last?.by === by;
      waiting = [...(isMore ? waiting.slice(0, -1) : waiting), { edit, by }];
      next();
      tellPending();
    },
    close() {
      clearTimeout(rest);
      worker?.terminate();
    },
  };
}

function isSame({ script, wishes }: ShownScript, other: ShownScript): boolean {
  const { style, template, seconds, seed, reading, song } = other.wishes;
  return (
    script === other.script &&
    wishes.style === style &&
    wishes.template === template &&
    wishes.seconds === seconds &&
    wishes.seed === seed &&
    wishes.reading === reading &&
    wishes.song === song
  );
}
