import { once } from "node:events";
import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { CurtaError } from "@curta/contract";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { readDataFolder, readRemote } from "../../config.ts";
import { loadEnvironmentFile } from "../environment-file.ts";
import { depthModelIn } from "../../studio/depth-model.ts";
import { createLocalMaker } from "../mcp/local-maker.ts";
import { createRemoteMaker } from "../mcp/remote-maker.ts";
import { createMcpServer } from "../mcp/tools.ts";
import { MCP_HELP } from "../../texts/help.ts";

const OPTIONS = {
  folder: { type: "string", default: "curta-videos" },
  server: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** `curta mcp`: serves the Model Context Protocol until its input ends. Standard output is the protocol's alone. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (values.help) {
    process.stdout.write(MCP_HELP);
    return 0;
  }
  loadEnvironmentFile();
  const remote = readRemote(values.server);
  const folder = await makeFolder(resolve(values.folder));
  const maker = remote
    ? createRemoteMaker(remote, folder)
    : createLocalMaker(folder, depthModelIn(readDataFolder()));
  const served = serveStdio(() => createMcpServer(maker));
  await Promise.race([once(process.stdin, "close"), once(process, "SIGTERM"), once(process, "SIGINT")]);
  await served.close();
  await maker.stop();
  return 0;
}

/** @throws CurtaError file_not_writable */
async function makeFolder(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
    return path;
  } catch (error) {
    throw new CurtaError("file_not_writable", { detail: path, cause: error });
  }
}
