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

// Loaded with the first answer: the schemas and zod would make the page a fifth larger.

interface Schema {
  safeParse(value: unknown): { readonly success: boolean };
}

const columns = generationSchema.extend({ options: optionsSchema }).partial();

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

/** Parses JSON; undefined if the text is not JSON. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
