import { isSettled, type RowPart } from "../../../lib/rows/generation-row.ts";
import type { Rows } from "../../../lib/rows/rows.ts";

/**
 * Follows a film until it is settled: reads the status once; if it is not settled, listens on its channel and reads
 * again whenever changes may have been missed.
 * @returns a function that stops following
 */
export function followFilm(
  rows: Pick<Rows, "readStatus" | "readRow" | "watch">,
  id: string,
  onRow: (row: RowPart) => void,
): () => void {
  let over = false;
  let stopWatching: (() => void) | undefined;
  const stop = () => {
    over = true;
    stopWatching?.();
  };
  const see = (row: RowPart | null) => {
    if (over || row === null) return;
    onRow(row);
    if (!isSettled(row)) return;
    stop();
    // The first read has three columns only; poster, certificate and warnings are needed too.
    if (row.certificate === undefined) void readInto(rows.readRow(id), onRow);
  };
  const begin = async () => {
    await readInto(rows.readStatus(id), see);
    if (!over) stopWatching = rows.watch(id, see, () => void readInto(rows.readRow(id), see));
  };
  void begin();
  return stop;
}

/** A failed read is ignored: the channel or the next read brings the news. */
async function readInto(read: Promise<RowPart | null>, see: (row: RowPart) => void): Promise<void> {
  const row = await read.catch(() => null);
  if (row !== null) see(row);
}
