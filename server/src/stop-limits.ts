/**
 * How long each part of a stop may take, in milliseconds, when what it waits for is frozen or mute. Every stop ends within
 * 15 s; the longest is that of one machine (role `all`), whose parts come one after another:
 *
 *     requests are answered | the worker ends     services are closed     the bundled PostgreSQL ends
 *     lastStep, drain       | worker              services                database, databaseQuit
 *
 * A start is stopped in the same order, as far as it has come: what it waits for is cut off.
 */
export const STOP_LIMITS = {
  /** The first user is made and the greeting printed, where the start has come that far. */
  lastStep: 1_000,
  /** Open requests are answered; a key image takes a few seconds. Meanwhile the worker ends. */
  drain: 7_000,
  /** Running films are released, in a worker. Those that take longer are found by their missing heartbeats. */
  films: 6_000,
  /** The worker process beside the web process: its films, its services. It is killed after that. */
  worker: 8_000,
  /** Queue, connections, decoders and traces of one process, all at once. */
  services: 2_000,
  /** A server that an earlier run left behind, after each of three signals, when the start that ends it is stopped itself. */
  leftovers: 2_000,
  /** PostgreSQL rolls back and writes its checkpoint; then it is told to end at once, and then killed. */
  database: 3_000,
  databaseQuit: 500,
} as const;
