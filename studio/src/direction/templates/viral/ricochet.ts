import type { Template } from "../template.ts";

export const RICOCHET: Template = {
  name: "ricochete",
  sentence: "A câmera chicoteia de um canto a outro sem parar.",
  style: "viral",
  suits: ["vehicle", "group", "place", "animal"],
  tempo: [124, 150],
  cardGround: "black",
  hook: 2,
  arc: [
    ["intro", 3],
    ["drop", 3],
    ["breath", 1],
    ["build", 3],
    ["drop", 3],
    ["return", 1],
  ],
  shortArc: [
    ["intro", 2],
    ["drop", 3],
    ["return", 1],
  ],
  captionLooks: ["single", "sticker"],
  kits: ["funk", "phonk", "brega-funk", "drum-and-bass"],
  grades: ["cool-film", "vivid", "silver", "night", "natural"],
  beats: { hook: [2], reveal: [5, 4], drop: [3, 2, 2], breath: [5], build: [4, 3], return: [4] },
  loudTransitions: 7,
  recipes: {
    hook: [
      { purpose: "hero", size: "close-up", moves: ["punch-in", "push-in"], effect: "shake" },
      { purpose: "hero", size: "medium", moves: ["punch-in"], effect: "colour-split" },
      { purpose: "hero", size: "medium", moves: ["push-in"], effect: "whip-in", orElse: "flash" },
      { purpose: "hero", size: "close-up", moves: ["push-in"], effect: "rewind", orElse: "shake" },
      { purpose: "hero", size: "medium", moves: ["push-in"], effect: "panels-closing", orElse: "flash" },
    ],
    reveal: [
      { purpose: "place", size: "medium", moves: ["pan-left", "pan-right"], entry: "whip" },
      { purpose: "all", size: "wide", moves: ["punch-in"], effect: "strobe" },
      { purpose: "detail", size: "close-up", moves: ["pan-right", "pan-left"], entry: "whip" },
      { purpose: "hero", size: "medium", moves: ["punch-in"] },
    ],
    drop: [
      { purpose: "hero", size: "close-up", moves: ["punch-in"], effect: "flash" },
      { purpose: "detail", size: "extreme-close-up", moves: ["punch-in"], entry: "whip" },
      { purpose: "place", size: "medium", moves: ["punch-in"], entry: "whip", effect: "colour-split" },
      { purpose: "all", size: "wide", moves: ["punch-in"], effect: "shake" },
      { purpose: "detail", size: "close-up", moves: ["punch-in"] },
    ],
    breath: [
      { purpose: "all", size: "wide", moves: ["dolly", "drift"], effect: "slow" },
      { purpose: "hero", size: "medium", moves: ["orbit"], effect: "mirror" },
    ],
    build: [
      { purpose: "detail", size: "close-up", moves: ["pan-left", "pan-right"], entry: "whip" },
      { purpose: "detail", size: "extreme-close-up", moves: ["push-in"], effect: "fast" },
      { purpose: "place", size: "medium", moves: ["pan-right", "pan-left"] },
      { purpose: "hero", size: "close-up", moves: ["punch-in"], entry: "zoom" },
    ],
    return: [{ purpose: "hero", size: "close-up", moves: ["punch-in", "push-in"] }],
  },
};
