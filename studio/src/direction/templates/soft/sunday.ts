import type { Template } from "../template.ts";

export const SUNDAY: Template = {
  name: "domingo",
  sentence: "Leve e claro, com um balanço preguiçoso entre os detalhes.",
  style: "suave",
  suits: ["food", "product", "plant", "vehicle"],
  tempo: [92, 112],
  cardGround: "flat",
  hook: 3,
  arc: [
    ["intro", 3],
    ["build", 3],
    ["drop", 3],
    ["breath", 2],
    ["drop", 2],
    ["return", 1],
  ],
  shortArc: [
    ["intro", 2],
    ["build", 1],
    ["drop", 2],
    ["return", 1],
  ],
  captionLooks: ["karaoke", "plate"],
  kits: ["bossa", "violao", "samba"],
  grades: ["high-key", "natural", "warm-film"],
  beats: { hook: [3], reveal: [4, 4], drop: [3, 3, 2], breath: [5, 3], build: [4, 2, 2], return: [4] },
  recipes: {
    hook: [
      { purpose: "hero", size: "medium", moves: ["push-in"], effect: "from-black" },
      { purpose: "hero", size: "close-up", moves: ["push-in"], effect: "cut-out" },
    ],
    reveal: [
      { purpose: "detail", size: "close-up", moves: ["drift", "pan-left", "pan-right"] },
      { purpose: "all", size: "wide", moves: ["pull-out"], entry: "dissolve" },
      { purpose: "hero", size: "medium", moves: ["orbit", "drift"] },
      { purpose: "place", size: "medium", moves: ["tilt-up", "tilt-down"] },
    ],
    drop: [
      { purpose: "hero", size: "medium", moves: ["push-in"], effect: "light-leak" },
      { purpose: "detail", size: "close-up", moves: ["push-in", "drift"], effect: "two-panels" },
      { purpose: "all", size: "wide", moves: ["pull-out", "push-in"], effect: "pop", orElse: "light-leak" },
      { purpose: "detail", size: "close-up", moves: ["pan-right", "pan-left"] },
    ],
    breath: [
      { purpose: "all", size: "wide", moves: ["dolly", "drift"], entry: "dissolve" },
      { purpose: "hero", size: "medium", moves: ["orbit", "drift"], effect: "mirror" },
    ],
    build: [
      { purpose: "detail", size: "extreme-close-up", moves: ["drift", "push-in"] },
      { purpose: "place", size: "medium", moves: ["pan-left", "pan-right"], entry: "dissolve" },
      { purpose: "detail", size: "close-up", moves: ["tilt-up", "tilt-down"] },
    ],
    return: [{ purpose: "hero", size: "medium", moves: ["push-in"] }],
  },
};
