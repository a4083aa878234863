import type { LookupAddress, LookupOptions } from "node:dns";
import { expect, test } from "vitest";
import { guardedLookup, InsideAddressError, isPublicAddress, literalAddress } from "./public-address.ts";

interface Found {
  readonly error: Error | null;
  readonly address: string | LookupAddress[];
  readonly family: number | undefined;
}

function look(allows: (address: string) => boolean, name: string, options: LookupOptions): Promise<Found> {
  return new Promise((resolve) => {
    guardedLookup(allows)(name, options, (error, address, family) => resolve({ error, address, family }));
  });
}

test("a name gives one address, or all of them where the connection asks for all", async () => {
  const one = await look(() => true, "localhost", { family: 4 });
  expect(one).toEqual({ error: null, address: "127.0.0.1", family: 4 });
  const { error, address: all } = await look(() => true, "localhost", { family: 4, all: true });
  expect([error, all]).toEqual([null, [{ address: "127.0.0.1", family: 4 }]]);
});

test("a name that leads inside, or nowhere, gives no address", async () => {
  for (const all of [true, false]) {
    const inside = await look(isPublicAddress, "localhost", { all });
    expect(inside.error).toBeInstanceOf(InsideAddressError);
    const nowhere = await look(() => true, "curta.invalid", { all });
    expect(nowhere.error).not.toBeNull();
    expect(nowhere.error).not.toBeInstanceOf(InsideAddressError);
    expect([inside.address, nowhere.address]).toEqual([[], []]);
  }
});

test("one address inside among those of a name is enough", async () => {
  const seen: string[] = [];
  const allowsFirst = (address: string) => seen.push(address) === 1;
  const { error, address } = await look(allowsFirst, "localhost", { all: true });
  // Where the name has one address alone, that one is allowed.
  expect(error instanceof InsideAddressError).toBe(seen.length > 1);
  expect(address.length).toBe(seen.length > 1 ? 0 : 1);
});

test("only an address in a URL is judged without a look-up, with brackets or without", () => {
  expect(literalAddress(new URL("http://10.0.0.7:80/"))).toBe("10.0.0.7");
  expect(literalAddress(new URL("http://[::1]/"))).toBe("::1");
  expect(literalAddress(new URL("http://a.example/"))).toBeUndefined();
});

test.each([
  ["93.184.216.34", true],
  ["2606:2800:220:1::1", true],
  ["10.0.0.7", false],
  ["168.63.129.16", false],
  ["168.63.129.17", true],
  ["fe80::1", false],
  ["not an address", false],
])("%s is public: %s", (address, is) => {
  expect(isPublicAddress(address)).toBe(is);
});
