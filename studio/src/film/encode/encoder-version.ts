import { B_FRAMES, KEYFRAME_SPACING, PEAK_BITS_PER_SECOND } from "./encoder-settings.ts";
import { packageVersion } from "./package-version.ts";

/** What the encoder's output depends on, in addition to frames and settings. */
export const ENCODER_VERSION = [
  `node-av ${packageVersion("node-av/lib")}`,
  `gop ${KEYFRAME_SPACING}`,
  `b ${B_FRAMES}`,
  `peak ${PEAK_BITS_PER_SECOND}`,
  "stitchable",
  "no avx512",
].join(", ");
