import { z } from "../zod.ts";

/** What the server tells the page at `GET /config.json`. */
export const pageConfigSchema = z.object({
  /** Base address of the identity, row and realtime services; our own origin or a hosted project. */
  supabaseUrl: z.string(),
  supabaseKey: z.string(),
  /** Workflow host, without the webhook path; our own origin or an outside one. */
  workflowUrl: z.string(),
  /** True if the page may send the user's token to the workflow host (`Authorization`). */
  sendAuthorization: z.boolean(),
  /** True where the server sends traces on, so that those of the page's requests may begin with the click. */
  traces: z.boolean(),
  login: z.enum(["required", "optional"]),
  signup: z.enum(["closed", "open"]),
});
export type PageConfig = z.infer<typeof pageConfigSchema>;
