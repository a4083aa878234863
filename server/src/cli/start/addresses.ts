import { isEverywhere, networkAddresses } from "../../door/networks.ts";

/**
 * Every address under which a browser reaches the server: that for visitors, this computer's, and, where it listens on
 * all of them, those of its networks. `url` is the first one.
 */
export function addressesOf(url: string, host: string, port: number): string[] {
  const own = isEverywhere(host)
    ? ["localhost", ...networkAddresses()]
    : [host === "127.0.0.1" || host === "::1" ? "localhost" : host];
  return [
    ...new Set([url, ...own.map((name) => `http://${name.includes(":") ? `[${name}]` : name}:${port}`)]),
  ];
}
