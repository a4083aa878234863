import { expect, test } from "vitest";
import { annexBUnits, avcCUnits, isSameUnits, prefixedUnits } from "./nal-units.ts";

const units = (found: readonly Uint8Array[]) => found.map((unit) => [...unit]);

test("units of Annex B begin after a start code and end before the zeros of the next", () => {
  const bytes = Uint8Array.from([0, 0, 0, 1, 0x67, 7, 0, 0, 0, 1, 0x68, 0, 0, 1, 0x65, 0, 3, 0, 0]);
  expect(units(annexBUnits(bytes))).toEqual([[0x67, 7], [0x68], [0x65, 0, 3]]);
  // A part of a larger buffer is read alone.
  expect(units(annexBUnits(bytes.subarray(10)))).toEqual([[0x65, 0, 3]]);
  expect(units(annexBUnits(bytes.subarray(0, 6)))).toEqual([[0x67, 7]]);
  expect(annexBUnits(Uint8Array.from([1, 2, 3]))).toEqual([]);
  expect(units(annexBUnits(Uint8Array.from([0, 0, 1, 0, 0, 1, 5])))).toEqual([[], [5]]);
});

test("units of MP4 have their length in four bytes before them", () => {
  const long = Array.from({ length: 300 }, (_, i) => i % 251);
  const bytes = Uint8Array.from([9, 0, 0, 0, 2, 5, 6, 0, 0, 1, 44, ...long, 0, 0, 0, 0]);
  expect(units(prefixedUnits(bytes.subarray(1)))).toEqual([[5, 6], long, []]);
  expect(prefixedUnits(Uint8Array.from([0, 0, 0]))).toEqual([]);
});

test("parameter sets of an avcC box are those of its sequences, then those of its pictures", () => {
  const sequences = [0, 2, 0x67, 1, 0, 3, 0x67, 2, 3];
  const pictures = [0, 1, 0x68, 1, 4, ...Array.from({ length: 260 }, () => 8)];
  // Version, profile, its restrictions, level, bytes of a length; three bits before the count are set.
  const head = [1, 100, 0, 40, 0xff];
  const bytes = Uint8Array.from([7, ...head, 0xe2, ...sequences, 2, ...pictures]);
  const [first, second, ...rest] = units(avcCUnits(bytes.subarray(1)));
  expect([first, second]).toEqual([
    [0x67, 1],
    [0x67, 2, 3],
  ]);
  expect(rest.map((unit) => unit.length)).toEqual([1, 260]);
  expect(rest[0]).toEqual([0x68]);
  expect(avcCUnits(new Uint8Array())).toEqual([]);
  // Broken off after the count: nothing beyond the end is read.
  expect(avcCUnits(Uint8Array.from([...head, 0xe1]))).toEqual([]);
  expect(avcCUnits(Uint8Array.from([...head, 0xe1, 0]))).toEqual([]);
});

test("units are the same where as many hold the same bytes in the same order", () => {
  const [a, b] = [Uint8Array.from([1, 2]), Uint8Array.from([1, 3])];
  expect(isSameUnits([a, b], [Uint8Array.from(a), Uint8Array.from(b)])).toBe(true);
  expect(isSameUnits([a, b], [b, a])).toBe(false);
  expect(isSameUnits([a], [a, b])).toBe(false);
  expect(isSameUnits([a, b], [a])).toBe(false);
  expect(isSameUnits([a, b], [a, a])).toBe(false);
});
