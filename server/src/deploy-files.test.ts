import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { startLockedServer } from "../testing/people.ts";
import { until, type TestServer } from "../testing/servers/test-server.ts";
import { readConfig } from "./config.ts";
import { freePort } from "./database/embedded/postmaster.ts";
import { serveMetrics } from "./worker/worker-metrics.ts";

let server: TestServer;
/** Addresses at which the two roles answer. */
let answering: Record<string, string>;
let stopWorker: () => void;
beforeAll(async () => {
  server = await startLockedServer();
  const metricsPort = await freePort();
  const { context } = server;
  stopWorker = serveMetrics({ ...context, config: { ...context.config, metricsPort, host: "127.0.0.1" } });
  answering = { web: server.url, worker: `http://127.0.0.1:${metricsPort}` };
});
afterAll(async () => {
  stopWorker();
  await server[Symbol.asyncDispose]();
});

function urlOf(path: string): URL {
  return new URL(`../../${path}`, import.meta.url);
}

function read(path: string): string {
  return readFileSync(urlOf(path), "utf8");
}

/** What asks whether a container is well: what the container is told, and where it is asked. */
interface Probe {
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  readonly path: string;
  /** Seconds that it may take to stop. */
  readonly grace: number;
  /** Whether another process is the container's first. */
  readonly hasInit: boolean;
}

const composeSchema = z.object({
  services: z.object({ web: z.unknown(), worker: z.unknown() }),
});
const composeServiceSchema = z.object({
  environment: z.record(z.string(), z.string()),
  healthcheck: z.object({ test: z.array(z.string()) }),
  stop_grace_period: z.string(),
  init: z.boolean(),
});

function probesOfCompose(): Probe[] {
  const { services } = composeSchema.parse(parse(read("deploy/compose.yaml"), { merge: true }));
  return [services.web, services.worker].map((one) => {
    const service = composeServiceSchema.parse(one);
    const asked = service.healthcheck.test.join(" ");
    const [, port, path = ""] = /http:\/\/localhost:(\d+)(\/\w+)/.exec(asked) ?? [];
    const grace = Number.parseInt(service.stop_grace_period, 10);
    return { env: service.environment, port: Number(port), path, grace, hasInit: service.init };
  });
}

const probeSchema = z.object({ httpGet: z.object({ path: z.string(), port: z.number() }) });
const containerSchema = z.object({
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  ports: z.array(z.object({ containerPort: z.number() })),
  readinessProbe: probeSchema,
  livenessProbe: probeSchema.optional(),
});
const deploymentSchema = z.object({
  kind: z.literal("Deployment"),
  spec: z.object({
    template: z.object({
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        shareProcessNamespace: z.boolean(),
        containers: z.tuple([containerSchema]),
      }),
    }),
  }),
});

function probesOfKubernetes(): Probe[] {
  const [, manifests = ""] = /```yaml([^]*?)```/.exec(read("docs/kubernetes.md")) ?? [];
  return parseAllDocuments(manifests)
    .map((one) => deploymentSchema.safeParse(one.toJS()))
    .flatMap(({ data }) => (data === undefined ? [] : [data.spec.template.spec]))
    .flatMap(({ terminationGracePeriodSeconds: grace, shareProcessNamespace: hasInit, containers }) => {
      const [container] = containers;
      const env = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
      const asked = [container.readinessProbe, container.livenessProbe].filter((one) => one !== undefined);
      for (const { httpGet } of asked) expect(container.ports).toEqual([{ containerPort: httpGet.port }]);
      return asked.map(({ httpGet }) => ({ env, ...httpGet, grace, hasInit }));
    });
}

test.each([
  ["the compose file", probesOfCompose, 2],
  ["the page about Kubernetes", probesOfKubernetes, 3],
])("in %s each container is asked where it listens, on a route that there is", async (_what, find, count) => {
  const probes = find();
  expect(probes).toHaveLength(count);
  for (const { env, port, path, grace, hasInit } of probes) {
    const { CURTA_ROLE = "", CURTA_METRICS_PORT, PORT } = env;
    const config = readConfig({ CURTA_ROLE, CURTA_METRICS_PORT, PORT, DATABASE_URL: "postgres://x/y" });
    expect(port).toBe(config.role === "web" ? config.port : config.metricsPort);
    await until(
      `${CURTA_ROLE}${path}`,
      async () => (await fetch(`${answering[CURTA_ROLE]}${path}`)).ok,
      10_000,
    );
    // A stop takes 15 s at the longest.
    expect(grace).toBeGreaterThan(15);
    // As a container's first process it would miss a signal in the first second, and collect no orphans.
    expect(hasInit).toBe(true);
  }
});

test("the proxy, the image and the service of Kubernetes name the port on which the web process listens", () => {
  const { port } = readConfig({});
  expect(read("deploy/Caddyfile")).toContain(`dynamic a web ${port}\n`);
  expect(read("deploy/Dockerfile")).toContain(`EXPOSE ${port}\n`);
  expect(read("docs/kubernetes.md")).toContain(`targetPort: ${port} }`);
});

/** What a stage of the image says with this instruction, in the order of the file. */
function linesOf(stage: string, instruction: string): string[] {
  return [...stage.matchAll(new RegExp(`^${instruction} (.*)$`, "gm"))].map(([, rest = ""]) => rest);
}

test("the image holds the prepared tree, and starts the program as a user without rights, who owns its data", () => {
  const [build = "", image = "", ...rest] = read("deploy/Dockerfile")
    .split(/^(?=FROM )/m)
    .slice(1);
  expect(rest).toEqual([]);
  expect(linesOf(build, "RUN")).toEqual(["sh deploy/prepare-tree.sh"]);
  expect(existsSync(urlOf("deploy/prepare-tree.sh"))).toBe(true);
  const user = linesOf(image, "USER").at(-1) ?? "root";
  expect(user).not.toMatch(/^(root|0)\b/);
  expect(linesOf(image, "COPY")).toEqual([`--from=build --chown=${user}:${user} /curta /curta`]);
  const script = "server/src/cli/launch.mjs";
  expect(linesOf(image, "ENTRYPOINT")).toEqual([`["node", "${script}"]`]);
  expect(existsSync(urlOf(script))).toBe(true);
  expect(linesOf(image, "CMD")).toEqual(['["serve"]']);
  const env = Object.fromEntries(
    linesOf(image, "ENV")
      .join(" ")
      .split(" ")
      .map((each) => each.split("=")),
  );
  const { host, dataFolder } = readConfig(env, () => false);
  expect(host).toBe("0.0.0.0");
  expect(linesOf(image, "VOLUME")).toEqual([dataFolder]);
  expect(linesOf(image, "RUN")).toEqual([`mkdir ${dataFolder} && chown ${user}:${user} ${dataFolder}`]);
});

test("Prometheus asks where the processes listen, in the job that the alert rules name", () => {
  const asked = read("deploy/monitoring/prometheus.yaml");
  const [web, worker] = probesOfCompose();
  expect(asked).toContain(`targets: ["localhost:${readConfig({}).port}"]`);
  expect(asked).toContain(`names: [web], type: A, port: ${web?.port} }`);
  expect(asked).toContain(`names: [worker], type: A, port: ${worker?.env["CURTA_METRICS_PORT"]} }`);
  const jobs = [...asked.matchAll(/job_name: (\w+)/g)].map(([, job]) => job);
  const meant = [...read("deploy/monitoring/alerts.yaml").matchAll(/job="(\w+)"/g)].map(([, job]) => job);
  expect(meant.length).toBeGreaterThan(0);
  expect([...new Set(meant)]).toEqual(jobs);
});

test("the unit of systemd gives a stop the time that it may take", () => {
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(read("deploy/curta.service"))?.[1])).toBeGreaterThan(15);
});
