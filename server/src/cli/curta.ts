/** The command line: `curta <command>`. Every command is a file in commands/; this one loads it and reports errors. */
import { ClientError } from "@curta/client/source";
import { CurtaError } from "@curta/contract";
import { ConfigError } from "../config.ts";
import { keepFilesPrivate } from "../private-files.ts";
import { HELP } from "../texts/help.ts";
import { SAYS } from "../texts/command-line.ts";

const COMMANDS: Record<string, () => Promise<{ run: (args: string[]) => Promise<number> }>> = {
  serve: () => import("./commands/serve.ts"),
  dev: () => import("./commands/dev.ts"),
  film: () => import("./commands/film.ts"),
  mcp: () => import("./commands/mcp.ts"),
  script: () => import("./commands/script.ts"),
  templates: () => import("./commands/templates.ts"),
  user: () => import("./commands/user.ts"),
  key: () => import("./commands/key.ts"),
  models: () => import("./commands/models.ts"),
  status: () => import("./commands/status.ts"),
  doctor: () => import("./commands/doctor.ts"),
  backup: () => import("./commands/backup.ts"),
  restore: () => import("./commands/restore.ts"),
};

/** Those whose options have a help of their own. */
const HAVE_HELP = new Set(["film", "mcp", "script", "user", "key", "models"]);

/**
 * What these write first is not the installation's: images and films are for whoever called them, and the page that is built is
 * no secret. All other files are for the owner of the installation alone.
 */
const WRITE_FOR_CALLER = new Set(["film", "mcp", "serve", "dev"]);

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || ["help", "--help", "-h"].includes(name)) {
    process.stdout.write(HELP);
    return name === undefined ? 1 : 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    process.stderr.write(`${SAYS.unknownCommand(name)}\n`);
    return 2;
  }
  if (!HAVE_HELP.has(name) && args.some((arg) => ["--help", "-h"].includes(arg))) {
    process.stdout.write(HELP);
    return 0;
  }
  if (!WRITE_FOR_CALLER.has(name)) keepFilesPrivate();
  const command = await load();
  return command.run(args);
}

/** One plain sentence for the user, without a stack trace. */
function explain(error: unknown): string {
  if (error instanceof CurtaError) return error.detail ? `${error.message} (${error.detail})` : error.message;
  if (error instanceof ConfigError || error instanceof ClientError) return error.message;
  if (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")) {
    return SAYS.unknownOption;
  }
  return SAYS.failed(error instanceof Error ? error.message : String(error));
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
