// Plain JavaScript that every Node understands: the rest of the program is TypeScript and needs Node 24.
// If this Node is too old, starts the one that was installed with the program.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import module from "node:module";
import { fileURLToPath } from "node:url";
import { oldNode } from "../texts/old-node.mjs";

const NEEDED = 24;
const major = Number(process.versions.node.split(".")[0]);
const own = fileURLToPath(new URL("../../../node_modules/.bin/node", import.meta.url));

// glibc keeps freed memory for itself: pieces of up to 32 MB once one of that size was freed, and what lies in an arena of
// each thread. Films start threads anew, so a worker would hold more after each. A fixed threshold and two arenas give it back.
// Large pieces in huge pages: a photo of 24 megapixels is 18,000 page faults less for each copy of it.
const ALLOCATOR = {
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_ARENA_MAX: "2",
  GLIBC_TUNABLES: "glibc.malloc.hugetlb=1",
};
// oxlint-disable-next-line no-process-env -- glibc is set in no other way
const { env } = process;
// V8 write-protects its compiled code with the processor's memory protection keys, and aborts now and then where threads compile
// WebAssembly (nodejs/node#64500), which would cost a film.
const UNGUARDED = "--no-memory-protection-keys";
const isGuarded = !process.execArgv.includes(UNGUARDED);
/** Linux has it; elsewhere there is no glibc, and no such key. */
const COMMAND_LINE = "/proc/self/cmdline";
const unset = Object.entries(ALLOCATOR).filter(([name]) => !env[name]);
for (const [name, value] of unset) env[name] = value;

/** Both count when a process starts: begins this one again, as the same process, with the flag in its command line. */
function beginAgain() {
  const [program, ...rest] = readFileSync(COMMAND_LINE, "utf8").split("\0").slice(0, -1);
  const flags = isGuarded ? [UNGUARDED] : [];
  process.execve(process.execPath, [program, ...flags, ...rest], env);
}

if (major >= NEEDED) {
  // A channel to the process that started this one would be lost.
  if ((unset.length > 0 || isGuarded) && !process.connected && existsSync(COMMAND_LINE)) beginAgain();
  // Caches compiled code, which halves the time of the next start. The folder is our own, because another user
  // could write to a shared one.
  const compiled = fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url));
  // Set for threads and processes that are started later: they know it from here.
  env.NODE_COMPILE_CACHE ||= compiled;
  module.enableCompileCache();
  await import("./curta.ts");
} else if (existsSync(own)) {
  // The channel tells the other when this one is killed.
  const child = spawn(own, [UNGUARDED, ...process.argv.slice(1)], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
} else {
  process.stderr.write(oldNode(NEEDED, process));
  process.exitCode = 1;
}
