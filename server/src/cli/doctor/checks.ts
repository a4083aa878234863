import { once } from "node:events";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { CurtaError } from "@curta/contract";
import { measureMachine } from "@curta/studio/machine";
import type { Config } from "../../config.ts";
import { findRunning } from "../../database/embedded.ts";
import { createLauncher } from "../../database/embedded/launcher.ts";
import { explainConnection } from "../../database/explain-connection.ts";
import { describeProblems, findProblems, readDatabaseFacts } from "../../database/fitness.ts";
import { createPool, endPool } from "../../database/pool.ts";
import { BYTES_NEEDED, rendersFor } from "../../generation/renders.ts";
import { mediaKey, newMediaFolder } from "../../media/media-store.ts";
import { createS3Store } from "../../media/s3.ts";
import { isFresh } from "../start/build-page.ts";
import { decimal } from "../status/amounts.ts";
import { makeTestPhoto } from "./test-photo.ts";
import { DOCTOR } from "../../texts/doctor.ts";

interface Diagnosis {
  readonly ok: boolean;
  /** What was found. */
  readonly detail: string;
  /** The command or action that solves the problem. */
  readonly mend?: string;
}
export type CheckResult = Diagnosis & { readonly name: string };
type Check = (config: Config) => Promise<Diagnosis>;

const NODE_NEEDED = 24;
const GIGABYTE = 1_000_000_000;
const SPACE_NEEDED_GB = 2;

/** Everything that a start needs, in the order of use. */
export const CHECKS: readonly (readonly [name: string, check: Check])[] = [
  ["Node", checkNode],
  [DOCTOR.dataFolder, checkDataFolder],
  [DOCTOR.space, checkSpace],
  [DOCTOR.memory, checkMemory],
  [DOCTOR.port, checkPort],
  ["PostgreSQL", checkDatabase],
  [DOCTOR.storage, checkStorage],
  [DOCTOR.studio, checkStudio],
  [DOCTOR.page, checkPage],
];

async function checkNode(): Promise<Diagnosis> {
  const major = Number(process.versions.node.split(".")[0]);
  return {
    ok: major >= NODE_NEEDED,
    detail: process.version,
    mend: DOCTOR.mendNode(NODE_NEEDED),
  };
}

async function checkDataFolder({ dataFolder }: Config): Promise<Diagnosis> {
  const probe = join(dataFolder, ".doctor");
  try {
    await mkdir(dataFolder, { recursive: true });
    await writeFile(probe, "");
    // Another doctor may have looked at the same moment.
    await rm(probe, { force: true });
    return { ok: true, detail: dataFolder };
  } catch {
    return { ok: false, detail: DOCTOR.notWritable(dataFolder), mend: DOCTOR.mendFolder(dataFolder) };
  }
}

async function checkSpace({ dataFolder }: Config): Promise<Diagnosis> {
  const { bavail, bsize } = await statfs(dataFolder);
  const free = (bavail * bsize) / GIGABYTE;
  const [detail, mend] = [DOCTOR.free(decimal(free)), DOCTOR.mendSpace(SPACE_NEEDED_GB)];
  return { ok: free >= SPACE_NEEDED_GB, detail, mend };
}

async function checkMemory({ renders }: Config): Promise<Diagnosis> {
  const machine = measureMachine();
  const count = renders ?? rendersFor(machine);
  return {
    ok: machine.memoryBytes >= BYTES_NEEDED,
    detail: DOCTOR.machine(decimal(machine.memoryBytes / GIGABYTE), machine.cores, count),
    mend: DOCTOR.mendMemory(decimal(BYTES_NEEDED / GIGABYTE)),
  };
}

async function checkPort({ host, port }: Config): Promise<Diagnosis> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, "listening");
    probe.close();
    return { ok: true, detail: port === 0 ? DOCTOR.anyPort : DOCTOR.freePort(port) };
  } catch {
    const answer = await fetch(`http://localhost:${port}/live`).catch(() => undefined);
    if (answer?.ok) return { ok: true, detail: DOCTOR.ourPort(port) };
    return {
      ok: false,
      detail: DOCTOR.foreignPort(port),
      mend: `PORT=${port + 1} npm start`,
    };
  }
}

async function checkDatabase(config: Config): Promise<Diagnosis> {
  const home = join(config.dataFolder, "postgres");
  const url = config.databaseUrl ?? (await findRunning(home));
  // Before the very first start, the folder does not exist.
  if (url === undefined) return checkBundled(config.dataFolder);
  const pool = createPool(url, { max: 1 });
  try {
    const facts = await readDatabaseFacts(pool);
    const problems = findProblems(facts);
    if (problems.length > 0) {
      return { ok: false, detail: describeProblems(problems), mend: DOCTOR.mendRights };
    }
    const [major, minor] = [Math.floor(facts.version / 10_000), facts.version % 10_000];
    return { ok: true, detail: DOCTOR.database(`${major}.${minor}`) };
  } catch (error) {
    const why = explainConnection(error, url);
    const detail = why instanceof CurtaError ? `${why.message} (${why.detail})` : String(why);
    return { ok: false, detail, mend: DOCTOR.mendDatabase };
  } finally {
    await endPool(pool);
  }
}

async function checkBundled(folder: string): Promise<Diagnosis> {
  const launcher = await createLauncher(join(folder, "cluster"));
  const child = launcher.spawn("postgres", ["--version"]);
  let said = "";
  child.stdout?.on("data", (chunk) => (said += String(chunk)));
  child.stderr?.on("data", (chunk) => (said += String(chunk)));
  const [code] = await once(child, "close");
  return { ok: code === 0, detail: DOCTOR.bundled(said.trim()), mend: "npm ci" };
}

async function checkStorage(config: Config): Promise<Diagnosis> {
  if (!config.s3) return { ok: true, detail: DOCTOR.inDataFolder };
  const store = createS3Store(config.s3);
  const folder = newMediaFolder();
  try {
    await store.putBytes(mediaKey(folder, "poster.jpg"), Buffer.from("doctor"));
    await store.deleteFolder(folder);
    return { ok: true, detail: `${config.s3.endpoint}/${config.s3.bucket}` };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ok: false, detail, mend: DOCTOR.mendStorage };
  }
}

/** Makes a key image, which uses the native libraries. */
async function checkStudio(): Promise<Diagnosis> {
  const { makeKeyImage } = await import("@curta/studio");
  const started = performance.now();
  await makeKeyImage(makeTestPhoto(), { style: "viral", seconds: 5, seed: 1 });
  const seconds = (performance.now() - started) / 1000;
  return { ok: true, detail: DOCTOR.madeImage(decimal(seconds)) };
}

async function checkPage(): Promise<Diagnosis> {
  return { ok: true, detail: (await isFresh()) ? DOCTOR.built : DOCTOR.notBuilt };
}
