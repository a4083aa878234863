import { FILM_HEIGHT, FILM_WIDTH, type Reading } from "@curta/contract";
import { composeCard } from "../card/compose-card.ts";
import { cardOf } from "../direction/framing/stage.ts";
import { coverOf } from "../geometry/cover.ts";
import { personPanels } from "./person-panels.ts";
import { asSharp, pixelsOf } from "../photo/pixels.ts";
import type { Picture } from "../picture.ts";

const SIZE = { width: FILM_WIDTH, height: FILM_HEIGHT } as const;

/** The key image of a picture: the reading's view of it, two people in a panel each, or all of it on a card. RGB, 1080 x 1920. */
export async function drawKeyImage(picture: Picture, reading: Reading): Promise<Picture> {
  const card = reading.view === null ? cardOf(reading) : null;
  if (card !== null) return composeCard(picture, personPanels(reading, card) ?? card, SIZE, "blurred");
  const { x, y, w, h } = reading.view ?? middleOf(picture);
  const left = Math.round(x * picture.width);
  const top = Math.round(y * picture.height);
  const region = {
    left,
    top,
    width: Math.min(picture.width - left, Math.round(w * picture.width)),
    height: Math.min(picture.height - top, Math.round(h * picture.height)),
  };
  return pixelsOf(
    asSharp(picture).extract(region).resize(SIZE.width, SIZE.height, { fit: "fill", kernel: "lanczos3" }),
  );
}

function middleOf(picture: Picture): { x: number; y: number; w: number; h: number } {
  const { width: w, height: h } = coverOf(picture);
  return { x: (1 - w) / 2, y: (1 - h) / 2, w, h };
}
