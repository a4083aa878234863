import type { makeFilm, makeKeyImage } from "@curta/studio";

/** What the server uses of the film maker; tests replace it. */
export interface Studio {
  readonly makeKeyImage: typeof makeKeyImage;
  /** A key image will be asked for soon: what makes it may start. */
  readonly warmUp?: () => void;
  readonly makeFilm: typeof makeFilm;
}
