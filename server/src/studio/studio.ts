import type { makeFilm, makeKeyImage } from "@curta/studio";

/** What the server needs of the film maker; tests put another in its place. */
export interface Studio {
  readonly makeKeyImage: typeof makeKeyImage;
  readonly makeFilm: typeof makeFilm;
}
