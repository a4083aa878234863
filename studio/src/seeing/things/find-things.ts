import type { Box } from "@curta/contract";
import { isStrip } from "../../geometry/rim.ts";
import type { Networks } from "../networks.ts";
import { likeness, overlapOfSmaller, within } from "../picture/boxes.ts";
import type { Levels } from "../picture/levels.ts";
import { fromInput, mirrorInput, show } from "../picture/show.ts";
import { mayBeCut, squaresAlong } from "../picture/tiles.ts";
import { TONES } from "../tones.ts";
import { COCO_CLASSES, isAnimal, modestConfidence, PERSON } from "./coco-classes.ts";
import type { Family } from "./coco-classes.ts";
import { decodeThings } from "./decode-things.ts";
import type { Proposal } from "./decode-things.ts";
import { wholeAnimals } from "./whole-animals.ts";

/** A thing with a name. */
export interface SeenThing {
  readonly box: Box;
  /** COCO's English name. Below a confidence of 0.55 names are often wrong. */
  readonly label: string;
  /** What it is surely one of; where there is one, only a large lead over the runner-up makes the label sure. */
  readonly family: Family | null;
  readonly confidence: number;
  /** Confidence of the next likely name for the same place. */
  readonly runnerUp: number;
}

/** Photos with a larger ratio of sides are searched in squares too: that finds so much more that it is worth the time. */
const LONG = 1.2;
/** Proposals with a lower confidence are ignored. */
const LEAST = 0.35;
/** Proposals of bodies down to here are kept apart: somebody who stands there whole had 0.28. */
const LEAST_BODY = 0.2;
/** Intersection over union from which two boxes are one thing: of the same class; of different classes. */
const SAME_CLASS = 0.5;
const ANY_CLASS = 0.7;
/** A box of the whole photo that another, found in a part of it, lies in by so much is the same thing. */
const INSIDE = 0.85;
/**
 * Boxes that come so near to an edge, as a share of the part, are cut; so near, they may be, for the network's boxes are
 * not exact.
 */
const SURE_SLACK = 0.01;
const CUT_SLACK = 0.04;
/** A proposal, and whether an edge of the part that was looked at may cut it. */
interface Sighting extends Proposal {
  readonly cut: boolean;
}

/** What the network of things finds. */
interface FoundThings {
  /** Everything that it names, people included, surest first. */
  readonly things: readonly SeenThing[];
  /** Bodies that it doubts so much that only a face proves them; several of one. */
  readonly faintBodies: readonly SeenThing[];
}

const ALL: Box = { x: 0, y: 0, w: 1, h: 1 };

/**
 * Everything that the network names in a picture. Where there is an animal it looks at the mirrored picture too: of an animal
 * that lies across it often finds one end only, and mirrored the other.
 */
export function findThings(networks: Networks, levels: Levels): FoundThings {
  const sightings = [
    ...look(networks, levels, ALL),
    ...squaresAlong(levels, LONG).flatMap((part) => look(networks, levels, part)),
  ];
  const found = named(sightings).filter((thing) => isAlive(thing) || !isStrip(thing.box));
  const things = found.some(isAnimal) ? wholeAnimals(found, named(look(networks, levels, ALL, true))) : found;
  const faint = sightings.filter(({ confidence }) => confidence < LEAST);
  return { things, faintBodies: faint.map(asThing) };
}

function named(sightings: readonly Sighting[]): SeenThing[] {
  return merge(sightings.filter(({ confidence }) => confidence >= LEAST)).map(asThing);
}

function isAlive(thing: SeenThing): boolean {
  return thing.label === PERSON || isAnimal(thing);
}

function asThing({ box, kind, confidence, runnerUp }: Proposal): SeenThing {
  const [label, family] = COCO_CLASSES[kind] ?? ["thing", null];
  const modest = modestConfidence(label, family, confidence);
  return { box, label, family, confidence: modest, runnerUp: Math.min(runnerUp, modest) };
}

function look(networks: Networks, levels: Levels, part: Box, mirrored = false): Sighting[] {
  const { input, run, output } = networks.named.things;
  const { engine } = networks;
  const frame = show(engine, levels, input, { part, tone: TONES.things, letterbox: true });
  if (mirrored) mirrorInput(engine, input);
  run();
  const scales = [0, 1, 2].map((k) => ({ scores: output(k), distances: output(k + 3) }));
  const turned = ({ x, y, w, h }: Box): Box => ({ x: mirrored ? 1 - x - w : x, y, w, h });
  return decodeThings(scales, LEAST_BODY)
    .filter(({ kind, confidence }) => confidence >= LEAST || COCO_CLASSES[kind]?.[0] === PERSON)
    .map((proposal) => ({ ...proposal, box: within(fromInput(frame, turned(proposal.box))) }))
    .filter(({ box }) => box.w > 0 && box.h > 0 && !mayBeCut(box, part, SURE_SLACK))
    .map((proposal) => ({ ...proposal, cut: mayBeCut(proposal.box, part, CUT_SLACK) }));
}

/**
 * Merges proposals into one for each thing: the most confident whole one, with the confidence of the next likely name. A proposal
 * that may be cut raises the confidence of the whole one, and stands alone only if there is no whole one.
 */
function merge(sightings: readonly Sighting[]): Proposal[] {
  const kept: Proposal[] = [];
  const order = (one: Sighting, other: Sighting) =>
    Number(one.cut) - Number(other.cut) || other.confidence - one.confidence;
  for (const sighting of sightings.toSorted(order)) {
    const at = kept.findIndex((other) => isSame(sighting, other));
    const same = kept[at];
    if (same) kept[at] = together(same, sighting);
    else kept.push(sighting);
  }
  return kept.toSorted((one, other) => other.confidence - one.confidence);
}

function together(kept: Proposal, { kind, confidence, runnerUp }: Proposal): Proposal {
  const other = kind === kept.kind ? runnerUp : confidence;
  const own = kind === kept.kind ? confidence : 0;
  return {
    ...kept,
    confidence: Math.max(kept.confidence, own),
    runnerUp: Math.min(Math.max(kept.confidence, own), Math.max(kept.runnerUp, other)),
  };
}

function isSame(one: Proposal, other: Proposal): boolean {
  const alike = likeness(one.box, other.box);
  if (one.kind !== other.kind) return alike >= ANY_CLASS;
  return alike >= SAME_CLASS || overlapOfSmaller(one.box, other.box) >= INSIDE;
}
