import type { RowPart } from "./generation-row.ts";

export type AccessToken = () => Promise<string | null>;

/** Reads and changes of `shorts_generation`. Reads give null if there is no such row. */
export interface Rows {
  /** Status, film address and error message only: what the specification reads once. */
  readStatus(id: string): Promise<RowPart | null>;
  readRow(id: string): Promise<RowPart | null>;
  /** The user's newest generation. */
  readLatest(userId: string): Promise<RowPart | null>;
  /** @throws Error if the rows cannot be read */
  listFilms(query: FilmQuery): Promise<FilmPage>;
  /** The user's films that wait or run. @throws Error if the rows cannot be read */
  listUnfinished(userId: string): Promise<RowPart[]>;
  /** @throws Error if the rows cannot be read */
  readFilms(ids: readonly string[]): Promise<RowPart[]>;
  cancelRow(id: string): Promise<void>;
  /** Deletes the row of a film that has ended. @throws Error if it is still there */
  deleteRow(id: string): Promise<void>;
  /**
   * Listens for UPDATEs of a row until the returned function is called. `onGap` says that changes may have been missed:
   * after joining, after a reconnect, and while the channel is away.
   */
  watch(id: string, onUpdate: (row: RowPart) => void, onGap: () => void): () => void;
}

/** A page of the user's films: those not newer than `before` (ISO 8601) whose name or script contains `search`. */
export interface FilmQuery {
  readonly userId: string;
  readonly before: string | null;
  readonly search: string;
}

export interface FilmPage {
  /** The newest first. The first one of a page may have been the last one of the page before. */
  readonly films: readonly RowPart[];
  /** `before` of the next page; null after the last one. */
  readonly next: string | null;
  /** False where the table has no names, or no scripts to search in. */
  readonly hasTitles: boolean;
  readonly hasScripts: boolean;
}

/** One watch of one row, until the signal fires. */
export interface RowWatch {
  readonly id: string;
  readonly onUpdate: (row: RowPart) => void;
  readonly onGap: () => void;
  readonly signal: AbortSignal;
}
