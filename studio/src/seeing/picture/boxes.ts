import type { Box } from "@curta/contract";

/** Area that two boxes share. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Shared area over that of the smaller box: 1 where one lies within the other. */
export function overlapOfSmaller(one: Box, other: Box): number {
  return overlap(one, other) / Math.max(1e-12, Math.min(one.w * one.h, other.w * other.h));
}

/** Shared area over the area of both together (IoU). */
export function likeness(one: Box, other: Box): number {
  const shared = overlap(one, other);
  return shared / Math.max(1e-12, one.w * one.h + other.w * other.h - shared);
}

/** The smallest box that holds both. */
export function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    w: Math.max(one.x + one.w, other.x + other.w) - x,
    h: Math.max(one.y + one.h, other.y + other.h) - y,
  };
}

/** The part of a box that lies within the picture. */
export function within({ x, y, w, h }: Box): Box {
  const left = Math.min(1, Math.max(0, x));
  const top = Math.min(1, Math.max(0, y));
  return {
    x: left,
    y: top,
    w: Math.min(1, Math.max(0, x + w)) - left,
    h: Math.min(1, Math.max(0, y + h)) - top,
  };
}

/** A box so much larger around its middle, as far as the picture goes. */
export function grownBox({ x, y, w, h }: Box, by: number): Box {
  return within({ x: x - ((by - 1) / 2) * w, y: y - ((by - 1) / 2) * h, w: by * w, h: by * h });
}

/** Keeps the surest of what is the same thing twice, surest first. */
export function surest<Found extends { readonly confidence: number }>(
  found: readonly Found[],
  isSame: (one: Found, other: Found) => boolean,
): Found[] {
  const kept: Found[] = [];
  for (const candidate of found.toSorted((one, other) => other.confidence - one.confidence)) {
    if (!kept.some((other) => isSame(candidate, other))) kept.push(candidate);
  }
  return kept;
}
