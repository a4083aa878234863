import { createInterface } from "node:readline/promises";
import { Writable, type Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { CurtaError } from "@curta/contract";
import { SAYS } from "../texts/command-line.ts";

/** Where a password comes from; tests have streams of their own. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable;
}

/**
 * Refuses a password that is an option: everybody on the machine sees it in the list of processes, and it stays in the
 * shell's history. @throws CurtaError invalid_option
 */
export function refusePasswordOption(args: readonly string[]): void {
  const isGiven = args.some((arg) => arg === "--password" || arg.startsWith("--password="));
  if (isGiven) throw new CurtaError("invalid_option", { detail: SAYS.passwordIsNoOption });
}

/** The first line of standard input, for scripts. */
export async function readPassword(input: Readable): Promise<string> {
  return (await text(input)).split(/\r?\n/, 1)[0] ?? "";
}

/**
 * Asks for a password on a terminal, which does not show what is typed; undefined elsewhere, or for an empty answer.
 * @throws CurtaError password_not_typed after Ctrl-C or Ctrl-D
 */
export async function askPassword({ input, output }: Terminal): Promise<string | undefined> {
  if (input.isTTY !== true) return undefined;
  // What it would echo goes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = createInterface({ input, output: nowhere, terminal: true });
  output.write(SAYS.askPassword);
  try {
    const answer = await line.question("");
    return answer === "" ? undefined : answer;
  } catch (cause) {
    throw new CurtaError("password_not_typed", { cause });
  } finally {
    line.close();
    output.write("\n");
  }
}
