import { CurtaError, GENERATION_TABLE } from "@curta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { withClaims, type Claims } from "../../database/pool.ts";
import type { SupabaseDeps } from "../deps.ts";
import { readBearer } from "../../door/bearer.ts";
import { apiKeyOf, createClaimsReader, parametersOf } from "../credentials.ts";
import { RestError, translateRestErrors } from "./errors.ts";
import { readRows } from "./read-rows.ts";
import type { RestCall } from "./rest-call.ts";
import { deleteRows, insertRows, updateRows } from "./write-rows.ts";

/** The part of PostgREST that the official client needs, for our only public table. */
export function restRoutes(routes: FastifyInstance, deps: SupabaseDeps): void {
  translateRestErrors(routes);
  const readClaims = createClaimsReader(deps);
  const path = "/:table";
  const claimsOf = async (request: FastifyRequest): Promise<Claims> => {
    const key = await apiKeyOf(request, deps);
    return readClaims(readBearer(request.headers.authorization) ?? key ?? deps.identity.anonKey);
  };
  const handle =
    (work: (call: RestCall) => Promise<unknown>) => async (request: FastifyRequest, reply: FastifyReply) => {
      assertKnown(request);
      const claims = await claimsOf(request);
      const parameters = parametersOf(request);
      void reply.header("cache-control", "no-store");
      const origin = deps.originOf(request.raw);
      const body = await withClaims(deps.pool, claims, (client) =>
        work({ request, reply, parameters, client, origin }),
      );
      return request.method === "HEAD" || body === undefined ? reply.send() : body;
    };
  // Before the body is read: visitors may write nothing, which the database would say only after it.
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const { role } = await claimsOf(request);
    if (role === "anon") throw new RestError(401, "42501", `permission denied for table ${GENERATION_TABLE}`);
  };
  routes.get(path, { exposeHeadRoute: false }, handle(readRows));
  routes.head(path, handle(readRows));
  routes.post(path, { onRequest }, handle(insertRows));
  routes.patch(path, { onRequest }, handle(updateRows));
  routes.delete(path, { onRequest }, handle(deleteRows));
  routes.setNotFoundHandler(refuseOtherPaths);
  // The page's own files fit every path: without this, reading would be answered in their words.
  routes.get("/*", refuseOtherPaths);
}

/** @throws RestError PGRST117 for a table with a method that it has not; CurtaError not_found */
async function refuseOtherPaths({ method, url }: FastifyRequest): Promise<never> {
  if (isTablePath(url)) throw new RestError(405, "PGRST117", `Unsupported HTTP method: ${method}`);
  throw new CurtaError("not_found");
}

/** One name behind /rest/v1. */
function isTablePath(url: string): boolean {
  return /^\/rest\/v1\/[^/?]+\/?(?:\?|$)/.test(url);
}

/** @throws RestError PGRST205 for another table, PGRST106 for another schema */
function assertKnown(request: FastifyRequest): void {
  const profile =
    request.headers[
      request.method === "GET" || request.method === "HEAD" ? "accept-profile" : "content-profile"
    ];
  if (profile !== undefined && profile !== "public") {
    throw new RestError(406, "PGRST106", "The schema must be one of the following: public");
  }
  const { table } = z.object({ table: z.string() }).parse(request.params);
  if (table === GENERATION_TABLE) return;
  throw new RestError(404, "PGRST205", `Could not find the table 'public.${table}' in the schema cache`);
}
