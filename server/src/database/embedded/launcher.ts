import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { canReach, findAccount, type Account } from "./account.ts";
import { findBinaries } from "./binaries.ts";

/** All that PostgreSQL gets to know of ours, which may hold secrets. */
const ENVIRONMENT = {
  LC_ALL: "C",
  TZ: "UTC",
  PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
};

/** Starts PostgreSQL's programs under an account that they accept. */
export interface Launcher {
  /** Undefined: our own. */
  readonly account: Account | undefined;
  spawn(program: "initdb" | "postgres", args: readonly string[]): ChildProcess;
}

/**
 * Finds how to start PostgreSQL for a cluster folder. As root it runs under another account; where that account
 * cannot enter the folders (a checkout below /root, say), util-linux's setpriv lets it keep the one capability
 * that walks through them, so nobody's folder permissions have to change.
 */
export async function createLauncher(cluster: string): Promise<Launcher> {
  const native = await findBinaries();
  const account = await findAccount(cluster);
  const direct =
    account === undefined ||
    ((await canReach(account, join(native, "bin"))) && (await canReach(account, cluster)));
  return {
    account,
    spawn(program, args) {
      const path = join(native, "bin", program);
      const [command, ...rest] = direct ? [path, ...args] : [...setprivCommand(account), path, ...args];
      return spawn(command, rest, {
        ...(process.platform === "win32" ? {} : { env: ENVIRONMENT }),
        stdio: ["ignore", "pipe", "pipe"],
        // In a process group of its own: Ctrl-C in the terminal is for us, we stop it when its users are gone.
        detached: true,
        windowsHide: true,
        cwd: "/",
        ...(direct ? account : {}),
      });
    },
  };
}

function setprivCommand({ uid, gid }: Account): [string, ...string[]] {
  return [
    "setpriv",
    // Otherwise access(2), which initdb asks, would look without the capability.
    "--securebits=+no_setuid_fixup",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--inh-caps=-all,+dac_override",
    "--ambient-caps=-all,+dac_override",
    "--",
  ];
}
