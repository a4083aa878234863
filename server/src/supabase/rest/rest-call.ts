import type { FastifyReply, FastifyRequest } from "fastify";
import type { PoolClient } from "pg";

/** What a handler gets: the parsed query and a database client with the requester's claims. */
export interface RestCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly parameters: URLSearchParams;
  readonly client: PoolClient;
  /** Origin of the addresses in the answer. */
  readonly origin: string;
}
