import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createServer } from "vite";
import { readConfig, type Config } from "../../config.ts";
import { freePort } from "../../database/embedded/postmaster.ts";
import { REALTIME_PATH, serverPatterns } from "../start/server-paths.ts";
import { loadEnvironmentFile } from "../environment-file.ts";
import { SAYS } from "../../texts/command-line.ts";

const WEB = join(import.meta.dirname, "../../../../web");
const POLL_MS = 100;

/** `curta dev`: the page with hot reload, and the server, which starts again when its code changes. */
export async function run(_args: string[]): Promise<number> {
  loadEnvironmentFile();
  const config = readConfig();
  const apiPort = await freePort();
  const api = startServer(config, apiPort);
  const target = `http://127.0.0.1:${apiPort}`;
  const page = await createServer({
    root: WEB,
    server: {
      port: config.port,
      strictPort: true,
      proxy: Object.fromEntries(
        serverPatterns().map(({ path, pattern }) => [pattern, { target, ws: path === REALTIME_PATH }]),
      ),
    },
  });
  await page.listen();
  const address = `http://localhost:${config.port}`;
  const stopping = new AbortController();
  void announceWhenReady(address, target, stopping.signal);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM"), once(api, "exit")]);
  stopping.abort();
  api.kill("SIGTERM");
  await page.close();
  if (api.exitCode === null && api.signalCode === null) await once(api, "exit");
  return 0;
}

function startServer(config: Config, port: number): ChildProcess {
  const program = join(import.meta.dirname, "../curta.ts");
  return spawn(process.execPath, ["--watch-preserve-output", "--watch", program, "serve"], {
    stdio: "inherit",
    // Ctrl-C reaches every process of the terminal's group; a second one would end the server at once.
    detached: true,
    env: {
      ...config.environment,
      PORT: String(port),
      CURTA_PUBLIC_URL: config.publicUrl ?? `http://localhost:${config.port}`,
    },
  });
}

/** Says where the page is, once both page and server answer. Code that does not start yet is waited for. */
async function announceWhenReady(page: string, server: string, signal: AbortSignal): Promise<void> {
  for (const url of [`${server}/ready`, page]) {
    while (!(await answers(url, signal))) {
      if (signal.aborted) return;
      await sleep(POLL_MS);
    }
  }
  process.stdout.write(`${SAYS.devReady(page)}\n`);
}

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(url, { signal, headers: { accept: "text/html,*/*" } }).catch(() => undefined);
  return answer?.ok ?? false;
}
