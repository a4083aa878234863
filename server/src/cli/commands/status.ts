import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { readConfig, type Config } from "../../config.ts";
import { findRunning } from "../../database/embedded.ts";
import { createPool, endPool } from "../../database/pool.ts";
import { findAddress } from "../../running-address.ts";
import { describeStatus, type Status } from "../status/describe-status.ts";
import { readFigures } from "../status/read-figures.ts";
import { loadEnvironmentFile } from "../environment-file.ts";

const ASK_LIMIT_MS = 5_000;
/** A process that serves the page alone has neither database nor storage. */
const readySchema = z.object({
  ok: z.boolean(),
  database: z.boolean().default(true),
  media: z.boolean().default(true),
});

/** `curta status`: how it goes, in sentences. Exit code 0 if the product does its job. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { json: { type: "boolean" } } });
  loadEnvironmentFile();
  const status = await readStatus(readConfig());
  if (values.json) process.stdout.write(`${JSON.stringify(status)}\n`);
  else process.stdout.write(`${describeStatus(status).join("\n")}\n`);
  return status.ready?.ok === true ? 0 : 1;
}

async function readStatus(config: Config): Promise<Status> {
  const url = config.publicUrl ?? (await findAddress(config.dataFolder)) ?? `http://localhost:${config.port}`;
  const [ready, freeBytes, databaseUrl] = await Promise.all([
    askReady(url),
    statfs(config.dataFolder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => undefined,
    ),
    config.databaseUrl ?? findRunning(join(config.dataFolder, "postgres")),
  ]);
  const { bytesPerUser, keepDays } = config;
  // Files in an S3 fill no disk of ours.
  const disk = config.s3 === undefined ? freeBytes : undefined;
  const known = { url, ready, freeBytes: disk, bytesPerUser, keepDays };
  if (databaseUrl === undefined) return { ...known, figures: undefined };
  const pool = createPool(databaseUrl, { max: 2 });
  try {
    return { ...known, figures: await readFigures(pool) };
  } catch {
    return { ...known, figures: undefined };
  } finally {
    await endPool(pool);
  }
}

/** What /ready says; undefined where nobody answers. */
async function askReady(url: string): Promise<Status["ready"]> {
  try {
    const answer = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(ASK_LIMIT_MS) });
    return readySchema.parse(await answer.json());
  } catch {
    return undefined;
  }
}
