import { parseArgs } from "node:util";
import { ConfigError, describeUnknownSettings, readConfig, type Config } from "../../config.ts";
import { CHECKS, type CheckResult } from "../doctor/checks.ts";
import { loadEnvironmentFile } from "../environment-file.ts";
import { DOCTOR } from "../../texts/doctor.ts";

/** `curta doctor`: checks everything that a start needs. Exit code 0 if nothing is missing. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { json: { type: "boolean" } } });
  loadEnvironmentFile();
  const findings = await examine();
  if (values.json) process.stdout.write(`${JSON.stringify(findings)}\n`);
  else process.stdout.write(findings.map(line).join(""));
  return findings.every(({ ok }) => ok) ? 0 : 1;
}

async function examine(): Promise<CheckResult[]> {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [{ name: DOCTOR.settings, ok: false, detail: error.message, mend: DOCTOR.mendSettings }];
  }
  const unknown = describeUnknownSettings(config.environment).join(" ");
  const findings: CheckResult[] =
    unknown === "" ? [] : [{ name: DOCTOR.variables, ok: false, detail: unknown, mend: DOCTOR.mendSettings }];
  for (const [name, check] of CHECKS) {
    try {
      findings.push({ name, ...(await check(config)) });
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      findings.push({ name, ok: false, detail, mend: "npm ci" });
    }
  }
  return findings;
}

function line({ name, ok, detail, mend }: CheckResult): string {
  const mending = ok || mend === undefined ? "" : `\n    ${DOCTOR.toMend(mend)}`;
  return `${ok ? "✓" : "✗"} ${name}: ${detail}${mending}\n`;
}
