import { addressesOf } from "./addresses.ts";
import { makeFirstUser } from "./first-user.ts";
import type { Config } from "../../config.ts";
import type { RunningProgram } from "../../main.ts";
import { SAYS } from "../../texts/command-line.ts";

/** Prints the address of the product and, at the very first start, the first user's credentials. */
export async function printGreeting(config: Config, { context, url, port }: RunningProgram): Promise<void> {
  if (url === undefined || port === undefined) return;
  const first = context && (await makeFirstUser(config, context));
  const [address, ...others] = addressesOf(url, config, port);
  const lines = [SAYS.running(address ?? url), ...others.map(SAYS.alsoAt)];
  if (config.host === "127.0.0.1") {
    lines.push(SAYS.onlyHere);
  }
  if (first) {
    lines.push("", SAYS.firstUser);
    lines.push(SAYS.firstEmail(first.email), SAYS.firstPassword(first.password));
  }
  lines.push("", SAYS.howToStop);
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
}
