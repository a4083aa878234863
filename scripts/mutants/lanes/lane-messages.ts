import { z } from "zod";

/** What the parent orders: a test file, and which files have changed since the last order (absolute paths). */
export const orderSchema = z.object({ test: z.string(), changed: z.array(z.string()) });
/** What the child says: at first that it is ready, then how each order went. */
export const answerSchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ passed: z.boolean(), failure: z.string().optional() }),
]);

export type LaneAnswer = { passed: boolean; failure?: string };
