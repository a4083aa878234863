import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { ADMIN, type Product } from "./start-product.ts";

/**
 * Who signs in: on the product that all tests share somebody new in each test (see test.ts), on a product of a test's own its
 * first user.
 */
export const account = { email: ADMIN.email, password: ADMIN.password };

const PROGRAM = path.resolve(import.meta.dirname, "../../../server/testing/add-accounts.ts");

export interface Accounts extends Disposable {
  /** Makes an account with the first user's password, and gives its e-mail address. */
  add(): Promise<string>;
}

/** Makes accounts of a running product, one at a time. */
export function openAccounts({ dataFolder }: Pick<Product, "dataFolder">): Accounts {
  const program = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, CURTA_DATA: dataFolder, CURTA_ADMIN_PASSWORD: ADMIN.password },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const answers = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  return {
    async add() {
      const email = `ana-${crypto.randomUUID().slice(0, 4)}@curta.example`;
      program.stdin.write(`${email}\n`);
      const { value } = await answers.next();
      if (value !== email) throw new Error(`no account for ${email}`);
      return email;
    },
    [Symbol.dispose]: () => program.stdin.end(),
  };
}
