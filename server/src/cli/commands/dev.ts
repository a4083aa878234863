import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createServer } from "vite";
import { readConfig } from "../../config.ts";
import { freePort } from "../../database/embedded/postmaster.ts";
import { loadEnvironmentFile } from "../environment-file.ts";

const WEB = join(import.meta.dirname, "../../../../web");
/** Everything that the server answers; the rest is the page. */
const SERVED = [
  "/auth",
  "/rest",
  "/realtime",
  "/webhook",
  "/media",
  "/generations",
  "/config.json",
  "/health",
];

/** `curta dev`: the page with hot reload, and the server, which starts again when its code changes. */
export async function run(_args: string[]): Promise<number> {
  loadEnvironmentFile();
  const config = readConfig();
  const apiPort = await freePort();
  const program = join(import.meta.dirname, "../curta.ts");
  const api = spawn(process.execPath, ["--watch-preserve-output", "--watch", program, "serve"], {
    stdio: "inherit",
    // Ctrl-C reaches everything in the terminal's group; heard twice, it would end the server at once.
    detached: true,
    env: {
      ...config.environment,
      PORT: String(apiPort),
      CURTA_PUBLIC_URL: config.publicUrl ?? `http://localhost:${config.port}`,
    },
  });
  const target = `http://127.0.0.1:${apiPort}`;
  const page = await createServer({
    root: WEB,
    server: {
      port: config.port,
      strictPort: true,
      proxy: Object.fromEntries(SERVED.map((path) => [path, { target, ws: path === "/realtime" }])),
    },
  });
  await page.listen();
  process.stdout.write(`A página, com recarga automática: http://localhost:${config.port}\n`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM"), once(api, "exit")]);
  api.kill("SIGTERM");
  await page.close();
  if (api.exitCode === null && api.signalCode === null) await once(api, "exit");
  return 0;
}
