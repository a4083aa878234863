import type { Box, Reading, Target } from "@curta/contract";
import { type Cover, coverOf, NINE_TO_SIXTEEN } from "../../geometry/cover.ts";
import { isTooLarge } from "./object-framing.ts";
import { objectOf } from "./objects.ts";
import { type Card, CARD_SIZE, layOutCard, type Panel } from "./card.ts";

/** Pictures that a film is cut from: the photo, and the card that shows the whole photo on a backdrop. */
type Source = "photo" | "card";

/** One of these pictures, and what is to be seen where in it. */
export interface Stage {
  readonly source: Source;
  readonly cover: Cover;
  /** Positions are shares of this stage's picture. */
  readonly reading: Reading;
}

/** From this cover on the largest view shows (nearly) the whole photo, and a card would show nothing more. */
const NEARLY_WHOLE = 0.88;

interface Stages {
  readonly photo: Stage;
  readonly card: Stage | null;
}
const known = new WeakMap<Reading, Stages>();

/** The picture that shots of a target are cut from: of an animal that no view of the photo holds, the card. */
export function stageOf(target: Target, reading: Reading): Stage {
  const { photo, card } = stagesOf(reading);
  if (card === null || target.kind === "whole") return card ?? photo;
  const object = target.kind === "thing" || target.kind === "subject" ? objectOf(target, reading) : null;
  return object !== null && isTooLarge(object, photo.cover) ? card : photo;
}

/** Where the photo lies on the card; null where it needs none. */
export function cardOf(reading: Reading): Card | null {
  const { width, height } = coverOf(reading);
  return Math.min(width, height) >= NEARLY_WHOLE ? null : layOutCard(reading.width / reading.height);
}

function stagesOf(reading: Reading): Stages {
  let stages = known.get(reading);
  if (stages === undefined) {
    const card = cardOf(reading);
    stages = {
      photo: { source: "photo", cover: coverOf(reading), reading },
      card: card === null ? null : { source: "card", cover: NINE_TO_SIXTEEN, reading: onCard(reading, card) },
    };
    known.set(reading, stages);
  }
  return stages;
}

/** What the photo holds, where it lies on the card. The ground around it is calm; the matte is the photo's alone. */
function onCard(photo: Reading, card: Card): Reading {
  const { matte: _, ...reading } = photo;
  const moved = <Item extends Box>(items: readonly Item[]): Item[] =>
    items.map((item) => ({ ...item, ...placeOn(item, panelOf(item, card)) }));
  const bottom = Math.max(...card.map(({ place }) => place.y + place.h));
  return {
    ...reading,
    ...CARD_SIZE,
    points: reading.points.map((point) => {
      const { part, place } = panelOf({ ...point, w: 0, h: 0 }, card);
      const at = placeOn({ x: point.x, y: point.y, w: 0, h: 0 }, { part, place });
      return { ...point, x: at.x, y: at.y, size: (point.size * place.w) / part.w };
    }),
    faces: moved(reading.faces),
    people: moved(reading.people),
    things: moved(reading.things),
    writing: moved(reading.writing),
    subject: reading.subject === null ? null : (moved([reading.subject])[0] ?? null),
    horizon: null,
    quiet: [{ x: 0, y: bottom, w: 1, h: 1 - bottom }],
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

/** A box of the photo as its panel shows it, cut where the panel ends. */
function placeOn(box: Box, { part, place }: Panel): Box {
  const across = (x: number): number => place.x + clamp((x - part.x) / part.w) * place.w;
  const down = (y: number): number => place.y + clamp((y - part.y) / part.h) * place.h;
  const [left, top] = [across(box.x), down(box.y)];
  return { x: left, y: top, w: across(box.x + box.w) - left, h: down(box.y + box.h) - top };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
