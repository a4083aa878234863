import { PassThrough, Readable } from "node:stream";
import { expect, test } from "vitest";
import { SAYS } from "../texts/command-line.ts";
import { askPassword, readPassword } from "./ask-password.ts";

function terminal(isTTY: boolean, typed: string) {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY }), new PassThrough()];
  input.write(typed);
  return { input, output };
}

test("a terminal is asked, and shows nothing of what is typed there", async () => {
  const { input, output } = terminal(true, "girassol-amarelo-42\r");
  expect(await askPassword({ input, output })).toBe("girassol-amarelo-42");
  expect(String(output.read())).toBe(`${SAYS.askPassword}\n`);
});

test("an empty answer is none, and what is no terminal is not asked", async () => {
  expect(await askPassword(terminal(true, "\r"))).toBeUndefined();
  const silent = terminal(false, "girassol-amarelo-42\n");
  expect(await askPassword(silent)).toBeUndefined();
  expect(silent.output.read()).toBeNull();
});

test.each([
  ["Ctrl-C", "gira\u0003"],
  ["Ctrl-D", "\u0004"],
])("%s is no password", async (_key, typed) => {
  await expect(askPassword(terminal(true, typed))).rejects.toMatchObject({ code: "password_not_typed" });
});

test.each([
  ["girassol\n", "girassol"],
  ["girassol\r\noutra", "girassol"],
  [" com espaço ", " com espaço "],
  ["", ""],
])("of standard input %j the first line is the password", async (piped, password) => {
  expect(await readPassword(Readable.from([Buffer.from(piped)]))).toBe(password);
});
