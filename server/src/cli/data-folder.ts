import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { CurtaError } from "@curta/contract";
import { z } from "zod";

const LOCK_FILE = "curta.lock";
const lockSchema = z.object({ port: z.number().int(), token: z.string() });

/**
 * Holds a data folder for this process. The lock file names a loopback port at which the holder answers with
 * the file's token: unlike a process number, that cannot outlive its process or be mistaken for another.
 * @throws CurtaError data_in_use
 */
export async function holdDataFolder(folder: string): Promise<AsyncDisposable> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, LOCK_FILE);
  if (await isHeld(path)) throw new CurtaError("data_in_use", { detail: folder });
  const token = randomBytes(16).toString("hex");
  const server = createServer((socket) => socket.on("error", () => undefined).end(token)).unref();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new CurtaError("internal");
  await writeFile(path, JSON.stringify({ port: address.port, token }), { mode: 0o600 });
  // Of two processes that start at the same moment, the one whose file stayed holds the folder.
  if ((await readLock(path))?.token !== token) {
    server.close();
    throw new CurtaError("data_in_use", { detail: folder });
  }
  return {
    async [Symbol.asyncDispose]() {
      server.close();
      await rm(path, { force: true });
    },
  };
}

/** True while a process holds the folder. */
export function dataFolderIsHeld(folder: string): Promise<boolean> {
  return isHeld(join(folder, LOCK_FILE));
}

async function isHeld(path: string): Promise<boolean> {
  const lock = await readLock(path);
  if (!lock) return false;
  try {
    const socket = connect({ port: lock.port, host: "127.0.0.1", timeout: 2_000 });
    socket.once("timeout", () => socket.destroy(new Error("no answer")));
    return (await text(socket)) === lock.token;
  } catch {
    return false;
  }
}

async function readLock(path: string): Promise<z.infer<typeof lockSchema> | undefined> {
  try {
    return lockSchema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return undefined;
  }
}
