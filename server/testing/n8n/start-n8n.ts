import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort, start, stop, until } from "./processes.ts";

const WORKFLOWS = join(import.meta.dirname, "../../../deploy/n8n");

export interface N8nOptions {
  readonly n8nFolder: string;
  readonly port: number;
  readonly credentials: readonly object[];
  /** Of the node "Configuração". */
  readonly values: Readonly<Record<string, string>>;
}

/** Imports and publishes a workflow, and starts n8n with it. */
export async function startN8n(
  home: string,
  file: string,
  options: N8nOptions,
): Promise<() => Promise<void>> {
  await mkdir(home, { recursive: true });
  const workflow = JSON.parse(await readFile(join(WORKFLOWS, file), "utf8"), (_key, part: unknown) =>
    configure(part, options.values),
  ) as { id: string };
  await writeFile(join(home, "workflow.json"), JSON.stringify(workflow));
  await writeFile(join(home, "credentials.json"), JSON.stringify(options.credentials));
  const env = {
    N8N_USER_FOLDER: home,
    N8N_PORT: String(options.port),
    N8N_RUNNERS_BROKER_PORT: String(await freePort()),
    N8N_LISTEN_ADDRESS: "127.0.0.1",
    N8N_ENCRYPTION_KEY: randomBytes(16).toString("hex"),
    N8N_DIAGNOSTICS_ENABLED: "false",
    N8N_VERSION_NOTIFICATIONS_ENABLED: "false",
    N8N_TEMPLATES_ENABLED: "false",
  };
  const program = join(options.n8nFolder, "node_modules/n8n/bin/n8n");
  const run = async (...args: string[]) => {
    const [code] = await once(
      start(process.execPath, [program, ...args], env, join(home, "cli.log")),
      "exit",
    );
    if (code !== 0) throw new Error(`n8n ${args.join(" ")}: see ${home}/cli.log`);
  };
  await run("import:credentials", `--input=${join(home, "credentials.json")}`);
  await run("import:workflow", `--input=${join(home, "workflow.json")}`);
  await run("publish:workflow", `--id=${workflow.id}`);
  const end = stop(start(process.execPath, [program, "start"], env, join(home, "n8n.log")));
  // Ready is too early: the webhook is there once its preflight is answered.
  await until("n8n's webhook", async () => {
    const method = {
      method: "OPTIONS",
      headers: { origin: "http://x", "access-control-request-method": "POST" },
    };
    return (await fetch(`http://127.0.0.1:${options.port}/webhook/gerarShorts`, method)).status === 204;
  });
  return end;
}

/** A value of the node "Configuração", with what is true here. */
function configure(part: unknown, values: Readonly<Record<string, string>>): unknown {
  const isValue =
    typeof part === "object" && part !== null && "id" in part && "name" in part && part.id === part.name;
  const value = isValue ? values[String(part.name)] : undefined;
  return isValue && value !== undefined ? { ...part, value } : part;
}

export function credential(id: string, name: string, value: string): object {
  return { id, name: id, type: "httpHeaderAuth", data: { name, value } };
}
