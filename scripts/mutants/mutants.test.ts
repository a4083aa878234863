import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { EQUIVALENTS } from "./faults/equivalents.ts";
import { findMutants, isZeroedConstant, mutated } from "./faults/find-mutants.ts";
import { importersOf, testsOf } from "./lanes/importers.ts";
import { readOptions } from "./options.ts";
import { sampleOf } from "./random.ts";
import { readSecurityTable } from "./faults/security-faults.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const faultsOf = (source: string) => findMutants("a.ts", source).map((mutant) => mutated(source, mutant));

test("a call that only acts is forgotten, and so is an option of a call", () => {
  expect(faultsOf("save(a);")).toEqual([";"]);
  expect(faultsOf("async function f() { await open(a, { signal }); }")).toEqual([
    "async function f() { ; }",
    "async function f() { await open(a, {  }); }",
  ]);
});

test("bounds, signs, conditions and how they are joined are turned", () => {
  expect(faultsOf("const f = (a) => a < b;")).toEqual(["const f = (a) => a <= b;"]);
  expect(faultsOf("const f = (a) => a - b;")).toEqual(["const f = (a) => a + b;"]);
  expect(faultsOf("const c = a && !b;")).toEqual(["const c = (a) || (!b);", "const c = a && b;"]);
  expect(faultsOf("if (a) b = c;")).toEqual(["if (false) b = c;", "if (!(a)) b = c;", "if (a) ;"]);
});

test("a tuning constant is turned off and made ten times as much; a number in a rule is one more", () => {
  expect(faultsOf("const COST = 6;")).toEqual(["const COST = 0;", "const COST = 60;"]);
  expect(faultsOf("const f = () => list[0];")).toEqual(["const f = () => list[1];"]);
  const zeroed = findMutants("a.ts", "const A = 6;\nconst f = () => [0, 9];").filter(isZeroedConstant);
  expect(zeroed.map(({ after }) => after)).toEqual(["const A = 0;"]);
});

test("methods are taken for each other; one that every object has is none of them", () => {
  expect(faultsOf("const f = (a) => a.min(1).toString();")).toEqual([
    "const f = (a) => a.max(1).toString();",
    "const f = (a) => a.min(2).toString();",
  ]);
});

test("tables, types, words in errors, what is only logged and empty answers are left alone", () => {
  for (const source of [
    "const TABLE = [{ beats: 3 }];",
    "type Side = 1 | 2;",
    'function f() { throw new Error("a" + 1); }',
    'function f() { log.info({ id: 1 }, "made"); }',
    'function f() { return ""; }',
  ]) {
    expect(faultsOf(source)).toEqual([]);
  }
});

test("a fault is told with its line, before and after", () => {
  expect(findMutants("a.ts", "\n  const COST = 6;\n")[0]).toMatchObject({
    line: 2,
    before: "const COST = 6;",
    after: "const COST = 0;",
  });
});

test("tests that load a file by others are found, the nearest first", () => {
  const importers = new Map([
    ["a/rule.ts", ["a/rule.test.ts", "b/use.ts"]],
    ["b/use.ts", ["b/use.test.ts", "a/rule.ts"]],
  ]);
  expect(testsOf("a/rule.ts", importers)).toEqual(["a/rule.test.ts", "b/use.test.ts"]);
});

test("of tests that lie as far, the one that is called like the file comes first", () => {
  const importers = new Map([
    ["a/drafts/find.ts", ["b/app.ts"]],
    ["b/app.ts", ["b/one.test.ts", "b/draft.test.ts"]],
  ]);
  expect(testsOf("a/drafts/find.ts", importers)).toEqual(["b/draft.test.ts", "b/one.test.ts"]);
});

test("packages are found by the entries that they name, and a built one does not stop the search", () => {
  const [built, source] = ["server/src/cli/client-package.test.ts", "server/src/cli/remote-film.test.ts"];
  const importers = importersOf(ROOT, ["client/src/index.ts", built, source]);
  expect(importers.get("client/src/index.ts")).toEqual([source]);
});

test("a sample is the same for the same seed, in the order of the files", () => {
  const all = Array.from({ length: 50 }, (_, index) => index);
  const one = sampleOf(all, 10, 3);
  expect(one).toHaveLength(10);
  expect(sampleOf(all, 10, 3)).toEqual(one);
  expect(sampleOf(all, 10, 4)).not.toEqual(one);
  expect(one.toSorted((a, b) => a - b)).toEqual(one);
  expect(sampleOf(all, 99, 3)).toEqual(all);
});

test("every fault on the list of equivalents can still be made", () => {
  const gone = EQUIVALENTS.filter(({ file, before, after }) => {
    if (!existsSync(path.join(ROOT, file))) return true;
    const mutants = findMutants(file, readFileSync(path.join(ROOT, file), "utf8"));
    return !mutants.some((mutant) => mutant.before === before && mutant.after === after);
  });
  expect(gone).toEqual([]);
});

test("each threat of docs/security.md names a fault that can be made, and the test that must notice it", () => {
  const { threats, faults } = readSecurityTable(readFileSync(path.join(ROOT, "docs/security.md"), "utf8"));
  expect(threats.length).toBeGreaterThan(30);
  // Two rows may have one name: then there are two faults of it.
  const left = faults.map(({ threat }) => threat);
  const without = threats.filter((threat) => left.splice(left.indexOf(threat), 1)[0] !== threat);
  expect(without).toEqual([]);
  expect(left.filter((threat) => !threats.includes(threat))).toEqual([]);
  const impossible = faults.filter(({ file, before, test: by }) => {
    const parts = readFileSync(path.join(ROOT, file), "utf8").split(before);
    return before === "" || parts.length !== 2 || !existsSync(path.join(ROOT, by));
  });
  expect(impossible).toEqual([]);
});

test("an unknown option, no place and no number are not understood", () => {
  expect(readOptions(["studio/src", "--sample", "3", "--seed", "7"])).toMatchObject({
    places: ["studio/src"],
    sample: 3,
    seed: 7,
  });
  for (const args of [["studio/src", "--most", "3"], [], ["studio/src", "--seed", "x"]]) {
    expect(readOptions(args)).toBeUndefined();
  }
});
