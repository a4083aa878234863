import { expect, test } from "vitest";
import { filmFileName, formatBytes, formatDuration, formatList, formatSeconds } from "./format.ts";
import { randomUuid } from "./uuid.ts";

test("sizes and durations read as people say them", () => {
  expect([12, 2048, 4_404_019].map(formatBytes)).toEqual(["12 bytes", "2 KB", "4,2 MB"]);
  expect([0, 8, 54, 55, 95, 600].map(formatDuration)).toEqual([
    "5 s",
    "10 s",
    "55 s",
    "1 min",
    "2 min",
    "10 min",
  ]);
  expect([2, 1.5, 1.07, 2.88].map(formatSeconds)).toEqual(["2", "1,5", "1,1", "2,9"]);
  expect(formatList(["TikTok", "Reels", "Shorts"])).toBe("TikTok, Reels e Shorts");
});

test("a film is named after its photo, else after its day", () => {
  expect(filmFileName("Férias na Praia (2).JPG", undefined)).toBe("curta-ferias-na-praia-2.mp4");
  expect(filmFileName(undefined, "2026-11-21T03:00:00Z")).toBe("curta-2026-11-21.mp4");
  expect(filmFileName("写真.png", undefined)).toBe("curta-video.mp4");
  expect(filmFileName(`${"a".repeat(80)}.png`, undefined)).toBe(`curta-${"a".repeat(60)}.mp4`);
});

test("a UUID is a random one of version 4", () => {
  const made = Array.from({ length: 100 }, randomUuid);
  for (const uuid of made)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(100);
});
