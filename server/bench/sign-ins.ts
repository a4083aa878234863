import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { runMany, describeTimes } from "./measure.ts";
import { PASSWORD, userName, type BenchProduct } from "./product.ts";

const SIGN_INS = 160;
const SIDE_BY_SIDE = 6;
export const USERS = 16;

/** Sign-ins per second over HTTP, and hashes per second alone, which is the upper bound. */
export async function benchSignIns(product: BenchProduct): Promise<string[]> {
  const signIns = await runMany(SIGN_INS, SIDE_BY_SIDE, async (index) => {
    const answer = await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        apikey: product.anonKey,
        "x-forwarded-for": `10.9.0.${index % 250}`,
      },
      body: JSON.stringify({ email: userName(index % USERS), password: PASSWORD }),
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`sign-in: ${answer.status}`);
  });
  const derive = promisify(argon2);
  const hashes = await runMany(SIGN_INS, SIDE_BY_SIDE, async () => {
    const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
    await derive("argon2id", { message: PASSWORD, nonce: randomBytes(16), ...cost });
  });
  const [perSecond, ceiling] = [SIGN_INS / signIns.seconds, SIGN_INS / hashes.seconds];
  return [
    `sign-ins            ${perSecond.toFixed(1)} a second, ${SIDE_BY_SIDE} side by side; ${describeTimes(signIns.each)}`,
    `  hashes alone      ${ceiling.toFixed(1)} a second: sign-ins reach ${(perSecond / ceiling).toFixed(2)} of them`,
  ];
}
