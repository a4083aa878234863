import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { attachRealtime, createClaimsReader, registerSupabase, type Realtime } from "../supabase/index.ts";
import { createServer } from "./create-server.ts";
import { drainOnClose } from "./drain-on-close.ts";
import { addSecurityHeaders, securityHeaders } from "../http/hooks/content-security.ts";
import { hearOddRequests } from "../http/hooks/broken-requests.ts";
import { compressAnswers } from "../http/hooks/compress-answers.ts";
import { translateErrors } from "../http/errors.ts";
import { refuseUncleanText } from "../http/hooks/clean-text.ts";
import { limitRequests } from "../http/hooks/budgets.ts";
import { leaveBodiesOfHeads } from "../http/hooks/head-answers.ts";
import { measureRequests } from "../http/hooks/measure-requests.ts";
import { traceRequests } from "../http/hooks/trace-requests.ts";
import { closeAfterAnswer, type Leftover } from "../http/hooks/refused-bodies.ts";
import { endSilentBodies, type BodyPace } from "../http/hooks/silent-bodies.ts";
import { refuseOtherMethods } from "../http/hooks/other-methods.ts";
import { servePage } from "../http/page.ts";
import { registerRoutes } from "../http/routes.ts";
import { openapiRoutes } from "../openapi/routes.ts";

/** What holds for the body of every request. */
export interface BodyLimits {
  /** How slowly a body may arrive. */
  readonly bodyPace?: Partial<BodyPace>;
  /** How much of a body is still taken after its request was answered. */
  readonly leftover?: Partial<Leftover>;
}

export interface AppOptions extends BodyLimits {
  readonly drainLimitMs?: number;
  /** Most that any request may take; by default each route has its own. */
  readonly budgetMs?: number;
}

/** Mounts the routes and sockets that Supabase's official client uses. */
async function answerSupabase(app: FastifyInstance, context: Context): Promise<Realtime> {
  const { pool, identity, databaseUrl, log, config, door } = context;
  const { login } = config;
  await registerSupabase(app, { pool, identity, login, networkOf: door.networkOf, originOf: door.originOf });
  const resolveClaims = createClaimsReader({ identity, login });
  const realtime = attachRealtime(app.server, { databaseUrl, pool, log, resolveClaims, door });
  app.addHook("preClose", () => realtime.close());
  return realtime;
}

/** The web server with all its routes, not yet listening. */
export async function createApp(context: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = context;
  const headers = securityHeaders(config);
  const app = createServer(config, context.log, headers);
  drainOnClose(app, options.drainLimitMs);
  translateErrors(app);
  addSecurityHeaders(app, headers);
  hearOddRequests(app);
  compressAnswers(app);
  leaveBodiesOfHeads(app);
  measureRequests(app, context.metrics);
  traceRequests(app, context.tracer);
  refuseOtherMethods(app);
  limitRequests(app, options.budgetMs);
  endSilentBodies(app, options.bodyPace);
  closeAfterAnswer(app, options.leftover);
  refuseUncleanText(app);
  const realtime = await answerSupabase(app, context);
  await registerRoutes(app, context, () => realtime.connections());
  await openapiRoutes(app, context.door);
  await servePage(app, context);
  return app;
}
