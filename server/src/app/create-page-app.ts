import type { FastifyInstance } from "fastify";
import { PAGE_CONFIG_PATH } from "@curta/contract";
import type { Config } from "../config.ts";
import { createOriginReader } from "../door/address.ts";
import { hearOddRequests } from "../http/hooks/broken-requests.ts";
import { addSecurityHeaders, securityHeaders } from "../http/hooks/content-security.ts";
import { translateErrors } from "../http/errors.ts";
import { measureRequests } from "../http/hooks/measure-requests.ts";
import { closeAfterAnswer } from "../http/hooks/refused-bodies.ts";
import { endSilentBodies } from "../http/hooks/silent-bodies.ts";
import { refuseOtherMethods } from "../http/hooks/other-methods.ts";
import type { BodyLimits } from "./create-app.ts";
import { servePage } from "../http/page.ts";
import { pageConfig } from "../http/routes/service/config.ts";
import { metricsRoute } from "../http/routes/service/metrics.ts";
import type { Log } from "../log.ts";
import { createMetrics } from "../metrics.ts";
import { createServer } from "./create-server.ts";

export interface PageAppOptions {
  readonly config: Config & { readonly supabase: NonNullable<Config["supabase"]> };
  readonly log: Log;
  readonly pageFolder: string;
  readonly stopping: AbortSignal;
  readonly bodies?: BodyLimits;
}

/** A web server for the page alone: identity, rows and workflow are elsewhere, so it needs no database. */
export async function createPageApp(options: PageAppOptions): Promise<FastifyInstance> {
  const { config, log, stopping, bodies = {} } = options;
  const headers = securityHeaders(config);
  const originOf = createOriginReader(config.trustedProxies, config.publicUrl);
  const metrics = createMetrics("web");
  const app = createServer(config, log, headers);
  translateErrors(app);
  addSecurityHeaders(app, headers);
  hearOddRequests(app);
  measureRequests(app, metrics);
  refuseOtherMethods(app);
  endSilentBodies(app, bodies.bodyPace);
  closeAfterAnswer(app, bodies.leftover);
  app.get(PAGE_CONFIG_PATH, (request, reply) =>
    reply
      .header("cache-control", "no-store")
      .send(pageConfig(config, config.supabase.key, originOf(request.raw))),
  );
  metricsRoute(app, config.metricsToken, () => metrics.registry.metrics());
  app.get("/live", (_request, reply) => reply.header("cache-control", "no-store").send({ ok: true }));
  for (const path of ["/health", "/ready"]) {
    app.get(path, (_request, reply) =>
      reply
        .code(stopping.aborted ? 503 : 200)
        .header("cache-control", "no-store")
        .send({ ok: !stopping.aborted, stopping: stopping.aborted }),
    );
  }
  await servePage(app, options);
  return app;
}
