import type { Draft, DraftRecord } from "@curta/contract";

/** What of a draft has no undo history. */
type Extras = Pick<Draft, "title" | "topic" | "song">;

/** Name, topic and music of two states of one draft. `base`: what both began with; undefined where nobody knows. */
export function joinExtras(newer: Extras, older: Extras, base: DraftRecord["base"]): Extras {
  const isNewerTitle = isOfNewer(newer.title ?? "", older.title ?? "", base && (base.title ?? ""));
  const title = isNewerTitle ? newer.title : older.title;
  const topic = isOfNewer(newer.topic, older.topic, base?.topic) ? newer.topic : older.topic;
  const isNewerSong = isOfNewer(idOf(newer), idOf(older), base && idOf(base));
  const song = isNewerSong ? newer.song : older.song;
  return { topic, ...(title === undefined ? {} : { title }), ...(song === undefined ? {} : { song }) };
}

/**
 * Whose of two values counts; an empty one is none. What only the newer state has changed is as it left it, also where it
 * took it out. Else nothing is given up that one of them has.
 */
function isOfNewer(newer: string, older: string, base: string | undefined): boolean {
  if (newer === base) return older === "";
  return older === base || newer !== "" || older === "";
}

function idOf({ song }: Extras): string {
  return song?.id ?? "";
}
