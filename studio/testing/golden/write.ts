/**
 * `npm run golden` writes the table of plans anew, after a change of direction that is meant; the diff says which films
 * changed, and in what. `npm run golden -- readings` looks at the photos again first, after a change of seeing or reading.
 * `npm run golden -- certificates` makes the films of the golden certificates and measures them anew.
 */
import { writeFileSync } from "node:fs";
import { readPhoto } from "@curta/photos";
import { preparePhoto } from "../../src/studio.ts";
import { CERTIFICATES_FILE, certificateTable } from "./certificate-table.ts";
import { PLANS_FILE, planTable } from "./plan-table.ts";
import { GOLDEN_PHOTOS, READINGS_FILE } from "./saved-readings.ts";

const [, , what] = process.argv;
if (what === "readings") {
  const lines: string[] = [];
  for (const photo of GOLDEN_PHOTOS) {
    // oxlint-disable-next-line no-await-in-loop -- a photo takes all cores
    const { reading } = await preparePhoto(await readPhoto(photo), { style: "viral", seconds: 15, seed: 1 });
    lines.push(JSON.stringify({ photo, reading }));
  }
  writeFileSync(READINGS_FILE, `${lines.join("\n")}\n`);
}
if (what === "certificates") {
  const lines: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- a film takes all cores
  for (const certify of certificateTable().values()) lines.push(...(await certify()));
  writeFileSync(CERTIFICATES_FILE, `${lines.join("\n")}\n`);
} else {
  writeFileSync(PLANS_FILE, `${[...planTable().values()].flatMap((rows) => rows()).join("\n")}\n`);
}
