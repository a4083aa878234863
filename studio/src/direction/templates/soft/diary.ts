import type { Template } from "../template.ts";

export const DIARY: Template = {
  name: "diario",
  sentence: "Planos calmos como páginas de um diário, com tempo para ler.",
  style: "suave",
  tempo: [72, 92],
  cardGround: "blurred",
  hook: 2,
  arc: [
    ["intro", 4],
    ["breath", 2],
    ["build", 3],
    ["drop", 2],
    ["breath", 2],
    ["return", 1],
  ],
  shortArc: [
    ["intro", 3],
    ["drop", 2],
    ["return", 1],
  ],
  captionLooks: ["marker", "plate"],
  kits: ["lofi", "violao"],
  grades: ["warm-film", "faded", "natural"],
  beats: { hook: [2], reveal: [4, 3], drop: [3, 3, 2], breath: [4], build: [3, 4], return: [4] },
  recipes: {
    hook: [
      { purpose: "hero", size: "medium", moves: ["push-in", "pull-out"], effect: "words-behind" },
      { purpose: "hero", size: "close-up", moves: ["push-in", "pull-out"], effect: "from-black" },
      { purpose: "hero", size: "medium", moves: ["push-in"], effect: "letters-first" },
    ],
    reveal: [
      { purpose: "all", size: "wide", moves: ["pull-out", "drift"], entry: "dissolve" },
      { purpose: "detail", size: "close-up", moves: ["drift", "tilt-up"], effect: "slow" },
      { purpose: "hero", size: "medium", moves: ["orbit", "drift"], entry: "dissolve" },
    ],
    drop: [
      { purpose: "hero", size: "close-up", moves: ["push-in"], effect: "light-leak" },
      {
        purpose: "place",
        size: "medium",
        moves: ["pan-left", "pan-right"],
        entry: "dissolve",
        effect: "two-panels",
      },
      { purpose: "detail", size: "close-up", moves: ["drift", "pull-out"] },
    ],
    breath: [
      { purpose: "all", size: "wide", moves: ["dolly", "drift"], entry: "dissolve", effect: "slow" },
      { purpose: "detail", size: "medium", moves: ["drift", "hold"] },
    ],
    build: [
      { purpose: "place", size: "medium", moves: ["tilt-up", "tilt-down"], entry: "dissolve" },
      { purpose: "detail", size: "close-up", moves: ["push-in", "drift"] },
      {
        purpose: "hero",
        size: "medium",
        moves: ["orbit", "push-in"],
        entry: "dissolve",
        effect: "film-burn",
      },
    ],
    return: [{ purpose: "hero", size: "medium", moves: ["drift", "push-in"] }],
  },
};
