import type { Template } from "../template.ts";

export const COUNTDOWN: Template = {
  name: "contagem",
  sentence: "Os planos vão ficando mais curtos até tudo explodir na foto inteira.",
  style: "viral",
  tempo: [120, 144],
  cardGround: "flat",
  hook: 2,
  arc: [
    ["intro", 3],
    ["build", 4],
    ["drop", 2],
    ["breath", 1],
    ["build", 3],
    ["drop", 2],
    ["return", 1],
  ],
  shortArc: [
    ["intro", 2],
    ["build", 3],
    ["drop", 1],
    ["return", 1],
  ],
  captionLooks: ["single", "impact"],
  kits: ["drum-and-bass", "house", "funk"],
  grades: ["vivid", "teal-orange", "cool-film"],
  beats: {
    hook: [2],
    reveal: [5, 4],
    drop: [4, 3, 2],
    breath: [4],
    build: [4, 4, 3, 2, 2, 1],
    return: [4],
  },
  recipes: {
    hook: [
      {
        purpose: "hero",
        size: "medium",
        moves: ["push-in", "punch-in"],
        effect: "words-behind",
        orElse: "flash",
      },
      { purpose: "hero", size: "close-up", moves: ["push-in", "punch-in"] },
      { purpose: "hero", size: "medium", moves: ["push-in"], effect: "letters-first" },
    ],
    reveal: [
      { purpose: "detail", size: "close-up", moves: ["push-in", "drift"] },
      { purpose: "hero", size: "medium", moves: ["push-in"], effect: "two-panels" },
      { purpose: "place", size: "medium", moves: ["pan-left", "pan-right"] },
    ],
    drop: [
      { purpose: "all", size: "wide", moves: ["punch-in", "pull-out"], effect: "flash" },
      { purpose: "hero", size: "close-up", moves: ["punch-in"], effect: "shake" },
      { purpose: "hero", size: "medium", moves: ["punch-in", "push-in"] },
    ],
    breath: [
      { purpose: "hero", size: "medium", moves: ["orbit", "drift"], effect: "slow" },
      { purpose: "all", size: "wide", moves: ["dolly", "drift"] },
    ],
    build: [
      { purpose: "detail", size: "close-up", moves: ["push-in"], effect: "ramp" },
      { purpose: "detail", size: "extreme-close-up", moves: ["push-in"] },
      { purpose: "hero", size: "close-up", moves: ["punch-in"], effect: "pop", orElse: "strobe" },
      { purpose: "detail", size: "extreme-close-up", moves: ["punch-in"], effect: "fast" },
      { purpose: "place", size: "medium", moves: ["pan-right", "pan-left"] },
      { purpose: "detail", size: "close-up", moves: ["punch-in"] },
      { purpose: "hero", size: "medium", moves: ["punch-in"], effect: "three-panels" },
    ],
    return: [{ purpose: "hero", size: "medium", moves: ["push-in", "punch-in"] }],
  },
};
