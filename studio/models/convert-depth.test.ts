import { describe, expect, test } from "vitest";
import { SPELLINGS, type Spelling, writeBrightIsNear } from "../testing/depth-sketch.ts";
import { writeOnnx } from "../testing/onnx-writer.ts";
import { paint } from "../testing/pictures.ts";
import { findDepth, openDepthNetwork } from "../src/seeing/depth/find-depth.ts";
import type { Picture } from "../src/picture.ts";
import { convertDepth, isDepthModel } from "./convert-depth.ts";

/** Three strips from left to right: black, a third, white. */
const strips = paint(300, 400, (x) => {
  const grey = x < 100 ? 0 : x < 200 ? 85 : 255;
  return [grey, grey, grey];
});

function look(spelling: Spelling, picture: Picture) {
  return findDepth(openDepthNetwork(convertDepth(writeBrightIsNear(spelling))), picture);
}

/** A network of one node. */
function one(operator: string, attributes: Record<string, readonly number[] | number | string>): Uint8Array {
  return writeOnnx({
    opset: 13,
    side: 256,
    nodes: [{ operator, inputs: ["photo", "weights"], output: "out", attributes }],
    constants: { weights: { shape: [1, 3, 3, 3], values: Array.from({ length: 27 }, () => 1) } },
    output: "out",
  });
}

describe("a network for depth from an ONNX file", () => {
  test.for(SPELLINGS)("gives what its arithmetic says, written as exporters of %s do", (spelling) => {
    const { columns, rows, near } = look(spelling, strips)!;
    expect([columns, rows]).toEqual([90, 160]);
    const middles = [15, 45, 75].map((column) => near[80 * columns + column]!);
    // 1/3, 2/3 and 2: half as steep below a third; a wrong tone or a step fused for all its readers gives others.
    expect(middles[0]).toBeLessThanOrEqual(1);
    expect(middles[1]).toBeGreaterThan(0.2 * 255 - 3);
    expect(middles[1]).toBeLessThan(0.2 * 255 + 3);
    expect(middles[2]).toBeGreaterThanOrEqual(254);
  });

  test("says nothing of a picture that is flat, or longer than it can be shown", () => {
    expect(
      look(
        "scales",
        paint(300, 400, () => [120, 120, 120]),
      ),
    ).toBeNull();
    expect(
      look(
        "scales",
        paint(1200, 400, (x) => [x % 256, 0, 0]),
      ),
    ).toBeNull();
  });

  test("is refused where it uses what we cannot run, instead of being run wrong", () => {
    expect(() => convertDepth(one("Conv", { dilations: [2, 1] }))).toThrow(/convolution/);
    expect(() => convertDepth(one("Conv", { strides: [2, 1] }))).toThrow(/convolution/);
    expect(() => convertDepth(one("Resize", { mode: "cubic" }))).toThrow(/resized/);
    expect(() => convertDepth(one("Pad", { mode: "reflect", pads: [0, 0, 1, 1, 0, 0, 1, 1] }))).toThrow(
      /padded/,
    );
    expect(() => convertDepth(one("Softmax", {}))).toThrow(/not known/);
    expect(() => convertDepth(Buffer.from("no such thing"))).toThrow();
    expect(isDepthModel(Buffer.from("no such thing"))).toBe(false);
    expect(isDepthModel(convertDepth(writeBrightIsNear()))).toBe(true);
  });
});
