import type { ReactNode } from "react";
import { text } from "../../lib/text.ts";
import { Glyph, type GlyphName } from "./glyph.tsx";
import "./platform-overlay.css";
import type { Platform } from "./platforms.ts";

const texts = text.platform.overlay;

/** A button of the column on the right: icon, vertical centre, and a number or word under it. */
type RailButton = readonly [glyph: GlyphName, y: number, label: string];

// Approximate positions of each app's own controls, in pixels of 1080 x 1920. Our own drawings, no logos.
const RAILS: Record<Platform, readonly RailButton[]> = {
  TikTok: [
    ["heart", 980, "12,4 mil"],
    ["comment", 1130, "318"],
    ["bookmark", 1280, "902"],
    ["forward", 1430, "146"],
  ],
  Reels: [
    ["heart", 1080, "12,4 mil"],
    ["comment", 1230, "318"],
    ["plane", 1380, "146"],
    ["dots", 1516, ""],
  ],
  Shorts: [
    ["thumb-up", 940, "12 mil"],
    ["thumb-down", 1090, texts.dislike],
    ["comment", 1240, "318"],
    ["forward", 1390, texts.share],
    ["remix", 1540, texts.remix],
  ],
};
const RAIL_X = 985;

/** The buttons and texts of an app over a film, to scale, to show what they would cover. Default export:
 * it is loaded on demand. */
export default function PlatformOverlay({ platform }: { platform: Platform }) {
  return (
    <svg className="platform-overlay" viewBox="0 0 1080 1920" aria-hidden="true">
      <rect className="platform-safe" x="65" y="270" width="835" height="978" rx="14" />
      {RAILS[platform].map(([glyph, y, label]) => (
        <g key={glyph}>
          <Glyph name={glyph} x={RAIL_X} y={y} size={84} />
          <text x={RAIL_X} y={y + 78} className="platform-count">
            {label}
          </text>
        </g>
      ))}
      {FURNITURE[platform]}
    </svg>
  );
}

function Words({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <text x={x} y={y}>
      {children}
    </text>
  );
}

const FURNITURE: Record<Platform, ReactNode> = {
  TikTok: (
    <>
      <text x="540" y="150" className="platform-tabs">
        <tspan opacity="0.7">{texts.following}</tspan>
        <tspan dx="44">{texts.forYou}</tspan>
      </text>
      <rect x="556" y="176" width="150" height="7" rx="3.5" />
      <Glyph name="search" x={1000} y={136} size={68} />
      <circle className="platform-face" cx={RAIL_X} cy="820" r="58" />
      <circle className="platform-badge" cx={RAIL_X} cy="880" r="24" />
      <path className="platform-line" d={`M${RAIL_X - 11} 880h22m-11-11v22`} />
      <circle className="platform-face" cx={RAIL_X} cy="1610" r="54" />
      <Glyph name="note" x={RAIL_X} y={1610} size={52} />
      <Words x={48} y={1520}>
        {texts.name}
      </Words>
      <text x="48" y="1588" className="platform-small">
        {texts.caption}
      </text>
      <Glyph name="note" x={68} y={1646} size={44} />
      <text x="104" y="1660" className="platform-small">
        {texts.sound}
      </text>
      <rect x="0" y="1716" width="1080" height="6" opacity="0.45" />
      <rect x="0" y="1714" width="380" height="10" />
    </>
  ),
  Reels: (
    <>
      <text x="48" y="156" className="platform-title">
        Reels
      </text>
      <Glyph name="camera" x={1000} y={136} size={76} />
      <circle className="platform-face" cx="84" cy="1500" r="40" />
      <Words x={146} y={1514}>
        {texts.name}
      </Words>
      <rect className="platform-outline" x="400" y="1468" width="168" height="64" rx="16" />
      <text x="484" y="1512" className="platform-count platform-big">
        {texts.follow}
      </text>
      <text x="48" y="1600" className="platform-small">
        {texts.caption}
      </text>
      <Glyph name="note" x={68} y={1656} size={44} />
      <text x="104" y="1670" className="platform-small">
        {texts.sound}
      </text>
      <rect
        className="platform-outline platform-face"
        x={RAIL_X - 34}
        y="1592"
        width="68"
        height="68"
        rx="14"
      />
      <rect x="0" y="1730" width="380" height="6" />
      <rect x="0" y="1730" width="1080" height="6" opacity="0.45" />
    </>
  ),
  Shorts: (
    <>
      <Glyph name="back" x={76} y={140} size={72} />
      <Glyph name="search" x={880} y={140} size={72} />
      <Glyph name="dots" x={1000} y={140} size={72} />
      <rect
        className="platform-outline platform-face"
        x={RAIL_X - 42}
        y="1636"
        width="84"
        height="84"
        rx="16"
      />
      <circle className="platform-face" cx="88" cy="1560" r="44" />
      <Words x={152} y={1574}>
        {texts.name}
      </Words>
      <rect className="platform-pill" x="410" y="1522" width="236" height="76" rx="38" />
      <text x="528" y="1572" className="platform-count platform-big platform-on-pill">
        {texts.subscribe}
      </text>
      <text x="48" y="1668" className="platform-small">
        {texts.caption}
      </text>
      <rect x="0" y="1750" width="1080" height="8" opacity="0.45" />
      <rect x="0" y="1748" width="380" height="12" />
    </>
  ),
};
