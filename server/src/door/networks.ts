import { networkInterfaces } from "node:os";

/** Names of interfaces that lead to this machine only, or to no network that a phone is in. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg|tailscale|zt|cni|flannel|podman|lxc)/i;

/** In a container the network is its own, and its port is opened from outside. `exists` tells whether there is a file. */
export function isContainer(env: NodeJS.ProcessEnv, exists: (path: string) => boolean): boolean {
  const signs = ["/.dockerenv", "/run/.containerenv"];
  return env["KUBERNETES_SERVICE_HOST"] !== undefined || signs.some(exists);
}

/** Of addresses that begin so, each is one of many networks, and no browser can be told which. */
const LINK_LOCAL = /^fe[89ab]/i;

/**
 * Addresses of this machine in its networks, by default its IPv4 ones; those that other devices are likelier to reach
 * come first.
 */
export function networkAddresses(
  interfaces = networkInterfaces(),
  families: readonly ("IPv4" | "IPv6")[] = ["IPv4"],
): string[] {
  return Object.entries(interfaces)
    .toSorted(([one], [other]) => Number(VIRTUAL.test(one)) - Number(VIRTUAL.test(other)))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ internal, family }) => !internal && families.includes(family))
    .map(({ address }) => address)
    .filter((address) => !LINK_LOCAL.test(address));
}

/** True if a server that listens on this host is reached from every network that the machine is in. */
export function isEverywhere(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}

/** By which name this machine's browser reaches a server that listens on this host, as it stands in an address. */
export function nameHere(host: string): string {
  if (isEverywhere(host) || host === "127.0.0.1") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** True for the name or address of a machine by which only itself is reached. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
}
