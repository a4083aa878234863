import { expect, test } from "vitest";
import { networkAddresses } from "../../door/networks.ts";
import { phoneOrigins, type Reachability } from "./phone-origins.ts";

const LOCAL: Reachability = {
  origin: "http://localhost:3000",
  host: "127.0.0.1",
  port: 3000,
  inContainer: false,
  publicUrl: undefined,
};
const NETWORKS = ["192.168.0.7", "10.1.2.3"];

function ipv4(address: string, internal = false) {
  const family = "IPv4" as const;
  return { address, internal, family, netmask: "", mac: "", cidr: null };
}

test.each([
  ["this computer only", LOCAL, []],
  ["all networks", { ...LOCAL, host: "0.0.0.0" }, ["http://192.168.0.7:3000", "http://10.1.2.3:3000"]],
  ["a container, whose own addresses help nobody", { ...LOCAL, host: "0.0.0.0", inContainer: true }, []],
  [
    "all networks, asked under one of them",
    { ...LOCAL, host: "::", origin: "http://10.1.2.3:3000" },
    ["http://10.1.2.3:3000", "http://192.168.0.7:3000"],
  ],
  [
    "a container behind a proxy",
    { ...LOCAL, host: "0.0.0.0", inContainer: true, origin: "https://curta.example" },
    ["https://curta.example"],
  ],
  [
    "a configured address",
    { ...LOCAL, host: "0.0.0.0", origin: "https://curta.example", publicUrl: "https://curta.example" },
    ["https://curta.example"],
  ],
  ["one network", { ...LOCAL, host: "10.1.2.3", origin: "http://10.1.2.3:3000" }, ["http://10.1.2.3:3000"]],
])("a phone reaches a server on %s", (_name, ways, origins) => {
  expect(phoneOrigins(ways, NETWORKS)).toEqual(origins);
});

test.each(["http://127.0.0.1:3000", "http://127.8.8.8", "http://[::1]:3000", "http://curta.localhost"])(
  "%s is no address for a phone",
  (origin) => expect(phoneOrigins({ ...LOCAL, origin }, NETWORKS)).toEqual([]),
);

test("addresses of bridges and tunnels come last", () => {
  const found = networkAddresses({
    lo: [ipv4("127.0.0.1", true)],
    docker0: [ipv4("172.17.0.1")],
    wlan0: [ipv4("192.168.0.7")],
  });
  expect(found).toEqual(["192.168.0.7", "172.17.0.1"]);
});
