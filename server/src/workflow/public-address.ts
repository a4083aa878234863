import { lookup as resolveName, type LookupAddress, type LookupOptions } from "node:dns";
import { BlockList, isIP } from "node:net";

/** Addresses outside the public internet (IANA special-purpose registries). */
// Two lists, because Node also checks an IPv4 address against IPv6 rules, as the IPv6 address that embeds it.
const INSIDE = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // Looks public, but answers machines of Azure from within.
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  INSIDE.ipv4.addSubnet(net, bits, "ipv4");
}
// Of IPv6 only global unicast is allowed, without the blocks that embed IPv4 addresses or are reserved.
for (const [net, bits] of [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  INSIDE.ipv6.addSubnet(net, bits, "ipv6");
}

/** True for an address on the public internet: the only ones to which others may make us connect. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !INSIDE.ipv4.check(address, "ipv4");
  return version === 6 && !INSIDE.ipv6.check(address, "ipv6");
}

/** The IP address that stands in a URL in place of a name. It needs no look-up, so it has to be checked by itself. */
export function literalAddress(url: URL): string | undefined {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 ? undefined : host;
}

/** A name led to an address that is not allowed. */
export class InsideAddressError extends Error {
  override name = "InsideAddressError";
}

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/**
 * The look-up of a connection, which fails where the name leads to an address that is not allowed: so the address cannot
 * change between check and connection.
 */
export function guardedLookup(allows: (address: string) => boolean) {
  return (hostname: string, options: LookupOptions, callback: LookupCallback): void => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => allows(address))) {
        return callback(new InsideAddressError(`${hostname} is inside`), []);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
