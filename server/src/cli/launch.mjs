// Plain JavaScript that every Node understands: the rest of the program is TypeScript and needs Node 24.
// If this Node is too old, starts the one that was installed with the program.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import module from "node:module";
import { fileURLToPath } from "node:url";

const NEEDED = 24;
const major = Number(process.versions.node.split(".")[0]);
const own = fileURLToPath(new URL("../../../node_modules/.bin/node", import.meta.url));

// glibc keeps freed pieces of up to 32 MB for itself once one of that size was freed: a film would take up to a quarter
// more memory than it uses. A fixed threshold gives them back. Processes read it when they start, so workers have it.
// oxlint-disable-next-line no-process-env, no-underscore-dangle -- glibc is set in no other way, and by this name
process.env.MALLOC_MMAP_THRESHOLD_ ||= "262144";

if (major >= NEEDED) {
  // Caches compiled code, which halves the time of the next start. The folder is our own, because another user
  // could write to a shared one.
  const compiled = fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url));
  // oxlint-disable-next-line no-process-env -- set for threads and processes that are started later: they know it from here
  process.env.NODE_COMPILE_CACHE ||= compiled;
  module.enableCompileCache();
  await import("./curta.ts");
} else if (existsSync(own)) {
  // The channel tells the other when this one is killed.
  const child = spawn(own, process.argv.slice(1), { stdio: ["inherit", "inherit", "inherit", "ipc"] });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
} else {
  process.stderr.write(
    `A Curta precisa do Node ${NEEDED}; este é o ${process.version}, e não há um pacote do Node para ${process.platform}-${process.arch}.\n` +
      `Instale o Node ${NEEDED} (https://nodejs.org) e rode o mesmo comando de novo.\n`,
  );
  process.exitCode = 1;
}
