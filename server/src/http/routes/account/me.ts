import type { Me } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../context.ts";
import { requesterOf } from "../../requester.ts";

/** GET /me: whose session or key it is, for programs that know only their key. */
export function meRoute(app: FastifyInstance, context: Context): void {
  app.get("/me", async (request, reply): Promise<Me> => {
    const { userId } = await requesterOf(context, request, undefined, "webhook");
    void reply.header("cache-control", "no-store");
    return { user_id: userId };
  });
}
