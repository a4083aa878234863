import { PAGE_CONFIG_PATH, type PageConfig } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { originOf } from "../requester.ts";

/** GET /config.json: tells the page where its services are. */
export function configRoute(app: FastifyInstance, context: Context): void {
  const { config } = context;
  app.get(PAGE_CONFIG_PATH, async (request, reply) => {
    const origin = originOf(context, request);
    const answer: PageConfig = {
      supabaseUrl: config.supabase?.url ?? origin,
      supabaseKey: config.supabase?.key ?? context.identity.anonKey,
      workflowUrl: config.workflowUrl ?? origin,
      sendAuthorization: config.workflowUrl === undefined || config.sendAuthorization,
      login: config.login,
      signup: config.signup,
    };
    void reply.header("cache-control", "no-store");
    return answer;
  });
}
