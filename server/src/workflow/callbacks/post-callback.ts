import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { CurtaError, type CallbackFault } from "@curta/contract";
import type { Config } from "../../config.ts";
import { guardedLookup, InsideAddressError, isPublicAddress } from "../public-address.ts";
import { isAllowedInside, parseCallbackUrl } from "./callback-address.ts";

/** From the look-up of the name to the head of the answer. */
const TIMEOUT_MS = 10_000;

type PostResult =
  | { readonly status: number; readonly fault: null }
  | { readonly status: null; readonly fault: CallbackFault };

interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Hosts inside the network that the operator allows. */
  readonly hosts: Config["callbackHosts"];
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

/**
 * Posts to an address that a user named. It is looked up once, judged, and connected to as judged; redirects are not
 * followed, and nothing of the answer is read but its status.
 * @throws only if the signal fires
 */
export async function postCallback(post: Post): Promise<PostResult> {
  const late = AbortSignal.timeout(post.timeoutMs ?? TIMEOUT_MS);
  try {
    return { status: await send(post, AbortSignal.any([post.signal, late])), fault: null };
  } catch (error) {
    post.signal.throwIfAborted();
    return { status: null, fault: late.aborted ? "timeout" : faultOf(error) };
  }
}

function faultOf(error: unknown): CallbackFault {
  return error instanceof CurtaError || error instanceof InsideAddressError ? "address" : "connection";
}

function send({ url: address, headers, body, hosts }: Post, signal: AbortSignal): Promise<number> {
  const url = parseCallbackUrl(address, hosts);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const options = {
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    signal,
    agent: false,
    ...(isAllowedInside(url, hosts) ? {} : { lookup: guardedLookup(isPublicAddress) }),
  } as const;
  return new Promise((resolve, reject) => {
    request(url, options, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end(body);
  });
}
