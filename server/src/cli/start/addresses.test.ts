import { expect, test } from "vitest";
import { networkAddresses } from "../../door/networks.ts";
import { addressesOf } from "./addresses.ts";

test.each([
  ["127.0.0.1", ["http://localhost:3000"]],
  ["::1", ["http://[::1]:3000"]],
  ["192.168.1.5", ["http://192.168.1.5:3000"]],
  ["estudio.local", ["http://estudio.local:3000"]],
  ["fd00::5", ["http://[fd00::5]:3000"]],
  ["0.0.0.0", ["http://localhost:3000", ...networkAddresses().map((each) => `http://${each}:3000`)]],
])("a server that listens on %s is reached by these addresses and no others", (host, addresses) => {
  const [first = ""] = addresses;
  expect(addressesOf(first, host, 3000)).toEqual(addresses);
  expect(addressesOf("https://curta.example", host, 3000)).toEqual(["https://curta.example", ...addresses]);
});
