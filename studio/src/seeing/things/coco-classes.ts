/**
 * The eighty classes of COCO in the order of the network's scores, by their English names, and the family of those
 * that are easily taken for one another or never stand for a photo: within a family only the family is sure.
 */
export const COCO_CLASSES: readonly (readonly [label: string, family: Family | null])[] = [
  ["person", "person"],
  ["bicycle", "cycle"],
  ["car", "vehicle"],
  ["motorcycle", "cycle"],
  ["airplane", null],
  ["bus", "vehicle"],
  ["train", "vehicle"],
  ["truck", "vehicle"],
  ["boat", null],
  ["traffic light", null],
  ["fire hydrant", null],
  ["stop sign", null],
  ["parking meter", null],
  ["bench", "seat"],
  ["bird", null],
  ["cat", "pet"],
  ["dog", "pet"],
  ["horse", "hoofed"],
  ["sheep", "hoofed"],
  ["cow", "hoofed"],
  ["elephant", null],
  ["bear", null],
  ["zebra", "hoofed"],
  ["giraffe", "hoofed"],
  ["backpack", "bag"],
  ["umbrella", null],
  ["handbag", "bag"],
  ["tie", "clothing"],
  ["suitcase", "bag"],
  ["frisbee", null],
  ["skis", "board"],
  ["snowboard", "board"],
  ["sports ball", null],
  ["kite", null],
  ["baseball bat", null],
  ["baseball glove", "clothing"],
  ["skateboard", "board"],
  ["surfboard", "board"],
  ["tennis racket", null],
  ["bottle", null],
  ["wine glass", "vessel"],
  ["cup", "vessel"],
  ["fork", "cutlery"],
  ["knife", "cutlery"],
  ["spoon", "cutlery"],
  ["bowl", "vessel"],
  ["banana", null],
  ["apple", "fruit"],
  ["sandwich", "food"],
  ["orange", "fruit"],
  ["broccoli", null],
  ["carrot", null],
  ["hot dog", "food"],
  ["pizza", "food"],
  ["donut", "food"],
  ["cake", "food"],
  ["chair", "seat"],
  ["couch", "seat"],
  ["potted plant", null],
  ["bed", null],
  ["dining table", "table"],
  ["toilet", null],
  ["tv", "screen"],
  ["laptop", "screen"],
  ["mouse", null],
  ["remote", "device"],
  ["keyboard", null],
  ["cell phone", "device"],
  ["microwave", "appliance"],
  ["oven", "appliance"],
  ["toaster", "appliance"],
  ["sink", null],
  ["refrigerator", "appliance"],
  ["book", null],
  ["clock", null],
  ["vase", null],
  ["scissors", null],
  ["teddy bear", null],
  ["hair drier", null],
  ["toothbrush", null],
];

/** Names of families; `clothing` and `table` are never what a photo is of. */
export type Family =
  | "person"
  | "cycle"
  | "vehicle"
  | "pet"
  | "hoofed"
  | "bag"
  | "clothing"
  | "board"
  | "vessel"
  | "cutlery"
  | "fruit"
  | "food"
  | "seat"
  | "table"
  | "screen"
  | "device"
  | "appliance";

/** The class of people. */
export const PERSON = "person";

/** A name is sure from this confidence on... */
export const SURE_NAME = 0.55;
/**
 * ...but what is easily seen in other things. On photos without any of it, it was named with up to 0.64: food in flowers and paper,
 * a phone in a camera, clocks in round signs, a banana in a yellow wall, an elephant in bushes, a train in streaks of light. No
 * false story is worth a true one.
 */
const SURE_OF_DOUBTFUL = 0.66;
const DOUBTFUL = new Set<string | null>([
  "food",
  "fruit",
  "cutlery",
  "sports ball",
  "cell phone",
  "clock",
  "elephant",
  "train",
]);

/** The confidence of a name, below that of sure ones where the class is doubtful and the network not very sure. */
export function modestConfidence(label: string, family: Family | null, confidence: number): number {
  const isDoubtful = DOUBTFUL.has(family) || DOUBTFUL.has(label);
  return isDoubtful && confidence < SURE_OF_DOUBTFUL ? Math.min(confidence, SURE_NAME - 0.01) : confidence;
}

const ANIMAL_FAMILIES: ReadonlySet<Family | null> = new Set(["pet", "hoofed"] as const);
const OTHER_ANIMALS = new Set(["bird", "elephant", "bear"]);

/** Whether a class is an animal, which has its head at one of its ends. */
export function isAnimal({ label, family }: { label: string; family: Family | null }): boolean {
  return ANIMAL_FAMILIES.has(family) || OTHER_ANIMALS.has(label);
}
