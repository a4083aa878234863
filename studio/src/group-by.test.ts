import * as fc from "fast-check";
import { expect, test } from "vitest";
import { groupBy } from "./group-by.ts";

test("every item is in the group of its key, in its order, and groups are in the order of their first items", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), (items) => {
      const groups = groupBy(items, (item) => item % 3);
      expect([...groups.keys()]).toEqual([...new Set(items.map((item) => item % 3))]);
      for (const [key, group] of groups) expect(group).toEqual(items.filter((item) => item % 3 === key));
    }),
  );
});
