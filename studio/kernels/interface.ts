/** The longest line of our code; longer signatures are broken as the formatter breaks them. */
const LINE = 110;

/**
 * What a compiled kernel exports, as a TypeScript interface, from the declarations that the compiler writes
 * (`export function name(from: number, ...): void`), so that no signature is typed by hand.
 */
export function interfaceOf(declarations: string): string {
  const functions = [...declarations.matchAll(/export function (\w+)\(([^)]*)\): (\w+);/g)];
  const members = functions.map(([, name = "", parameters = "", result = ""]) =>
    member(name, parameters.split(", ").filter(Boolean), result),
  );
  return [
    "/** What the kernel beside it exports; made by studio/kernels/build.ts from the compiler's declarations. */",
    "export interface KernelExports {",
    ...members,
    "}\n",
  ].join("\n");
}

function member(name: string, parameters: readonly string[], result: string): string {
  const line = `  ${name}(${parameters.join(", ")}): ${result};`;
  if (line.length <= LINE) return line;
  return [`  ${name}(`, ...parameters.map((parameter) => `    ${parameter},`), `  ): ${result};`].join("\n");
}
