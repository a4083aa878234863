import { assertCleanText } from "@curta/contract";
import type { FastifyInstance } from "fastify";

/** Refuses what is no text in path, query and body of every route, so that no route needs to think of it. */
export function refuseUncleanText(app: FastifyInstance): void {
  app.addHook("preValidation", async ({ params, query, body }) => {
    for (const part of [params, query, body]) assertCleanText(part);
  });
}
