import { existsSync } from "node:fs";

/** Reads `.env` of the current folder into the environment where there is one; what is set already stays. */
export function loadEnvironmentFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
