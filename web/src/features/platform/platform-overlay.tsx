import "./platform-overlay.css";
import type { Platform } from "./platforms.ts";

interface Place {
  /** Centres of the buttons on the right, from the top. */
  readonly buttons: readonly number[];
  readonly tabs: number;
  /** Where name and description begin. */
  readonly words: number;
}

/** About where each app lays its own things over a film, in pixels of 1080 x 1920: a sketch, not a screenshot. */
const PLACES: Record<Platform, Place> = {
  TikTok: { buttons: [860, 1010, 1160, 1310, 1480], tabs: 150, words: 1560 },
  Reels: { buttons: [1120, 1260, 1400, 1530, 1660], tabs: 150, words: 1580 },
  Shorts: { buttons: [960, 1110, 1260, 1410, 1570], tabs: 150, words: 1590 },
};
const RAIL_X = 985;

/** The buttons and words of an app over a film, so that one sees what they cover. */
export function PlatformOverlay({ platform }: { platform: Platform }) {
  const { buttons, tabs, words } = PLACES[platform];
  return (
    <svg className="platform-overlay" viewBox="0 0 1080 1920" aria-hidden="true">
      <rect className="platform-safe" x="65" y="270" width="835" height="978" rx="12" />
      <text x="540" y={tabs} textAnchor="middle">
        {platform}
      </text>
      {buttons.map((y) => (
        <g key={y}>
          <circle cx={RAIL_X} cy={y} r="46" />
          <rect x={RAIL_X - 34} y={y + 56} width="68" height="16" rx="8" />
        </g>
      ))}
      <circle cx="95" cy={words} r="36" />
      <rect x="150" y={words - 16} width="300" height="32" rx="16" />
      <rect x="60" y={words + 62} width="720" height="24" rx="12" />
      <rect x="60" y={words + 106} width="540" height="24" rx="12" />
      <rect x="60" y={words + 168} width="420" height="20" rx="10" />
    </svg>
  );
}
