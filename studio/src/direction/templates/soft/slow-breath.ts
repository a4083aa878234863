import type { Template } from "../template.ts";

export const SLOW_BREATH: Template = {
  name: "respiro",
  sentence: "Movimentos muito lentos que se fundem um no outro.",
  style: "suave",
  suits: ["place", "plant", "animal"],
  tempo: [60, 76],
  cardGround: "blurred",
  hook: 2,
  arc: [
    ["intro", 4],
    ["breath", 3],
    ["build", 2],
    ["drop", 2],
    ["return", 1],
  ],
  shortArc: [
    ["intro", 3],
    ["breath", 2],
    ["return", 1],
  ],
  captionLooks: ["serif", "duet"],
  kits: ["piano", "violao"],
  grades: ["faded", "high-key", "cool-film", "natural"],
  beats: { hook: [2], reveal: [3], drop: [3], breath: [3], build: [3, 2], return: [3] },
  recipes: {
    hook: [
      { purpose: "hero", size: "medium", moves: ["push-in", "pull-out"] },
      { purpose: "hero", size: "medium", moves: ["push-in", "pull-out"], effect: "from-black" },
    ],
    reveal: [
      { purpose: "all", size: "wide", moves: ["pull-out", "dolly"], entry: "dissolve" },
      {
        purpose: "hero",
        size: "medium",
        moves: ["drift", "orbit"],
        entry: "dissolve",
        effect: "words-behind",
        orElse: "light-leak",
      },
      { purpose: "detail", size: "close-up", moves: ["drift"], entry: "dissolve" },
    ],
    drop: [
      { purpose: "hero", size: "close-up", moves: ["push-in"], entry: "dissolve", effect: "light-leak" },
      {
        purpose: "place",
        size: "medium",
        moves: ["pan-left", "pan-right"],
        entry: "dissolve",
        effect: "film-burn",
      },
    ],
    breath: [
      { purpose: "all", size: "wide", moves: ["drift", "dolly"], entry: "dissolve", effect: "slow" },
      { purpose: "place", size: "medium", moves: ["tilt-up", "tilt-down"], entry: "dissolve" },
    ],
    build: [
      { purpose: "detail", size: "close-up", moves: ["push-in", "drift"], entry: "dissolve" },
      { purpose: "place", size: "medium", moves: ["pan-right", "pan-left"], entry: "dissolve" },
    ],
    return: [{ purpose: "hero", size: "medium", moves: ["push-in", "pull-out"] }],
  },
};
