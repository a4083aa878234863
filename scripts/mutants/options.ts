import { parseArgs } from "node:util";

export interface Options {
  /** Folders or files whose code is changed, from the root. */
  readonly places: readonly string[];
  /** How many mutants are drawn; all without it. */
  readonly sample: number;
  readonly seed: number;
  /** Only tests whose path holds one of these. */
  readonly tests: readonly string[];
  /** Tests whose path holds one of these are not run. */
  readonly without: readonly string[];
  /** Seconds that the tests of one mutant may take together on an unchanged tree; nearest tests come first. */
  readonly budget: number;
  /** Makes the faults of docs/security.md in place of those of the operators; `tests` chooses among them. */
  readonly security: boolean;
  /** Only numbers at the top of a module, each turned to 0. */
  readonly constants: boolean;
  /** Prints the mutants and runs nothing. */
  readonly list: boolean;
}

export const USAGE = `npm run mutants -- <folder or file>... [--only file] [--sample n] [--seed s] [--tests parts,of,paths]
                  [--without parts,of,paths] [--budget seconds] [--constants] [--list]
npm run mutants -- --security [--tests parts,of,paths]
`;

/** Reads the command line; undefined where it cannot be understood. */
export function readOptions(args: readonly string[]): Options | undefined {
  const parsed = parse(args);
  if (parsed === undefined) return undefined;
  const { values, positionals } = parsed;
  const places = values.only === undefined ? positionals : [values.only];
  const numbers = [values.seed, values.budget, values.sample ?? "1"].map(Number);
  if ((places.length === 0 && !values.security) || numbers.some((number) => !Number.isInteger(number)))
    return undefined;
  return {
    places: places.map((place) => place.replace(/^\.\/|\/$/g, "")),
    sample: values.sample === undefined ? Infinity : Number(values.sample),
    seed: Number(values.seed),
    tests: values.tests.split(","),
    without: values.without?.split(",") ?? [],
    budget: Number(values.budget),
    security: values.security,
    constants: values.constants,
    list: values.list,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        only: { type: "string" },
        sample: { type: "string" },
        seed: { type: "string", default: "1" },
        tests: { type: "string", default: "" },
        without: { type: "string" },
        budget: { type: "string", default: "60" },
        security: { type: "boolean", default: false },
        constants: { type: "boolean", default: false },
        list: { type: "boolean", default: false },
      },
    });
  } catch {
    return undefined;
  }
}
