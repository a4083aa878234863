import { CurtaError } from "@curta/contract";
import { errors, jwtVerify, SignJWT, type CryptoKey } from "jose";
import { z } from "zod";
import { isApiKey } from "./api-keys.ts";
import type { KeyRing } from "./security/key-ring.ts";
import type { User } from "./users.ts";

/** Lifetime of an access token, in seconds. The client refreshes it when fewer than 90 remain. */
export const ACCESS_TOKEN_SECONDS = 3_600;
const AUDIENCE = "authenticated";

/** The claims of our access tokens, which row security reads. */
const claimsSchema = z.looseObject({
  sub: z.uuid(),
  role: z.literal("authenticated"),
  session_id: z.uuid(),
  exp: z.number(),
  iat: z.number(),
  email: z.string(),
});
export type AccessClaims = z.infer<typeof claimsSchema>;

/** A refused access token: `expired` was valid before, `invalid` never was. */
export class AccessTokenError extends CurtaError {
  readonly reason: "expired" | "invalid";

  constructor(reason: "expired" | "invalid", cause?: unknown) {
    super("unauthorized", { detail: `access token ${reason}`, cause });
    this.reason = reason;
  }
}

export interface AccessTokens {
  sign(user: User, sessionId: string): Promise<string>;
  /** @throws AccessTokenError; CurtaError key_refused for a machine's key, which opens no account */
  readonly verify: (token: string) => Promise<AccessClaims>;
}

export function createAccessTokens(ring: KeyRing, issuer: string, clock: () => Date): AccessTokens {
  /** The public key that a token's head names. @throws AccessTokenError */
  async function keyOf({ kid = "" }: { readonly kid?: string }): Promise<CryptoKey> {
    const known = (await ring.fresh()).verifying.get(kid);
    const key = known ?? (await ring.reload()).verifying.get(kid);
    if (key === undefined) throw new AccessTokenError("invalid");
    return key;
  }

  return {
    async sign(user, sessionId) {
      const { kid, signing } = await ring.fresh();
      const now = Math.floor(clock().getTime() / 1_000);
      return new SignJWT({
        ...describe(user),
        session_id: sessionId,
        amr: [{ method: "password", timestamp: now }],
      })
        .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
        .setIssuer(issuer)
        .setSubject(user.id)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(signing);
    },
    async verify(token) {
      if (isApiKey(token)) throw new CurtaError("key_refused");
      try {
        const { payload } = await jwtVerify(token, keyOf, {
          algorithms: ["ES256"],
          audience: AUDIENCE,
          currentDate: clock(),
        });
        return claimsSchema.parse(payload);
      } catch (error) {
        if (error instanceof AccessTokenError) throw error;
        throw new AccessTokenError(error instanceof errors.JWTExpired ? "expired" : "invalid", error);
      }
    },
  };
}

function describe(user: User) {
  return {
    email: user.email,
    phone: "",
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: { email: user.email, email_verified: true },
    role: "authenticated",
    aal: "aal1",
    is_anonymous: false,
  };
}
