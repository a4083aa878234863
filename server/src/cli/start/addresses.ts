import { networkInterfaces } from "node:os";
import type { Config } from "../../config.ts";
import { isEverywhere, nameHere, networkAddresses } from "../../door/networks.ts";

/**
 * Every address under which a browser reaches the server: that for visitors, this computer's, and, where it listens on
 * all of them, those of its networks. Those of a container's networks help nobody outside of it. `url` is the first one.
 */
export function addressesOf(
  url: string,
  { host, inContainer }: Pick<Config, "host" | "inContainer">,
  port: number,
  interfaces = networkInterfaces(),
): string[] {
  const families = host === "::" ? (["IPv4", "IPv6"] as const) : (["IPv4"] as const);
  const others = isEverywhere(host) && !inContainer ? networkAddresses(interfaces, families) : [];
  return [...new Set([url, ...[host, ...others].map((one) => `http://${nameHere(one)}:${port}`)])];
}
