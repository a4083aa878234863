import { setTimeout as sleep } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalAddress, createAddressReader, networkOfAddress, type ConnectionInfo } from "./address.ts";
import { createHashLine } from "./hashing.ts";
import { createPlaces } from "./places.ts";

function connection(remoteAddress: string, forwarded?: string): ConnectionInfo {
  return { socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } };
}

test("the requester's address is believed from trusted proxies only", () => {
  const read = createAddressReader(["10.0.0.0/8", "::1"]);
  expect(read(connection("203.0.113.9", "1.2.3.4"))).toBe("203.0.113.9");
  expect(read(connection("::ffff:10.0.0.1", "1.2.3.4, 203.0.113.7, 10.0.0.2"))).toBe("203.0.113.7");
  expect(read(connection("::ffff:a00:1", "[2001:DB8::0:1]:443"))).toBe("2001:db8::1");
  expect(read(connection("::1"))).toBe("::1");
  // What stands before something that is no address, anybody may have written.
  expect(read(connection("10.0.0.1", "1.2.3.4, unknown, 10.0.0.2"))).toBe("10.0.0.2");
  expect(read(connection("10.0.0.1", "evil"))).toBe("10.0.0.1");
});

test("every spelling of an address is one address, and a /64 one network", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }), fc.nat(7), (groups, zeroed) => {
      const some = groups.map((group, index) => (index === zeroed ? 0 : group));
      const long = some.map((group) => group.toString(16).padStart(4, "0")).join(":");
      const short = canonicalAddress(long) ?? "";
      expect(canonicalAddress(long.toUpperCase())).toBe(short);
      expect(canonicalAddress(`${long}%eth0`)).toBe(short);
      expect(canonicalAddress(short)).toBe(short);
      const neighbour = [...some.slice(0, 4), ...groups.slice(4).toReversed()];
      const other = canonicalAddress(neighbour.map((group) => group.toString(16)).join(":")) ?? "";
      expect(networkOfAddress(other)).toBe(networkOfAddress(short));
    }),
  );
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const plain = canonicalAddress(address);
      expect(canonicalAddress(`::ffff:${address}`)).toBe(plain);
      expect(canonicalAddress(`0:0:0:0:0:FFFF:${address}`)).toBe(plain);
      expect(networkOfAddress(address)).toBe(address);
    }),
  );
  expect(networkOfAddress("2001:db8::1")).toBe(networkOfAddress("2001:db8:0:0:ffff::"));
  expect(networkOfAddress("2001:db8::1")).not.toBe(networkOfAddress("2001:db8:0:1::1"));
});

test("a user and a network have a few places, all together a bounded number, and each is freed once", () => {
  const { take, taken } = createPlaces({
    all: { most: 5, refusal: "queue_full" },
    perUser: { most: 2, refusal: "too_many_images" },
    perNetwork: { most: 3, refusal: "too_many_requests" },
  });
  const ana = { user: "ana", network: "192.0.2.1" };
  const [first] = [take(ana), take({ ...ana, network: "192.0.2.2" })];
  expect(() => take(ana)).toThrow(expect.objectContaining({ code: "too_many_images" }));
  for (const user of ["bruno", "carla"]) take({ user, network: ana.network });
  expect(() => take({ user: "davi", network: ana.network })).toThrow(
    expect.objectContaining({ code: "too_many_requests" }),
  );
  take({ network: "192.0.2.3" });
  expect(() => take({ network: "192.0.2.4" })).toThrow(expect.objectContaining({ code: "queue_full" }));
  first();
  first();
  expect(taken()).toBe(4);
  take(ana);
  expect(() => take({ network: "192.0.2.4" })).toThrow(expect.objectContaining({ code: "queue_full" }));
});

test("one account's passwords are hashed one at a time; a few wait, more are refused, and others go on", async () => {
  const run = createHashLine({ permits: 2, waiting: 10, waitingPerAccount: 2 });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let running = 0;
  const hash = async () => {
    running++;
    await gate;
  };
  const own = Array.from({ length: 6 }, () => run("ana", hash).then(() => "done", String));
  expect(await run("bruno", async () => "other")).toBe("other");
  await sleep(0);
  expect(running).toBe(1);
  open();
  expect((await Promise.all(own)).filter((end) => end === "done")).toHaveLength(3);
});
