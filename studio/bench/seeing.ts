/**
 * `npm run bench:seeing [folder of photos]` prints how many labelled faces, people and things are found, by the trained
 * eyes and by the reading of before, for the half that thresholds are chosen on and the half that is held back, and how
 * long a look takes.
 */
import path from "node:path";
import type { Picture } from "../src/picture.ts";
import { observe } from "../src/reading/observe.ts";
import { see } from "../src/seeing/see.ts";
import { loadNetworks } from "../src/seeing-models.ts";
import { drawnCases, labelledPhotos } from "./seeing-cases.ts";
import { Tally } from "./seeing-score.ts";
import type { Finding } from "./seeing-score.ts";

const PHOTOS = path.join(import.meta.dirname, "../../../shared/photos");
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

function before(picture: Picture): Found {
  const { faces, subject } = observe(picture);
  const boxes = faces.map((face) => ({ box: face }));
  return { faces: boxes, people: faces.length > 0 && subject ? [{ box: subject }] : [], things: [] };
}

const EYES = { trained, before } as const;
const halves = {
  tune: { trained: tallies(), before: tallies() },
  held: { trained: tallies(), before: tallies() },
};

function tallies() {
  return { faces: new Tally(), people: new Tally(), things: new Tally() };
}

const photos = await labelledPhotos(process.argv[2] ?? PHOTOS);
for (const one of [...photos, ...drawnCases(photos)]) {
  const picture = await one.picture();
  for (const eyes of ["trained", "before"] as const) {
    const start = performance.now();
    const found = EYES[eyes](picture);
    const spent = performance.now() - start;
    const line = KINDS.map((kind) => {
      const tally = new Tally();
      const labels = one[kind];
      if (labels === null) return `${kind} -`;
      for (const each of [tally, halves[one.half][eyes][kind]]) each.add(labels, found[kind], ALIKE[kind]);
      return `${kind} ${tally.found}/${tally.there}${tally.wrong > 0 ? ` +${tally.wrong} wrong` : ""}`;
    });
    console.log(
      `${one.name.padEnd(24)} ${eyes.padEnd(8)} ${spent.toFixed(0).padStart(5)} ms  ${line.join("  ")}`,
    );
  }
}
for (const half of ["tune", "held"] as const) {
  for (const kind of KINDS) {
    console.log(
      `${half} ${kind}: ${halves[half].trained[kind].text}; before: ${halves[half].before[kind].text}`,
    );
  }
}
