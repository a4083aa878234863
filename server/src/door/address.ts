import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP, isIPv6, SocketAddress } from "node:net";

/** What HTTP requests and upgrades to sockets have in common: where they came from, and what they asked for. */
export interface AddressReaders {
  /** The requester's IP address in canonical form; see `createAddressReader`. */
  readonly addressOf: (connection: ConnectionInfo) => string;
  /** Scheme and host under which the requester reached us. */
  readonly originOf: (connection: ConnectionInfo) => string;
}

/** The parts of a request that tell where it came from; HTTP requests and upgrades to sockets both have them. */
export interface ConnectionInfo {
  readonly socket: { readonly remoteAddress?: string | undefined; readonly encrypted?: boolean };
  readonly headers: IncomingHttpHeaders;
}

/**
 * The requester's IP address in canonical form. For a connection from a trusted proxy it is the last address in
 * X-Forwarded-For that is not a trusted proxy itself; the header of any other connection is ignored, and so is what
 * stands in it before something that is no address. `trusted` holds addresses and networks ("10.0.0.0/8").
 */
export function createAddressReader(trusted: readonly string[]): AddressReaders["addressOf"] {
  const isTrusted = createTrust(trusted);
  return ({ socket, headers }) => {
    const direct = canonicalAddress(socket.remoteAddress ?? "");
    if (direct === undefined) return "";
    if (!isTrusted(direct)) return direct;
    const header = headers["x-forwarded-for"];
    const hops = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",").toReversed();
    let nearest = direct;
    for (const hop of hops) {
      const address = canonicalAddress(withoutPort(hop.trim()));
      if (address === undefined) return nearest;
      nearest = address;
      if (!isTrusted(address)) return address;
    }
    return nearest;
  };
}

/**
 * The origin that a request used: `publicUrl` where that is configured, else by its Host header, or by X-Forwarded-Host
 * and X-Forwarded-Proto where a trusted proxy sent them.
 */
export function createOriginReader(
  trusted: readonly string[],
  publicUrl: string | undefined,
): AddressReaders["originOf"] {
  const isTrusted = createTrust(trusted);
  return ({ socket, headers }) => {
    if (publicUrl !== undefined) return publicUrl;
    const direct = canonicalAddress(socket.remoteAddress ?? "");
    const isForwarded = direct !== undefined && isTrusted(direct);
    const forwarded = (name: string): string | undefined =>
      isForwarded
        ? String(headers[name] ?? "")
            .split(",")
            .at(-1)
            ?.trim() || undefined
        : undefined;
    const scheme = forwarded("x-forwarded-proto") ?? (socket.encrypted === true ? "https" : "http");
    return `${scheme}://${forwarded("x-forwarded-host") ?? headers.host ?? "localhost"}`;
  };
}

function createTrust(trusted: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of trusted) addTo(list, entry);
  return (address) => list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * What shares one limit: an IPv4 address, or the /64 network of an IPv6 address, all of which one customer has.
 * `address` is canonical.
 */
export function networkOfAddress(address: string): string {
  if (!isIPv6(address)) return address;
  return `${expandIPv6(address).slice(0, 4).join(":")}::/64`;
}

/** One spelling for each address; IPv4 inside IPv6 (::ffff:192.0.2.1) is IPv4. Undefined: no address. */
export function canonicalAddress(text: string): string | undefined {
  const bare = text.replace(/%.*$/, "");
  const version = isIP(bare);
  if (version === 0) return undefined;
  if (version === 4) return bare;
  const groups = expandIPv6(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff";
  if (!isMapped) return new SocketAddress({ address: bare, family: "ipv6" }).address;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** The eight groups of an IPv6 address, in lower case without leading zeros. */
function expandIPv6(address: string): string[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [before = "", after] = plain.split("::");
  const [head, tail] = [groupsOf(before), groupsOf(after ?? "")];
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array.from({ length: zeros }, () => "0"), ...tail];
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16).toString(16));
}

/** Some proxies write ports: "192.0.2.1:4711", "[2001:db8::1]:4711". */
function withoutPort(hop: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop;
}

function addTo(list: BlockList, entry: string): void {
  const [text = "", bits] = entry.split("/");
  const address = canonicalAddress(text) ?? text;
  const family = isIPv6(address) ? "ipv6" : "ipv4";
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}
