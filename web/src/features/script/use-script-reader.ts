import type { Options, Preview, SongAnswer } from "@curta/contract";
import type { FilmShots, ScriptWishes, ShotEdit } from "@curta/studio/preview";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { wishesOf } from "../../lib/wishes-of.ts";
import { filmWithEdits } from "./film-with-edits.ts";
import { openScriptEdits, type EditedBy, type ScriptEdits } from "./script-edits.ts";
import type { ScriptNotes } from "./script-worker.ts";

export interface ScriptReader {
  /** Null until the script was read, and with an outside workflow, which provides no reading of its image. */
  readonly notes: ScriptNotes | null;
  /** The film of the notes, already with the edits that the script still follows. */
  readonly film: FilmShots | null;
  /** Changes a shot of the film; the script follows. `field` names what is being typed in. */
  readonly edit: (edit: ShotEdit, field?: string) => void;
}

interface ReaderInputs {
  readonly script: string;
  readonly options: Options;
  /** The user's own music: the times of shots follow its beat. */
  readonly song: SongAnswer | null;
}

/** Lets the studio read and edit the script in a worker, since a long one takes a while. */
export function useScriptReader(
  { script, options, song }: ReaderInputs,
  preview: Preview | undefined,
  onScript: (script: string, by: EditedBy) => void,
): ScriptReader {
  const [notes, setNotes] = useState<ScriptNotes | null>(null);
  const [pending, setPending] = useState<readonly ShotEdit[]>([]);
  const edits = useRef<ScriptEdits | null>(null);
  const take = useEffectEvent(onScript);
  const { style, template, seconds } = wishesOf(options);
  const canRead = preview !== undefined;

  // One for all images: an edit that is being made when another image comes is made on that one's script.
  useEffect(() => {
    if (!canRead) return undefined;
    const opened = openScriptEdits({
      onNotes: setNotes,
      onScript: (edited, by) => take(edited, by),
      onPending: setPending,
    });
    edits.current = opened;
    return () => {
      edits.current = null;
      opened.close();
      setPending([]);
    };
  }, [canRead]);

  useEffect(() => {
    if (preview === undefined) return;
    const { reading, seed } = preview;
    const wishes: ScriptWishes = { style, template, seconds, seed, reading, song: song?.reading };
    edits.current?.show(script, wishes);
  }, [script, style, template, seconds, preview, song]);

  const film = useMemo(() => notes && filmWithEdits(notes.film, pending), [notes, pending]);
  return {
    notes: canRead ? notes : null,
    film: canRead ? film : null,
    edit: (edit, field) => edits.current?.edit(edit, field ?? null),
  };
}
