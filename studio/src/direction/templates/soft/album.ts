import type { Template } from "../template.ts";

export const ALBUM: Template = {
  name: "album",
  sentence: "Vira a foto como um álbum: o todo, um detalhe, o todo de novo.",
  style: "suave",
  suits: ["portrait", "two-people", "group", "grey"],
  tempo: [80, 100],
  cardGround: "flat",
  hook: 2,
  arc: [
    ["intro", 4],
    ["drop", 2],
    ["breath", 2],
    ["build", 3],
    ["drop", 2],
    ["return", 1],
  ],
  shortArc: [
    ["intro", 2],
    ["drop", 2],
    ["return", 1],
  ],
  captionLooks: ["marker", "duet"],
  kits: ["bossa", "violao", "lofi"],
  grades: ["faded", "warm-film", "cool-film", "natural"],
  wholePhoto: "polaroid",
  beats: { hook: [2], reveal: [4, 2], drop: [4, 4, 2, 2], breath: [4], build: [2, 4], return: [4] },
  recipes: {
    hook: [
      { purpose: "hero", size: "close-up", moves: ["push-in", "pull-out"], effect: "cut-out" },
      { purpose: "hero", size: "medium", moves: ["push-in", "pull-out"], effect: "from-black" },
    ],
    reveal: [
      { purpose: "all", size: "wide", moves: ["pull-out", "drift"] },
      { purpose: "detail", size: "close-up", moves: ["drift", "push-in"], entry: "dissolve" },
      { purpose: "hero", size: "medium", moves: ["drift", "orbit"], effect: "cut-out", orElse: "freeze" },
      { purpose: "detail", size: "close-up", moves: ["pan-left", "pan-right"] },
    ],
    drop: [
      { purpose: "all", size: "wide", moves: ["push-in", "pull-out"], effect: "light-leak" },
      { purpose: "detail", size: "close-up", moves: ["push-in", "drift"] },
      { purpose: "hero", size: "medium", moves: ["push-in"], entry: "dissolve", effect: "three-panels" },
      { purpose: "place", size: "medium", moves: ["pan-left", "pan-right"] },
    ],
    breath: [
      { purpose: "hero", size: "medium", moves: ["orbit", "drift"], entry: "dissolve", effect: "freeze" },
      { purpose: "all", size: "wide", moves: ["dolly", "drift"], effect: "slow" },
    ],
    build: [
      { purpose: "detail", size: "close-up", moves: ["drift", "tilt-up"] },
      { purpose: "place", size: "medium", moves: ["tilt-up", "tilt-down"], entry: "dissolve" },
      { purpose: "hero", size: "close-up", moves: ["push-in", "drift"] },
    ],
    return: [{ purpose: "hero", size: "close-up", moves: ["push-in", "pull-out"] }],
  },
};
