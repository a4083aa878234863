import { PAGE_CONFIG_PATH, type PageConfig } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../../config.ts";
import type { Context } from "../../../context.ts";

/** GET /config.json: tells the page where its services are. */
export function configRoute(app: FastifyInstance, context: Context): void {
  const { config, identity, door } = context;
  app.get(PAGE_CONFIG_PATH, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    return pageConfig(config, config.supabase?.key ?? identity.anonKey, door.originOf(request.raw));
  });
}

/** What the page is told. `key` is the public one of the identity service; `origin` is how the page reached us. */
export function pageConfig(config: Config, key: string, origin: string): PageConfig {
  return {
    supabaseUrl: config.supabase?.url ?? origin,
    supabaseKey: key,
    workflowUrl: config.workflowUrl ?? origin,
    sendAuthorization: config.workflowUrl === undefined || config.sendAuthorization,
    traces: config.workflowUrl === undefined && config.otlpEndpoint !== undefined,
    login: config.login,
    signup: config.signup,
  };
}
