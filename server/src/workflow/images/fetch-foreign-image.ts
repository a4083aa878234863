import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { CurtaError, MAX_PHOTO_BYTES } from "@curta/contract";
import { limitedTo } from "../../deadline.ts";
import { guardedLookup, isPublicAddress, literalAddress } from "../public-address.ts";

const TIMEOUT_MS = 15_000;

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
  const literal = literalAddress(url);
  if (literal !== undefined && !allows(literal)) throw new CurtaError("unknown_image_url");
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
    signal: AbortSignal.timeout(limitedTo(TIMEOUT_MS)),
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
