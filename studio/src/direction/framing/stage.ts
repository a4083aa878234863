import type { Box, Reading, Target } from "@curta/contract";
import { type Area, areaOf, united } from "../../geometry/area.ts";
import { type Cover, coverOf, NINE_TO_SIXTEEN } from "../../geometry/cover.ts";
import { isDocument, keptLines } from "../../geometry/document.ts";
import { isTooLarge } from "./object-framing.ts";
import { objectOf } from "./objects.ts";
import { type Card, CARD_SIZE, type CardName, layOutCard, DOCUMENT_ROOM, type Panel } from "./cards/card.ts";
import { layOutPolaroid, tilted } from "./cards/polaroid.ts";
import { printedPart } from "./cards/printed-part.ts";

/** Pictures that a film is cut from: the photo, and the cards that show it on a backdrop. */
type Source = "photo" | CardName;

/** One of these pictures, and what is to be seen where in it. */
export interface Stage {
  readonly source: Source;
  readonly cover: Cover;
  /** Positions are shares of this stage's picture. */
  readonly reading: Reading;
  /** Where the photo lies in the picture: all of it, or between the outer edges of a card's panels. */
  readonly photo: Area;
  /** Whether the photo is of its writing. */
  readonly isDocument: boolean;
  /** What no view should cut: the lines of a document, or the titles on a photo. */
  readonly lines: readonly Area[];
}

/** From this cover on the largest view shows (nearly) the whole photo, and a card would show nothing more. */
const NEARLY_WHOLE = 0.88;

const ALL: Area = { left: 0, top: 0, right: 1, bottom: 1 };

interface Stages {
  readonly photo: Stage;
  readonly card: Stage | null;
  readonly polaroid: Stage | null;
}
const known = new WeakMap<Reading, Stages>();

const OF_SOMETHING: ReadonlySet<Target["kind"]> = new Set(["thing", "subject", "face"]);

/**
 * The picture that shots of a target are cut from: of an animal that no view of the photo holds, the card, and of a document's
 * subject, which is what is written on it. A photo that is too long for a print lies on the plain card.
 */
export function stageOf(target: Target, reading: Reading): Stage {
  const { photo, card, polaroid } = stagesOf(reading);
  if (target.kind === "polaroid") return polaroid ?? card ?? photo;
  if (card === null || target.kind === "whole") return card ?? photo;
  if (!OF_SOMETHING.has(target.kind)) return photo;
  const object = objectOf(target, reading);
  if (object === null) return photo.isDocument ? card : photo;
  return target.kind !== "face" && isTooLarge(object, photo.cover) ? card : photo;
}

/** The picture of a name: the photo where it is left out. */
export function stageNamed(source: CardName | undefined, reading: Reading): Stage {
  const stages = stagesOf(reading);
  return (source === undefined ? null : stages[source]) ?? stages.photo;
}

/** Where the photo lies on the card; null where it needs none. One with something to be read always does, with room for words above. */
export function cardOf(reading: Reading): Card | null {
  const { width, height } = coverOf(reading);
  const aspect = reading.width / reading.height;
  if (keptLines(reading).length > 0 || isDocument(reading)) return layOutCard(aspect, DOCUMENT_ROOM);
  return Math.min(width, height) >= NEARLY_WHOLE ? null : layOutCard(aspect);
}

/** Where the photo lies on the card of a name; null where it has no such card: a print of a document would cut it. */
export function cardNamed(name: CardName, reading: Reading): Card | null {
  if (name === "card") return cardOf(reading);
  return isDocument(reading) ? null : layOutPolaroid(printedPart(reading), reading.width / reading.height);
}

function stagesOf(reading: Reading): Stages {
  let stages = known.get(reading);
  if (stages === undefined) {
    stages = {
      photo: {
        source: "photo",
        cover: coverOf(reading),
        reading,
        photo: ALL,
        isDocument: isDocument(reading),
        lines: linesOf(reading, reading),
      },
      card: cardStage("card", reading),
      polaroid: cardStage("polaroid", reading),
    };
    known.set(reading, stages);
  }
  return stages;
}

function cardStage(source: CardName, reading: Reading): Stage | null {
  const card = cardNamed(source, reading);
  if (card === null) return null;
  const photo = united(card.map(({ place }) => areaOf(place)));
  const staged = onCard(reading, card);
  return {
    source,
    cover: NINE_TO_SIXTEEN,
    reading: staged,
    photo,
    isDocument: isDocument(reading),
    lines: linesOf(staged, reading),
  };
}

/** Where the photo's lines are on a stage, which has them in the photo's order. */
function linesOf(staged: Reading, photo: Reading): Area[] {
  const kept = keptLines(photo);
  return staged.writing
    .filter((_, index) => kept.some((line) => line === photo.writing[index]))
    .map((line) => areaOf(line));
}

/** What the photo holds, where it lies on the card. The ground around it is calm; the matte is the photo's alone. */
function onCard(photo: Reading, card: Card): Reading {
  const { matte: _, ...reading } = photo;
  const moved = <Item extends Box>(items: readonly Item[]): Item[] =>
    items.map((item) => ({ ...item, ...placeOn(item, panelOf(item, card)) }));
  const top = Math.min(...card.map((panel) => edgesOf(panel).top));
  const bottom = Math.max(...card.map((panel) => edgesOf(panel).bottom));
  return {
    ...reading,
    ...CARD_SIZE,
    points: reading.points.map((point) => {
      const panel = panelOf({ ...point, w: 0, h: 0 }, card);
      const { part, place } = panel;
      const at = placeOn({ x: point.x, y: point.y, w: 0, h: 0 }, panel);
      return { ...point, x: at.x, y: at.y, size: (point.size * place.w) / part.w };
    }),
    faces: moved(reading.faces),
    people: moved(reading.people),
    things: moved(reading.things),
    writing: moved(reading.writing),
    subject: reading.subject === null ? null : (moved([reading.subject])[0] ?? null),
    horizon: null,
    quiet: [
      { x: 0, y: 0, w: 1, h: top },
      { x: 0, y: bottom, w: 1, h: 1 - bottom },
    ],
    view: null,
  };
}

/** The panel that shows the middle of a box. */
function panelOf({ x, y, w, h }: Box, card: Card): Panel {
  const [across, down] = [x + w / 2, y + h / 2];
  const shows = ({ part }: Panel): boolean =>
    across >= part.x && across <= part.x + part.w && down >= part.y && down <= part.y + part.h;
  return card.find(shows) ?? card[0];
}

/** Where a panel's photo begins and ends; the border below a print's is calm. */
function edgesOf({ place, print }: Panel): { readonly top: number; readonly bottom: number } {
  const { y, h } = print === undefined ? place : tilted(place, print);
  return { top: y, bottom: y + h };
}

/** A box of the photo as its panel shows it, cut where the panel ends. */
function placeOn(box: Box, { part, place, print }: Panel): Box {
  const across = (x: number): number => place.x + clamp((x - part.x) / part.w) * place.w;
  const down = (y: number): number => place.y + clamp((y - part.y) / part.h) * place.h;
  const [left, top] = [across(box.x), down(box.y)];
  const placed = { x: left, y: top, w: across(box.x + box.w) - left, h: down(box.y + box.h) - top };
  return print === undefined ? placed : tilted(placed, print);
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
