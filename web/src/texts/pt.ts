import { filmPt } from "./pt/film.ts";
import { generatorPt } from "./pt/generator.ts";
import { myDataPt } from "./pt/my-data.ts";
import { namesPt } from "./pt/names.ts";
import { pagePt } from "./pt/page.ts";
import { sharePt } from "./pt/share.ts";
import { shelfPt } from "./pt/shelf.ts";
import { shotsPt } from "./pt/shots.ts";

/**
 * Every text that the page shows, in Portuguese: the texts that the specification gives, word by word. What it is made
 * of is the shape of the other languages' catalogues.
 */
export const pt = {
  ...pagePt,
  ...generatorPt,
  ...filmPt,
  ...namesPt,
  share: sharePt,
  shots: shotsPt,
  shelf: shelfPt,
  myData: myDataPt,
};

export type Texts = typeof pt;
