import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = import.meta.dirname;
const DOCUMENT = readFileSync(path.join(ROOT, "docs/architecture.md"), "utf8");

/** What the blocks of the document name, from the root: "http/{a,b}" in the block of a folder is two paths. */
const NAMED = [...DOCUMENT.matchAll(/^```\n(\S+)\n([^]*?)^```/gm)].flatMap(([, folder = "", lines = ""]) =>
  [...lines.matchAll(/^ {2}(\S+)/gm)].flatMap(([, name = ""]) =>
    alternatives(name).map((one) => path.posix.join(folder, one).replace(/\/$/, "")),
  ),
);

function alternatives(name: string): string[] {
  const [, before = "", inner = "", after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return inner === "" ? [name] : inner.split(",").map((part) => before + part + after);
}

function foldersOf(parent: string): string[] {
  return readdirSync(path.join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
    .map(({ name }) => `${parent}/${name}`);
}

/** Sources that the guides name, like `photo/decode.ts`. Decisions are left out: they stay as they were written. */
const NAMED_SOURCES = [
  "README.md",
  "LEIAME.md",
  "CONTRIBUTING.md",
  ...globSync("docs/*.md", { cwd: ROOT }),
].flatMap((file) => {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  return [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, source = ""]) => [file, source] as const);
});
const SOURCES = globSync("**/*.{ts,tsx}", { cwd: ROOT, exclude: ["**/node_modules/**"] }).map(
  (file) => `/${file.replaceAll(path.sep, "/")}`,
);

interface Rule {
  readonly pure: boolean;
  readonly imports: readonly string[];
}

/** The rows `| room | pure | may import |` of the document. */
function drawnRules(): Map<string, Rule> {
  return new Map(
    [...DOCUMENT.matchAll(/^\| `(\S+)` \| (yes)? *\| (.*)\|$/gm)].map(([, room = "", pure, imports = ""]) => [
      room,
      {
        pure: pure === "yes",
        imports: [...imports.matchAll(/`(\S+)`/g)].map(([, name = ""]) => name).toSorted(),
      },
    ]),
  );
}

/** A block of the linter's configuration, as far as it holds the studio's rooms apart. */
interface Override {
  readonly files: readonly string[];
  readonly rules: {
    readonly "no-restricted-imports": [
      string,
      { readonly patterns: readonly { readonly group: string[] }[] },
    ];
  };
}

/** What the linter leaves to each room of the studio: every other room that no pattern names. */
function lintedRules(): Map<string, Rule> {
  const { overrides } = JSON.parse(readFileSync(path.join(ROOT, ".oxlintrc.json"), "utf8")) as {
    overrides: Override[];
  };
  const forbidden = new Map(
    overrides.flatMap(({ files: [file = ""], rules }) => {
      const room = /^studio\/src\/([\w-]+)\/\*\*$/.exec(file)?.[1];
      if (room === undefined) return [];
      const [, { patterns }] = rules["no-restricted-imports"];
      return [[room, new Set(patterns.flatMap(({ group }) => group))] as const];
    }),
  );
  const rooms = [...forbidden.keys()].toSorted();
  return new Map(
    [...forbidden].map(([room, patterns]) => [
      room,
      {
        pure: patterns.has("node:*"),
        imports: rooms.filter((other) => other !== room && !patterns.has(`**/${other}/**`)),
      },
    ]),
  );
}

test.each(NAMED)("%s exists", (name) => {
  expect(existsSync(path.join(ROOT, name))).toBe(true);
});

test.each(["studio", "studio/src", "studio/src/direction", "server", "server/src"])(
  "every folder of %s is named",
  (parent) => {
    const missing = foldersOf(parent).filter(
      (folder) => !NAMED.some((name) => name === folder || name.startsWith(`${folder}/`)),
    );
    expect(missing).toEqual([]);
  },
);

test.each(NAMED_SOURCES)("in %s, %s exists", (_, source) => {
  expect(SOURCES.filter((file) => file.endsWith(`/${source}`))).not.toEqual([]);
});

test("the arrows between the studio's rooms are those that the linter allows", () => {
  expect(drawnRules()).toEqual(lintedRules());
  expect([...drawnRules().keys()].toSorted()).toEqual(
    foldersOf("studio/src")
      .map((folder) => path.basename(folder))
      .toSorted(),
  );
});
