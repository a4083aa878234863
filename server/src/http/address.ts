import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIPv6 } from "node:net";

/** What of a request tells where it came from. */
export interface ConnectionInfo {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/**
 * The requester's address. Where the connection comes from a trusted proxy, it is the last address in
 * X-Forwarded-For that no trusted proxy has written down; nobody else is believed.
 * `trusted` holds addresses and networks ("10.0.0.0/8").
 */
export function createAddressReader(trusted: readonly string[]): (connection: ConnectionInfo) => string {
  const list = new BlockList();
  for (const entry of trusted) addTo(list, entry);
  const isTrusted = (address: string): boolean => list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
  return ({ socket, headers }) => {
    const direct = plain(socket.remoteAddress ?? "");
    if (direct === "" || !isTrusted(direct)) return direct;
    const header = headers["x-forwarded-for"];
    const hops = (Array.isArray(header) ? header.join(",") : (header ?? ""))
      .split(",")
      .map((hop) => plain(hop.trim()));
    return hops.findLast((hop) => hop !== "" && !isTrusted(hop)) ?? direct;
  };
}

/** IPv4 addresses often come dressed as IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, "");
}

function addTo(list: BlockList, entry: string): void {
  const [address = "", bits] = entry.split("/");
  const family = isIPv6(address) ? "ipv6" : "ipv4";
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}
