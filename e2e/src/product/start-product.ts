import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

export const ADMIN = { email: "ana@curta.example", password: "girassol-amarelo-42" };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function untilHealthy(url: string, product: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 480; attempt++) {
    if (product.exitCode !== null) throw new Error(`the product stopped:\n${output()}`);
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`the product did not become healthy:\n${output()}`);
}

export interface Product {
  readonly url: string;
  readonly dataFolder: string;
  /** Stops it as Ctrl-C does and gives the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the product as its README says, on a free port and an empty data folder. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const data = mkdtempSync(path.join(tmpdir(), "curta-e2e-"));
  const port = await freePort();
  const product = spawn("npm", ["start"], {
    cwd: path.resolve(import.meta.dirname, "../../.."),
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      CURTA_DATA: data,
      CURTA_ADMIN_EMAIL: ADMIN.email,
      CURTA_ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    },
  });
  let output = "";
  product.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  product.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://localhost:${port}`;
  await untilHealthy(url, product, () => output);
  return {
    url,
    dataFolder: data,
    async stop() {
      const exit = product.exitCode === null ? once(product, "exit") : Promise.resolve([product.exitCode]);
      // A terminal's Ctrl-C reaches the whole process group.
      if (product.pid !== undefined) process.kill(-product.pid, "SIGINT");
      const [code] = (await exit) as [number | null];
      rmSync(data, { recursive: true, force: true });
      return code;
    },
  };
}

/** The product that the global set-up started. */
export function sharedProduct(): Pick<Product, "url" | "dataFolder"> {
  const { CURTA_E2E_URL: url, CURTA_E2E_DATA: dataFolder } = process.env;
  if (url === undefined || dataFolder === undefined) throw new Error("the product is not running");
  return { url, dataFolder };
}
