import { open, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { CurtaError } from "@curta/contract";
import type { Pool } from "pg";
import { readConfig } from "../../config.ts";
import { isBundled, scrubDatabase } from "../../database/scrub.ts";
import {
  addUser,
  findUser,
  listUsers,
  noteSecurity,
  readSecurityLog,
  setPassword,
  type User,
} from "../../identity/index.ts";
import { describeSecurityEvent } from "../describe-security.ts";
import { exportData } from "../../workflow/export/export-data.ts";
import { removeAccount } from "../../workflow/remove/remove-account.ts";
import { askPassword, readPassword, refusePasswordOption } from "../ask-password.ts";
import { loadEnvironmentFile } from "../environment-file.ts";
import { makePassword } from "../start/make-password.ts";
import { openDatabase } from "../open-database.ts";
import { openServices } from "../open-services.ts";
import { SAYS } from "../../texts/command-line.ts";
import { USER_HELP } from "../../texts/help.ts";

/** `curta user`: manages the users who may sign in. */
export async function run(args: string[]): Promise<number> {
  refusePasswordOption(args);
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      "password-stdin": { type: "boolean" },
      out: { type: "string", short: "o" },
      last: { type: "string", default: "50" },
      help: { type: "boolean", short: "h" },
    },
  });
  const [action, email] = positionals;
  if (values.help || action === undefined) {
    process.stdout.write(USER_HELP);
    return values.help ? 0 : 1;
  }
  const known = ["add", "list", "password", "remove", "export", "log"].includes(action);
  if (!known || (!["list", "log"].includes(action) && email === undefined)) {
    throw new CurtaError("invalid_option", { detail: known ? SAYS.missingEmail : action });
  }
  loadEnvironmentFile();
  if (action === "remove") return remove(email ?? "");
  if (action === "export") return exportTo(email ?? "", values.out);
  // Before the bundled database runs: Ctrl-C at the question leaves nothing behind.
  const typed = ["add", "password"].includes(action)
    ? await findPassword(values["password-stdin"] === true)
    : undefined;
  await using database = await openDatabase(readConfig());
  if (action === "log") return await showLog(database.pool, email, Number(values.last));
  const say = await act(database.pool, action, email ?? "", typed);
  process.stdout.write(say);
  return 0;
}

async function showLog(pool: Pool, email: string | undefined, limit: number): Promise<number> {
  if (!Number.isSafeInteger(limit) || limit < 1) throw new CurtaError("invalid_option", { detail: "--last" });
  const of = email === undefined ? undefined : (await knownUser(pool, email)).email;
  const events = await readSecurityLog(pool, { email: of, limit });
  process.stdout.write(
    events.length === 0
      ? `${SAYS.nothingYet}\n`
      : events.map((one) => `${describeSecurityEvent(one)}\n`).join(""),
  );
  return 0;
}

async function remove(email: string): Promise<number> {
  await using services = await openServices(readConfig());
  const user = await knownUser(services.pool, email);
  const { films, keyImages, complete } = await removeAccount(services, user);
  // What is not done now, the next sweep of a worker does. An operator's own database is left alone.
  const isScrubbed = await scrubDatabase(services.pool).then(
    async (isDone) => isDone || !(await isBundled(services.pool)),
    () => false,
  );
  process.stdout.write(`${SAYS.removed(user.email, films, keyImages)}\n`);
  if (complete && isScrubbed) return 0;
  process.stderr.write(`${SAYS.removedInPart}\n`);
  return 1;
}

async function exportTo(email: string, out: string | undefined): Promise<number> {
  if (out === undefined) throw new CurtaError("invalid_option", { detail: SAYS.missingOut });
  await using services = await openServices(readConfig());
  const user = await knownUser(services.pool, email);
  const path = resolve(out);
  // Not over a file that is there, and for nobody else to read.
  const file = await open(path, "wx", 0o600).catch((cause: unknown) => {
    const isThere = cause instanceof Error && "code" in cause && cause.code === "EEXIST";
    throw new CurtaError("file_not_writable", { detail: isThere ? SAYS.alreadyThere(path) : path, cause });
  });
  try {
    await pipeline(await exportData(services, user.id), file.createWriteStream());
    await noteSecurity(services.pool, { kind: "exported", userId: user.id });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  process.stdout.write(`${SAYS.ready(path)}\n`);
  return 0;
}

async function knownUser(pool: Pool, email: string): Promise<User> {
  const user = await findUser(pool, email);
  if (!user) throw new CurtaError("user_unknown");
  return user;
}

async function act(pool: Pool, action: string, email: string, typed: string | undefined): Promise<string> {
  if (action === "list") {
    const users = await listUsers(pool);
    return users.map((user) => `${user.email}\t${lastSeen(user.lastSignInAt)}\n`).join("");
  }
  const password = typed ?? makePassword();
  const user = await (action === "add" ? addUser : setPassword)(pool, email, password);
  await noteSecurity(pool, {
    kind: action === "add" ? "account_added" : "password_changed",
    userId: user.id,
  });
  const done = (action === "add" ? SAYS.mayEnter : SAYS.newPassword)(user.email);
  return `${done}\n${typed === undefined ? `${SAYS.password(password)}\n` : ""}`;
}

/** Undefined: one is to be made up. */
async function findPassword(isPiped: boolean): Promise<string | undefined> {
  return isPiped
    ? readPassword(process.stdin)
    : askPassword({ input: process.stdin, output: process.stdout });
}

function lastSeen(when: Date | null): string {
  return when === null ? SAYS.neverIn : SAYS.lastIn(when.toLocaleString("pt-BR"));
}
