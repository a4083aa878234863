import { once } from "node:events";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { commandOf, ROOT, SERVE, start, type Running } from "../../testing/running-program.ts";
import { askRaw } from "../../testing/requests/raw-request.ts";
import { startTestDatabase } from "../../testing/servers/test-database.ts";
import { until } from "../../testing/servers/test-server.ts";

/** The process that runs the program: the first one below npm that is no shell and no npm. */
function mainProcess({ processes }: Running): number {
  const found = processes().find((pid) =>
    /^[^\0]*node\0(--[^\0]*\0)*server\/src\/cli\/launch/.test(commandOf(pid)),
  );
  if (found === undefined) throw new Error("no main process");
  return found;
}

/** Command lines of the processes that run the program: the server and its worker. */
function programs({ processes }: Running): string[] {
  return processes()
    .map(commandOf)
    .filter((command) => command.includes("launch.mjs\0serve"));
}

const NPM = ["npm", ["run", "start", "--silent"]] as const;

test.each([
  ["npm", "SIGTERM"],
  ["npm", "SIGINT"],
  ["npm", "SIGKILL"],
  ["the main process", "SIGINT"],
  ["the group", "SIGTERM"],
] as const)(
  "%s gets %s: all processes end, the database too, and nothing is an error",
  async (who, signal) => {
    await using running = await start(NPM[0], [...NPM[1]]);
    expect(running.processes().length).toBeGreaterThan(3);
    // V8 would abort now and then with them.
    const found = programs(running);
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((command) => !command.includes("--no-memory-protection-keys"))).toEqual([]);
    const npm = running.started.pid ?? 0;
    process.kill({ npm, "the main process": mainProcess(running), "the group": -npm }[who], signal);
    await until("all to be gone", async () => running.processes().length === 0, 20_000);
    expect(running.said()).not.toContain('"level"');
  },
);

test("an older Node that started the right one passes signals on, and leaves nothing when it is killed", async () => {
  // The same file, made to believe that it runs on a Node that is too old.
  const asOld = `Object.defineProperty(process.versions, "node", { value: "20.0.0" });
    process.argv = [process.argv[0], "server/src/cli/launch.mjs", "serve"];
    await import("${join(ROOT, "server/src/cli/launch.mjs")}");`;
  for (const signal of ["SIGINT", "SIGTERM", "SIGKILL"] as const) {
    await using running = await start(process.execPath, ["--input-type=module", "-e", asOld]);
    expect(running.processes().length).toBeGreaterThan(3);
    running.started.kill(signal);
    await until("all to be gone", async () => running.processes().length === 0, 20_000);
  }
});

test.runIf(process.platform === "linux")(
  "a worker that was frozen when its web process was killed is ended by the next start",
  async () => {
    await using first = await start(process.execPath, SERVE);
    const main = first.started.pid;
    const isWorker = (pid: number): boolean => pid !== main && commandOf(pid).includes("launch.mjs");
    const worker = await until("the worker", async () => first.processes().find(isWorker));
    const noted = await until("its note", () =>
      readFile(join(first.data, "worker.pid"), "utf8").catch(() => ""),
    );
    expect(noted).toMatch(new RegExp(`^${worker} `));
    process.kill(worker, "SIGSTOP");
    first.started.kill("SIGKILL");
    await once(first.started, "exit");

    await using second = await start(process.execPath, SERVE, { CURTA_DATA: first.data });
    expect(first.processes()).not.toContain(worker);
    expect(second.processes().length).toBeGreaterThan(1);
  },
);

test.runIf(process.platform === "linux")(
  "it stops within 15 s while its PostgreSQL is frozen, a request is under way and a worker has just died",
  async () => {
    await using running = await start(process.execPath, SERVE, { CURTA_LOGIN: "optional" });
    const main = running.started.pid ?? 0;
    const others = running.processes().filter((pid) => pid !== main);
    const worker = others.find((pid) => commandOf(pid).includes("launch.mjs")) ?? 0;
    for (const pid of others) if (pid !== worker) process.kill(pid, "SIGSTOP");
    const url = /no ar: (\S+)/.exec(running.said())?.[1] ?? "";
    const rows = fetch(`${url}/rest/v1/shorts_generation`).catch(() => undefined);
    process.kill(worker, "SIGKILL");
    await until("its death to be seen", async () => running.said().includes("the worker died"));
    running.started.kill("SIGTERM");
    await until("all to be gone", async () => running.processes().length === 0, 15_000);
    await rows;
  },
);

test("it listens on this computer alone, names unknown settings, keeps files private; Ctrl-C twice at once is once", async () => {
  await using running = await start(process.execPath, SERVE, {
    CURTA_HOST: "127.0.0.1",
    CURTA_RENDER: "1",
  });
  expect(running.said()).toContain(
    "A variável CURTA_RENDER não existe e não tem efeito. Seria CURTA_RENDERS?",
  );
  expect(running.said()).toContain("Só este computador a alcança");
  expect(modeOf(join(running.data, "media"))).toBe(0o700);
  expect(modeOf(join(running.data, "postgres/password"))).toBe(0o600);
  expect(modeOf(running.data) & 0o066).toBe(0);
  const exit = once(running.started, "exit");
  running.started.kill("SIGINT");
  await sleep(20);
  running.started.kill("SIGINT");
  expect((await exit)[0]).toBe(0);
});

/** Nothing is left to serve but the page. */
const HOSTED = {
  CURTA_SUPABASE_URL: "https://project.example",
  CURTA_SUPABASE_KEY: "sb_publishable_x",
  CURTA_WORKFLOW_URL: "https://n8n.example",
};

test("where identity, rows and workflow are elsewhere, no database and no worker is started", async () => {
  await using running = await start(process.execPath, SERVE, HOSTED);
  expect(running.processes()).toEqual([running.started.pid]);
  const url = /no ar: (\S+)/.exec(running.said())?.[1] ?? "";
  expect(await (await fetch(`${url}/config.json`)).json()).toMatchObject({
    supabaseUrl: "https://project.example",
    supabaseKey: "sb_publishable_x",
    workflowUrl: "https://n8n.example",
  });
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  expect((await fetch(`${url}/webhook/gerarShorts`, { method: "POST" })).status).toBe(404);
});

test.each([
  ["a web process", "web"],
  ["a server of the page alone", "all"],
])("%s that is told to stop says so on /ready while it still listens", async (_who, role) => {
  await using stack = new AsyncDisposableStack();
  const elsewhere = role === "web" ? { DATABASE_URL: stack.use(await startTestDatabase()).url } : HOSTED;
  await using running = await start(process.execPath, SERVE, { CURTA_ROLE: role, ...elsewhere });
  const exit = once(running.started, "exit");
  const url = /no ar: (\S+)/.exec(running.said())?.[1] ?? "";
  // Each on a connection of its own: one that does not listen any more refuses it.
  let answer = await askRaw(url, "/ready");
  expect(answer.status).toBe(200);
  running.started.kill("SIGTERM");
  while (answer.status === 200) answer = await askRaw(url, "/ready");
  expect([answer.status, JSON.parse(answer.body)]).toMatchObject([503, { ok: false, stopping: true }]);
  expect((await exit)[0]).toBe(0);
});

function modeOf(path: string): number {
  return statSync(path).mode & 0o777;
}
