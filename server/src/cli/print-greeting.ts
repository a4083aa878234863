import { makeFirstUser } from "./first-user.ts";
import type { Config } from "../config.ts";
import type { RunningProgram } from "../main.ts";

/** Prints the address of the product and, at the very first start, the first user's credentials. */
export async function printGreeting(config: Config, { context, url }: RunningProgram): Promise<void> {
  if (url === undefined) return;
  const first = await makeFirstUser(config, context);
  const lines = [`A Curta está no ar: ${url}`];
  if (first) {
    lines.push("", "Primeiro usuário (guarde a senha, ela não aparece de novo):");
    lines.push(`  E-mail: ${first.email}`, `  Senha:  ${first.password}`);
  }
  lines.push("", "Ctrl-C para parar.");
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
}
