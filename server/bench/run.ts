/** `npm run bench:server`: what one web process does on this machine. Loopback only; ends by itself. */
import { availableParallelism, cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { megabytes } from "./measure.ts";
import { benchPageLoad } from "./page-load.ts";
import { startPlain } from "./plain.ts";
import { startProduct } from "./product.ts";
import { benchSignIns, USERS } from "./sign-ins.ts";
import { benchSockets } from "./sockets.ts";
import { benchUploads } from "./uploads.ts";

const LIMIT_MS = 175_000;
setTimeout(() => {
  process.stderr.write("the benchmark took too long and was stopped\n");
  process.exit(1);
}, LIMIT_MS).unref();

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}

await using product = await startProduct(USERS);
using plain = await startPlain();
say([`${cpus()[0]?.model ?? "?"}, ${availableParallelism()} cores, Node ${process.version}`, ""]);
await sleep(2_000);
say([`memory, idle         ${megabytes(await product.residentBytes())}`]);
say(await benchPageLoad(product.url, plain));
say(await benchSignIns(product));
say(await benchSockets(product, plain));
say([`memory, 5,000 gone   ${megabytes(await product.residentBytes())}`]);
say(await benchUploads(product));
say([`memory, afterwards   ${megabytes(await product.residentBytes())}`]);
