import { filmEs } from "./es/film.ts";
import { generatorEs } from "./es/generator.ts";
import { myDataEs } from "./es/my-data.ts";
import { namesEs } from "./es/names.ts";
import { pageEs } from "./es/page.ts";
import { shareEs } from "./es/share.ts";
import { shelfEs } from "./es/shelf.ts";
import { shotsEs } from "./es/shots.ts";
import type { Texts } from "./pt.ts";

/** Every text that the page shows, in Spanish. */
export const es: Texts = {
  ...pageEs,
  ...generatorEs,
  ...filmEs,
  ...namesEs,
  share: shareEs,
  shots: shotsEs,
  shelf: shelfEs,
  myData: myDataEs,
};
