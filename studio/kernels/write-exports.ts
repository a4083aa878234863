/** Line length of the formatter: generated files are written as it would write them. */
const LINE_LENGTH = 110;

interface ExportedFunction {
  readonly name: string;
  /** As in TypeScript: `count: number`. */
  readonly parameters: readonly string[];
  readonly result: string;
}

/**
 * A module with the signatures of a kernel: an interface `<name>Kernel` and the list of its functions.
 * @param name of the kernel in PascalCase, for example "Score"
 * @param declarations what the compiler says about the exports (see `declareKernel`)
 */
export function writeExports(name: string, declarations: string): string {
  const functions = exportedFunctions(declarations);
  const constant = `${name.toUpperCase()}_KERNEL_FUNCTIONS`;
  return [
    `/** What the compiled kernel exports; written by studio/kernels/build.ts from the sources beside it. */`,
    `export interface ${name}Kernel {`,
    ...functions.map(writeMethod),
    `}`,
    ``,
    writeList(
      `export const ${constant}: readonly (keyof ${name}Kernel)[] = `,
      functions.map((each) => `"${each.name}"`),
    ),
    ``,
  ].join("\n");
}

function writeList(start: string, items: readonly string[]): string {
  const line = `${start}[${items.join(", ")}];`;
  return line.length <= LINE_LENGTH
    ? line
    : [`${start}[`, ...items.map((item) => `  ${item},`), `];`].join("\n");
}

/** Structures of the sources are passed by their addresses, so everything but a flag or an i64 is a number. */
function exportedFunctions(declarations: string): ExportedFunction[] {
  const found = declarations.matchAll(/^ *export function (\w+)\((.*)\): (\w+);$/gm);
  return Array.from(found, ([, name = "", parameters = "", result = ""]) => ({
    name,
    parameters: parameters === "" ? [] : parameters.split(", ").map(withPlainType),
    result,
  }));
}

function withPlainType(parameter: string): string {
  const [name, type = ""] = parameter.split(": ");
  return `${name}: ${type === "boolean" || type === "bigint" ? type : "number"}`;
}

function writeMethod({ name, parameters, result }: ExportedFunction): string {
  const line = `  ${name}(${parameters.join(", ")}): ${result};`;
  if (line.length <= LINE_LENGTH) return line;
  return [`  ${name}(`, ...parameters.map((parameter) => `    ${parameter},`), `  ): ${result};`].join("\n");
}
