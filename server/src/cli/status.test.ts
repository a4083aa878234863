import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ROOT, SERVE, start } from "../../testing/running-program.ts";
import { until } from "../../testing/servers/test-server.ts";

test("`curta status` asks the server of its data folder, wherever that one listens", async () => {
  await using running = await start(process.execPath, SERVE, { CURTA_SURPRISE: "1" });
  const url = await until("its address", async () => /http:\/\/localhost:\d+/.exec(running.said())?.[0]);
  const env = { ...process.env, CURTA_DATA: running.data };

  const { stdout } = await promisify(execFile)(process.execPath, [SERVE[0], "status"], { cwd: ROOT, env });

  expect(stdout.split("\n")[0]).toBe(`A Curta está no ar em ${url} e faz o seu trabalho.`);
  expect(running.said().match(/CURTA_SURPRISE/g)).toHaveLength(1);
});
