import { parseArgs } from "node:util";
import type { Reading } from "@curta/contract";
import type { KeyImageWishes } from "@curta/studio";
import { readDataFolder } from "../../config.ts";
import { depthModelIn } from "../../studio/depth-model.ts";
import { invalidOption, readFilmOptions, readSeed } from "../film-options.ts";
import { readInput, readPhoto } from "../read-files.ts";
import { SAYS } from "../../texts/command-line.ts";
import { SCRIPT_HELP } from "../../texts/help.ts";

const OPTIONS = {
  photo: { type: "string" },
  seconds: { type: "string" },
  style: { type: "string" },
  template: { type: "string" },
  seed: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** `curta script`: a script as it is understood, in the exact grammar, without a film. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  if (values.help) {
    process.stdout.write(SCRIPT_HELP);
    return 0;
  }
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw invalidOption(SAYS.oneFile);
  const { estilo: style, duracao: seconds, modelo: template } = readFilmOptions(values);
  const wishes = { style, seconds, template, seed: readSeed(values.seed ?? "0") };
  const text = (await readInput(file)).toString("utf8");
  const photo = values.photo === undefined ? null : await readPhoto(values.photo);
  const { understandScript } = await import("@curta/studio/preview");
  const reading = photo === null ? null : await readingOf(photo, wishes);
  const { script, remarks } = understandScript(text, { ...wishes, reading });
  // People count lines from 1.
  const told = remarks.map(({ line, text: remark }) => ({
    line: line === null ? null : line + 1,
    text: remark,
  }));
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ script, remarks: told })}\n`);
    return 0;
  }
  process.stdout.write(script);
  for (const { line, text: remark } of told) {
    process.stderr.write(line === null ? `${remark}\n` : `${SAYS.onLine(line, remark)}\n`);
  }
  return 0;
}

/** What the photo holds, as a film of it would see it. */
async function readingOf(photo: Buffer, looks: KeyImageWishes): Promise<Reading> {
  const { preparePhoto } = await import("@curta/studio");
  const depthModel = depthModelIn(readDataFolder());
  return (await preparePhoto(photo, { ...looks, depthModel })).reading;
}
