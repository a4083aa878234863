import { type Area, common } from "./area.ts";

/**
 * All largest rectangles within bounds that share nothing with some areas: each ends at the bounds or at an area on
 * every side. The way of packers that keep a list of free rectangles (Jylänki, "A Thousand Ways to Pack the Bin", 2010:
 * MaxRects). Empty where the areas take up all.
 */
export function emptyParts(areas: readonly Area[], bounds: Area): Area[] {
  return areas.reduce<Area[]>(
    (parts, area) => withoutInner(parts.flatMap((part) => beside(area, part))),
    [bounds],
  );
}

/** What of a rectangle lies beside an area, at each of its four sides; the rectangle itself where they do not meet. */
function beside(area: Area, part: Area): Area[] {
  if (common(area, part) === null) return [part];
  return [
    { ...part, right: area.left },
    { ...part, left: area.right },
    { ...part, bottom: area.top },
    { ...part, top: area.bottom },
  ].filter(({ left, right, top, bottom }) => left < right && top < bottom);
}

/** Without those that lie in another one. */
function withoutInner(parts: readonly Area[]): Area[] {
  return parts.filter(
    (part, index) =>
      !parts.some(
        (other, at) => at !== index && isInside(part, other) && (at < index || !isInside(other, part)),
      ),
  );
}

function isInside(inner: Area, outer: Area): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}
