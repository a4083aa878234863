import { expect, test } from "vitest";
import { box, onPlainGround } from "../../../testing/plain-ground.ts";
import { loadNetworks } from "../../seeing-models.ts";
import { see } from "../see.ts";
import { type Keyed, keyedMatte } from "./keyed-matte.ts";

const SIZE = { width: 600, height: 400 };

function alphaAt({ matte: { box: part, columns, rows, alpha } }: Keyed, x: number, y: number): number {
  const [u, v] = [(x - part.x) / part.w, (y - part.y) / part.h];
  if (u < 0 || v < 0 || u >= 1 || v >= 1) return 0;
  return alpha[Math.floor(v * rows) * columns + Math.floor(u * columns)] ?? 0;
}

test("what stands before plain ground is told from it to the pixel, with a hole that is not open to the rims", () => {
  const ring = box(0.3, 0.3, 0.7, 0.7);
  const hole = box(0.45, 0.45, 0.55, 0.55);
  const keyed = keyedMatte(
    onPlainGround({ ...SIZE, subject: (x, y) => (hole(x, y) === null ? ring(x, y) : null) }),
  )!;
  const { x, y, w, h } = keyed.box;
  for (const [found, drawn] of [
    [x, 0.3],
    [y, 0.3],
    [x + w, 0.7],
    [y + h, 0.7],
  ] as const) {
    expect(found).toBeCloseTo(drawn, 2);
  }
  const inside = [alphaAt(keyed, 0.33, 0.33), alphaAt(keyed, 0.5, 0.5), alphaAt(keyed, 0.68, 0.6)];
  expect(inside).toEqual([255, 255, 255]);
  expect([alphaAt(keyed, 0.29, 0.5), alphaAt(keyed, 0.5, 0.71)]).toEqual([0, 0]);
});

test("a soft shadow is ground, and a part of its darkness with a hard edge is not", () => {
  const thing = box(0.3, 0.3, 0.6, 0.6);
  const soft = keyedMatte(
    onPlainGround({
      ...SIZE,
      subject: (x, y) => {
        const near = Math.max(0, 1 - Math.hypot((x - 0.45) / 0.3, (y - 0.62) / 0.2));
        return thing(x, y) ?? (near === 0 ? null : [225 - 60 * near, 220 - 60 * near, 212 - 60 * near]);
      },
    }),
  )!;
  expect(soft.box.y + soft.box.h).toBeCloseTo(0.6, 2);
  expect(alphaAt(soft, 0.45, 0.64)).toBe(0);
  const hard = keyedMatte(
    onPlainGround({
      ...SIZE,
      subject: (x, y) => thing(x, y) ?? (x > 0.3 && x < 0.6 && y > 0.6 && y < 0.7 ? [165, 160, 152] : null),
    }),
  )!;
  expect(hard.box.y + hard.box.h).toBeCloseTo(0.7, 2);
});

test("dust is no subject, several things are one, and nothing is none", () => {
  const speck = box(0.1, 0.1, 0.11, 0.11);
  const [one, other] = [box(0.2, 0.4, 0.4, 0.6), box(0.6, 0.4, 0.8, 0.6)];
  const pair = keyedMatte(
    onPlainGround({ ...SIZE, subject: (x, y) => one(x, y) ?? other(x, y) ?? speck(x, y) }),
  )!;
  expect(pair.box.x).toBeCloseTo(0.2, 2);
  expect(pair.box.y).toBeCloseTo(0.4, 2);
  expect(pair.box.w).toBeCloseTo(0.6, 2);
  expect(keyedMatte(onPlainGround({ ...SIZE, subject: () => null }))).toBeNull();
  expect(keyedMatte(onPlainGround({ ...SIZE, subject: box(0, 0, 1, 1) }))).toBeNull();
});

test("half a pixel of an edge is half of the subject", () => {
  const keyed = keyedMatte(
    onPlainGround({
      ...SIZE,
      ground: [240, 240, 240],
      subject: (x, y) => {
        if (y < 0.3 || y > 0.7 || x < 0.3 || x > 0.7) return null;
        // The first column of pixels shows the ground and the subject.
        return x < 0.3 + 1 / 600 ? [140, 140, 140] : [40, 40, 40];
      },
    }),
  )!;
  expect(alphaAt(keyed, 0.3005, 0.5)).toBeGreaterThan(100);
  expect(alphaAt(keyed, 0.3005, 0.5)).toBeLessThan(160);
});

test("all that stands before plain ground is what the picture is of", () => {
  const sight = see(
    onPlainGround({ width: 900, height: 700, subject: box(0.2, 0.3, 0.8, 0.7) }),
    loadNetworks(),
  );
  expect(sight.silhouette).toMatchObject({ confidence: 1 });
  expect(sight.silhouette!.box.w).toBeCloseTo(0.6, 2);
  expect(sight.matte).not.toBeNull();
  expect(sight.plainGround).toBe(true);
});
