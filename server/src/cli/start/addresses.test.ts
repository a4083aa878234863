import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { addressesOf } from "./addresses.ts";

function at(address: string, internal = false): NetworkInterfaceInfo {
  const common = { address, internal, netmask: "", mac: "00:00:00:00:00:00", cidr: null };
  return address.includes(":") ? { ...common, family: "IPv6", scopeid: 0 } : { ...common, family: "IPv4" };
}

const INTERFACES = {
  lo: [at("127.0.0.1", true), at("::1", true)],
  eth0: [at("192.168.1.5"), at("fe80::5"), at("2001:db8::5"), at("fd00::5")],
};
const HERE = "http://localhost:3000";
const IPV4 = "http://192.168.1.5:3000";
const IPV6 = ["http://[2001:db8::5]:3000", "http://[fd00::5]:3000"];

test.each([
  ["127.0.0.1", false, [HERE]],
  ["::1", false, ["http://[::1]:3000"]],
  ["192.168.1.5", false, [IPV4]],
  ["estudio.local", false, ["http://estudio.local:3000"]],
  ["fd00::5", false, ["http://[fd00::5]:3000"]],
  ["0.0.0.0", false, [HERE, IPV4]],
  ["::", false, [HERE, IPV4, ...IPV6]],
  ["0.0.0.0", true, [HERE]],
  ["::", true, [HERE]],
])(
  "a server that listens on %s (in a container: %s) has these addresses and no others",
  (host, inContainer, all) => {
    const [first = ""] = all;
    const where = { host, inContainer };
    expect(addressesOf(first, where, 3000, INTERFACES)).toEqual(all);
    const published = addressesOf("https://curta.example", where, 3000, INTERFACES);
    expect(published).toEqual(["https://curta.example", ...all]);
  },
);
