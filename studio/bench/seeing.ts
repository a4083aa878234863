/**
 * `npm run bench:seeing [folder of photos]` prints how many labelled faces, people and things are found, by the trained
 * eyes and by the reading of before, for the half that thresholds are chosen on and the half that is held back, and how
 * long a look takes.
 */
import path from "node:path";
import { photoPath } from "@curta/photos";
import type { Picture } from "../src/picture.ts";
import { see } from "../src/seeing/see.ts";
import { loadNetworks } from "../src/seeing-models.ts";
import { drawnCases, labelledPhotos } from "./seeing-cases.ts";
import { Tally } from "./seeing-score.ts";
import type { Finding } from "./seeing-score.ts";

const PHOTOS = path.dirname(photoPath("craft-beer.jpg"));
/** Names are believed from here on. */
const SURE = 0.55;
/** Boxes as alike as this are the same: faces are drawn by eye, and bodies by taste. */
const ALIKE = { faces: 0.25, people: 0.4, things: 0.4 } as const;
const KINDS = ["faces", "people", "things"] as const;

type Found = Record<(typeof KINDS)[number], readonly Finding[]>;

function trained(picture: Picture): Found {
  const { faces, people, things } = see(picture, loadNetworks());
  return { faces, people, things: things.filter(({ confidence }) => confidence >= SURE) };
}

const halves = {
  tune: tallies(),
  held: tallies(),
};

function tallies() {
  return { faces: new Tally(), people: new Tally(), things: new Tally() };
}

const photos = await labelledPhotos(process.argv[2] ?? PHOTOS);
for (const one of [...photos, ...drawnCases(photos)]) {
  const picture = await one.picture();
  const start = performance.now();
  const found = trained(picture);
  const spent = performance.now() - start;
  const line = KINDS.map((kind) => {
    const tally = new Tally();
    const labels = one[kind];
    if (labels === null) return `${kind} -`;
    for (const each of [tally, halves[one.half][kind]]) each.add(labels, found[kind], ALIKE[kind]);
    return `${kind} ${tally.found}/${tally.there}${tally.wrong > 0 ? ` +${tally.wrong} wrong` : ""}`;
  });
  console.log(`${one.name.padEnd(24)} ${spent.toFixed(0).padStart(5)} ms  ${line.join("  ")}`);
}
for (const half of ["tune", "held"] as const) {
  for (const kind of KINDS) console.log(`${half} ${kind}: ${halves[half][kind].text}`);
}
