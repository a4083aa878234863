import type { Template } from "../template.ts";

export const ON_THE_BEAT: Template = {
  name: "batida",
  sentence: "Cortes secos na batida, com soco de zoom e clarão a cada virada.",
  style: "viral",
  tempo: [112, 132],
  cardGround: "blurred",
  hook: 2,
  arc: [
    ["intro", 4],
    ["drop", 2],
    ["breath", 2],
    ["build", 4],
    ["drop", 2],
    ["return", 1],
  ],
  shortArc: [
    ["intro", 2],
    ["build", 2],
    ["drop", 2],
    ["return", 1],
  ],
  captionLooks: ["impact", "karaoke", "label"],
  kits: ["house", "funk", "garage"],
  grades: ["vivid", "natural", "teal-orange", "night"],
  beats: {
    hook: [2],
    reveal: [4, 4, 3],
    drop: [2, 2, 4],
    breath: [5],
    build: [4, 4, 2, 2],
    return: [4],
  },
  recipes: {
    hook: [
      { purpose: "hero", size: "close-up", moves: ["punch-in"], effect: "pop", orElse: "colour-split" },
      { purpose: "hero", size: "medium", moves: ["punch-in", "push-in"] },
      { purpose: "hero", size: "medium", moves: ["push-in"], effect: "rewind", orElse: "shake" },
    ],
    reveal: [
      { purpose: "all", size: "wide", moves: ["pull-out"] },
      { purpose: "hero", size: "medium", moves: ["orbit", "drift"] },
      { purpose: "detail", size: "close-up", moves: ["pan-left", "pan-right", "tilt-up"] },
      { purpose: "detail", size: "extreme-close-up", moves: ["drift", "push-in"], entry: "whip" },
      { purpose: "hero", size: "close-up", moves: ["push-in"] },
    ],
    drop: [
      { purpose: "hero", size: "close-up", moves: ["punch-in"], effect: "pop", orElse: "flash" },
      { purpose: "detail", size: "extreme-close-up", moves: ["punch-in", "push-in"], effect: "colour-split" },
      { purpose: "all", size: "wide", moves: ["punch-in", "pull-out"], effect: "shake" },
      { purpose: "detail", size: "close-up", moves: ["punch-in", "drift"], entry: "zoom" },
    ],
    breath: [
      { purpose: "all", size: "wide", moves: ["dolly"], effect: "light-leak" },
      { purpose: "hero", size: "medium", moves: ["orbit", "drift"], effect: "slow" },
    ],
    build: [
      { purpose: "detail", size: "close-up", moves: ["pan-right", "pan-left"] },
      { purpose: "detail", size: "extreme-close-up", moves: ["push-in", "drift"], effect: "fast" },
      { purpose: "place", size: "medium", moves: ["pan-left", "pan-right"], entry: "whip" },
      {
        purpose: "hero",
        size: "medium",
        moves: ["tilt-up", "tilt-down"],
        effect: "words-behind",
        orElse: "strobe",
      },
    ],
    return: [{ purpose: "hero", size: "close-up", moves: ["punch-in"] }],
  },
};
