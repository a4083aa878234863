import { GENERATION_TABLE } from "@curta/contract";
import { z } from "zod";

const MAX_CHANGES_PER_CHANNEL = 10;

const changeSchema = z.object({
  event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
  schema: z.string().max(64),
  table: z.string().max(64).optional(),
  filter: z.string().max(200).optional(),
});
export type ChangeRequest = z.infer<typeof changeSchema>;

const joinSchema = z.object({
  config: z
    .object({
      postgres_changes: z.array(changeSchema).max(MAX_CHANGES_PER_CHANNEL).nullish(),
      private: z.boolean().optional(),
    })
    .default({}),
  access_token: z.string().max(8_192).nullish(),
});

export interface Join {
  readonly changes: readonly ChangeRequest[];
  readonly token: string | null;
}

/** Parses the payload of a `phx_join`; if it is refused, returns the reason for the client's developer. */
export function readJoin(payload: unknown): Join | { readonly refused: string } {
  const read = joinSchema.safeParse(payload ?? {});
  if (!read.success) return { refused: "InvalidJoinPayload: the join payload is malformed" };
  const changes = read.data.config.postgres_changes ?? [];
  for (const change of changes) {
    const refused = refuse(change);
    if (refused !== undefined) return { refused };
  }
  return { changes, token: read.data.access_token ?? null };
}

function refuse(change: ChangeRequest): string | undefined {
  if (change.schema !== "public" && change.schema !== "*") return `UnknownSchema: ${change.schema}`;
  const { table = "*" } = change;
  if (table !== GENERATION_TABLE && table !== "*") return `UnknownTable: ${table}`;
  if (change.filter && rowFilter(change) === undefined) return `UnsupportedFilter: ${change.filter}`;
  return undefined;
}

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const ID_FILTER = new RegExp(`^id=eq\\.(${UUID})$`, "i");
const USER_FILTER = /^user_id=eq\.([\w-]{1,200})$/;

/** The rows of a change request: of one id, of one user, or all if it has no filter. */
export type RowFilter = { readonly id: string } | { readonly userId: string } | "all";

/** The request's filter; undefined if we do not support its form. */
export function rowFilter({ filter }: ChangeRequest): RowFilter | undefined {
  if (!filter) return "all";
  const id = ID_FILTER.exec(filter)?.[1];
  if (id !== undefined) return { id: id.toLowerCase() };
  const userId = USER_FILTER.exec(filter)?.[1];
  return userId === undefined ? undefined : { userId };
}
