import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8")) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const places = Object.keys(packages);

test("the lockfile holds what every processor and system needs, not only this machine's", () => {
  // A lockfile that npm makes of what is installed leaves the others out, and installs fail there.
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter(
      (name) => !places.some((place) => place.endsWith(`node_modules/${name}`)),
    ),
  );
  expect(missing).toEqual([]);
});

test("the lockfile holds no addresses", () => {
  expect(Object.values(packages).filter(({ resolved = "" }) => /^https?:/.test(resolved))).toEqual([]);
});
