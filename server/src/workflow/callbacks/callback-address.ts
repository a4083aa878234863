import { CurtaError } from "@curta/contract";
import type { Config } from "../../config.ts";
import { isPublicAddress, literalAddress } from "../public-address.ts";

type Hosts = Config["callbackHosts"];

/** True if the operator allows this host although it is inside the network. */
export function isAllowedInside(url: URL, hosts: Hosts): boolean {
  return hosts.includes(url.hostname) || hosts.includes(url.host);
}

/**
 * The address as far as it can be judged without a look-up; names are judged when they are connected to.
 * @throws CurtaError callback_refused: no http(s) address, with a password in it, or an address inside the network
 */
export function parseCallbackUrl(address: string, hosts: Hosts): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") {
    throw new CurtaError("callback_refused");
  }
  const literal = literalAddress(url);
  if (literal !== undefined && !isPublicAddress(literal) && !isAllowedInside(url, hosts)) {
    throw new CurtaError("callback_refused");
  }
  return url;
}
