import { addressesOf } from "./addresses.ts";
import { makeFirstUser } from "./first-user.ts";
import type { Config } from "../../config.ts";
import type { RunningProgram } from "../../main.ts";

/** Prints the address of the product and, at the very first start, the first user's credentials. */
export async function printGreeting(config: Config, { context, url, port }: RunningProgram): Promise<void> {
  if (url === undefined || port === undefined) return;
  const first = context && (await makeFirstUser(config, context));
  const [address, ...others] = addressesOf(url, config.host, port);
  const lines = [`A Curta está no ar: ${address}`, ...others.map((other) => `            também: ${other}`)];
  if (config.host === "127.0.0.1") {
    lines.push("Só este computador a alcança. Para a rede: CURTA_HOST=0.0.0.0 npm start");
  }
  if (first) {
    lines.push("", "Primeiro usuário (guarde a senha, ela não aparece de novo):");
    lines.push(`  E-mail: ${first.email}`, `  Senha:  ${first.password}`);
  }
  lines.push("", "Ctrl-C para parar.");
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
}
