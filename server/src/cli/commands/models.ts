import { readFile, rm, stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { CurtaError } from "@curta/contract";
import { readDataFolder } from "../../config.ts";
import { depthModelIn } from "../../studio/depth-model.ts";
import { MODELS_HELP } from "../../texts/help.ts";
import { MODELS_SAY } from "../../texts/models.ts";
import { loadEnvironmentFile } from "../environment-file.ts";
import { fetchModel } from "../models/fetch-model.ts";
import { installModel } from "../models/install-model.ts";
import { MODEL_PINS, type ModelPin } from "../models/model-pins.ts";
import { createProgressBar } from "../progress-bar.ts";
import { decimal } from "../status/amounts.ts";

/**
 * `curta models`: networks that an operator may add; the product lacks nothing without them.
 * @param pin what is taken for the network for depth
 */
export async function run(args: string[], pin: ModelPin = MODEL_PINS.depth): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { from: { type: "string" }, help: { type: "boolean", short: "h" } },
    allowPositionals: true,
  });
  const [verb, name, ...rest] = positionals;
  if (values.help === true || verb === undefined) {
    process.stdout.write(MODELS_HELP);
    return values.help === true ? 0 : 1;
  }
  loadEnvironmentFile();
  const place = depthModelIn(readDataFolder());
  if (verb === "list" && name === undefined) return await list(place, pin);
  if (name !== "depth" || rest.length > 0)
    throw new CurtaError("invalid_option", { detail: positionals.join(" ") });
  if (verb === "add") return await add(place, pin, values.from);
  if (verb === "remove") return await remove(place);
  throw new CurtaError("invalid_option", { detail: verb });
}

async function add(place: string, pin: ModelPin, from: string | undefined): Promise<number> {
  const bar = createProgressBar(process.stderr, true);
  try {
    const onProgress = (share: number): void => bar.show(100 * share, MODELS_SAY.fetching(pin.title));
    const source = await fetchModel(pin, { from, onProgress });
    bar.show(100, MODELS_SAY.converting);
    const { convertDepth } = await import("@curta/studio/convert-depth");
    const bytes = await installModel(source, place, convertDepth);
    bar.clear();
    process.stdout.write(`${MODELS_SAY.added(pin.title, pin.licence, place, megabytes(bytes))}\n`);
    return 0;
  } finally {
    bar.clear();
  }
}

async function list(place: string, { title, licence, bytes }: ModelPin): Promise<number> {
  const found = await stat(place).catch(() => undefined);
  const state =
    found === undefined
      ? MODELS_SAY.absent(megabytes(bytes))
      : (await isWell(place))
        ? MODELS_SAY.present(place, megabytes(found.size))
        : MODELS_SAY.broken(place);
  process.stdout.write(`depth  ${title}, ${licence}: ${state}\n`);
  return 0;
}

async function isWell(place: string): Promise<boolean> {
  const { isDepthModel } = await import("@curta/studio/convert-depth");
  return isDepthModel(await readFile(place));
}

async function remove(place: string): Promise<number> {
  const found = await stat(place).catch(() => undefined);
  await rm(place, { force: true });
  process.stdout.write(`${found === undefined ? MODELS_SAY.wasAbsent : MODELS_SAY.removed}\n`);
  return 0;
}

function megabytes(bytes: number): string {
  return decimal(bytes / 1_000_000);
}
