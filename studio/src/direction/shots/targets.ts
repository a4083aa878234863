import type { Reading, Target } from "@curta/contract";
import type { Random } from "../../random.ts";
import type { Look } from "./recipes.ts";

const LEAST_FACE_CONFIDENCE = 0.5;
const LEAST_SUBJECT_CONFIDENCE = 0.35;
const LEAST_POINT_CONFIDENCE = 0.25;
const MOST_POINTS = 9;

export interface Targets {
  /** What to look at next for this purpose; not what the shot before looked at, where there is a choice. */
  readonly next: (look: Look, last: Target | null) => Target;
}

/** Hands out what the picture offers, each point in its turn. */
export function createTargets(reading: Reading, random: Random): Targets {
  const details = detailsOf(reading, random);
  const places = random.shuffle<Target>([
    { kind: "top" },
    { kind: "bottom" },
    { kind: "left" },
    { kind: "right" },
  ]);
  const queues: Record<Look, Target[]> = {
    hero: [heroOf(reading)],
    detail: details,
    all: [{ kind: "all" }],
    place: places,
  };
  const turns: Record<Look, number> = { hero: 0, detail: 0, all: 0, place: 0 };
  return {
    next: (look, last) => {
      const queue = queues[look];
      let target = queue[turns[look]++ % queue.length] ?? { kind: "all" };
      if (queue.length > 1 && JSON.stringify(target) === JSON.stringify(last)) {
        target = queue[turns[look]++ % queue.length] ?? target;
      }
      return target;
    },
  };
}

function heroOf(reading: Reading): Target {
  if (reading.faces.some(({ confidence }) => confidence >= LEAST_FACE_CONFIDENCE)) return { kind: "face" };
  if ((reading.subject?.confidence ?? 0) >= LEAST_SUBJECT_CONFIDENCE) return { kind: "subject" };
  return { kind: "point", index: 1 };
}

/** One of the two strongest points opens the film; the others follow in the seed's order. */
function detailsOf(reading: Reading, random: Random): Target[] {
  const points = reading.points
    .slice(0, MOST_POINTS)
    .map((point, position) => ({ point, target: { kind: "point", index: position + 1 } as const }))
    .filter(({ point }, position) => position === 0 || point.confidence >= LEAST_POINT_CONFIDENCE)
    .map(({ target }) => target);
  const strong = random.shuffle(points.slice(0, 2));
  const rest = random.shuffle([...strong.slice(1), ...points.slice(2)]);
  const details: Target[] = [...strong.slice(0, 1), ...rest];
  return details.length >= 3
    ? details
    : [...details, { kind: "center" }, { kind: "top" }, { kind: "bottom" }];
}
