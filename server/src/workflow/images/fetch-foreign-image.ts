import { lookup as resolveName, type LookupAddress, type LookupOptions } from "node:dns";
import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { BlockList, isIP } from "node:net";
import { CurtaError, MAX_PHOTO_BYTES } from "@curta/contract";

const TIMEOUT_MS = 15_000;

/** Addresses outside the public internet (IANA special-purpose registries). */
// Two lists, because Node also checks an IPv4 address against IPv6 rules, as the IPv6 address that embeds it.
const INSIDE = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
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

/** True if a picture may be fetched from this address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !INSIDE.ipv4.check(address, "ipv4");
  return version === 6 && !INSIDE.ipv6.check(address, "ipv6");
}

export interface ForeignImageOptions {
  /** Host names that the operator allows. */
  readonly hosts: readonly string[];
  /** Which addresses may be connected to; tests allow their own. */
  readonly allowsAddress?: (address: string) => boolean;
}

/**
 * Fetches a picture from a host that the operator allows. The address is checked in the connection's own DNS
 * look-up, so it cannot change between check and connection. Redirects are not followed.
 * @throws CurtaError unknown_image_url, photo_too_large
 */
export async function fetchForeignImage(address: string, options: ForeignImageOptions): Promise<Uint8Array> {
  const url = allowedUrl(address, options.hosts);
  const allows = options.allowsAddress ?? isPublicAddress;
  // A literal IP address needs no look-up, so it is checked here.
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0 && !allows(literal)) throw new CurtaError("unknown_image_url");
  try {
    const response = await request(url, allows);
    return await readBody(response);
  } catch (error) {
    if (error instanceof CurtaError) throw error;
    throw new CurtaError("unknown_image_url", { cause: error });
  }
}

function allowedUrl(address: string, hosts: readonly string[]): URL {
  if (!URL.canParse(address)) throw new CurtaError("unknown_image_url");
  const url = new URL(address);
  const http = url.protocol === "https:" || url.protocol === "http:";
  if (!http || url.username !== "" || !(hosts.includes(url.hostname) || hosts.includes(url.host))) {
    throw new CurtaError("unknown_image_url", { detail: "host is not allowed" });
  }
  return url;
}

function request(url: URL, allows: (address: string) => boolean): Promise<IncomingMessage> {
  const get = url.protocol === "https:" ? getHttps : getHttp;
  const options = {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: "image/*" },
    lookup: guardedLookup(allows),
  };
  return new Promise((resolve, reject) => {
    get(url, options, (response) => {
      if (response.statusCode === 200) return resolve(response);
      response.destroy();
      reject(new CurtaError("unknown_image_url", { detail: `answered ${response.statusCode}` }));
    }).on("error", reject);
  });
}

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

function guardedLookup(allows: (address: string) => boolean) {
  return (hostname: string, options: LookupOptions, callback: LookupCallback): void => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => allows(address))) {
        return callback(new Error(`${hostname} is inside`), []);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    if (!(chunk instanceof Uint8Array)) continue;
    bytes += chunk.length;
    if (bytes > MAX_PHOTO_BYTES) {
      response.destroy();
      throw new CurtaError("photo_too_large");
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
