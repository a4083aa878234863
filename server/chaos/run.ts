/**
 * `npm run test:chaos -- --rounds N --seed S [--real]`: kills processes while films are made, and counts.
 * Exits with 1 if anything was lost, doubled or broken.
 */
import { parseArgs } from "node:util";
import { playRounds } from "./rounds.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seed: { type: "string", default: "1" },
    real: { type: "boolean", default: false },
  },
});
const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { kills, accepted, delivered, lost, doubled, broken } = await playRounds({
  rounds,
  seed,
  real: values.real,
  say,
});
say(
  `seed ${seed}: ${rounds} rounds, ${kills} processes killed, ${accepted} films accepted, ` +
    `${delivered} delivered, ${lost} lost, ${doubled} doubled, ${broken} broken`,
);
process.exitCode = lost + doubled + broken === 0 ? 0 : 1;
