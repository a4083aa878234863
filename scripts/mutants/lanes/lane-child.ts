/** Runs test files when it is told to, with one Vitest that stays: the parent changes a file in between. */
import { createVitest } from "vitest/node";
import { orderSchema, type LaneAnswer } from "./lane-messages.ts";

const [root = ""] = process.argv.slice(2);
const vitest = await createVitest("test", {
  root,
  watch: false,
  reporters: [{}],
  maxWorkers: 1,
  bail: 1,
  silent: true,
  includeTaskLocation: false,
});
await vitest.standalone();

process.on("message", (message) => {
  const { test, changed } = orderSchema.parse(message);
  void runTest(test, changed).then((answer) => process.send?.(answer));
});
process.on("disconnect", () => process.exit());
process.send?.({ ready: true });

async function runTest(test: string, changed: readonly string[]): Promise<LaneAnswer> {
  for (const file of changed) vitest.invalidateFile(file);
  vitest.state.filesMap.clear();
  const specifications = await vitest.globTestSpecifications([test]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = testModules.find((module) => !module.ok());
  if (failed === undefined && unhandledErrors.length === 0) return { passed: testModules.length > 0 };
  const [failure] = [...(failed?.children.allTests("failed") ?? [])];
  const [error] = [...(failed?.errors() ?? []), ...(failed?.children.allSuites() ?? [])].flatMap((one) =>
    "message" in one ? [one] : one.errors(),
  );
  return {
    passed: false,
    failure: failure?.fullName ?? `not loaded: ${error?.message ?? String(unhandledErrors[0])}`,
  };
}
