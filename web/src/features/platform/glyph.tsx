// Generic icons on a grid of 24 x 24; none is a platform's trademark.
const GLYPHS = {
  heart: "M12 20.500 4.300 13a5.200 5.200 0 0 1 7.700-7 5.200 5.200 0 0 1 7.700 7z",
  comment:
    "M12 4c5 0 9 3.200 9 7.400 0 4.100-4 7.400-9 7.400-1 0-2-.1-2.900-.4L4.500 21l1-4.300A7 7 0 0 1 3 11.400C3 7.200 7 4 12 4z",
  bookmark: "M6 3.500h12v17l-6-4.600-6 4.600z",
  forward: "M13.500 5v4.200C7 9.500 3.800 13.500 3 19.500c2.500-3.400 5.700-5 10.500-5V19l8-7z",
  plane: "M21.500 3 2.500 10l7.500 3.300L21.500 3l-8 18.500-3.500-8.200",
  dots: "M12 4v2M12 11v2M12 18v2",
  "thumb-up":
    "M7 10.500 11.500 3c1.600 0 2.400 1 2.100 2.600L13 9h6.200c1.200 0 2 1 1.700 2.200l-1.800 7.300a2 2 0 0 1-2 1.500H7zM7 10.500H3.500V20H7",
  "thumb-down":
    "M7 13.500 11.500 21c1.600 0 2.400-1 2.100-2.600L13 15h6.200c1.200 0 2-1 1.700-2.200l-1.800-7.300a2 2 0 0 0-2-1.500H7zM7 13.500H3.500V4H7",
  remix:
    "M4 8h11a4 4 0 0 1 4 4M12 4.500 15.500 8 12 11.500M20 16H9a4 4 0 0 1-4-4M12 19.500 8.500 16l3.500-3.500",
  search: "M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500 21 21",
  camera:
    "M3.500 7.500h4l1.700-2.500h5.600l1.700 2.500h4v12h-17zM12 10a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z",
  back: "M20 12H4.500M11 5l-7 7 7 7",
  note: "M9 18V5.500l10-2V16M9 18a2.600 2.600 0 1 1-2.600-2.600A2.600 2.600 0 0 1 9 18zM19 16a2.600 2.600 0 1 1-2.600-2.600A2.600 2.600 0 0 1 19 16z",
} as const;

export type GlyphName = keyof typeof GLYPHS;

const FILLED: ReadonlySet<GlyphName> = new Set(["heart", "bookmark", "forward", "thumb-up", "thumb-down"]);

interface GlyphProps {
  readonly name: GlyphName;
  /** Centre and size, in pixels of the drawing it stands in. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** An icon in an app's column of buttons. */
export function Glyph({ name, x, y, size }: GlyphProps) {
  return (
    <g
      className={FILLED.has(name) ? "platform-filled" : "platform-line"}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    >
      <path d={GLYPHS[name]} />
    </g>
  );
}
