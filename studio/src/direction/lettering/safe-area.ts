/**
 * Where text may stand on 1080 x 1920, in pixels: what TikTok, Reels and Shorts all leave free of their own
 * buttons, advertisements included (film.md, "Safe areas").
 */
export const SAFE_AREA = { left: 65, right: 900, top: 270, bottom: 1248 } as const;
/** Layout keeps this much further inside, in pixels. */
export const SAFE_MARGIN = 6;
export const SAFE_WIDTH = SAFE_AREA.right - SAFE_AREA.left - 2 * SAFE_MARGIN;
export const FRAME_WIDTH = 1080;
export const FRAME_HEIGHT = 1920;
/** At least this large, in pixels; the hook larger. */
export const LEAST_SIZE = 56;
export const LEAST_HOOK_SIZE = 72;
/** A group of words stands at least half a second. */
export const LEAST_GROUP_FRAMES = 15;
export const MOST_LINES = 2;
