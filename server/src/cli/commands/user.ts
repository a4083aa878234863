import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { CurtaError } from "@curta/contract";
import type { Pool } from "pg";
import { readConfig } from "../../config.ts";
import { deleteKeyImagesOf } from "../../database/key-images.ts";
import { addUser, findUser, listUsers, removeUser, setPassword } from "../../identity/index.ts";
import { loadEnvironmentFile } from "../environment-file.ts";
import { makePassword } from "../make-password.ts";
import { openDatabase } from "../open-database.ts";

export const USER_HELP = `curta user add <e-mail> [--password <senha>]       cria; sem --password, pergunta ou inventa uma
curta user list                                   mostra quem pode entrar
curta user password <e-mail> [--password <senha>] troca a senha e encerra as sessões
curta user remove <e-mail>                        apaga a pessoa e os vídeos dela
`;

/** `curta user`: manages the users who may sign in. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { password: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  const [action, email] = positionals;
  if (values.help || action === undefined) {
    process.stdout.write(USER_HELP);
    return values.help ? 0 : 1;
  }
  const known = ["add", "list", "password", "remove"].includes(action);
  if (!known || (action !== "list" && email === undefined)) {
    throw new CurtaError("invalid_option", { detail: known ? "falta o e-mail" : action });
  }
  loadEnvironmentFile();
  await using database = await openDatabase(readConfig());
  const say = await act(database.pool, action, email ?? "", values.password);
  process.stdout.write(say);
  return 0;
}

async function act(pool: Pool, action: string, email: string, given: string | undefined): Promise<string> {
  if (action === "list") {
    const users = await listUsers(pool);
    return users.map((user) => `${user.email}\t${lastSeen(user.lastSignInAt)}\n`).join("");
  }
  if (action === "remove") {
    const user = await findUser(pool, email);
    if (!user) throw new CurtaError("user_unknown");
    await removeUser(pool, email);
    await deleteKeyImagesOf(pool, user.id);
    return `${email} foi removido. Os arquivos somem na próxima limpeza (em até um minuto).\n`;
  }
  const typed = given ?? (await askPassword());
  const password = typed ?? makePassword();
  const user = await (action === "add" ? addUser : setPassword)(pool, email, password);
  return `${user.email} ${action === "add" ? "pode entrar" : "tem senha nova"}.\n${typed === undefined ? `Senha: ${password}\n` : ""}`;
}

function lastSeen(when: Date | null): string {
  return when === null ? "nunca entrou" : `entrou em ${when.toLocaleString("pt-BR")}`;
}

/** Asks for a password on a terminal; undefined elsewhere or for an empty answer. */
async function askPassword(): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Senha (vazio: inventamos uma): ");
  terminal.close();
  return answer === "" ? undefined : answer;
}
