import {
  generationSchema,
  imageResultSchema,
  optionsSchema,
  previewSchema,
  type ImageResult,
  type Preview,
} from "@curta/contract";
import type { RowPart } from "./rows/generation-row.ts";
import { text } from "./text.ts";

// Loaded with the first answer: the schemas and their library are a fifth of what the page is otherwise.

interface Schema {
  safeParse(value: unknown): { readonly success: boolean };
}

const columns = generationSchema.extend({ options: optionsSchema }).partial();

/** Keeps the columns that are there and well-formed; drops the others. */
export function readRowPart(value: unknown): RowPart {
  if (typeof value !== "object" || value === null) return {};
  const schemas = new Map<string, Schema>(Object.entries(columns.shape));
  const kept = Object.entries(value).filter(
    ([column, given]) => schemas.get(column)?.safeParse(given).success,
  );
  return columns.parse(Object.fromEntries(kept));
}

/** First element of the array that answers an image request. @throws Error where it is something else */
export function readImageResult(body: string): ImageResult {
  const answer = parseJson(body);
  const parsed = imageResultSchema.safeParse(Array.isArray(answer) ? answer[0] : undefined);
  if (parsed.success) return parsed.data;
  throw new Error(text.messages.unexpected);
}

/** What a film's preview is played from. @throws Error where the answer is something else */
export function readPreview(body: string): Preview {
  const parsed = previewSchema.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  throw new Error(text.messages.unexpected);
}

/** A JSON text's value; undefined where it is none. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
