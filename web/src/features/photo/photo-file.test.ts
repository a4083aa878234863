import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fitSize, jpegName } from "./shrink-photo.ts";
import { isHeic, checkFile } from "./photo-file.ts";

const MB = 1024 * 1024;
function file(name: string, type: string, bytes = 10): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

test.each([
  ["an image", file("a.png", "image/png"), "take", "take"],
  ["a text", file("a.txt", "text/plain"), "not-image", "ignore"],
  ["exactly 10 MB", file("a.jpg", "image/jpeg", 10 * MB), "take", "take"],
  ["a byte more", file("a.jpg", "image/jpeg", 10 * MB + 1), "too-large", "fit"],
  ["HEIC without a type", file("IMG_1.HEIC", ""), "take", "take"],
  ["no type and no image's name", file("nota", ""), "not-image", "ignore"],
] as const)("%s: chosen and dropped", (_case, given, chosen, dropped) => {
  expect(checkFile(given, "chosen")).toBe(chosen);
  expect(checkFile(given, "dropped")).toBe(dropped);
});

test("HEIC is known by its type or, without one, by its name", () => {
  expect(isHeic(file("a", "image/heic"))).toBe(true);
  expect(isHeic(file("a.heif", ""))).toBe(true);
  expect(isHeic(file("a.heic.jpg", "image/jpeg"))).toBe(false);
});

test("a fitted size keeps the shape, never grows, and stays inside", () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 100, max: 5000 }), (width, height, limit) => {
      const fitted = fitSize({ width, height }, limit);
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(Math.max(limit, 1));
      expect(fitted.width).toBeLessThanOrEqual(width);
      expect(Math.abs(fitted.width * height - fitted.height * width)).toBeLessThanOrEqual(
        Math.max(width, height),
      );
    }),
  );
});

test("a photo that was encoded again is called a JPEG", () => {
  expect(jpegName("férias.na.praia.PNG")).toBe("férias.na.praia.jpg");
  expect(jpegName("semponto")).toBe("semponto.jpg");
});
