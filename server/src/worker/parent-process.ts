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

/**
 * Sends a message to the parent process, if there is one. It may have died in this very moment: `onParentExit` hears of it, and
 * the error of writing to it, which would end this process at once, says no more.
 */
export function tellParent(message: object): void {
  if (process.connected) process.send?.(message, () => undefined);
}

const ALIVE_MS = 2_000;

/** Tells the parent process again and again that this one lives, so that a frozen one is noticed, from its start on. */
export function sayAlive(): void {
  setInterval(() => tellParent({ kind: "alive" }), ALIVE_MS).unref();
}
