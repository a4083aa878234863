import type { makeFilm, makeKeyImage } from "@curta/studio";

/** What the server uses of the film maker; tests replace it. */
export interface Studio {
  readonly makeKeyImage: typeof makeKeyImage;
  readonly makeFilm: typeof makeFilm;
}
