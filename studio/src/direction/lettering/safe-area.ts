/**
 * Where text may be on 1080 x 1920, in pixels: the area that TikTok, Reels and Shorts all leave free of buttons, also
 * in advertisements.
 */
export const SAFE_AREA = { left: 65, right: 900, top: 270, bottom: 1248 } as const;
/** Extra margin of the layout, in pixels: a "j" at a line's start reaches further left than its width says. */
export const SAFE_MARGIN = 9;
export const SAFE_WIDTH = SAFE_AREA.right - SAFE_AREA.left - 2 * SAFE_MARGIN;
export const FRAME_WIDTH = 1080;
export const FRAME_HEIGHT = 1920;
/** Smallest font size in pixels, of captions and of the hook. */
export const LEAST_SIZE = 56;
export const LEAST_HOOK_SIZE = 72;
/** A group of words is shown for at least half a second. */
export const LEAST_GROUP_FRAMES = 15;
export const MOST_LINES = 2;
/** A hook stands as one block: long words in wide letters take a line each. */
export const MOST_HOOK_LINES = 6;
/** Lines in which a hook is set in letters that are larger than the smallest. */
export const USUAL_HOOK_LINES = 3;
