/**
 * `npm run bench:server`: what one web process does on this machine. Loopback only; ends by itself. With names
 * of its parts (page, sign-ins, sockets, owners, uploads) only those are measured. The part "doors" runs only when it is
 * named: everybody at once, while a worker renders a film.
 */
import { availableParallelism, cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { benchDoors } from "./doors.ts";
import { megabytes } from "./measure.ts";
import { benchOwners } from "./owners.ts";
import { benchPageLoad } from "./page-load.ts";
import { startPlain } from "./plain.ts";
import { startProduct } from "./product.ts";
import { benchSignIns, USERS } from "./sign-ins.ts";
import { benchSockets } from "./sockets.ts";
import { benchUploads } from "./uploads.ts";

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}

const PARTS = ["page", "sign-ins", "sockets", "owners", "uploads", "doors"] as const;
const { positionals } = parseArgs({ allowPositionals: true });
const wants = (part: (typeof PARTS)[number]): boolean =>
  positionals.includes(part) || (positionals.length === 0 && part !== "doors");

const LIMIT_MS = wants("doors") ? 295_000 : 175_000;
setTimeout(() => {
  process.stderr.write("the benchmark took too long and was stopped\n");
  process.exit(1);
}, LIMIT_MS).unref();

await using product = await startProduct(USERS, wants("doors") ? "all" : "web");
using plain = await startPlain();
const memory = async (when: string): Promise<void> =>
  say([`memory, ${when.padEnd(12)}${megabytes(await product.residentBytes())}`]);

say([`${cpus()[0]?.model ?? "?"}, ${availableParallelism()} cores, Node ${process.version}`, ""]);
await sleep(2_000);
await memory("idle");
if (wants("page")) say(await benchPageLoad(product.url, plain));
if (wants("sign-ins")) say(await benchSignIns(product));
if (wants("sockets")) say(await benchSockets(product, plain));
if (wants("owners")) say(await benchOwners(product));
await memory("5,000 gone");
if (wants("uploads")) say(await benchUploads(product));
if (wants("doors")) say(await benchDoors(product, USERS));
await memory("afterwards");
