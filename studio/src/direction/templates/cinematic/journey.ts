import type { Template } from "../template.ts";

export const JOURNEY: Template = {
  name: "travessia",
  sentence: "Uma travessia lenta pela foto, de um lado a outro, até chegar ao assunto.",
  style: "cinematografico",
  suits: ["place", "group", "plant"],
  tempo: [64, 96],
  cardGround: "blurred",
  hook: 3,
  arc: [
    ["intro", 5],
    ["build", 4],
    ["drop", 2],
    ["breath", 3],
    ["return", 1],
  ],
  shortArc: [
    ["intro", 3],
    ["build", 2],
    ["drop", 1],
    ["return", 1],
  ],
  captionLooks: ["serif", "duet"],
  kits: ["piano", "epico", "synthwave"],
  grades: ["teal-orange", "cool-film", "warm-film"],
  beats: { hook: [3], reveal: [4, 4], drop: [4, 3], breath: [4, 4], build: [4, 3], return: [4] },
  recipes: {
    hook: [
      { purpose: "hero", size: "medium", moves: ["push-in", "pull-out"], effect: "from-black" },
      { purpose: "hero", size: "close-up", moves: ["push-in", "pull-out"], effect: "panels-closing" },
      { purpose: "hero", size: "medium", moves: ["pull-out"], effect: "whip-in" },
    ],
    reveal: [
      { purpose: "all", size: "wide", moves: ["dolly", "pull-out"], entry: "dissolve", effect: "letterbox" },
      { purpose: "place", size: "medium", moves: ["pan-left", "pan-right"], entry: "dissolve" },
      { purpose: "place", size: "medium", moves: ["tilt-up", "tilt-down"] },
      { purpose: "detail", size: "close-up", moves: ["drift"] },
    ],
    drop: [
      { purpose: "hero", size: "close-up", moves: ["push-in"], effect: "light-leak" },
      { purpose: "all", size: "wide", moves: ["push-in", "pull-out"] },
      { purpose: "detail", size: "close-up", moves: ["push-in", "drift"], effect: "film-burn" },
    ],
    breath: [
      { purpose: "all", size: "wide", moves: ["dolly", "drift"], entry: "dissolve", effect: "slow" },
      {
        purpose: "hero",
        size: "medium",
        moves: ["orbit", "drift"],
        entry: "dissolve",
        effect: "words-behind",
        orElse: "light-leak",
      },
    ],
    build: [
      { purpose: "place", size: "medium", moves: ["pan-right", "pan-left"] },
      { purpose: "detail", size: "close-up", moves: ["tilt-up", "tilt-down"], entry: "dissolve" },
      { purpose: "place", size: "medium", moves: ["tilt-down", "tilt-up"] },
      { purpose: "hero", size: "medium", moves: ["pan-right", "pan-left"] },
    ],
    return: [{ purpose: "hero", size: "medium", moves: ["push-in", "pull-out"] }],
  },
};
