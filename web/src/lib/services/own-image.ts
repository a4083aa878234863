const OWN_IMAGE = /\/media\/[0-9a-f]+\/keyimage\.jpg$/;

/** True for key images of our own server, under whichever of its addresses; an outside workflow has others. */
export function isOwnImage(imageUrl: string): boolean {
  return OWN_IMAGE.test(imageUrl);
}
