import { readdir, readFile, readlink, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** Marks are of the whole life of a process; what is looked for is only new ones, which last longer than this. */
const POLL_MS = 200;

/** What a process of the product is. */
export const PARTS = ["web", "worker", "decoder", "listener", "postgres"] as const;
type Part = (typeof PARTS)[number];

/** The most resident memory that processes of the product held, in bytes. Linux only: elsewhere there is no /proc. */
export interface Watch extends AsyncDisposable {
  /** The highest process of each part, since the beginning. */
  readonly highest: ReadonlyMap<Part, number>;
  /** How many processes each part has had. */
  count(part: Part): number;
  /** The most of all processes at one moment. */
  readonly together: number;
  /** Begins anew for one part: `mark` then gives its highest process since now. */
  reset(part: Part): Promise<void>;
  /** @returns bytes; 0 where no process of that part has run since */
  mark(part: Part): Promise<number>;
}

interface Seen {
  readonly pid: number;
  readonly part: Part;
  /** Now, and the most since the mark was reset. */
  readonly resident: number;
  readonly mark: number;
}

/** Watches a process, what it started, and the PostgreSQL whose files lie in `cluster`. */
export function watchProcesses(root: number, cluster: string): Watch {
  const highest = new Map<Part, number>();
  const marks = new Map<Part, number>();
  const pids = new Map<Part, Set<number>>(PARTS.map((part) => [part, new Set()]));
  let together = 0;

  async function look(): Promise<readonly Seen[]> {
    const seen = await findProcesses(root, cluster);
    for (const { part, pid, mark } of seen) {
      pids.get(part)?.add(pid);
      highest.set(part, Math.max(highest.get(part) ?? 0, mark));
      marks.set(part, Math.max(marks.get(part) ?? 0, mark));
    }
    together = Math.max(
      together,
      seen.reduce((sum, { resident }) => sum + resident, 0),
    );
    return seen;
  }

  const over = new AbortController();
  const watching = (async () => {
    for (; !over.signal.aborted; await sleep(POLL_MS)) await look();
  })();
  return {
    highest,
    get together() {
      return together;
    },
    count: (part) => pids.get(part)?.size ?? 0,
    async reset(part) {
      const own = (await look()).filter((process) => process.part === part);
      // 5: the kernel forgets the high-water mark of the process.
      await Promise.all(
        own.map(({ pid }) => writeFile(`/proc/${pid}/clear_refs`, "5").catch(() => undefined)),
      );
      marks.delete(part);
    },
    async mark(part) {
      await look();
      return marks.get(part) ?? 0;
    },
    async [Symbol.asyncDispose]() {
      over.abort();
      await watching;
    },
  };
}

async function findProcesses(root: number, cluster: string): Promise<Seen[]> {
  const all = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const read = await Promise.all(all.map((pid) => readProcess(pid, root, cluster)));
  return read.filter((process) => process !== undefined);
}

async function readProcess(pid: number, root: number, cluster: string): Promise<Seen | undefined> {
  const [status, command, folder] = await Promise.all([
    readFile(`/proc/${pid}/status`, "utf8").catch(() => ""),
    readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => ""),
    readlink(`/proc/${pid}/cwd`).catch(() => ""),
  ]);
  const figure = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]);
  if (!Number.isFinite(figure("VmHWM"))) return undefined;
  const part = partOf(pid, figure("PPid"), root, command, folder === cluster);
  if (part === undefined) return undefined;
  // Pages that PostgreSQL's processes share would count once for each of them.
  const resident = part === "postgres" ? figure("RssAnon") : figure("VmRSS");
  return { pid, part, resident: resident * 1_024, mark: figure("VmHWM") * 1_024 };
}

function partOf(
  pid: number,
  parent: number,
  root: number,
  command: string,
  isDatabase: boolean,
): Part | undefined {
  if (isDatabase) return "postgres";
  if (pid === root) return "web";
  if (parent !== root) return undefined;
  if (command.includes("key-image-child")) return "decoder";
  if (command.includes("song-child")) return "listener";
  return command.includes("launch.mjs") ? "worker" : undefined;
}
