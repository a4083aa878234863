import { filmEn } from "./en/film.ts";
import { generatorEn } from "./en/generator.ts";
import { myDataEn } from "./en/my-data.ts";
import { namesEn } from "./en/names.ts";
import { pageEn } from "./en/page.ts";
import { shareEn } from "./en/share.ts";
import { shelfEn } from "./en/shelf.ts";
import { shotsEn } from "./en/shots.ts";
import type { Texts } from "./pt.ts";

/** Every text that the page shows, in English. */
export const en: Texts = {
  ...pageEn,
  ...generatorEn,
  ...filmEn,
  ...namesEn,
  share: shareEn,
  shots: shotsEn,
  shelf: shelfEn,
  myData: myDataEn,
};
