export const PLATFORMS = ["TikTok", "Reels", "Shorts"] as const;
export type Platform = (typeof PLATFORMS)[number];
