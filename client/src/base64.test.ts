import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeBase64 } from "./base64.ts";

test("base64 of any bytes, however many, is read back as the same bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80_000, size: "max" }), (bytes) => {
      const read = Uint8Array.from(atob(encodeBase64(bytes)), (letter) => letter.charCodeAt(0));
      expect(read).toEqual(bytes);
    }),
    { numRuns: 20 },
  );
});
