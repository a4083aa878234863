import type { Template } from "../template.ts";

export const SHOWCASE: Template = {
  name: "vitrine",
  sentence: "Começa nos detalhes, gira em volta e só depois mostra o todo, como num anúncio.",
  style: "viral",
  suits: ["product", "food", "vehicle", "plant", "text"],
  tempo: [92, 124],
  cardGround: "flat",
  hook: 2,
  arc: [
    ["intro", 4],
    ["build", 3],
    ["drop", 3],
    ["breath", 2],
    ["drop", 2],
    ["return", 1],
  ],
  shortArc: [
    ["intro", 3],
    ["drop", 2],
    ["return", 1],
  ],
  captionLooks: ["label", "plate"],
  kits: ["house", "lofi", "garage", "samba"],
  grades: ["natural", "vivid", "high-key"],
  beats: { hook: [2], reveal: [3, 4, 3], drop: [4, 3, 2], breath: [5, 3], build: [4, 3], return: [4] },
  recipes: {
    hook: [
      {
        purpose: "hero",
        size: "close-up",
        moves: ["push-in", "punch-in"],
        effect: "cut-out",
        orElse: "colour-split",
      },
      { purpose: "hero", size: "medium", moves: ["push-in"], effect: "panels-closing" },
      {
        purpose: "hero",
        size: "medium",
        moves: ["push-in", "pull-out"],
        effect: "from-detail",
        orElse: "flash",
      },
    ],
    reveal: [
      { purpose: "detail", size: "extreme-close-up", moves: ["pan-left", "pan-right"] },
      { purpose: "detail", size: "close-up", moves: ["tilt-up", "tilt-down"], entry: "whip" },
      { purpose: "detail", size: "extreme-close-up", moves: ["drift", "push-in"], entry: "whip" },
      { purpose: "detail", size: "close-up", moves: ["pan-right", "pan-left"] },
      { purpose: "hero", size: "medium", moves: ["orbit"] },
    ],
    drop: [
      { purpose: "hero", size: "medium", moves: ["punch-in"], effect: "cut-out", orElse: "flash" },
      { purpose: "detail", size: "close-up", moves: ["punch-in", "push-in"], entry: "zoom" },
      { purpose: "all", size: "wide", moves: ["pull-out", "punch-in"] },
      { purpose: "hero", size: "close-up", moves: ["orbit", "drift"], effect: "pop", orElse: "mirror" },
    ],
    breath: [
      { purpose: "hero", size: "medium", moves: ["orbit", "dolly"], effect: "two-panels" },
      { purpose: "all", size: "wide", moves: ["dolly"], effect: "light-leak" },
    ],
    build: [
      { purpose: "detail", size: "close-up", moves: ["pan-right", "pan-left"] },
      { purpose: "detail", size: "extreme-close-up", moves: ["push-in"] },
      { purpose: "place", size: "medium", moves: ["pan-left", "pan-right"], entry: "whip" },
    ],
    return: [{ purpose: "hero", size: "close-up", moves: ["push-in", "punch-in"] }],
  },
};
