import { createIdentity } from "../../identity/index.ts";
import { readConfig } from "../../config.ts";
import { loadEnvironmentFile } from "../environment-file.ts";
import { openDatabase } from "../open-database.ts";

/** `curta key`: the two API keys of the installation. The service key is for an outside workflow only. */
export async function run(): Promise<number> {
  loadEnvironmentFile();
  await using database = await openDatabase(readConfig());
  const { anonKey, serviceKey } = await createIdentity({ pool: database.pool });
  process.stdout.write(`pública: ${anonKey}\nde serviço (segredo): ${serviceKey}\n`);
  return 0;
}
