/**
 * Calls `end` when the process that started this one with a channel is gone, also where that happened before
 * this call; never for a process that was started without a channel.
 */
export function onParentExit(end: () => void): void {
  // Undefined without a channel, though the types of Node do not say so.
  const connected: unknown = process.connected;
  if (connected === false) end();
  else process.once("disconnect", end);
}
