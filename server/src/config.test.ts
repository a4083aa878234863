import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, describeUnknownSettings, readConfig } from "./config.ts";

test("nothing has to be set", () => {
  expect(readConfig({})).toMatchObject({
    role: "all",
    port: 3000,
    login: "required",
    signup: "closed",
    filmsPerUser: 3,
    filmsPerNetwork: 50,
  });
});

test("empty means not set, and addresses lose their last slash", () => {
  const config = readConfig({ PORT: " ", DATABASE_URL: "", CURTA_PUBLIC_URL: "https://curta.example/" });
  expect(config).toMatchObject({ port: 3000, databaseUrl: undefined, publicUrl: "https://curta.example" });
});

test.each([
  ["a machine", {}, undefined, "127.0.0.1"],
  ["Docker", {}, "/.dockerenv", "0.0.0.0"],
  ["Podman", {}, "/run/.containerenv", "0.0.0.0"],
  ["Kubernetes", { KUBERNETES_SERVICE_HOST: "10.0.0.1" }, undefined, "0.0.0.0"],
])("%s decides where it listens, and CURTA_HOST before that", (_where, env, sign, host) => {
  const exists = (path: string): boolean => path === sign;
  expect(readConfig(env, exists)).toMatchObject({ host, inContainer: host === "0.0.0.0" });
  expect(readConfig({ ...env, CURTA_HOST: "192.0.2.1" }, exists).host).toBe("192.0.2.1");
});

test.each([
  [{ PORT: "70000" }, /^PORT deve ser um número inteiro de 0 a 65535$/],
  [{ CURTA_PUBLIC_URL: "curta.example" }, /^CURTA_PUBLIC_URL deve ser um endereço/],
  [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL deve ser um endereço postgres/],
  [{ CURTA_KEEP_FILMS: "0" }, /^CURTA_KEEP_FILMS deve ser um número inteiro de 1 a 36500$/],
  [{ CURTA_ROLE: "king" }, /^CURTA_ROLE deve ser um destes: all, web, worker$/],
  [{ S3_BUCKET: "curta" }, /falta uma delas$/],
  [{ CURTA_SUPABASE_URL: "https://x.supabase.co" }, /falta uma delas$/],
])("%j is refused by name", (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(message);
});

const source = readFileSync(join(import.meta.dirname, "config.ts"), "utf8");
const known = new Set(
  source.match(/^ {2}(PORT|DATABASE_URL|(CURTA|S3|OTEL)_[A-Z0-9_]+)(?=:)/gm)?.map((name) => name.trim()),
);

test("every setting reaches the containers, but for those that the image fixes and those of commands", () => {
  const compose = readFileSync(join(import.meta.dirname, "../../deploy/compose.yaml"), "utf8");
  const passed = new Set([...compose.matchAll(/[ ,]([A-Z][A-Z0-9_]+): /g)].map(([, name]) => name));
  const elsewhere = ["PORT", "CURTA_DATA", "CURTA_SERVER", "CURTA_KEY"];
  // What a library of ours reads by itself.
  const guide = readFileSync(join(import.meta.dirname, "../../docs/operating.md"), "utf8");
  const foreign = [...guide.matchAll(/`(OTEL_[A-Z_]+)`/g)].map(([, name = ""]) => name);
  expect([...known, ...foreign].filter((name) => !passed.has(name) && !elsewhere.includes(name))).toEqual([]);
});

test("every container has a health check, bounded logs and, where it keeps something, a named volume", () => {
  const compose = readFileSync(join(import.meta.dirname, "../../deploy/compose.yaml"), "utf8");
  const [, services = ""] = /^services:\n([^]*?)^configs:/m.exec(compose) ?? [];
  const [, common = ""] = /^x-curta:([^]*?)^services:/m.exec(compose) ?? [];
  const [, volumes = ""] = /^volumes:\n([^]*)/m.exec(compose) ?? [];
  const each = services.split(/^ {2}(?=\w+:$)/m).slice(1);
  expect(each).toHaveLength(5);
  for (const service of each) {
    const whole = service.includes("<<: *curta") ? common + service : service;
    for (const part of ["healthcheck:", "logging: *logging", "restart: unless-stopped"]) {
      expect(whole).toContain(part);
    }
    const named = [...service.matchAll(/[[\s]([\w-]+):\/(?:data|config|var)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(volumes).toContain(`  ${name}:\n`);
  }
});

test("in the compose file the web process believes the proxy's network, and no other", () => {
  const compose = readFileSync(join(import.meta.dirname, "../../deploy/compose.yaml"), "utf8");
  const trusted = /CURTA_TRUSTED_PROXIES: &subnet \$\{CURTA_SUBNET:-([\d./]+)\}\n/.exec(compose)?.[1] ?? "";
  expect(readConfig({ CURTA_TRUSTED_PROXIES: trusted }).trustedProxies).toEqual([trusted]);
  expect(compose).toMatch(/^networks:\n  default:\n    ipam: \{ config: \[\{ subnet: \*subnet \}\] \}$/m);
});

test("the page about Kubernetes names no setting that there is not, and keeps a service's variables out", () => {
  const page = readFileSync(join(import.meta.dirname, "../../docs/kubernetes.md"), "utf8");
  const manifests = /```yaml([^]*?)```/.exec(page)?.[1] ?? "";
  const named = [...manifests.matchAll(/\b(?:CURTA|S3)_[A-Z_0-9]+|\bDATABASE_URL\b/g)].map(([name]) => name);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  const pods = page.split(/^    spec:$/m).slice(1);
  expect(pods).toHaveLength(2);
  for (const pod of pods) expect(pod).toMatch(/^\n      enableServiceLinks: false\n/);
});

test(".env.example lists every setting, and no other", () => {
  const example = readFileSync(join(import.meta.dirname, "../../.env.example"), "utf8");
  const listed = new Set([...example.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name));
  expect(listed).toEqual(known);
});

test("variables that look like settings and are none are named, with the one that may be meant", () => {
  const good = { CURTA_RENDERS: "1", PORT: "1", PATH: "/bin" };
  expect(describeUnknownSettings(good)).toEqual([]);
  expect(describeUnknownSettings({ ...good, CURTA_SINGUP: "open", CURTA_XYZZY_PLUGH: "1" })).toEqual([
    "A variável CURTA_SINGUP não existe e não tem efeito. Seria CURTA_SIGNUP?",
    "A variável CURTA_XYZZY_PLUGH não existe e não tem efeito. As que existem estão em .env.example.",
  ]);
});
