import type { Template } from "../template.ts";

export const TRAILER: Template = {
  name: "trailer",
  sentence: "Cresce devagar, segura a respiração e bate forte, como um trailer de cinema.",
  style: "cinematografico",
  tempo: [84, 120],
  cardGround: "black",
  hook: 3,
  arc: [
    ["intro", 4],
    ["build", 4],
    ["drop", 3],
    ["breath", 2],
    ["drop", 2],
    ["return", 1],
  ],
  shortArc: [
    ["intro", 2],
    ["build", 2],
    ["drop", 2],
    ["return", 1],
  ],
  captionLooks: ["serif", "typed"],
  kits: ["epico"],
  grades: ["teal-orange", "silver", "night", "cool-film"],
  beats: { hook: [3], reveal: [4, 4, 3], drop: [3, 2, 3], breath: [4], build: [4, 3, 2, 2, 1], return: [4] },
  recipes: {
    hook: [
      { purpose: "hero", size: "medium", moves: ["push-in"], effect: "words-behind" },
      { purpose: "hero", size: "close-up", moves: ["push-in"], effect: "from-black" },
      { purpose: "hero", size: "medium", moves: ["push-in"], effect: "letters-first" },
    ],
    reveal: [
      { purpose: "all", size: "wide", moves: ["dolly", "pull-out"], entry: "dissolve", effect: "letterbox" },
      { purpose: "detail", size: "close-up", moves: ["drift", "tilt-up"] },
      { purpose: "hero", size: "medium", moves: ["orbit"] },
      { purpose: "place", size: "medium", moves: ["pan-left", "pan-right"] },
    ],
    drop: [
      { purpose: "hero", size: "close-up", moves: ["punch-in"], effect: "flash" },
      { purpose: "all", size: "wide", moves: ["pull-out", "push-in"], entry: "zoom" },
      { purpose: "detail", size: "extreme-close-up", moves: ["push-in"] },
      { purpose: "hero", size: "medium", moves: ["punch-in"], effect: "words-behind", orElse: "shake" },
    ],
    breath: [
      { purpose: "all", size: "wide", moves: ["dolly", "drift"], entry: "dissolve", effect: "slow" },
      { purpose: "hero", size: "medium", moves: ["orbit", "drift"], effect: "film-burn" },
    ],
    build: [
      { purpose: "place", size: "medium", moves: ["tilt-up", "tilt-down"] },
      { purpose: "detail", size: "close-up", moves: ["push-in", "pan-right"] },
      { purpose: "detail", size: "extreme-close-up", moves: ["push-in"] },
      { purpose: "hero", size: "close-up", moves: ["push-in"] },
      { purpose: "detail", size: "extreme-close-up", moves: ["drift"] },
    ],
    return: [{ purpose: "hero", size: "medium", moves: ["push-in"] }],
  },
};
