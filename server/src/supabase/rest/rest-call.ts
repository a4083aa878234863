import type { FastifyReply, FastifyRequest } from "fastify";
import type { PoolClient } from "pg";

/** What a handler gets: the parsed address and the database as the requester. */
export interface RestCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly parameters: URLSearchParams;
  readonly client: PoolClient;
}
