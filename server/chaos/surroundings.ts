import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pick } from "@curta/studio/random";
import { startEmbedded } from "../src/database/embedded.ts";
import { startMutedLink, type MutedLink } from "../testing/faults/muted-link.ts";
import { startTestS3, type TestS3 } from "../testing/servers/test-s3.ts";
import { signalCluster } from "./cluster-processes.ts";
import { VICTIMS, type Product } from "./product-process.ts";

/** Something that happens to the product or around it, and is over after a while. */
export interface Trouble {
  /** Troubles of one kind are counted together. */
  readonly kind: string;
  /** Seconds that it lasts; undefined: it is over at once, or never by itself. */
  readonly seconds?: number;
  /** Resolves when it is over. */
  readonly happen: (product: Product) => Promise<void>;
}

/** What the product stands on in a chaos run, and what can happen there. */
export interface Surroundings extends AsyncDisposable {
  readonly env: Record<string, string>;
  /** Draws the next trouble. */
  draw(random: () => number): Trouble;
  /** Names of the stored files, with unfinished ones. */
  files(): Promise<string[]>;
  /** Brings on what lasts for ever, at the end of a run. */
  fallSilent(): void;
}

/** Disk and bundled database; processes are killed. */
export function createPlainSurroundings(data: string): Surroundings {
  return {
    env: {},
    draw(random) {
      const victim = pick(random, VICTIMS);
      return { kind: `${victim} killed`, happen: async (product) => void product.signal(victim) };
    },
    files: () => readdir(join(data, "media"), { recursive: true }),
    fallSilent: () => undefined,
    [Symbol.asyncDispose]: async () => undefined,
  };
}

const SHORTEST_MS = 1_000;
/** A slow link to the database: what each piece of bytes takes, in milliseconds. A query takes two of them. */
const SLOW_LINK_MS = 250;
/** A slow S3: what its answers take, in milliseconds, and the bytes a second that it gives files at. A film has 100 kB. */
const SLOW_S3 = { delayMs: 2_000, pace: 20_000 };

interface Parts {
  readonly link: MutedLink;
  readonly s3: TestS3;
  /** Folder of the database. */
  readonly cluster: string;
}

function sudden(kind: string, signal: NodeJS.Signals, victim: "web" | "worker" = "worker"): Trouble {
  return { kind, happen: async (product) => void product.signal(victim, signal) };
}

/** Everything that can fall silent or be slow for `forMs`, freeze, or run out of memory. */
function silentTroubles({ link, s3, cluster }: Parts, forMs: number): [Trouble, ...Trouble[]] {
  const lasting = (
    kind: string,
    begin: (product: Product) => unknown,
    end: (product: Product) => unknown,
  ): Trouble => ({
    kind,
    seconds: Math.round(forMs / 1_000),
    async happen(product) {
      await begin(product);
      await sleep(forMs);
      await end(product);
    },
  });
  const freeze = (victim: "web" | "worker"): Trouble =>
    lasting(
      `${victim} frozen`,
      (product) => product.signal(victim, "SIGSTOP"),
      (product) => product.signal(victim, "SIGCONT"),
    );
  return [
    lasting(
      "database link mute",
      () => link.mute(),
      () => link.unmute(),
    ),
    lasting(
      "database link slow",
      () => link.delay(SLOW_LINK_MS),
      () => link.delay(0),
    ),
    lasting(
      "database frozen",
      () => signalCluster(cluster, "SIGSTOP"),
      () => signalCluster(cluster, "SIGCONT"),
    ),
    lasting(
      "S3 mute",
      () => (s3.mute = true),
      () => (s3.mute = false),
    ),
    lasting(
      "S3 stalls after headers",
      () => (s3.pace = 0),
      () => (s3.pace = undefined),
    ),
    lasting(
      "S3 slow",
      () => Object.assign(s3, SLOW_S3),
      () => Object.assign(s3, { delayMs: 0, pace: undefined }),
    ),
    freeze("worker"),
    freeze("web"),
    // Nobody wakes it: whoever supervises it has to notice.
    sudden("worker frozen for ever", "SIGSTOP"),
    // The system kills without a word, Node's own heap limit aborts.
    sudden("worker out of memory", "SIGKILL"),
    sudden("worker's heap full", "SIGABRT"),
    sudden("web out of memory", "SIGKILL", "web"),
    sudden("web's heap full", "SIGABRT", "web"),
  ];
}

/**
 * A database behind a link, and an S3; both fall silent or are slow for `longestMs` at most, and processes freeze or run out of
 * memory.
 */
export async function startSilentSurroundings(longestMs: number): Promise<Surroundings> {
  const stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "curta-silent-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const database = await startEmbedded(join(folder, "postgres"));
  stack.defer(() => database.stop());
  const cluster = join(folder, "postgres/cluster");
  const link = stack.use(await startMutedLink(database.url));
  const s3 = stack.use(await startTestS3());
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.config;
  return {
    env: {
      DATABASE_URL: link.url,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    draw(random) {
      const forMs = SHORTEST_MS + random() * (longestMs - SHORTEST_MS);
      return pick(random, silentTroubles({ link, s3, cluster }, forMs));
    },
    files: async () => [...s3.objects.keys()].map((path) => path.replace(`/${bucket}/`, "")),
    fallSilent() {
      link.mute();
      s3.mute = true;
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
