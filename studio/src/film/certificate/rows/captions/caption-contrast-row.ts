import { figure, type Row, should } from "../figures.ts";
import { CERTIFICATE } from "@curta/contract/certificate";

/** Contrast of text that everybody can read (WCAG 2, level AA). */
const LEAST_CONTRAST = 4.5;

/**
 * Whether letters stand out from the pixels around them in every frame. Not asked of films without captions, nor where the
 * frames were not measured when they were drawn.
 * @param contrasts the least contrast of each frame; null where no letters are
 */
export function captionContrastRow(contrasts: readonly (number | null)[] | null): Row[] {
  const measured = contrasts?.filter((contrast) => contrast !== null) ?? [];
  if (measured.length === 0) return [];
  const least = Math.min(...measured);
  const text = CERTIFICATE.caption_contrast;
  const [value, bound] = [text.value(figure(least, 1)), text.bound(figure(LEAST_CONTRAST, 1))];
  return [should("caption_contrast", value, bound, least >= LEAST_CONTRAST)];
}
