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

const USAGE = `curta key                        as duas chaves da instalação
curta key add <e-mail> --name <nome> [--scope webhook,rest]
                                 uma chave com que uma máquina age por este usuário
curta key list
curta key rotate                 chave nova para assinar as sessões; ninguém percebe
curta key rotate --leaked        alguém viu segredos: tudo novo, todos entram de novo
curta key revoke <id>`;

/** `curta key`: the keys of the installation, and those with which machines act for users. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: "string" },
      scope: { type: "string", default: KEY_SCOPES.join(",") },
      leaked: { type: "boolean" },
    },
  });
  loadEnvironmentFile();
  const [verb, subject] = positionals;
  await using database = await openDatabase(readConfig());
  const { pool } = database;
  if (verb === undefined) return await showInstallationKeys(pool);
  if (verb === "list") return await list(pool);
  if (verb === "rotate") return await rotate(pool, values.leaked === true);
  if (verb === "add" && subject !== undefined && values.name !== undefined) {
    return await add(pool, subject, values.name, readScopes(values.scope));
  }
  if (verb !== "revoke" || subject === undefined) throw new CurtaError("invalid_option", { detail: USAGE });
  await noteSecurity(pool, { kind: "key_revoked", userId: await revokeApiKey(pool, subject) });
  process.stdout.write("A chave não vale mais.\n");
  return 0;
}

async function showInstallationKeys(pool: Pool): Promise<number> {
  const { anonKey, serviceKey } = await createIdentity({ pool });
  process.stdout.write(`pública: ${anonKey}\nde serviço (segredo): ${serviceKey}\n`);
  return 0;
}

async function rotate(pool: Pool, leaked: boolean): Promise<number> {
  if (!leaked) {
    await rotateSigningKey(pool);
    process.stdout.write("As sessões são assinadas com uma chave nova; a anterior vale por mais uma hora.\n");
    return 0;
  }
  const sessions = await replaceKeys(pool);
  process.stdout.write(
    `Todas as chaves são novas, também a de serviço (curta key mostra). ` +
      `${sessions === 1 ? "1 sessão terminou" : `${sessions} sessões terminaram`}: todos entram de novo.\n`,
  );
  return 0;
}

async function add(pool: Pool, email: string, name: string, scopes: readonly KeyScope[]): Promise<number> {
  const { key, userId } = await addApiKey(pool, email, name, scopes);
  await noteSecurity(pool, { kind: "key_made", userId });
  process.stdout.write(
    `Guarde esta chave, ela não aparece de novo:\n${key}\n` +
      `Vai no cabeçalho "Authorization: Bearer <chave>"; user_id dos pedidos: ${userId}\n`,
  );
  return 0;
}

async function list(pool: Pool): Promise<number> {
  const keys = await listApiKeys(pool);
  if (keys.length === 0) process.stdout.write("Nenhuma chave. Faça uma com: curta key add\n");
  for (const { id, email, name, scopes, lastUsedAt } of keys) {
    const used = lastUsedAt === null ? "nunca usada" : `usada em ${lastUsedAt.toLocaleString("pt-BR")}`;
    process.stdout.write(`${id}  ${email}  ${name}  ${scopes.join(",")}  ${used}\n`);
  }
  return 0;
}

function readScopes(text: string): KeyScope[] {
  const read = z.array(z.enum(KEY_SCOPES)).safeParse(text.split(","));
  if (!read.success) throw new CurtaError("invalid_option", { detail: `--scope ${KEY_SCOPES.join(",")}` });
  return [...new Set(read.data)];
}
