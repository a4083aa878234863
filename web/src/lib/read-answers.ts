import {
  draftAnswerSchema,
  draftKeptSchema,
  draftRecordSchema,
  generationSchema,
  imageResultSchema,
  rowOptionsSchema,
  previewSchema,
  songAnswerSchema,
  type Draft,
  type DraftRecord,
  type ImageResult,
  type Preview,
  type SongAnswer,
} from "@curta/contract";
import type { RowPart } from "./rows/generation-row.ts";
import { text } from "./text.ts";

// Loaded with the first answer: the schemas and zod would make the page a fifth larger.

interface Schema {
  safeParse(value: unknown): { readonly success: boolean };
}

const columns = generationSchema.extend({ options: rowOptionsSchema }).partial();

/** Keeps the columns that are valid; drops all others. */
export function readRowPart(value: unknown): RowPart {
  if (typeof value !== "object" || value === null) return {};
  const schemas = new Map<string, Schema>(Object.entries(columns.shape));
  const kept = Object.entries(value).filter(
    ([column, given]) => schemas.get(column)?.safeParse(given).success,
  );
  return columns.parse(Object.fromEntries(kept));
}

/** First element of the array that answers an image request. @throws Error if the answer is anything else */
export function readImageResult(body: string): ImageResult {
  const answer = parseJson(body);
  const parsed = imageResultSchema.safeParse(Array.isArray(answer) ? answer[0] : undefined);
  if (parsed.success) return parsed.data;
  throw new Error(text.messages.unexpected);
}

/** The data for a film's preview. @throws Error if the answer is anything else */
export function readPreview(body: string): Preview {
  const parsed = previewSchema.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  throw new Error(text.messages.unexpected);
}

/** What was found in a song. @throws Error if the answer is anything else */
export function readSongAnswer(body: string): SongAnswer {
  const parsed = songAnswerSchema.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  throw new Error(text.messages.unexpected);
}

/** The draft of an answer; null if there is none, or the answer is anything else. */
export function readDraft(body: string): Draft | null {
  const parsed = draftAnswerSchema.safeParse(parseJson(body));
  return parsed.success ? parsed.data.draft : null;
}

/** The version that a draft was kept as; null if the answer is anything else. */
export function readKeptVersion(body: string): { readonly version: number } | null {
  const parsed = draftKeptSchema.safeParse(parseJson(body));
  return parsed.success ? parsed.data : null;
}

/** A draft from this browser's storage; null if something else was stored. */
export function readDraftRecord(stored: string): DraftRecord | null {
  const parsed = draftRecordSchema.safeParse(parseJson(stored));
  return parsed.success ? parsed.data : null;
}

/** Parses JSON; undefined if the text is not JSON. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
