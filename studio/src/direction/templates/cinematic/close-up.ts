import type { Template } from "../template.ts";

export const CLOSE_UP: Template = {
  name: "retrato",
  sentence: "Fica perto de quem importa, com luz que passeia e cortes macios.",
  style: "cinematografico",
  suits: ["portrait", "two-people", "animal"],
  tempo: [76, 100],
  cardGround: "flat",
  hook: 3,
  arc: [
    ["intro", 4],
    ["drop", 3],
    ["breath", 2],
    ["build", 3],
    ["drop", 2],
    ["return", 1],
  ],
  shortArc: [
    ["intro", 3],
    ["build", 2],
    ["drop", 2],
    ["return", 1],
  ],
  captionLooks: ["duet", "serif", "marker"],
  kits: ["piano", "lofi"],
  grades: ["silver", "warm-film", "natural"],
  beats: { hook: [3], reveal: [4, 3], drop: [3, 3, 2], breath: [5, 4], build: [3, 4], return: [4] },
  recipes: {
    hook: [
      { purpose: "hero", size: "close-up", moves: ["push-in"], effect: "flash" },
      { purpose: "hero", size: "medium", moves: ["push-in"], effect: "words-behind" },
      { purpose: "hero", size: "medium", moves: ["pull-out"], effect: "from-detail" },
    ],
    reveal: [
      { purpose: "hero", size: "medium", moves: ["orbit"], entry: "dissolve" },
      { purpose: "all", size: "wide", moves: ["pull-out", "dolly"] },
      { purpose: "hero", size: "close-up", moves: ["drift", "push-in"] },
      { purpose: "detail", size: "close-up", moves: ["drift", "tilt-up"], effect: "two-panels" },
    ],
    drop: [
      { purpose: "hero", size: "close-up", moves: ["push-in"], effect: "light-leak" },
      {
        purpose: "hero",
        size: "medium",
        moves: ["pull-out", "push-in"],
        effect: "pop",
        orElse: "light-leak",
      },
      { purpose: "detail", size: "close-up", moves: ["push-in"] },
      { purpose: "all", size: "wide", moves: ["push-in"], entry: "zoom" },
    ],
    breath: [
      { purpose: "hero", size: "medium", moves: ["orbit", "drift"], effect: "slow" },
      { purpose: "all", size: "wide", moves: ["dolly", "drift"], entry: "dissolve", effect: "film-burn" },
    ],
    build: [
      { purpose: "hero", size: "medium", moves: ["tilt-up", "tilt-down"] },
      { purpose: "detail", size: "extreme-close-up", moves: ["push-in", "drift"] },
      { purpose: "hero", size: "close-up", moves: ["drift"] },
      { purpose: "place", size: "medium", moves: ["tilt-up", "tilt-down"] },
    ],
    return: [{ purpose: "hero", size: "close-up", moves: ["push-in"] }],
  },
};
