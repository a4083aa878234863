import { spawn, type ChildProcess } from "node:child_process";
import { dirname, join } from "node:path";
import { canReach, findAccount, type Account } from "./account.ts";
import { findBinaries } from "./binaries.ts";

/** PostgreSQL's whole environment. Ours is not passed on, because it may contain secrets. */
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
 * Finds out how to start PostgreSQL for a cluster folder. Under root it runs as another account. If that account
 * cannot enter the folders (for example below /root), util-linux's setpriv gives it the one capability that
 * allows it, so that no folder permissions have to change.
 */
export async function createLauncher(cluster: string): Promise<Launcher> {
  const { native, libraries } = await findBinaries(dirname(cluster));
  const environment = libraries === undefined ? ENVIRONMENT : { ...ENVIRONMENT, LD_LIBRARY_PATH: libraries };
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
        ...(process.platform === "win32" ? {} : { env: environment }),
        stdio: ["ignore", "pipe", "pipe"],
        // A process group of its own: Ctrl-C must not reach PostgreSQL, which we stop after everything that uses it.
        detached: true,
        windowsHide: true,
        cwd: "/",
        ...(direct ? account : {}),
      });
    },
  };
}

/** Kills a program that a launcher started, and what that one has started. */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // They have just ended by themselves.
  }
}

function setprivCommand({ uid, gid }: Account): [string, ...string[]] {
  return [
    "setpriv",
    // Without this, access(2), which initdb calls, would ignore the capability.
    "--securebits=+no_setuid_fixup",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--inh-caps=-all,+dac_override",
    "--ambient-caps=-all,+dac_override",
    "--",
  ];
}
