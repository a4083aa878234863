import type { VideoRequest } from "@curta/contract";
import type { FilmRow } from "../../database/rows/films.ts";
import type { Span } from "../../tracing/tracer.ts";
import type { Lease } from "../../database/rows/generations.ts";

/** One worker's attempt at one film. */
export interface Attempt {
  readonly lease: Lease;
  readonly film: FilmRow;
  readonly request: VideoRequest;
  /** Media folder of this attempt alone. */
  readonly folder: string;
  readonly span: Span;
}

/** Why a running attempt was stopped. */
export type StopReason = "canceled" | "shutdown" | "lost";
