import { text } from "../../text.ts";

/** The sentences for a request that did not reach the server, one a line. */
export function networkProblem(): string {
  const isOffline = "onLine" in navigator && !navigator.onLine;
  return isOffline ? `${text.messages.offline}\n${text.messages.network}` : text.messages.network;
}
