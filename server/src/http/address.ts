import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIPv6 } from "node:net";

/** The parts of a request that tell where it came from. */
export interface ConnectionInfo {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/**
 * The requester's IP address. For a connection from a trusted proxy, it is the last address in X-Forwarded-For
 * that is not a trusted proxy itself; the header of any other connection is ignored.
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

/** Removes the IPv6 prefix of an IPv4-mapped address. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, "");
}

function addTo(list: BlockList, entry: string): void {
  const [address = "", bits] = entry.split("/");
  const family = isIPv6(address) ? "ipv6" : "ipv4";
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}
