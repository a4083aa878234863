import { isEverywhere, nameHere, networkAddresses } from "../../door/networks.ts";

/**
 * Every address under which a browser reaches the server: that for visitors, this computer's, and, where it listens on
 * all of them, those of its networks. `url` is the first one.
 */
export function addressesOf(url: string, host: string, port: number): string[] {
  const others = isEverywhere(host) ? networkAddresses() : [];
  return [...new Set([url, ...[nameHere(host), ...others].map((name) => `http://${name}:${port}`)])];
}
