import { networkInterfaces } from "node:os";

const EVERYWHERE = new Set(["0.0.0.0", "::"]);

/**
 * Every address under which a browser reaches the server: that for visitors, this computer's, and, where it listens on
 * all of them, those of its networks. `url` is the first one.
 */
export function addressesOf(url: string, host: string, port: number): string[] {
  const own = EVERYWHERE.has(host)
    ? ["localhost", ...networkAddresses()]
    : [host === "127.0.0.1" || host === "::1" ? "localhost" : host];
  return [
    ...new Set([url, ...own.map((name) => `http://${name.includes(":") ? `[${name}]` : name}:${port}`)]),
  ];
}

function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);
}
