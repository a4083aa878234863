/** A network that others publish, and exactly which file of it is taken. */
export interface ModelPin {
  /** What it is and whose, in a few words that every language reads. */
  readonly title: string;
  readonly licence: string;
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The networks that `curta models add` knows. */
export const MODEL_PINS = {
  depth: {
    title: "MiDaS v2.1 small (Intel ISL)",
    licence: "MIT",
    url: "https://github.com/isl-org/MiDaS/releases/download/v2_1/model-small.onnx",
    bytes: 66_764_249,
    sha256: "2d8c6cb8f415229daf1eb041024208e2608c9f98e17c81cc7c6ecb449c56fd58",
  },
} as const satisfies Record<string, ModelPin>;
