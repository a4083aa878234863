import type { Template } from "../template.ts";

export const DUSK: Template = {
  name: "penumbra",
  sentence: "Poucos planos, longos e baixos, com a luz vazando no escuro.",
  style: "cinematografico",
  suits: ["night", "grey", "text"],
  tempo: [84, 112],
  cardGround: "black",
  hook: 3,
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
  captionLooks: ["typed", "label"],
  kits: ["synthwave", "trap", "piano"],
  grades: ["night", "teal-orange", "warm-film"],
  beats: { hook: [3], reveal: [4, 5], drop: [4, 2, 2], breath: [5], build: [5, 3], return: [4] },
  recipes: {
    hook: [
      { purpose: "hero", size: "close-up", moves: ["push-in", "pull-out"], effect: "colour-split" },
      { purpose: "hero", size: "medium", moves: ["push-in", "pull-out"], effect: "from-black" },
      { purpose: "hero", size: "medium", moves: ["push-in"], effect: "letters-first" },
    ],
    reveal: [
      { purpose: "detail", size: "extreme-close-up", moves: ["drift", "push-in"] },
      { purpose: "all", size: "wide", moves: ["pull-out", "dolly"], entry: "dissolve", effect: "letterbox" },
      { purpose: "hero", size: "medium", moves: ["orbit"] },
      { purpose: "detail", size: "close-up", moves: ["pan-left", "pan-right"] },
    ],
    drop: [
      { purpose: "hero", size: "close-up", moves: ["push-in"], effect: "light-leak" },
      { purpose: "detail", size: "extreme-close-up", moves: ["push-in"], entry: "zoom" },
      { purpose: "all", size: "wide", moves: ["push-in", "pull-out"], effect: "film-burn" },
      { purpose: "detail", size: "close-up", moves: ["punch-in"] },
    ],
    breath: [
      { purpose: "all", size: "wide", moves: ["drift", "dolly"], entry: "dissolve", effect: "light-leak" },
      { purpose: "hero", size: "medium", moves: ["orbit", "drift"], effect: "slow" },
    ],
    build: [
      { purpose: "detail", size: "close-up", moves: ["pan-right", "pan-left"] },
      {
        purpose: "place",
        size: "medium",
        moves: ["tilt-up", "tilt-down"],
        entry: "dissolve",
        effect: "mirror",
      },
      { purpose: "detail", size: "extreme-close-up", moves: ["push-in"] },
      { purpose: "hero", size: "medium", moves: ["tilt-down", "tilt-up"], effect: "words-behind" },
    ],
    return: [{ purpose: "hero", size: "close-up", moves: ["push-in", "pull-out"] }],
  },
};
