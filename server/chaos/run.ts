/**
 * `npm run test:chaos -- --rounds N --seed S [--silent [--longest SECONDS]] [--real]`: kills processes while films are made, or
 * mutes and slows links and freezes processes, and counts. Exits with 1 if anything was lost, doubled or broken, or a stop took over 15 s.
 */
import { parseArgs } from "node:util";
import { playRounds } from "./rounds.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seed: { type: "string", default: "1" },
    longest: { type: "string", default: "30" },
    silent: { type: "boolean", default: false },
    real: { type: "boolean", default: false },
  },
});
const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { silent, real } = values;
const tally = await playRounds({ rounds, seed, silent, real, longest: Number(values.longest), say });
const { troubles, accepted, delivered, lost, doubled, broken, slowStops } = tally;
say(
  `seed ${seed}: ${rounds} rounds, ${troubles} ${silent ? "troubles" : "kills"}, ${accepted} films accepted, ` +
    `${delivered} delivered, ${lost} lost, ${doubled} doubled, ${broken} broken, ${slowStops} slow stops`,
);
for (const [kind, times] of [...tally.kinds].toSorted(([one], [other]) => one.localeCompare(other, "en")))
  say(`  ${times} x ${kind}`);
process.exitCode = lost + doubled + broken + slowStops === 0 ? 0 : 1;
