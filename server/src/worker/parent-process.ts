/**
 * Calls `end` when the parent process, which started this one with an IPC channel, has exited, even if that was
 * before this call. Does nothing in a process without a channel.
 */
export function onParentExit(end: () => void): void {
  // Undefined without a channel, which Node's types do not mention.
  const connected: unknown = process.connected;
  if (connected === false) end();
  else process.once("disconnect", end);
}

const ALIVE_MS = 2_000;

/** Tells the parent process again and again that this one lives, so that a frozen one is noticed, from its start on. */
export function sayAlive(): void {
  setInterval(() => process.connected && process.send?.({ kind: "alive" }), ALIVE_MS).unref();
}
