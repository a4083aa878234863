import { parseArgs } from "node:util";
import { KEY_SCOPES, CurtaError } from "@curta/contract";
import type { Pool } from "pg";
import { z } from "zod";
import {
  addApiKey,
  createIdentity,
  listApiKeys,
  noteSecurity,
  replaceKeys,
  revokeApiKey,
  rotateSigningKey,
  type KeyScope,
} from "../../identity/index.ts";
import { readConfig } from "../../config.ts";
import { loadEnvironmentFile } from "../environment-file.ts";
import { openDatabase } from "../open-database.ts";
import { SAYS } from "../../texts/command-line.ts";
import { KEY_HELP } from "../../texts/help.ts";

/** `curta key`: the keys of the installation, and those with which machines act for users. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: "string" },
      scope: { type: "string", default: KEY_SCOPES.join(",") },
      leaked: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    process.stdout.write(KEY_HELP);
    return 0;
  }
  const [verb, subject] = positionals;
  const wrong = whatIsWrong(verb, subject, values.name);
  if (wrong !== undefined) throw new CurtaError("invalid_option", { detail: wrong });
  loadEnvironmentFile();
  await using database = await openDatabase(readConfig());
  const { pool } = database;
  if (verb === undefined) return await showInstallationKeys(pool);
  if (verb === "list") return await list(pool);
  if (verb === "rotate") return await rotate(pool, values.leaked === true);
  if (verb === "add") return await add(pool, subject ?? "", values.name ?? "", readScopes(values.scope));
  await noteSecurity(pool, { kind: "key_revoked", userId: await revokeApiKey(pool, subject ?? "") });
  process.stdout.write(`${SAYS.keyRevoked}\n`);
  return 0;
}

/** What keeps the command from being understood, in words; undefined for nothing. */
function whatIsWrong(verb?: string, subject?: string, name?: string): string | undefined {
  if (verb === "add") {
    if (subject === undefined) return SAYS.missingEmail;
    return name === undefined ? SAYS.missingName : undefined;
  }
  if (verb === "revoke") return subject === undefined ? SAYS.missingKeyNumber : undefined;
  return verb === undefined || verb === "list" || verb === "rotate" ? undefined : verb;
}

async function showInstallationKeys(pool: Pool): Promise<number> {
  const { anonKey, serviceKey } = await createIdentity({ pool });
  process.stdout.write(`${SAYS.installationKeys(anonKey, serviceKey)}\n`);
  return 0;
}

async function rotate(pool: Pool, leaked: boolean): Promise<number> {
  if (!leaked) {
    await rotateSigningKey(pool);
    process.stdout.write(`${SAYS.signingKeyRotated}\n`);
    return 0;
  }
  const sessions = await replaceKeys(pool);
  process.stdout.write(`${SAYS.keysReplaced(sessions)}\n`);
  return 0;
}

async function add(pool: Pool, email: string, name: string, scopes: readonly KeyScope[]): Promise<number> {
  const { key, userId } = await addApiKey(pool, email, name, scopes);
  await noteSecurity(pool, { kind: "key_made", userId });
  process.stdout.write(`${SAYS.newKey(key, userId)}\n`);
  return 0;
}

async function list(pool: Pool): Promise<number> {
  const keys = await listApiKeys(pool);
  if (keys.length === 0) process.stdout.write(`${SAYS.noKeys}\n`);
  for (const { id, email, name, scopes, lastUsedAt } of keys) {
    const used = lastUsedAt === null ? SAYS.neverUsed : SAYS.lastUsed(lastUsedAt.toLocaleString("pt-BR"));
    process.stdout.write(`${id}  ${email}  ${name}  ${scopes.join(",")}  ${used}\n`);
  }
  return 0;
}

function readScopes(text: string): KeyScope[] {
  const read = z.array(z.enum(KEY_SCOPES)).safeParse(text.split(","));
  if (!read.success) throw new CurtaError("invalid_option", { detail: `--scope ${KEY_SCOPES.join(",")}` });
  return [...new Set(read.data)];
}
