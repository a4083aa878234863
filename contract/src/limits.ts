/** Largest photo that is accepted, in bytes (10 MB). */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** Largest photo that is decoded, in pixels (100 megapixels). */
export const MAX_PHOTO_PIXELS = 100_000_000;
/** Smallest photo that is accepted, in pixels along its shorter side. */
export const MIN_PHOTO_SIDE_PX = 200;
/** How long the page waits for a film before it shows a timeout, in milliseconds. */
export const VIDEO_TIMEOUT_MS = 600_000;
/** Longest script that is read, in characters. */
export const MAX_SCRIPT_CHARS = 100_000;
/** Longest positive prompt that is read, in characters. */
export const MAX_PROMPT_CHARS = 10_000;
/** Longest line of what a photo is about ("Sobre o quê?"), in characters. */
export const MAX_TOPIC_CHARS = 200;
/** Longest name that a user can give a film, in characters. */
export const MAX_TITLE_CHARS = 120;
/** What is searched for on the shelf. */
export const MAX_SEARCH_CHARS = 80;
/** Longest text to post a film with, in characters: what Instagram takes. */
export const MAX_POST_TEXT_CHARS = 2_200;

/** Largest file of the user's own music, in bytes (30 MB), and its longest length in seconds (15 minutes). */
export const MAX_SONG_BYTES = 30 * 1024 * 1024;
export const MAX_SONG_SECONDS = 900;

/** The finished film: size in pixels, rate in frames per second. */
export const FILM_WIDTH = 1080;
export const FILM_HEIGHT = 1920;
export const FILM_FPS = 30;
/** Shortest, longest and default length of a film, in seconds. */
export const MIN_FILM_SECONDS = 5;
export const MAX_FILM_SECONDS = 60;
export const DEFAULT_FILM_SECONDS = 30;

/** Passwords, in characters. */
export const MIN_PASSWORD_CHARS = 8;
export const MAX_PASSWORD_CHARS = 128;

/** Most steps that a draft's undo history has in each direction. */
export const MAX_UNDO_STEPS = 60;
