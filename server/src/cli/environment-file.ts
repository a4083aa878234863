import { existsSync } from "node:fs";

/** Loads `.env` of the current folder, if it exists, into the environment. Variables that are set keep their values. */
export function loadEnvironmentFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
