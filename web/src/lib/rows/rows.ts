import type { RowPart } from "./generation-row.ts";

export type AccessToken = () => Promise<string | null>;

/** Reads and changes of `shorts_generation`. Reads give null if there is no such row. */
export interface Rows {
  /** Status, film address and error message only: what the specification reads once. */
  readStatus(id: string): Promise<RowPart | null>;
  readRow(id: string): Promise<RowPart | null>;
  /** The user's newest generation. */
  readLatest(userId: string): Promise<RowPart | null>;
  /**
   * Listens for UPDATEs of a row until the returned function is called. `onGap` says that changes may have been missed:
   * after joining, after a reconnect, and while the channel is away.
   */
  watch(id: string, onUpdate: (row: RowPart) => void, onGap: () => void): () => void;
}

/** One watch of one row, until the signal fires. */
export interface RowWatch {
  readonly id: string;
  readonly onUpdate: (row: RowPart) => void;
  readonly onGap: () => void;
  readonly signal: AbortSignal;
}
