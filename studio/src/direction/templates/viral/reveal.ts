import type { Template } from "../template.ts";

export const REVEAL: Template = {
  name: "revelacao",
  sentence: "Esconde a foto em pedaços e entrega tudo na primeira virada da música.",
  style: "viral",
  tempo: [104, 128],
  cardGround: "flat",
  hook: 3,
  arc: [
    ["intro", 2],
    ["build", 4],
    ["drop", 3],
    ["breath", 2],
    ["build", 1],
    ["drop", 2],
    ["return", 1],
  ],
  shortArc: [
    ["intro", 1],
    ["build", 3],
    ["drop", 2],
    ["return", 1],
  ],
  captionLooks: ["karaoke", "sticker", "single"],
  kits: ["trap", "synthwave", "brega-funk"],
  grades: ["teal-orange", "night", "silver", "vivid", "natural"],
  beats: { hook: [3], reveal: [4, 3], drop: [4, 4, 2], breath: [4, 4], build: [3, 2], return: [4] },
  recipes: {
    hook: [
      { purpose: "hero", size: "medium", moves: ["push-in", "pull-out"], effect: "pop", orElse: "shake" },
      { purpose: "hero", size: "close-up", moves: ["push-in"], effect: "from-black" },
      { purpose: "hero", size: "medium", moves: ["push-in"], effect: "from-detail", orElse: "letters-first" },
    ],
    reveal: [
      { purpose: "detail", size: "extreme-close-up", moves: ["drift", "push-in"] },
      { purpose: "detail", size: "close-up", moves: ["pan-left", "pan-right"] },
    ],
    drop: [
      { purpose: "all", size: "wide", moves: ["pull-out"], effect: "flash" },
      { purpose: "hero", size: "medium", moves: ["punch-in"], effect: "freeze" },
      { purpose: "hero", size: "close-up", moves: ["punch-in"], effect: "shake" },
      { purpose: "detail", size: "close-up", moves: ["punch-in", "push-in"], entry: "zoom" },
    ],
    breath: [
      { purpose: "hero", size: "medium", moves: ["orbit", "drift"], effect: "words-behind", orElse: "slow" },
      { purpose: "all", size: "wide", moves: ["dolly"], effect: "light-leak" },
    ],
    build: [
      { purpose: "detail", size: "extreme-close-up", moves: ["push-in", "drift"] },
      { purpose: "detail", size: "close-up", moves: ["pan-right", "pan-left"], entry: "whip" },
      { purpose: "detail", size: "extreme-close-up", moves: ["pan-left", "pan-right"] },
      {
        purpose: "place",
        size: "medium",
        moves: ["tilt-up", "tilt-down"],
        entry: "whip",
        effect: "colour-split",
      },
      { purpose: "detail", size: "close-up", moves: ["punch-in"] },
    ],
    return: [{ purpose: "hero", size: "medium", moves: ["push-in", "pull-out"] }],
  },
};
