import { isEverywhere, isLoopback, networkAddresses } from "../../door/networks.ts";

/** What the server knows about the ways to it. */
export interface Reachability {
  /** Scheme and host under which the page reached us. */
  readonly origin: string;
  /** Where the server listens. */
  readonly host: string;
  readonly port: number;
  readonly inContainer: boolean;
  /** Address that users type, where it is configured. */
  readonly publicUrl: string | undefined;
}

/**
 * Origins under which a phone in the same network may reach us, the likeliest first; none where only this computer does. A
 * container's own addresses help nobody.
 */
export function phoneOrigins(
  { origin, host, port, inContainer, publicUrl }: Reachability,
  networks: readonly string[] = networkAddresses(),
): string[] {
  const used = isLoopback(new URL(origin).hostname) ? [] : [origin];
  if (publicUrl !== undefined || !isEverywhere(host) || inContainer) return used;
  return [...new Set([...used, ...networks.map((address) => `http://${address}:${port}`)])];
}
